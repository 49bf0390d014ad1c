import { Client } from 'pg';
import { generateVAPIDKeys } from 'web-push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { RELAY_LOCK } from '../../server/src/core/realtime/outbox-relay';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildServer, PROCESS_TEST_MS, spawnServer, type ServerProcess } from '../support/process';
import { buildApiToken } from '../support/api-tokens';
import { settledCursor, take } from '../support/changes';
import { expectOk, graphql, post, subscribe } from '../support/client';
import { openReader, type Reader } from '../support/reader';
import { openSql, startServer } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, send, type Trio } from './chat';

const redisUrl = inject('redisUrl');
const RECOVERY_MS = 30_000;

let database: TestDatabase;
let db: ReturnType<typeof openSql>;
let trio: Trio;
let processes: ServerProcess[] = [];
let holders: Client[] = [];

beforeAll(async () => {
  await buildServer();
  database = await createDatabase();
  db = openSql(database.url);
}, 150_000);
afterAll(async () => {
  await db.end();
  await database.drop();
});
beforeEach(async () => {
  // A server killed right after publishing leaves its rows for the next one: not this test's.
  await db.sql('DELETE FROM outbox');
  trio = await buildTrio(db);
});

/** A failed test leaves no server behind that would publish the next one's messages, and nobody who keeps others from it. */
afterEach(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  processes = [];
  await Promise.all(holders.map((holder) => holder.end()));
  holders = [];
});

const spawnHere = async (options: Parameters<typeof spawnServer>[0]): Promise<ServerProcess> => {
  const process = await spawnServer(options);
  processes.push(process);
  return process;
};

/** Holding the relay's lock keeps all servers from publishing: the gap between commit and publish lasts until it is released. */
const holdRelay = async (): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [RELAY_LOCK]);
  holders.push(holder);
  return () => holder.end();
};

/** Keeps the answers of requests with a key from being recorded: the gap between effect and record lasts until it is released. */
const holdRecords = async (): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE idempotency_keys IN SHARE MODE');
  holders.push(holder);
  return async () => void (await holder.query('ROLLBACK'));
};

const waiting = async (): Promise<number> => (await db.sql('SELECT 1 FROM outbox')).length;
const emptied = () => waitFor(async () => (await waiting()) === 0, 'The end of the outbox', RECOVERY_MS);

const readerAt = (url: string) =>
  openReader({ url, token: trio.bob.token, eventId: trio.eventId, attendeeId: trio.alice.id });

/** The reader's messages once this one is among them: reconnecting and catching up take their time. */
const received = async (reader: Reader, id: string) => {
  await waitFor(() => reader.messages.some((message) => message.id === id), 'The message', RECOVERY_MS);
  return reader.messages.filter((message) => message.text !== 'marker');
};

/** Sends until one message arrives live: the socket alone does not tell when a subscription stands. */
const untilLive = async (url: string, reader: Reader): Promise<void> => {
  for (let tried = 0; tried < 10; tried += 1) {
    const { id } = await send(url, trio.alice, trio.bob, 'marker');
    const arrives = waitFor(() => reader.messages.some((message) => message.id === id), 'The marker', 2_000);
    if (await arrives.catch(() => false)) return;
  }
};

/** Holding the table of jobs keeps all servers from adding one. */
const holdJobs = async (): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE pgboss.job IN EXCLUSIVE MODE');
  holders.push(holder);
  return () => holder.end();
};

const isStored = async (text: string) =>
  (await db.sql('SELECT 1 FROM messages WHERE text = $1', [text])).length > 0;

const pushJobs = () =>
  db.sql<{ messageId: string; waits: boolean }>(
    `SELECT data ->> 'messageId' AS "messageId", start_after > created_on + interval '9 seconds' AS waits
     FROM pgboss.job WHERE name = 'push.message'`,
  );

it(
  'the push of a message whose server is killed right after the commit is not lost, and nobody else has one',
  { timeout: PROCESS_TEST_MS },
  async () => {
    const { alice, bob, carol } = trio;
    await db.sql(
      `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
       SELECT gen_random_uuid(), user_id, id, 'https://push.test/' || id, 'key', 'secret' FROM sessions WHERE user_id = $1`,
      [bob.userId],
    );
    const push = generateVAPIDKeys();
    const first = await spawnHere({ databaseUrl: database.url, push });
    await send(first.url, alice, carol, 'no push');
    await emptied();
    const release = await holdJobs();
    const sending = send(first.url, alice, bob, 'pushed').catch(() => undefined);
    await waitFor(() => isStored('pushed'), 'The message');
    await first.kill();
    await sending;
    // Postgres would end the statements of a server that is gone only after they have had their effect.
    await db.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'podium'`);
    await release();
    await spawnHere({ databaseUrl: database.url, push });
    await emptied();
    const [message] = await db.sql<{ id: string }>(`SELECT id FROM messages WHERE text = 'pushed'`);
    expect(await pushJobs()).toEqual([{ messageId: message?.id, waits: true }]);
  },
);

describe('a message whose server is killed between commit and publish', () => {
  it('reaches a client that comes back, exactly once', { timeout: PROCESS_TEST_MS }, async () => {
    const { alice, bob } = trio;
    const first = await spawnHere({ databaseUrl: database.url });
    const reader = readerAt(first.url);
    await waitFor(() => reader.caughtUp() === 1, 'The reader');
    const release = await holdRelay();
    const { id, sequence, text } = await send(first.url, alice, bob, 'survives');
    await first.kill();
    expect([await waiting(), reader.messages]).toEqual([2, []]);

    await release();
    const second = await spawnHere({ databaseUrl: database.url, port: first.port });
    await waitFor(() => reader.connections() > 1, 'The connection after the restart', RECOVERY_MS);
    await emptied();
    await untilLive(second.url, reader);
    expect(await received(reader, id)).toEqual([{ id, sequence, text }]);
    await reader.close();
  });

  it.skipIf(redisUrl === null)(
    'reaches a client of another server, exactly once',
    { timeout: PROCESS_TEST_MS },
    async () => {
      const { alice, bob } = trio;
      const shared = { databaseUrl: database.url, redisUrl: redisUrl ?? '' };
      const [dies, lives] = await Promise.all([spawnHere(shared), startServer(shared)]);
      const reader = readerAt(lives.url);
      await waitFor(() => reader.caughtUp() === 1, 'The reader');
      const release = await holdRelay();
      const { id, sequence, text } = await send(dies.url, alice, bob, 'survives');
      await dies.kill();
      expect([await waiting(), reader.messages]).toEqual([2, []]);
      await release();
      await emptied();
      await untilLive(lives.url, reader);
      expect(await received(reader, id)).toEqual([{ id, sequence, text }]);
      expect(reader.connections()).toBe(1);
      await reader.close();
      await lives.close();
    },
  );
});

describe('a change whose server is killed between commit and delivery', () => {
  it(
    'reaches who follows at another server, and who comes back with a cursor',
    { timeout: PROCESS_TEST_MS },
    async () => {
      const { alice, eventId } = trio;
      const [dies, lives] = await Promise.all([
        spawnHere({ databaseUrl: database.url }),
        startServer({ databaseUrl: database.url }),
      ]);
      const document =
        'subscription ($id: ID!, $after: String) { attendeeChanged(eventId: $id, after: $after) { attendeeId attendee { jobTitle } } }';
      const { token } = await buildApiToken(db, { eventId });
      const after = await settledCursor(db);
      const following = await subscribe(lives.url, token, document, { id: eventId });
      const release = await holdRelay();
      await expectOk(
        graphql(
          dies.url,
          'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { id } } }',
          { input: { eventId, jobTitle: 'Survivor' } },
          alice.token,
        ),
      );
      await dies.kill();
      expect([await waiting(), following.received]).toEqual([1, []]);

      await release();
      const changed = { attendeeChanged: { attendeeId: alice.id, attendee: { jobTitle: 'Survivor' } } };
      const live = await take(following, 1);
      expect(live.results).toEqual([changed]);
      const resumed = await subscribe(lives.url, token, document, { id: eventId, after });
      expect(await take(resumed, 1)).toEqual(live);
      await Promise.all([following.close(), resumed.close()]);
      await lives.close();
    },
  );
});

describe('a request with an Idempotency-Key whose server is killed between effect and answer', () => {
  it('has one effect when it is repeated at another server', { timeout: PROCESS_TEST_MS }, async () => {
    const { alice, bob } = trio;
    const [dies, lives] = await Promise.all([
      spawnHere({ databaseUrl: database.url }),
      startServer({ databaseUrl: database.url }),
    ]);
    const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';
    const body = JSON.stringify({ query, variables: { input: { attendeeId: bob.id, text: 'once' } } });
    const headers = { authorization: `Bearer ${alice.token}`, 'idempotency-key': newId() };
    const release = await holdRecords();
    const first = post(dies.url, body, headers).catch(() => 'lost');
    await waitFor(async () => {
      const [blocked] = await db.sql(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO idempotency_keys%'`,
      );
      return blocked;
    }, 'The effect');
    await dies.kill();
    expect(await first).toBe('lost');
    await release();

    const answers = [await post(lives.url, body, headers), await post(lives.url, body, headers)];
    expect(answers.map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const [one, again] = await Promise.all(answers.map((answer) => answer.text()));
    expect(again).toBe(one);
    expect(await db.sql(`SELECT text FROM messages WHERE text = 'once'`)).toEqual([{ text: 'once' }]);
    await lives.close();
  });
});
