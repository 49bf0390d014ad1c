export { presenceFeed } from './presence-feed';
