export { BadgeReader } from './camera/BadgeReader';
