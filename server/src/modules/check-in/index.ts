export { checkInsTopic } from './check-in.events';
