import { defineModule, job } from '../../core/module';
import { keysRemaining } from '../users/index';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { webhookSender } from './webhook-sender';
import { insertDeliveries } from './webhook-sending.queries';
import { WebhookEntity } from './webhook.entity';
import { SEAL_SECRETS, sealSecrets, TIDY_DELIVERIES, tidyDeliveries } from './webhook.jobs';
import { WebhookResolver } from './webhook.resolver';
import { listRemainingKeys } from './webhook.service';

export const webhooksModule = defineModule({
  name: 'webhooks',
  entities: [WebhookEntity, WebhookDeliveryEntity],
  // The subject of a test, the recipients of a pause, and a user's remaining keys.
  reads: ['activities', 'api_tokens', 'attendees', 'check_ins', 'events', 'meetings', 'users'],
  resolvers: [WebhookResolver],
  jobs: [job(TIDY_DELIVERIES, tidyDeliveries), job(SEAL_SECRETS, sealSecrets)],
  hooks: [keysRemaining.on(listRemainingKeys)],
  onChanges: (db, changes) => insertDeliveries(db, { changeIds: changes.map(({ id }) => id) }),
  start: async (runtime) => (runtime.config.jobs ? webhookSender(runtime).start() : () => undefined),
});
