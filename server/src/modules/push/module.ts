import { defineModule, job } from '../../core/module';
import { PUSH_MESSAGE } from '../conversations/index';
import { notificationsAdded } from '../notifications/index';
import { PushSubscriptionEntity } from './push-subscription.entity';
import { PUSH_NOTIFICATIONS } from './push.jobs';
import { PushResolver } from './push.resolver';
import { pushMessage, pushNotifications } from './push.service';

export const pushModule = defineModule({
  name: 'push',
  entities: [PushSubscriptionEntity],
  reads: ['attendees', 'event_members', 'events', 'messages', 'notifications', 'sessions', 'users'],
  resolvers: [PushResolver],
  hooks: [
    // Messages bring their job themselves.
    notificationsAdded.on(async (ctx, { notificationIds }) => {
      if (ctx.runtime.config.push) await ctx.jobs.add(PUSH_NOTIFICATIONS, { notificationIds });
    }),
  ],
  jobs: [job(PUSH_NOTIFICATIONS, pushNotifications), job(PUSH_MESSAGE, pushMessage)],
});
