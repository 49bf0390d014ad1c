import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { writeTimetable } from '../../server/src/modules/scheduler/apply/apply.service';
import { computeRun } from '../../server/src/modules/scheduler/runs/run-compute.service';
import { expectError, expectOk, graphql, mutationOf } from '../support/client';
import { signInAs, slotOf } from '../support/factories';
import {
  buildRunScene,
  publish,
  readMeetings,
  readRun,
  startRun,
  wish,
  type RunScene,
} from '../support/scheduler/run-scene';
import { startServer, type TestServer } from '../support/server';

const LOCK = mutationOf('lockMeetings', 'count');
const EDIT = mutationOf('editScheduleRun', 'scheduleRun { draftVersion }');

let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const ask = (document: string, input: object) =>
  graphql<{ it: { count: number } }>(server.url, document, { input }, manager);

const lock = async ({ event }: RunScene, which: object, isLocked = true): Promise<number> =>
  (await expectOk(ask(LOCK, { eventId: event.id, isLocked, ...which }))).it.count;

const compute = async ({ event }: RunScene) => {
  const { id } = await startRun(server, manager, { eventId: event.id, basis: 'PUBLISHED', seed: 1 });
  await computeRun(server.app.systemContext(), { runId: id });
  return readRun(server, manager, { id });
};

/** Where meetings are, and whether they are locked. */
const placesOf = (ids: readonly string[]) =>
  server.sql<{ startsAt: Date; podId: string; isLocked: boolean }>(
    `SELECT starts_at AS "startsAt", pod_id AS "podId", locked_at IS NOT NULL AS "isLocked" FROM meetings WHERE id = ANY($1)
     ORDER BY array_position($1, id)`,
    [ids],
  );

/** Three meetings of a published timetable: two in the first slot, one in the fourth. */
const published = async () => {
  const scene = await buildRunScene(server, { people: 8, pods: 2 });
  const ids = [
    await publish(server, scene, [0, 1, 0, 0]),
    await publish(server, scene, [2, 3, 0, 1]),
    await publish(server, scene, [4, 5, 3, 0]),
  ];
  return { scene, ids };
};

it('meetings are locked and freed by themselves, by person, by pod and by hour', async () => {
  const { scene, ids } = await published();
  const { people, pods, event } = scene;
  await server.sql('UPDATE meetings SET run_id = NULL WHERE id = $1', [ids[1]]);
  const locked = async () => (await placesOf(ids)).map(({ isLocked }) => isLocked);
  expect(await lock(scene, { meetingIds: ids })).toBe(2);
  expect(await lock(scene, { meetingIds: ids })).toBe(0);
  expect(await locked()).toEqual([true, false, true]);
  expect(await lock(scene, { attendeeId: people[1]!.id }, false)).toBe(1);
  expect(await lock(scene, { podId: pods[0]!.id }, false)).toBe(1);
  const at = (minutes: number) => new Date(slotOf(event).startsAt.getTime() + minutes * 60_000);
  const hour = (minutes: number) => lock(scene, { hourFrom: at(minutes) });
  expect([await hour(-60), await hour(-59), await hour(16)]).toEqual([0, 1, 1]);
  const other = await buildRunScene(server, { people: 2, pods: 1 });
  expect(await lock(other, { meetingIds: ids }, false)).toBe(0);
  const none = await expectError(ask(LOCK, { eventId: event.id, isLocked: true }));
  expect(none.extensions['fields']).toEqual([
    { path: 'input', message: 'Choose meetings, an attendee, a pod or a time.' },
  ]);
});

it('a locked meeting stays where it is in the next timetable, and no edit moves it', async () => {
  const { scene, ids } = await published();
  const before = await placesOf(ids);
  const draft = await compute(scene);
  const drafted = await readMeetings(server, manager, draft);
  const first = drafted.find(({ meetingId }) => meetingId === ids[0])!;
  expect(await lock(scene, { meetingIds: [ids[0]] })).toBe(1);
  expect((await readRun(server, manager, draft)).isOutdated).toBe(true);
  const edit = (change: object) =>
    expectError(ask(EDIT, { scheduleRunId: draft.id, expectedVersion: 0, edits: [change] }));
  const place = { startsAt: slotOf(scene.event, 5).startsAt, podId: scene.pods[1]!.id };
  for (const change of [{ dropId: first.id }, { move: { meetingId: first.id, ...place } }])
    expect((await edit(change)).extensions['fields']).toEqual([
      { path: 'input.edits.0', message: 'This meeting is locked.' },
    ]);
  for (const person of [0, 2, 4]) await wish(server, scene, person, person + 3, 'MUST');
  const again = await readMeetings(server, manager, await compute(scene));
  expect(again.some(({ meetingId }) => meetingId === ids[0])).toBe(false);
  expect(again.filter(({ startsAt, pod }) => startsAt === first.startsAt && pod.id === first.pod.id)).toEqual(
    [],
  );
  expect((await placesOf(ids))[0]).toEqual({ ...before[0], isLocked: true });
});

it('a lock that comes before a timetable is written keeps its meeting, with the reason', async () => {
  const { scene, ids } = await published();
  const draft = await compute(scene);
  const [moved] = (await readMeetings(server, manager, draft)).filter(
    ({ meetingId }) => meetingId === ids[2],
  );
  const move = { meetingId: moved!.id, startsAt: slotOf(scene.event, 5).startsAt, podId: scene.pods[1]!.id };
  await expectOk(ask(EDIT, { scheduleRunId: draft.id, expectedVersion: 0, edits: [{ move }] }));
  const before = await placesOf(ids);
  const [user] = await server.sql<{ id: string }>(`SELECT id FROM users WHERE role = 'MANAGER' LIMIT 1`);
  await server.sql(`UPDATE schedule_runs SET status = 'APPLYING', acted_by = $2 WHERE id = $1`, [
    draft.id,
    user!.id,
  ]);
  await lock(scene, { podId: scene.pods[0]!.id });
  await writeTimetable(server.app.systemContext(), { runId: draft.id });
  const [row] = (await readMeetings(server, manager, draft)).filter(({ meetingId }) => meetingId === ids[2]);
  expect(row).toMatchObject({ change: 'MOVED', outcome: 'SKIPPED', reason: 'LOCKED' });
  expect((await placesOf(ids))[2]).toEqual({ ...before[2], isLocked: true });
});
