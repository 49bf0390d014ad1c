export { messageSent } from './conversation.events';
