import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { foldAttendeeCounts } from '../../server/src/modules/attendees/attendee-counts.queries';
import { expectOk, graphql } from '../support/client';
import { buildEvent, signInAs, type BuiltEvent } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const WRITERS = 6;
const CHANGES = 60;

/** Where counting the attendees and adding up the changes differ, in one snapshot. */
const DIFFERENCES = `
  SELECT * FROM (SELECT event_id, status, groups, count(*) AS n FROM attendees GROUP BY 1, 2, 3) AS counted
  FULL JOIN (SELECT event_id, status, groups, sum(change) AS n FROM attendee_counts GROUP BY 1, 2, 3 HAVING sum(change) <> 0) AS summed
    USING (event_id, status, groups)
  WHERE counted.n IS DISTINCT FROM summed.n`;
const ADD = `
  WITH made AS (
    INSERT INTO users (id, email, display_name, email_verified_at)
    SELECT gen_random_uuid(), gen_random_uuid() || '@example.test', 'Crowd', now()
    FROM generate_series(1, $2::int) RETURNING id)
  INSERT INTO attendees (id, event_id, user_id, first_name, last_name, invite_code)
  SELECT gen_random_uuid(), $1, id, 'Crowd', '', gen_random_uuid()::text FROM made`;
const some = (status: string): string =>
  `(SELECT id FROM attendees WHERE event_id = $1 AND status = '${status}' ORDER BY random() LIMIT $2 FOR UPDATE SKIP LOCKED)`;
/** All that happens to attendees. The second value is how many of them. */
const changes = [
  ADD,
  `UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now() WHERE id IN ${some('INVITED')}`,
  `UPDATE attendees SET status = 'REMOVED', confirmed_at = NULL, user_id = NULL WHERE id IN ${some('CONFIRMED')}`,
  `UPDATE attendees SET checked_in_at = now() WHERE id IN ${some('CONFIRMED')}`,
  `DELETE FROM attendees WHERE id IN ${some('INVITED')}`,
  `DELETE FROM users WHERE id IN (SELECT user_id FROM attendees WHERE id IN ${some('CONFIRMED')})`,
];

let server: TestServer;
let event: BuiltEvent;

beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const fold = () => foldAttendeeCounts(server.app.systemContext(), {});
const rowsOf = async (eventId: string): Promise<number> =>
  (await server.sql('SELECT 1 FROM attendee_counts WHERE event_id = $1', [eventId])).length;

const withClient = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Random changes, some in one transaction, and some of these taken back. */
const write = (seed: number) =>
  withClient(async (client) => {
    let state = seed;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let done = 0; done < CHANGES; done += 1) {
      await client.query('BEGIN');
      for (let step = next(3); step >= 0; step -= 1)
        await client.query(changes[next(changes.length)] ?? ADD, [event.id, 1 + next(5)]);
      await client.query(next(4) === 0 ? 'ROLLBACK' : 'COMMIT');
    }
  });

it('counts are exact at every moment, whatever is written and folded at the same time', async () => {
  await server.sql(ADD, [event.id, 50]);
  const over = new AbortController();
  const looks: unknown[] = [];
  const look = async () => {
    while (!over.signal.aborted) looks.push(...(await server.sql(DIFFERENCES)));
  };
  const foldOn = async () => {
    while (!over.signal.aborted) await fold();
  };
  const watchers = [look(), foldOn(), foldOn()];
  await Promise.all(Array.from({ length: WRITERS }, (_none, index) => write(index + 1)));
  over.abort();
  await Promise.all(watchers);
  expect(looks).toEqual([]);
  expect(await server.sql(DIFFERENCES)).toEqual([]);
});

it('nobody waits for another one who has not committed yet, and neither does folding', async () => {
  await server.sql(ADD, [event.id, 1]);
  await withClient(async (slow) => {
    await slow.query('BEGIN');
    await slow.query(ADD, [event.id, 2]);
    // Each would wait for ever if it waited.
    await server.sql(ADD, [event.id, 3]);
    await fold();
    expect(await rowsOf(event.id)).toBe(1);
    await slow.query('COMMIT');
  });
  expect(
    await server.sql('SELECT sum(change)::int AS n FROM attendee_counts WHERE event_id = $1', [event.id]),
  ).toEqual([{ n: 6 }]);
});

it('many who are added at once take one row, and folding leaves one for each status', async () => {
  await server.sql(ADD, [event.id, 500]);
  expect(await rowsOf(event.id)).toBe(1);
  await server.sql(
    `UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now() WHERE event_id = $1 AND id IN
       (SELECT id FROM attendees WHERE event_id = $1 LIMIT 200)`,
    [event.id],
  );
  await fold();
  expect(await rowsOf(event.id)).toBe(2);
});

it('nothing is left of a deleted event', async () => {
  await server.sql(ADD, [event.id, 5]);
  await server.sql('DELETE FROM events WHERE id = $1', [event.id]);
  await fold();
  expect(await rowsOf(event.id)).toBe(0);
});

it('lists tell the same total with and without a filter that lets everybody through', async () => {
  await server.sql(ADD, [event.id, 30]);
  await server.sql(changes[1] ?? '', [event.id, 12]);
  const token = await signInAs(server, Role.MANAGER);
  const total = async (filter: object, after?: string) => {
    const { attendees } = await expectOk(
      graphql<{ attendees: { totalCount: number; pageInfo: { endCursor: string } } }>(
        server.url,
        `
          query ($id: ID!, $filter: AttendeeFilter, $after: String) {
            attendees(eventId: $id, filter: $filter, first: 5, after: $after) {
              totalCount
              pageInfo {
                endCursor
              }
            }
          }
        `,
        { id: event.id, filter, after },
        token,
      ),
    );
    return [attendees.totalCount, attendees.pageInfo.endCursor] as const;
  };
  const [everybody, cursor] = await total({});
  expect([everybody, (await total({}, cursor))[0], (await total({ checkedIn: false }))[0]]).toEqual([
    30, 30, 30,
  ]);
  expect((await total({ status: 'INVITED' }))[0]).toBe(18);
  expect((await total({ status: 'CONFIRMED' }))[0]).toBe(12);
  expect((await total({ search: 'crowd' }))[0]).toBe(30);
});
