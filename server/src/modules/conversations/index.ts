export { PUSH_MESSAGE } from './message.jobs';
