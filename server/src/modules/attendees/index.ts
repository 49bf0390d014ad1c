export { AttendeeCategory } from './attendee-category';
export { countedWhere, hasGroup, isInGroup } from './attendee-counts.queries';
export { insertStagedAttendees, takeBackGroups, writeStagedGroups } from './attendee-import.queries';
export {
  markInvitationDue,
  markInvitationsDue,
  markInvited,
  markReminded,
  takeDueInvitations,
  setInviteCodes,
  lockAttendees,
  setCategories,
  setCompanies,
  restoreReplaced,
  setGroup,
  setStages,
  markFirstEntries,
} from './attendee-changes.queries';
export { filterConditions, LIST_EVENT, LIST_READER, listConditions, shownTo } from './attendee-list.queries';
export { addAttendee } from './attendee-editing.service';
export { removeAttendees } from './attendee-removal.service';
export { searchOf } from './attendee-text';
export { closeness, folded, FORGIVING, LIKENESS, LIKENESSES, type Likeness } from './attendee-text.queries';
export { attendeeColumns, attendeeColumnsOf, attendeePreloads, attendeeProjection } from './attendee.columns';
export { type ApplicationStage, type AttendeeEntity, AttendeeStage, AttendeeStatus } from './attendee.entity';
export { attendeeLeaving, attendeesInvited, type RankedList, rankingByMatch } from './attendee.events';
export { attendeeById, provenByUserId } from './attendee.loaders';
export { attendeePolicy, stageOf } from './attendee.policy';
export { attendeeView, briefView, ownView } from './attendee.presenter';
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
  type ProfileFieldRow,
  profileFields,
} from './profile-fields';
