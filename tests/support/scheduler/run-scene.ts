import { newId } from '../../../server/src/core/db/ids';
import {
  buildAttendee,
  buildCompany,
  buildPod,
  insert,
  midnight,
  type BuiltAttendee,
  type BuiltEvent,
} from '../factories';
import { graphql, expectOk, mutationOf } from '../client';
import type { TestServer, TestSql } from '../server';
import { buildWish, buildWishEvent } from '../wishes';

const RUN = `id status basis order seed progress draftVersion error isOutdated startedByName finishedAt
  bound { must like promisedMissing withoutMeeting } measures { must like promisedMissing withoutMeeting meetings idle }`;

export interface Run {
  id: string;
  status: string;
  seed: number;
  progress: number;
  draftVersion: number;
  error: string | null;
  isOutdated: boolean;
  startedByName: string | null;
  bound: Record<string, number> | null;
  measures: Record<string, number> | null;
}

export const START_RUN = mutationOf('startScheduleRun', `scheduleRun { ${RUN} }`);
export const CANCEL_RUN = mutationOf('cancelScheduleRun', `scheduleRun { ${RUN} }`);
export const ONE_RUN = `query ($id: ID!) { it: scheduleRun(id: $id) { ${RUN} } }`;
export const RUN_MEETINGS = `query ($runId: ID!, $change: ScheduleRunChange, $attendeeId: ID, $companyId: ID, $podId: ID, $date: Date, $first: Int) {
  it: scheduleRunMeetings(runId: $runId, change: $change, attendeeId: $attendeeId, companyId: $companyId, podId: $podId, date: $date, first: $first) {
    totalCount nodes { id change startsAt endsAt one { id } other { id } pod { id name } meetingId oldStartsAt oldPod { id } outcome reason } } }`;
export const RUN_PEOPLE = `query ($runId: ID!) { it: scheduleRunPeople(runId: $runId) {
  totalCount nodes { target got attendee { id } reasons { code count } } } }`;

export interface RunMeeting {
  id: string;
  change: string;
  startsAt: string;
  one: { id: string };
  other: { id: string };
  pod: { id: string };
  meetingId: string | null;
  oldStartsAt: string | null;
}

/** One morning of six slots. */
export const oneMorning = {
  meetingHours: [{ date: midnight(1).toISOString().slice(0, 10), from: '09:00', to: '11:30' }],
};

export interface RunScene {
  event: BuiltEvent;
  people: BuiltAttendee[];
  pods: { id: string }[];
}

/** An event with a program, pods and people, of whom each second one is of the same company. */
export const buildRunScene = async (
  db: TestSql,
  { people = 6, pods = 2, program = {} }: { people?: number; pods?: number; program?: object } = {},
): Promise<RunScene & { companyId: string }> => {
  const event = await buildWishEvent(db, program);
  const eventId = event.id;
  await db.sql('UPDATE events SET meeting_hours = $2 WHERE id = $1', [
    eventId,
    JSON.stringify(oneMorning.meetingHours),
  ]);
  const company = await buildCompany(db, { eventId });
  const scene: RunScene = { event, people: [], pods: [] };
  for (let index = 0; index < people; index += 1)
    scene.people.push(
      await buildAttendee(db, { eventId, ...(index % 2 === 1 ? { companyId: company.id } : {}) }),
    );
  for (let index = 0; index < pods; index += 1) scene.pods.push(await buildPod(db, { eventId }));
  return { ...scene, companyId: company.id };
};

/** Lets one person want another one. */
export const wish = (
  db: TestSql,
  { people }: RunScene,
  from: number,
  to: number,
  kind: 'MUST' | 'LIKE' | 'NO',
): Promise<void> => buildWish(db, people[from]!.id, { toAttendeeId: people[to]!.id }, kind);

/** Promises numbers to a person. */
export const promise = async (
  db: TestSql,
  { event, people }: RunScene,
  person: number,
  values: object,
): Promise<void> => {
  await insert(db, 'meeting_targets', {
    id: newId(),
    eventId: event.id,
    attendeeId: people[person]!.id,
    ...values,
  });
};

/** A meeting that an applied timetable has published. */
export const publish = async (
  db: TestSql,
  { event, people, pods }: RunScene,
  [one, other, slot, pod]: readonly [number, number, number, number],
  values: Record<string, unknown> = {},
): Promise<string> => {
  const runId = newId();
  const place = {
    startsAt: new Date(midnight(1).getTime() + (9 * 60 + slot * 25) * 60_000),
    endsAt: new Date(midnight(1).getTime() + (9 * 60 + slot * 25 + 20) * 60_000),
    podId: pods[pod]!.id,
  };
  const [oneId, otherId] = [people[one]!.id, people[other]!.id].toSorted();
  await insert(db, 'schedule_runs', {
    id: runId,
    eventId: event.id,
    status: 'APPLIED',
    basis: 'NOTHING',
    goalOrder: 'PROMISES_FIRST',
    seed: 1,
    progress: 100,
    inputHash: 'x',
    finishedAt: new Date(),
  });
  const id = newId();
  await insert(db, 'meetings', {
    id,
    eventId: event.id,
    senderId: oneId,
    receiverId: otherId,
    status: 'ACTIVE',
    acceptedAt: new Date(),
    expiresAt: new Date(),
    runId,
    ...place,
    ...values,
  });
  await insert(db, 'schedule_run_meetings', {
    id: newId(),
    runId,
    oneId,
    otherId,
    change: 'ADDED',
    outcome: 'APPLIED',
    meetingId: id,
    ...place,
  });
  return id;
};

/** Starts a run. */
export const startRun = async (
  { url }: Pick<TestServer, 'url'>,
  token: string,
  input: { eventId: string; basis?: string; order?: string; seed?: number },
): Promise<Run> => {
  const variables = { input: { basis: 'NOTHING', ...input } };
  const { it } = await expectOk(graphql<{ it: { scheduleRun: Run } }>(url, START_RUN, variables, token));
  return it.scheduleRun;
};

export const readRun = async (
  { url }: Pick<TestServer, 'url'>,
  token: string,
  { id }: { id: string },
): Promise<Run> => (await expectOk(graphql<{ it: Run }>(url, ONE_RUN, { id }, token))).it;

/** The meetings of a run. */
export const readMeetings = async (
  { url }: Pick<TestServer, 'url'>,
  token: string,
  { id: runId }: { id: string },
  filter: object = {},
): Promise<RunMeeting[]> =>
  (
    await expectOk(
      graphql<{ it: { nodes: RunMeeting[] } }>(url, RUN_MEETINGS, { runId, first: 100, ...filter }, token),
    )
  ).it.nodes;
