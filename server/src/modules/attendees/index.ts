export { removeAttendees, type Removal } from './attendee-removal.service';
export { attendeeBlocked, attendeeRemoving } from './attendee.events';
