export { eventPolicy } from './event-access.policy';
export {
  belongsToUser,
  isInTeam,
  isSeenBy,
  takesPart,
  mayEnter,
  memberIn,
  membershipsAmong,
  ownAttendeeIn,
} from './event-access.queries';
export { subscribeAsAttendee } from './event-access.live';
export {
  type CompanyMember,
  type EventAccess,
  grantTo,
  type Member,
  ownAttendeeIdOf,
  requireAttendee,
  requireCompanyContact,
  requireCompanyMember,
  requireCompanyReader,
  requireEventAccess,
  requireEventOf,
} from './event-access.service';
