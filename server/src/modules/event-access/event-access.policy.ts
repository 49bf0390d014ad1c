import type { Viewer } from '../../core/request/context';
import { isStaff, Role } from '../../core/auth/roles';

/** Whether the viewer is staff of an event: of all events, or of this one, whose end has not come. */
export const isStaffOf = (
  { role, staffEvents }: Pick<Viewer, 'role' | 'staffEvents'>,
  eventId: string,
): boolean => {
  if (!isStaff(role)) return false;
  const end = staffEvents ? staffEvents[eventId] : null;
  return end === null || (end !== undefined && end > Date.now());
};

/** The events of staff of some events; null for everybody else. */
export const staffEventIds = (viewer: Viewer): string[] | null =>
  viewer.staffEvents && isStaff(viewer.role)
    ? Object.keys(viewer.staffEvents).filter((eventId) => isStaffOf(viewer, eventId))
    : null;

/** Access rules of an event by role, before membership is checked. */
export const eventPolicy = {
  /** Staff need no profile to be in their events: see `isStaffOf`. */
  enterWithoutProfile: isStaff,
  /** Profile, bookmarks, agenda, chat and meetings belong to attendees: what staff do not have, they cannot do. */
  takePart: (role: Role): boolean => role === Role.ATTENDEE,
};
