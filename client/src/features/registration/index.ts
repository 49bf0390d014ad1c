export { GiveUpPlace } from './application/GiveUpPlace';
