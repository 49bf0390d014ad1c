export { removeDemo } from './demo-removal.service';
export { installOwnData } from './own-data.queries';
export { AttendeeRemoval } from './removal.types';
