import { isStaff, Role } from '../../core/auth/roles';

/** Access rules of an event by role, before membership is checked. */
export const eventPolicy = {
  /** Staff need no profile to be in an event. */
  enterWithoutProfile: isStaff,
  /** Profile, bookmarks, agenda, chat and meetings belong to attendees: what staff do not have, they cannot do. */
  takePart: (role: Role): boolean => role === Role.ATTENDEE,
};
