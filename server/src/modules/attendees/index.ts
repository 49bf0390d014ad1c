export { removeAttendees, type Removal } from './attendee-removal.service';
export { attendeePreloads } from './attendee.columns';
export { attendeeBlocked, attendeeRemoving, rankingByMatch, type RankedList } from './attendee.events';
export { sendDueInvitations } from './invitation.service';
export { markConfirmed } from './confirmation.queries';
export { setCategories, setCompanies } from './attendee-values.queries';
export {
  deleteImportedInterests,
  INSERT_STAGED_ATTENDEES,
  insertFormerInterests,
  writeStagedInterests,
} from './attendee-import.queries';
export { markFirstEntries } from './first-entry.queries';
