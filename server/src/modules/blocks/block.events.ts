import { defineHook } from '../../core/request/hooks';

/** Runs in the transaction in which an attendee blocks another one, with both rows locked. */
export const attendeeBlocked = defineHook<{ blockerId: string; blockedId: string }>('blocks.adding');
