import { defineHook } from '../../core/hooks';

/** Runs in the transaction that removes attendees, with their rows locked and before they become tombstones. */
export const attendeeRemoving = defineHook<{ attendeeIds: readonly string[] }, { closedMeetings?: number }>(
  'attendees.removing',
);

/** Runs in the transaction in which an attendee blocks another one, with both rows locked. */
export const attendeeBlocked = defineHook<{ blockerId: string; blockedId: string }>('attendees.blocked');
