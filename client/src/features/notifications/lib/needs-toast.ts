import type { NotificationKind } from '../../../generated/graphql';

/** Changes of a meeting arrive by `meetingChanged` too, and are announced from there. */
const announced: ReadonlySet<NotificationKind> = new Set([
  'MEETING_REMINDER',
  'ACTIVITY_CHANGED',
  'ACTIVITY_REMOVED',
]);

/** Whether a notification is worth a toast of its own. */
export const needsToast = (kind: NotificationKind): boolean => announced.has(kind);
