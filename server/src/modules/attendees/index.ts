export { removeAttendees, type Removal } from './attendee-removal.service';
export { attendeePreloads } from './attendee.columns';
export { attendeeBlocked, attendeeRemoving, rankingByMatch, type RankedList } from './attendee.events';
export { sendDueInvitations } from './invitation.service';
