export { removeDemo } from './demo-removal.service';
export { AttendeeRemoval } from './removal.types';
