import { isStaff, Role } from '../../core/auth/roles';

/** Who may do what in an event, before it is asked whether they belong to it. */
export const eventPolicy = {
  /** Staff need no profile to be in an event. */
  enterWithoutProfile: isStaff,
  /** Profile, bookmarks, agenda, chat and meetings belong to attendees: what staff do not have, they cannot do. */
  takePart: (role: Role): boolean => role === Role.ATTENDEE,
};
