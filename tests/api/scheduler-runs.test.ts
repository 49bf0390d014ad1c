import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { computeRun, failLost } from '../../server/src/modules/scheduler/runs/run-compute.service';
import { toRunInput } from '../../server/src/modules/scheduler/runs/run-input';
import { hashOf, loadRunRows } from '../../server/src/modules/scheduler/runs/run-rows';
import { numberedMeetings } from '../../server/src/modules/scheduler/drafts/draft.service';
import { allRunMeetings } from '../../server/src/modules/scheduler/drafts/draft.queries';
import { expectError, expectOk, graphql } from '../support/client';
import { buildActivity, buildMeeting, insert, signInAs, slotOf } from '../support/factories';
import { buildGroups, putInGroups } from '../support/groups';
import { checkTimetable } from '../support/scheduler/check-timetable';
import {
  buildRunScene,
  CANCEL_RUN,
  promise,
  publish,
  readMeetings,
  readRun,
  RUN_PEOPLE,
  START_RUN,
  startRun,
  wish,
  type RunScene,
} from '../support/scheduler/run-scene';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { buildWish } from '../support/wishes';

let server: TestServer;
let manager: string;
beforeAll(async () => {
  // Each test computes when it wants to.
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const system = () => server.app.systemContext();
const start = (input: { eventId: string; basis?: string; order?: string; seed?: number }) =>
  startRun(server, manager, input);
/** Starts a run and computes it as the worker does. */
const run = async (input: Parameters<typeof start>[0]) => {
  const { id } = await start(input);
  await computeRun(system(), { runId: id });
  return readRun(server, manager, { id });
};
const reasonOf = async (document: string, variables: object) =>
  (await expectError(graphql(server.url, document, { ...variables }, manager))).extensions['reason'];
const placesOf = async ({ id }: { id: string }) =>
  (await readMeetings(server, manager, { id })).map(
    ({ one, other, startsAt, pod, change }) => `${one.id} ${other.id} ${startsAt} ${pod.id} ${change}`,
  );
const loaded = async ({ event }: RunScene) => (await loadRunRows(system(), event.id))!;

/** What is wrong with a draft in the eyes of the independent checker. */
const violationsOf = async (scene: RunScene, { id }: { id: string }, basis: 'NOTHING' | 'PUBLISHED') => {
  const made = toRunInput(await loaded(scene));
  const meetings = numberedMeetings(await allRunMeetings(system(), { runId: id }), made);
  const settings = { ...made.input.settings, order: 'PROMISES_FIRST', basis, seed: 1 } as const;
  const measures = {
    must: 0,
    like: 0,
    promisedMissing: 0,
    withoutMeeting: 0,
    value: 0,
    meetings: 0,
    idle: 0,
  };
  return checkTimetable({ ...made.input, settings }, { meetings, measures, bound: null });
};

it('a run becomes a draft that changes nothing, and the same seed gives the same one', async () => {
  const scene = await buildRunScene(server);
  const eventId = scene.event.id;
  await wish(server, scene, 0, 1, 'MUST');
  await wish(server, scene, 1, 0, 'LIKE');
  await wish(server, scene, 2, 3, 'LIKE');
  await wish(server, scene, 4, 5, 'NO');
  await wish(server, scene, 5, 4, 'MUST');
  const busy = await buildActivity(server, { event: scene.event, ...slotOf(scene.event, 0) });
  await insert(server, 'agenda_entries', { attendeeId: scene.people[0]!.id, activityId: busy.id });
  const made = await run({ eventId, seed: 7 });
  expect(made).toMatchObject({ status: 'DRAFT', progress: 100, error: null, isOutdated: false });
  expect(made.measures).toMatchObject({ must: 1, like: 2, meetings: 2, withoutMeeting: 1 });
  expect(made.bound).toMatchObject({ must: 1, like: 2 });
  expect(await violationsOf(scene, made, 'NOTHING')).toEqual([]);
  expect(await server.sql('SELECT 1 FROM meetings WHERE event_id = $1', [eventId])).toEqual([]);
  const places = await placesOf(made);
  expect(places).toHaveLength(2);
  expect(places.join(' ')).not.toContain(slotOf(scene.event, 0).startsAt.toISOString() + ' ADDED');
  const again = await run({ eventId, seed: 7 });
  expect(await placesOf(again)).toEqual(places);
  expect(again.measures).toEqual(made.measures);
  // Somebody wishes for more: the draft is of yesterday.
  await wish(server, scene, 2, 5, 'LIKE');
  expect((await readRun(server, manager, made)).isOutdated).toBe(true);
});

it('the hash is of what is stored, in whichever order it comes', async () => {
  const scene = await buildRunScene(server);
  await wish(server, scene, 0, 1, 'MUST');
  await wish(server, scene, 2, 1, 'LIKE');
  const rows = await loaded(scene);
  const turned = { ...rows, people: rows.people.toReversed(), wishes: rows.wishes.toReversed() };
  expect(hashOf(turned)).toBe(hashOf(rows));
  expect(toRunInput(turned).input).toEqual(toRunInput(rows).input);
  await promise(server, scene, 0, { minimum: 2 });
  expect(hashOf(await loaded(scene))).not.toBe(hashOf(rows));
});

it('what people agreed on, locked, moved or blocked stays; the rest of a timetable may move', async () => {
  const scene = await buildRunScene(server, { people: 8 });
  const { event, people, pods } = scene;
  const eventId = event.id;
  const own = { eventId, event, status: 'ACTIVE' as const, podId: pods[0]!.id, ...slotOf(event, 0) };
  await buildMeeting(server, { ...own, senderId: people[0]!.id, receiverId: people[1]!.id });
  await publish(server, scene, [2, 3, 0, 1], { lockedAt: new Date() });
  const moved = await publish(server, scene, [4, 5, 1, 0]);
  await server.sql('UPDATE meetings SET pod_id = $2 WHERE id = $1', [moved, pods[1]!.id]);
  const free = await publish(server, scene, [6, 7, 2, 0]);
  // The pod of the last one is out of use now, which moves it as little as can be.
  await server.sql('UPDATE pods SET bookable = false WHERE id = $1', [pods[0]!.id]);
  const { input, published } = toRunInput(await loaded(scene));
  expect(input.fixed).toHaveLength(3);
  expect(published.map(({ id }) => id)).toEqual([free]);
  const made = await run({ eventId, basis: 'PUBLISHED' });
  const [only, ...others] = await readMeetings(server, manager, made);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ change: 'MOVED', meetingId: free, pod: { id: pods[1]!.id } });
  expect(only!.startsAt).toBe(only!.oldStartsAt);
  expect(await violationsOf(scene, made, 'PUBLISHED')).toEqual([]);
  // Without a change the second run has nothing to do.
  await server.sql('UPDATE pods SET bookable = true WHERE id = $1', [pods[0]!.id]);
  const calm = await run({ eventId, basis: 'PUBLISHED' });
  expect((await readMeetings(server, manager, calm)).map(({ change }) => change)).toEqual(['KEPT']);
  // From nothing nobody asked for it.
  const fresh = await run({ eventId });
  expect(await readMeetings(server, manager, fresh, { change: 'DROPPED' })).toHaveLength(1);
});

it('who cancelled a meeting of a timetable, or blocks, is not put together; a request is a must', async () => {
  const scene = await buildRunScene(server);
  const { event, people } = scene;
  const cancelled = await publish(server, scene, [0, 1, 0, 0]);
  await server.sql(`UPDATE meetings SET status = 'REJECTED', closed_reason = 'CANCELLED' WHERE id = $1`, [
    cancelled,
  ]);
  await insert(server, 'blocks', { blockerId: people[3]!.id, blockedId: people[2]!.id });
  for (const [from, to] of [
    [0, 1],
    [2, 3],
  ] as const)
    await wish(server, scene, from, to, 'MUST');
  await buildMeeting(server, {
    event,
    eventId: event.id,
    senderId: people[4]!.id,
    receiverId: people[5]!.id,
  });
  const made = await run({ eventId: event.id });
  const [only, ...others] = await readMeetings(server, manager, made);
  expect(others).toEqual([]);
  expect(new Set([only!.one.id, only!.other.id])).toEqual(new Set([people[4]!.id, people[5]!.id]));
  const { it: below } = await expectOk(
    graphql<{ it: { nodes: { got: number; reasons: unknown[] }[] } }>(
      server.url,
      RUN_PEOPLE,
      { runId: made.id },
      manager,
    ),
  );
  expect(below.nodes).toHaveLength(2);
  for (const { got, reasons } of below.nodes)
    expect({ got, reasons }).toEqual({ got: 0, reasons: [{ code: 'NOT_POSSIBLE', count: 1 }] });
});

it('groups say who may ask whom and how often one meets, and a company is met once', async () => {
  const scene = await buildRunScene(server, { people: 8, pods: 4 });
  const { event, people, companyId } = scene;
  // Members of the second group may ask nobody.
  await buildGroups(server, event.id, [{ meetingsInAll: 3 }, { meets: 0, meetingsInAll: 1 }]);
  await putInGroups(server, people[0]!.id, 1);
  await wish(server, scene, 0, 2, 'MUST');
  await buildWish(server, people[2]!.id, { toCompanyId: companyId }, 'MUST');
  for (const from of [1, 3, 5]) await wish(server, scene, from, 0, 'LIKE');
  for (const from of [1, 3, 5, 7]) await wish(server, scene, from, 4, 'LIKE');
  await promise(server, scene, 4, { minimum: 2, maximum: 2 });
  const made = await run({ eventId: event.id });
  const met = async (person: number) => {
    const own = await readMeetings(server, manager, made, { attendeeId: people[person]!.id });
    return own.map(({ one, other }) => [one.id, other.id].find((id) => id !== people[person]!.id));
  };
  expect(await met(0)).toHaveLength(1);
  expect(await met(0)).not.toContain(people[2]!.id);
  expect(await met(2)).toHaveLength(1);
  expect(await met(4)).toHaveLength(2);
  expect(made.measures).toMatchObject({ must: 1, promisedMissing: 0 });
  expect(await violationsOf(scene, made, 'NOTHING')).toEqual([]);
  expect(await readMeetings(server, manager, made, { companyId })).toHaveLength(4);
});

it('one run of an event is computed at a time, and can be cancelled', async () => {
  const { event } = await buildRunScene(server);
  const first = await start({ eventId: event.id });
  const input = { eventId: event.id, basis: 'NOTHING' };
  expect(await reasonOf(START_RUN, { input })).toBe('SCHEDULE_RUN_RUNNING');
  const cancel = { input: { scheduleRunId: first.id } };
  await expectOk(graphql(server.url, CANCEL_RUN, cancel, manager));
  await computeRun(system(), { runId: first.id });
  expect(await readRun(server, manager, first)).toMatchObject({ status: 'CANCELLED', measures: null });
  expect(await reasonOf(CANCEL_RUN, cancel)).toBe('STATUS_CHANGED');
  expect((await start({ eventId: event.id })).status).toBe('QUEUED');
  const { event: without } = await buildRunScene(server);
  await server.sql('DELETE FROM meeting_programs WHERE event_id = $1', [without.id]);
  expect(await reasonOf(START_RUN, { input: { ...input, eventId: without.id } })).toBe('NO_MEETING_PROGRAM');
});

it('a run that lost its server has failed, and another one can begin', async () => {
  const { event } = await buildRunScene(server);
  const lost = await start({ eventId: event.id });
  await server.sql(
    `UPDATE schedule_runs SET status = 'RUNNING', heartbeat_at = now() - interval '2 minutes' WHERE id = $1`,
    [lost.id],
  );
  await failLost(system());
  const ended = await readRun(server, manager, lost);
  expect(ended).toMatchObject({
    status: 'FAILED',
    error: 'The server stopped before it was done. Nothing was changed.',
  });
  expect((await run({ eventId: event.id })).status).toBe('DRAFT');
});

it('what cannot be computed says why', async () => {
  const scene = await buildRunScene(server, { pods: 0 });
  const eventId = scene.event.id;
  expect(await run({ eventId })).toMatchObject({
    status: 'FAILED',
    error: 'There are no pods for meetings.',
  });
  await server.sql(`UPDATE events SET meeting_hours = '[]' WHERE id = $1`, [eventId]);
  expect((await run({ eventId })).error).toBe('There are no coming slots for meetings.');
});

it('as many statements read the input of few people as of many', async () => {
  const count = async (people: number) => {
    const scene = await buildRunScene(server, { people });
    for (let from = 1; from < people; from += 1) await wish(server, scene, from, 0, 'LIKE');
    return (await statementsOf(() => loaded(scene))).length;
  };
  expect(await count(2)).toBe(await count(6));
});
