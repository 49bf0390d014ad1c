import { messageSent } from '../conversations/index';
import { notificationsAdded } from '../notifications/index';
import { PUSH_MESSAGE, PUSH_NOTIFICATIONS } from './push.jobs';

/** An open portal marks a message as read in the meantime, and nobody is disturbed. */
const MESSAGE_DELAY_MS = 10_000;

/** What is pushed to devices, where push is on. */
export const pushHooks = [
  notificationsAdded.on(async (ctx, { notificationIds }) => {
    if (ctx.runtime.config.push) await ctx.jobs.add(PUSH_NOTIFICATIONS, { notificationIds });
  }),
  messageSent.on(async (ctx, { messageId }) => {
    if (!ctx.runtime.config.push) return;
    await ctx.jobs.add(PUSH_MESSAGE, { messageId }, { startAfter: new Date(Date.now() + MESSAGE_DELAY_MS) });
  }),
];
