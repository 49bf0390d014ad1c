import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { computeRun } from '../../server/src/modules/scheduler/runs/run-compute.service';
import { expectError, expectOk, graphql, mutationOf } from '../support/client';
import { buildCompany, buildPod, insert, signInAs, slotOf } from '../support/factories';
import {
  buildRunScene,
  promise,
  publish,
  readMeetings,
  readRun,
  RUN_PEOPLE,
  startRun,
  wish,
  type RunScene,
} from '../support/scheduler/run-scene';
import { startServer, type TestServer } from '../support/server';

const EDIT = mutationOf('editScheduleRun', 'scheduleRun { draftVersion } meetings { id change } removedIds');
const MEASURED = mutationOf(
  'editScheduleRun',
  'scheduleRun { draftVersion measures { must promisedMissing meetings } }',
);
const WHY = `query ($runId: ID!, $oneId: ID!, $otherId: ID!) { it: whyNotMeeting(runId: $runId, oneId: $oneId, otherId: $otherId) }`;
const PLACES = `query ($runId: ID!, $oneId: ID!, $otherId: ID!) { it: scheduleRunPlaces(runId: $runId, oneId: $oneId, otherId: $otherId) { startsAt podIds } }`;
const HELP = `query ($runId: ID!) { it: whatWouldHelp(runId: $runId) { morePods moreSlots bound { must } } }`;

interface Edited {
  it: {
    scheduleRun: { draftVersion: number };
    meetings: { id: string; change: string }[];
    removedIds: string[];
  };
}

let server: TestServer;
let manager: string;
beforeAll(async () => {
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const compute = async ({ event }: RunScene, basis = 'NOTHING') => {
  const { id } = await startRun(server, manager, { eventId: event.id, basis, seed: 1 });
  await computeRun(server.app.systemContext(), { runId: id });
  return readRun(server, manager, { id });
};
const ask = <Data = Edited>(document: string, variables: object) =>
  graphql<Data>(server.url, document, { ...variables }, manager);

it('a draft is edited by hand, as far as the rules let one', async () => {
  const scene = await buildRunScene(server, { people: 6, pods: 2 });
  const { event, people, pods } = scene;
  const ids = people.map(({ id }) => id);
  await publish(server, scene, [0, 1, 0, 0]);
  await wish(server, scene, 0, 1, 'MUST');
  await wish(server, scene, 2, 3, 'MUST');
  await wish(server, scene, 4, 2, 'NO');
  const foreign = await buildPod(server, { eventId: event.id, companyId: scene.companyId });
  const run = await compute(scene, 'PUBLISHED');
  const all = await readMeetings(server, manager, run);
  const [kept, added] = ['KEPT', 'ADDED'].map((change) => all.find((meeting) => meeting.change === change)!);
  let version = 0;
  const input = (edits: object[]) => ({ input: { scheduleRunId: run.id, expectedVersion: version, edits } });
  const edit = async (...edits: object[]) => {
    const { it: done } = await expectOk(ask(EDIT, input(edits)));
    version = done.scheduleRun.draftVersion;
    return done;
  };
  const refusal = async (...edits: object[]) => {
    const { extensions } = await expectError(ask(EDIT, input(edits)));
    return extensions['fields'] ?? extensions['reason'];
  };
  const at = (slot: number, pod = 0) => ({ startsAt: slotOf(event, slot).startsAt, podId: pods[pod]!.id });
  const errorAt = (message: string, index = 0) => ({ path: `input.edits.${index}`, message });

  const moved = await edit({ move: { meetingId: kept!.id, ...at(3, 1) } });
  expect(moved).toMatchObject({ meetings: [{ id: kept!.id, change: 'MOVED' }], removedIds: [] });
  expect(await edit({ move: { meetingId: kept!.id, ...at(0) } })).toMatchObject({
    meetings: [{ change: 'KEPT' }],
  });
  expect(await edit({ dropId: kept!.id })).toMatchObject({ meetings: [{ change: 'DROPPED' }] });
  expect(await edit({ dropId: added!.id })).toMatchObject({ meetings: [], removedIds: [added!.id] });
  const both = await edit(
    { add: { oneId: ids[1], otherId: ids[0], ...at(2) } },
    { add: { oneId: ids[2], otherId: ids[3], ...at(2, 1) } },
  );
  expect(both.meetings.map(({ change }) => change).toSorted()).toEqual(['ADDED', 'MOVED']);

  const cannot = errorAt('They are not both free then, or cannot meet.');
  expect(await refusal({ add: { oneId: ids[4], otherId: ids[2], ...at(4) } })).toEqual([cannot]);
  expect(await refusal({ add: { oneId: ids[1], otherId: ids[3], ...at(4) } })).toEqual([
    errorAt('They are of the same company.'),
  ]);
  expect(await refusal({ add: { oneId: ids[0], otherId: ids[3], ...at(2) } })).toEqual([
    errorAt('Another meeting is at this pod then.'),
  ]);
  expect(
    await refusal({ add: { oneId: ids[2], otherId: ids[5], startsAt: at(2).startsAt, podId: foreign.id } }),
  ).toEqual([errorAt('One of them has another meeting then.')]);
  expect(
    await refusal({ add: { oneId: ids[0], otherId: ids[4], startsAt: at(5).startsAt, podId: foreign.id } }),
  ).toEqual([errorAt('This pod belongs to another company.')]);
  expect(
    await refusal({ add: { oneId: ids[0], otherId: ids[1], ...at(4) } }, { dropId: added!.id }, {}),
  ).toEqual([
    errorAt('They meet already.'),
    errorAt('This meeting is not in the timetable.', 1),
    errorAt('Move, drop or add one meeting.', 2),
  ]);
  expect(
    await refusal({ add: { oneId: ids[0], otherId: ids[4], startsAt: new Date(0), podId: pods[0]!.id } }),
  ).toEqual([errorAt('There is no coming slot at that time.')]);
  version -= 1;
  expect(await refusal({ dropId: kept!.id })).toBe('STALE_EDIT');
});

it('an edited draft says what it achieves now, and who has fewer meetings than promised', async () => {
  const scene = await buildRunScene(server, { people: 6, pods: 2 });
  const ids = scene.people.map(({ id }) => id);
  await publish(server, scene, [4, 5, 0, 0], { lockedAt: new Date() });
  await wish(server, scene, 0, 1, 'MUST');
  await promise(server, scene, 2, { minimum: 1 });
  const run = await compute(scene, 'PUBLISHED');
  expect(run.measures).toMatchObject({ must: 1, promisedMissing: 1, meetings: 2 });
  const [drafted] = await readMeetings(server, manager, run);
  const edit = async (expectedVersion: number, change: object) => {
    const input = { scheduleRunId: run.id, expectedVersion, edits: [change] };
    const { it: done } = await expectOk(
      ask<{ it: { scheduleRun: { measures: object } } }>(MEASURED, { input }),
    );
    return done.scheduleRun.measures;
  };
  const below = async () => {
    const { it: people } = await expectOk(
      ask<{ it: { nodes: { attendee: { id: string } }[] } }>(RUN_PEOPLE, { runId: run.id }),
    );
    return new Set(people.nodes.map(({ attendee }) => attendee.id));
  };
  expect(await edit(0, { dropId: drafted!.id })).toEqual({ must: 0, promisedMissing: 1, meetings: 1 });
  expect(await below()).toEqual(new Set([ids[0], ids[2]]));
  // The promise is kept by a meeting for which neither of the two asked.
  const { startsAt } = slotOf(scene.event, 3);
  const add = { oneId: ids[2], otherId: ids[3], startsAt, podId: scene.pods[1]!.id };
  expect(await edit(1, { add })).toEqual({ must: 0, promisedMissing: 0, meetings: 2 });
  expect(await below()).toEqual(new Set([ids[0]]));
});

it('the places that are named for two people are those at which an edit lets them meet', async () => {
  const scene = await buildRunScene(server, { people: 8, pods: 2, program: { mostInRow: 2 } });
  const { event, people, pods } = scene;
  const [oneId, otherId] = [people[0]!.id, people[5]!.id];
  await publish(server, scene, [0, 1, 0, 0]);
  await publish(server, scene, [2, 3, 2, 0]);
  await publish(server, scene, [4, 7, 3, 1], { lockedAt: new Date() });
  await wish(server, scene, 0, 1, 'MUST');
  await wish(server, scene, 2, 3, 'MUST');
  const busy = slotOf(event, 5);
  await insert(server, 'busy_times', { id: newId(), attendeeId: otherId, ...busy });
  const foreign = await buildCompany(server, { eventId: event.id });
  await buildPod(server, { eventId: event.id, companyId: foreign.id });
  const run = await compute(scene, 'PUBLISHED');
  const add = (slot: number, pod: number) => ({
    add: { oneId, otherId, startsAt: slotOf(event, slot).startsAt, podId: pods[pod]!.id },
  });
  const placesOf = async () => {
    const { it: places } = await expectOk(
      ask<{ it: { startsAt: string; podIds: string[] }[] }>(PLACES, { runId: run.id, oneId, otherId }),
    );
    return places.flatMap(({ startsAt, podIds }) => podIds.map((podId) => `${startsAt} ${podId}`));
  };
  const offered = await placesOf();
  const accepted: string[] = [];
  let version = 0;
  for (const slot of [0, 1, 2, 3, 4, 5])
    for (const pod of [0, 1]) {
      const input = { scheduleRunId: run.id, expectedVersion: version, edits: [add(slot, pod)] };
      const { data } = await ask(EDIT, { input });
      if (!data?.it) continue;
      accepted.push(`${slotOf(event, slot).startsAt.toISOString()} ${pods[pod]!.id}`);
      const edits = [{ dropId: data.it.meetings[0]!.id }];
      await expectOk(ask(EDIT, { input: { ...input, expectedVersion: version + 1, edits } }));
      version += 2;
    }
  expect(offered).toEqual(accepted);
  expect(offered.length).toBe(6);
  // Its own place is open to a meeting that is to move.
  await expectOk(
    ask(EDIT, { input: { scheduleRunId: run.id, expectedVersion: version, edits: [add(4, 1)] } }),
  );
  expect(await placesOf()).toEqual(offered);
});

it('why two do not meet is told without telling who refuses', async () => {
  const scene = await buildRunScene(server, { people: 8, pods: 1 });
  const { people } = scene;
  await wish(server, scene, 0, 1, 'MUST');
  await wish(server, scene, 2, 4, 'NO');
  await insert(server, 'blocks', { blockerId: people[4]!.id, blockedId: people[6]!.id });
  await insert(server, 'busy_times', {
    id: '01980000-0000-7000-8000-0000000000b1',
    attendeeId: people[3]!.id,
    startsAt: scene.event.startsAt,
    endsAt: scene.event.endsAt,
  });
  const run = await compute(scene);
  const why = async (one: number, other: number) => {
    const pair = { oneId: people[one]!.id, otherId: people[other]!.id };
    return (await expectOk(ask<{ it: string | null }>(WHY, { runId: run.id, ...pair }))).it;
  };
  expect(await why(0, 1)).toBeNull();
  const secret = [await why(2, 4), await why(4, 2), await why(4, 6), await why(6, 4), await why(3, 0)];
  expect(new Set(secret)).toEqual(new Set(['NOT_POSSIBLE']));
  const { it: help } = await expectOk(ask<{ it: object[] }>(HELP, { runId: run.id }));
  expect(help).toEqual([
    { morePods: 10, moreSlots: 0, bound: { must: 1 } },
    { morePods: 0, moreSlots: 2, bound: { must: 1 } },
  ]);
  await wish(server, scene, 6, 0, 'LIKE');
  const { extensions } = await expectError(ask(HELP, { runId: run.id }));
  expect(extensions['reason']).toBe('SCHEDULE_RUN_OUTDATED');
});
