import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql, subscribe } from '../support/client';
import { insert, signInAs } from '../support/factories';
import {
  buildRunScene,
  CANCEL_RUN,
  readRun,
  START_RUN,
  startRun,
  wish,
} from '../support/scheduler/run-scene';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const LIVE =
  'subscription ($eventId: ID!) { it: scheduleRunChanged(eventId: $eventId) { id status progress } }';
interface Change {
  it: { id: string; status: string; progress: number };
}

let server: TestServer;
let other: TestServer;
let manager: string;
beforeAll(async () => {
  server = await startServer();
  other = await startServer({ databaseUrl: server.databaseUrl });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

it('of two servers that start at once one computes, and all who look learn how far it is', async () => {
  const scene = await buildRunScene(server);
  const eventId = scene.event.id;
  await wish(server, scene, 0, 1, 'MUST');
  // Without Redis the one of them that sends events tells its own people.
  const lives = await Promise.all(
    [server, other].map(({ url }) => subscribe<Change>(url, manager, LIVE, { eventId })),
  );
  const input = { eventId, basis: 'NOTHING' };
  const answers = await Promise.all(
    [server, other].map(({ url }) => graphql(url, START_RUN, { input }, manager)),
  );
  const refusals = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions['reason']));
  expect(refusals).toEqual(['SCHEDULE_RUN_RUNNING']);
  const seen = () => lives.flatMap(({ received }) => received.map(({ data }) => data?.it.status));
  await waitFor(() => seen().includes('DRAFT'), 'The draft');
  expect(seen()).toContain('RUNNING');
  expect(await server.sql('SELECT status FROM schedule_runs WHERE event_id = $1', [eventId])).toEqual([
    { status: 'DRAFT' },
  ]);
  await Promise.all(lives.map((live) => live.close()));
});

it('a run that is cancelled while it is computed ends without a draft', async () => {
  const scene = await buildRunScene(server, { people: 2, pods: 1 });
  const eventId = scene.event.id;
  // Enough people for a search of some seconds, which the cancellation ends.
  const people = await server.sql<{ id: string }>(
    `WITH added AS (
       INSERT INTO users (id, email, display_name, email_verified_at)
       SELECT gen_random_uuid(), 'crowd.' || gen_random_uuid() || '@example.test', 'Crowd', now() FROM generate_series(1, 400) RETURNING id)
     INSERT INTO attendees (id, event_id, user_id, first_name, last_name, invite_code, status, confirmed_at)
     SELECT gen_random_uuid(), $1, id, 'Ada', 'Crowd', replace(id::text, '-', ''), 'CONFIRMED', now() FROM added RETURNING id`,
    [eventId],
  );
  for (let index = 0; index < 60; index += 1)
    await insert(server, 'pods', { id: newId(), eventId, name: `${index}` });
  await server.sql(
    `INSERT INTO meeting_wishes (id, from_id, to_attendee_id, kind, position)
     SELECT gen_random_uuid(), a.id, b.id, 'LIKE', 1 FROM unnest($1::uuid[]) WITH ORDINALITY a (id, place)
     JOIN unnest($1::uuid[]) WITH ORDINALITY b (id, place) ON (b.place - a.place) BETWEEN 1 AND 12`,
    [people.map(({ id }) => id)],
  );
  const run = await startRun(server, manager, { eventId });
  await waitFor(async () => (await readRun(server, manager, run)).status === 'RUNNING', 'The computation');
  await expectOk(graphql(server.url, CANCEL_RUN, { input: { scheduleRunId: run.id } }, manager));
  const jobIsOver = async () =>
    (
      await server.sql(
        `SELECT 1 FROM pgboss.job WHERE name = 'scheduler.compute' AND data->>'runId' = $1 AND state = 'completed'`,
        [run.id],
      )
    ).length > 0;
  await waitFor(jobIsOver, 'The end of its job');
  expect(await readRun(server, manager, run)).toMatchObject({
    status: 'CANCELLED',
    measures: null,
    error: null,
  });
  expect(await server.sql('SELECT 1 FROM schedule_run_meetings WHERE run_id = $1', [run.id])).toEqual([]);
});
