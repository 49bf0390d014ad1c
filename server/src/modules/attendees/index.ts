export { AttendeeCategory } from './attendee-category';
export { countedWhere } from './attendee-counts.queries';
export { insertStagedAttendees } from './attendee-import.queries';
export {
  markConfirmed,
  markInvitationDue,
  markInvitationsDue,
  markInvited,
  markReminded,
  takeDueInvitations,
  setInviteCodes,
  lockAttendees,
  setCategories,
  setCompanies,
  markFirstEntries,
} from './attendee-changes.queries';
export { filterConditions, LIST_EVENT, LIST_READER, listConditions, shownTo } from './attendee-list.queries';
export { addAttendee } from './attendee-editing.service';
export { removeAttendees } from './attendee-removal.service';
export { searchOf } from './attendee-text';
export { closeness, folded, FORGIVING, LIKENESS, LIKENESSES, type Likeness } from './attendee-text.queries';
export { attendeeColumns, attendeeColumnsOf, attendeePreloads, attendeeProjection } from './attendee.columns';
export { type AttendeeEntity, AttendeeStatus } from './attendee.entity';
export { attendeeRemoving, attendeesInvited, type RankedList, rankingByMatch } from './attendee.events';
export { attendeeById, provenByUserId } from './attendee.loaders';
export { attendeePolicy } from './attendee.policy';
export { attendeeView, briefView } from './attendee.presenter';
export { latestProfileElsewhere } from './attendee.queries';
export { conditionsOfAttendeeFilter, getAttendee, getOwnAttendee } from './attendee.service';
export { Attendee, AttendeeConnection, AttendeeFilter, AttendeeSort } from './attendee.types';
export { asCode, newInviteCode } from './invite-codes';
export { insertOwnProfile, lockProfile, updateProfileValues } from './own-attendee.service';
export { changedNameErrors, newNameErrors, ProfileBasics, ProfileFields } from './profile-fields.inputs';
export { profileInput, profileKeys, profileNames } from './profile-body';
export {
  importedProfileFields,
  PROFILE_FIELDS,
  type ProfileFieldName,
  profileFields,
} from './profile-fields';
