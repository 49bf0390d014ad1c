import type { NotificationKind } from '../../../generated/graphql';

/** Other changes of a meeting arrive by `meetingChanged` too, and are announced from there. */
const announced: ReadonlySet<NotificationKind> = new Set([
  'MEETING_MOVED',
  'MEETING_REMINDER',
  'ACTIVITY_CHANGED',
  'ACTIVITY_REMOVED',
  'ANNOUNCEMENT',
  'CONDUCT_WARNING',
]);

/** Whether a notification is worth a toast of its own. */
export const needsToast = (kind: NotificationKind): boolean => announced.has(kind);
