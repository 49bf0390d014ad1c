import { defineJob } from '../../core/jobs/jobs';

/** Pushes notifications to the browsers of those they are for. */
export const PUSH_NOTIFICATIONS = defineJob<{ notificationIds: string[] }>('push.notifications', {
  retries: 1,
});

/** Pushes a message that nobody has read after a moment. */
export const PUSH_MESSAGE = defineJob<{ messageId: string }>('push.message', { retries: 1 });
