import { newId } from '../../server/src/core/db/ids';
import { insert } from './factories';
import type { TestSql } from './server';

/** A secret as Standard Webhooks writes it. */
export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A webhook of an event, for check-ins unless told otherwise. */
export async function buildWebhook(
  db: TestSql,
  values: { eventId: string; url?: string; [column: string]: unknown },
): Promise<{ id: string }> {
  const id = newId();
  const webhook = {
    id,
    name: 'A receiver',
    url: 'https://hooks.example.com/podium',
    topics: ['CHECK_IN_RECORDED'],
    scopes: ['CHECK_INS_READ'],
    secret: SECRET,
    authorName: 'Amina',
  };
  await insert(db, 'webhooks', { ...webhook, ...values });
  return { id };
}

/** A delivery of a webhook that waits for tomorrow, unless told otherwise. */
export async function buildDelivery(
  db: TestSql,
  values: { webhookId: string; [column: string]: unknown },
): Promise<{ id: string }> {
  const id = newId();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const delivery = {
    id,
    sequence: 1,
    topic: 'CHECK_IN_RECORDED',
    subjectId: newId(),
    nextAttemptAt: tomorrow,
    expiresAt: tomorrow,
  };
  await insert(db, 'webhook_deliveries', { ...delivery, ...values });
  return { id };
}
