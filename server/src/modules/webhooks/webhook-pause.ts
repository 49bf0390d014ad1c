import { RequestContext, type Runtime } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { queueMails } from '../mails/index';
import type { WebhookPauseReason } from './webhook.entity';
import { pauseSending } from './webhook-sending.queries';

/** Sends nothing more to a webhook until it is resumed, and tells its owner by mail, once. */
export async function pauseWebhook(runtime: Runtime, id: string, reason: WebhookPauseReason): Promise<void> {
  const { db, entities } = runtime.database;
  const system = new RequestContext(runtime, null, { id: newId(), ip: 'system' }, db, entities);
  await inTransaction(system, async (ctx) => {
    const paused = await firstOf(pauseSending(ctx, { id, reason }));
    if (!paused) return;
    const { name, eventId, eventTitle, authorId, email } = paused;
    runtime.log.event('webhook.paused', { webhookId: id, reason });
    if (!authorId || !email) return;
    const url = `${ctx.siteUrl}/event/${eventId}/setup`;
    const data = { webhookName: name, eventTitle, isGone: reason === 'GONE', url };
    await queueMails(ctx, [{ to: email, recipientId: authorId, template: 'webhook-paused', data, eventId }]);
  });
}
