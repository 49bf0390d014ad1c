import { defineModule, job } from '../../core/module';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { webhookSender } from './webhook-sender';
import { insertDeliveries } from './webhook-sending.queries';
import { WebhookEntity } from './webhook.entity';
import { TIDY_DELIVERIES, tidyDeliveries } from './webhook.jobs';
import { WebhookResolver } from './webhook.resolver';

export const webhooksModule = defineModule({
  name: 'webhooks',
  entities: [WebhookEntity, WebhookDeliveryEntity],
  // What a test is about, and whom to tell of a pause.
  reads: ['activities', 'attendees', 'check_ins', 'events', 'meetings', 'users'],
  resolvers: [WebhookResolver],
  jobs: [job(TIDY_DELIVERIES, tidyDeliveries)],
  onChanges: (db, changes) => insertDeliveries(db, { changeIds: changes.map(({ id }) => id) }),
  start: async (runtime) => (runtime.config.jobs ? webhookSender(runtime).start() : () => undefined),
});
