import { defineJob } from '../../core/jobs/jobs';

/** Pushes notifications to the browsers of those they are for. */
export const PUSH_NOTIFICATIONS = defineJob<{ notificationIds: string[] }>('push.notifications', {
  retries: 1,
});
