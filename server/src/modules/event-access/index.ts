export { eventPolicy } from './event-access.policy';
export { belongsToUser, isListed, mayEnter, memberIn, ownAttendeeIn } from './event-access.queries';
export {
  type CompanyMember,
  type EventAccess,
  grantTo,
  type Member,
  ownAttendeeIdOf,
  requireAttendee,
  requireCompanyContact,
  requireCompanyMember,
  requireEventAccess,
  requireEventOf,
} from './event-access.service';
