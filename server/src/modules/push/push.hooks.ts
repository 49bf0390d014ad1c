import { notificationsAdded } from '../notifications/index';
import { PUSH_NOTIFICATIONS } from './push.jobs';

/** Notifications that are pushed to devices, where push is on; messages bring their job themselves. */
export const pushHooks = [
  notificationsAdded.on(async (ctx, { notificationIds }) => {
    if (ctx.runtime.config.push) await ctx.jobs.add(PUSH_NOTIFICATIONS, { notificationIds });
  }),
];
