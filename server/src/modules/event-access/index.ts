export { eventPolicy } from './event-access.policy';
export {
  acceptsAddress,
  belongsToUser,
  isListed,
  mayEnter,
  memberIn,
  ownAttendeeIn,
} from './event-access.queries';
export {
  grantTo,
  ownAttendeeIdOf,
  type EventAccess,
  type Member,
  requireAttendee,
  requireEventAccess,
  requireEventOf,
} from './event-access.service';
