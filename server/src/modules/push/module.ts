import { defineModule, job } from '../../core/module';
import { PushSubscriptionEntity } from './push-subscription.entity';
import { pushHooks } from './push.hooks';
import { PUSH_MESSAGE, PUSH_NOTIFICATIONS } from './push.jobs';
import { PushResolver } from './push.resolver';
import type { Services } from '../../services';

export const pushModule = defineModule<Services>({
  name: 'push',
  entities: [PushSubscriptionEntity],
  reads: ['attendees', 'events', 'messages', 'notifications', 'sessions'],
  resolvers: (services) => [new PushResolver(services.push)],
  hooks: pushHooks,
  jobs: [
    job(PUSH_NOTIFICATIONS, ({ push }, ctx, due) => push.pushNotifications(ctx, due)),
    job(PUSH_MESSAGE, ({ push }, ctx, due) => push.pushMessage(ctx, due)),
  ],
});
