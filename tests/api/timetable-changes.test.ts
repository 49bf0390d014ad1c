import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import { buildMember, buildPod, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { buildRun } from '../support/timetables';
import { buildWishEvent } from '../support/wishes';

const RUNS = `query ($eventId: ID!) { it: scheduleRuns(eventId: $eventId) { nodes {
  id changedPeople changes { change outcome reason count } } } }`;
const MEETINGS = `query ($runId: ID!, $outcome: ScheduleOutcome) { it: scheduleRunMeetings(runId: $runId, outcome: $outcome) { totalCount } }`;

interface Runs {
  it: { nodes: { id: string; changedPeople: number; changes: object[] }[] };
}

let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

it('a timetable counts its changes by outcome and reason, and the people whom they concern', async () => {
  const event = await buildWishEvent(server);
  const here = { eventId: event.id };
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await buildMember(server, here)).id));
  const [one, two, three, four] = ids as [string, string, string, string];
  const podId = (await buildPod(server, here)).id;
  const runId = await buildRun(server, event, [
    { people: [one, two], podId, slot: 0 },
    { people: [one, three], podId, slot: 1 },
    { people: [three, four], podId, slot: 2, change: 'KEPT' },
  ]);
  const ask = () => expectOk(graphql<Runs>(server.url, RUNS, { eventId: event.id }, manager));
  const [draft] = (await ask()).it.nodes;
  expect(draft).toEqual({
    id: runId,
    changedPeople: 3,
    changes: [
      { change: 'ADDED', outcome: null, reason: null, count: 2 },
      { change: 'KEPT', outcome: null, reason: null, count: 1 },
    ],
  });

  await server.sql(
    `UPDATE schedule_run_meetings SET outcome = 'SKIPPED', reason = 'POD_TAKEN' WHERE run_id = $1 AND one_id = $2 AND other_id = $3`,
    [runId, ...[one, two].toSorted()],
  );
  const [written] = (await ask()).it.nodes;
  expect(written?.changes).toContainEqual({
    change: 'ADDED',
    outcome: 'SKIPPED',
    reason: 'POD_TAKEN',
    count: 1,
  });
  const skipped = graphql<{ it: { totalCount: number } }>(
    server.url,
    MEETINGS,
    { runId, outcome: 'SKIPPED' },
    manager,
  );
  expect((await expectOk(skipped)).it.totalCount).toBe(1);

  const before = await statementsOf(ask);
  await buildRun(server, event, []);
  expect((await statementsOf(ask)).length).toBe(before.length);
});
