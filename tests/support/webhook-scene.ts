import { newId } from '../../server/src/core/db/ids';
import { buildAttendee, buildEvent } from './factories';
import type { TestSql } from './server';
import { waitFor } from './wait';
import { startReceiver, type WebhookReceiver } from './webhook-receiver';
import { buildWebhook } from './webhooks';

export const subjectsOf = ({ accepted }: WebhookReceiver): string[] =>
  accepted.map(({ body }) => body.subjectId);

/** Receivers with webhooks of events of their own, and what happens in these events. */
export const createWebhookScene = (db: TestSql) => {
  let receivers: WebhookReceiver[] = [];

  const receive = async (options: Parameters<typeof startReceiver>[0] = {}): Promise<WebhookReceiver> => {
    const receiver = await startReceiver(options);
    receivers.push(receiver);
    return receiver;
  };

  /** A receiver with a webhook of an event of its own. */
  const follow = async (options: Parameters<typeof startReceiver>[0] = {}, values: object = {}) => {
    const receiver = await receive(options);
    const { id: eventId } = await buildEvent(db);
    const { id } = await buildWebhook(db, { eventId, url: receiver.url, ...values });
    return { id, eventId, receiver };
  };

  /** Records so many entries with one statement, and returns their ids in the order of their changes. */
  const enter = async (eventId: string, count = 1): Promise<string[]> => {
    const attendee = await buildAttendee(db, { eventId });
    const ids = Array.from({ length: count }, newId);
    await db.sql(
      `INSERT INTO check_ins (id, event_id, attendee_id, client_id, gate, direction, at)
       SELECT id, $1, $2, id::text, 'North', 'IN', now() - n * interval '10 minutes' FROM unnest($3::uuid[]) WITH ORDINALITY AS entry (id, n)`,
      [eventId, attendee.id, ids],
    );
    return ids;
  };

  const rowsOf = (webhookId: string) =>
    db.sql<{ status: string; attempts: number; answer: number | null; error: string | null }>(
      `SELECT status, attempts, answer_status AS answer, error FROM webhook_deliveries
       WHERE webhook_id = $1 ORDER BY sequence`,
      [webhookId],
    );

  /** Lets all pauses of a webhook end now. */
  const skipPauses = async (id: string): Promise<void> => {
    await db.sql('UPDATE webhook_deliveries SET next_attempt_at = now() WHERE webhook_id = $1', [id]);
    await db.sql('UPDATE webhooks SET next_attempt_at = NULL WHERE id = $1', [id]);
  };

  const untilAttempts = (id: string, attempts: number) =>
    waitFor(async () => {
      const rows = await rowsOf(id);
      return rows.length > 0 && rows.every((row) => row.attempts >= attempts) && rows;
    }, `Attempt ${attempts}`);

  /** Ends all webhooks and receivers. */
  const clear = async (): Promise<void> => {
    await db.sql('DELETE FROM webhooks');
    await Promise.all(receivers.map((receiver) => receiver.close()));
    receivers = [];
  };

  return { receive, follow, enter, rowsOf, skipPauses, untilAttempts, clear };
};
