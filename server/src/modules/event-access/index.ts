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
  EventAccessService,
  type EventAccess,
  type Member,
} from './event-access.service';
