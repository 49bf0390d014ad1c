export { AttendeeRemoval } from './removal.types';
