import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildAttendee, buildEvent } from '../support/factories';
import { buildServer, PROCESS_TEST_MS, spawnServer, type ServerProcess } from '../support/process';
import { openSql, type TestSql } from '../support/server';
import { waitFor } from '../support/wait';
import { failingEvery, startReceiver } from '../support/webhook-receiver';
import { buildWebhook } from '../support/webhooks';

const EVENTS = 1_000;
const ALL_MS = 150_000;

let database: TestDatabase;
let db: TestSql & { end(): Promise<void> };
let processes: ServerProcess[] = [];

beforeAll(async () => {
  await buildServer();
  database = await createDatabase();
  db = openSql(database.url);
}, 150_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  processes = [];
  await db.end();
  await database.drop();
});

const spawnHere = async (): Promise<ServerProcess> => {
  const settings = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.1/32' };
  const process = await spawnServer({ databaseUrl: database.url, settings });
  processes.push(process);
  return process;
};

/** Lets pauses end now, and the leases of servers that are gone. */
const skipPauses = (): Promise<unknown> =>
  Promise.all([
    db.sql(
      `UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'WAITING' AND next_attempt_at > now()`,
    ),
    db.sql('UPDATE webhooks SET next_attempt_at = NULL WHERE next_attempt_at > now()'),
  ]);

it(
  `of ${EVENTS} changes none is lost where the receiver fails every third time and is away, and the server is killed`,
  { timeout: PROCESS_TEST_MS },
  async () => {
    const failing = { answer: failingEvery(3) };
    const first = await startReceiver(failing);
    const server = await spawnHere();
    const { id: eventId } = await buildEvent(db);
    const { id: webhookId } = await buildWebhook(db, { eventId, url: first.url });
    const attendee = await buildAttendee(db, { eventId });
    const ids = Array.from({ length: EVENTS }, newId);
    await db.sql(
      `INSERT INTO check_ins (id, event_id, attendee_id, client_id, gate, direction, at)
       SELECT id, $1, $2, id::text, 'North', 'IN', now() - n * interval '10 minutes'
       FROM unnest($3::uuid[]) WITH ORDINALITY AS entry (id, n)`,
      [eventId, attendee.id, ids],
    );

    await waitFor(() => first.accepted.length > EVENTS / 5, 'The first deliveries');
    await first.close();
    await waitFor(async () => {
      const [row] = await db.sql('SELECT FROM webhooks WHERE id = $1 AND consecutive_failures >= 5', [
        webhookId,
      ]);
      return row;
    }, 'The failures');
    const second = await startReceiver({ ...failing, port: first.port });
    await waitFor(async () => {
      await skipPauses();
      return second.accepted.length > EVENTS / 5;
    }, 'Deliveries after the return of the receiver');

    await server.kill();
    const [left] = await db.sql<{ waiting: number; leased: boolean }>(
      `SELECT (SELECT count(*)::int FROM webhook_deliveries WHERE status = 'WAITING') AS waiting, leased_until > now() AS leased
       FROM webhooks`,
    );
    expect(left).toEqual({ waiting: expect.any(Number) as number, leased: true });
    expect(left?.waiting).toBeGreaterThan(0);
    await db.sql('UPDATE webhooks SET leased_until = now()');
    await spawnHere();
    const received = () => new Map([...first.accepted, ...second.accepted].map(({ id, body }) => [id, body]));
    await waitFor(
      async () => {
        await skipPauses();
        return received().size === EVENTS;
      },
      'All deliveries',
      ALL_MS,
    );

    // Each was accepted with a valid signature, and its sequence says the order in which the changes were written.
    const inOrder = [...received().values()].toSorted((a, b) => Number(a.sequence) - Number(b.sequence));
    expect(inOrder.map(({ subjectId }) => subjectId)).toEqual(ids);
    await waitFor(async () => {
      await skipPauses();
      const waiting = await db.sql(`SELECT FROM webhook_deliveries WHERE status <> 'DELIVERED'`);
      return waiting.length === 0;
    }, 'The notes');
    await second.close();
  },
);
