import { FairQueue } from '../../../core/admission/fair-queue';
import { parseId } from '../../../core/db/ids';
import type { Page } from '../../../core/db/pagination';
import { conflict, notFound } from '../../../core/errors';
import type { RequestContext } from '../../../core/request/context';
import { defineState } from '../../../core/request/state';
import { toRunInput, type RunInput } from '../runs/run-input';
import { hashOf, loadRunRows } from '../runs/run-rows';
import { ScheduleRunStatus } from '../runs/schedule-run.entity';
import { getRun } from '../runs/schedule-run.service';
import type { ScheduleRun } from '../runs/schedule-run.types';
import { computeInThread } from '../runs/schedule-thread';
import type { DraftMeeting, Pair, TimetableInput } from '../timetable/timetable.types';
import { allRunMeetings, runMeetingsPage, runPeoplePage } from './draft.queries';
import type {
  ScheduleHelp,
  ScheduleRunArgs,
  ScheduleRunMeeting,
  ScheduleRunMeetingsArgs,
  ScheduleRunPerson,
  ScheduleRunPlace,
} from './draft.types';
import { HardRules } from './hard-rules';
import { toShown, type ScheduleReason } from './schedule-reason';

/** Questions about drafts take a thread each. */
const questions = defineState(() => new FairQueue({ total: 1, perKey: 1, maxWaiting: 2 }));

const filterId = (id: string | null | undefined, what: string): string | null =>
  id ? parseId(id, what) : null;

/** The meetings of a run, soonest first. */
export async function listRunMeetings(
  ctx: RequestContext,
  {
    runId,
    change = null,
    outcome = null,
    attendeeId,
    companyId,
    podId,
    date = null,
    ...page
  }: ScheduleRunMeetingsArgs,
): Promise<Page<ScheduleRunMeeting>> {
  const { id } = await getRun(ctx, runId);
  const of = {
    attendeeId: filterId(attendeeId, 'The attendee'),
    companyId: filterId(companyId, 'The company'),
    podId: filterId(podId, 'The pod'),
  };
  return runMeetingsPage(ctx.db, { runId: id, change, outcome, ...of, date }, page);
}

/** Those who have fewer meetings in a run than promised. */
export async function listRunPeople(
  ctx: RequestContext,
  { runId, ...page }: ScheduleRunArgs,
): Promise<Page<ScheduleRunPerson>> {
  const { id } = await getRun(ctx, runId);
  return runPeoplePage(ctx.db, id, page);
}

/** A draft and the input of its event. */
export interface DraftInput extends RunInput {
  run: ScheduleRun;
  whole: TimetableInput;
}

/** A draft with all that there is now. */
export async function draftNow(
  ctx: RequestContext,
  id: string,
): Promise<DraftInput & { isOutdated: boolean }> {
  const run = await getRun(ctx, id);
  const rows = run.status === ScheduleRunStatus.DRAFT && (await loadRunRows(ctx, run.eventId));
  if (!rows) throw conflict('STATUS_CHANGED', 'This timetable is no draft that could still change.');
  const made = toRunInput(rows);
  const { basis, order, seed } = run;
  const whole = { ...made.input, settings: { ...made.input.settings, basis, order, seed } };
  return { ...made, run, whole, isOutdated: hashOf(rows) !== run.inputHash };
}

/** A draft with its input; CONFLICT where something has changed since it was computed. */
async function draftInput(ctx: RequestContext, id: string): Promise<DraftInput> {
  const draft = await draftNow(ctx, id);
  if (draft.isOutdated)
    throw conflict(
      'SCHEDULE_RUN_OUTDATED',
      'Something has changed since this timetable was computed. Please compute it again.',
    );
  return draft;
}

/** The meetings of a draft by the numbers of its input. */
export const numberedMeetings = (
  meetings: readonly Pick<ScheduleRunMeeting, 'oneId' | 'otherId' | 'podId' | 'startsAt' | 'change'>[],
  { personIds, podIds, times }: RunInput,
): DraftMeeting[] => {
  const [people, pods] = [personIds, podIds].map((ids) => new Map(ids.map((id, index) => [id, index])));
  const slots = new Map(times.map(({ startsAt }, time) => [startsAt.getTime(), time]));
  return meetings.map(({ oneId, otherId, podId, startsAt, change }) => ({
    one: people!.get(oneId)!,
    other: people!.get(otherId)!,
    time: slots.get(startsAt.getTime())!,
    pod: pods!.get(podId)!,
    change,
  }));
};

/** The meetings that a draft holds. Of an outdated one some have gone, have no slot any more, or are locked where they were. */
export const heldRows = <Row extends ScheduleRunMeeting>(
  { personIds, podIds, times }: RunInput,
  rows: Iterable<Row>,
): Row[] => {
  const known = new Set<string | number>([
    ...personIds,
    ...podIds,
    ...times.map(({ startsAt }) => startsAt.getTime()),
  ]);
  return [...rows].filter(
    ({ change, isLocked, oneId, otherId, podId, startsAt }) =>
      change !== 'DROPPED' &&
      !isLocked &&
      [oneId, otherId, podId, startsAt.getTime()].every((part) => known.has(part)),
  );
};

/** Two people of the meeting program by their numbers. */
const pairIn = ({ personIds }: RunInput, oneId: string, otherId: string): Pair => {
  const [one, other] = [oneId, otherId].map((id) => personIds.indexOf(id.toLowerCase())) as [number, number];
  if (one < 0 || other < 0 || one === other) throw notFound('A person of the meeting program');
  return [one, other];
};

/** Where and when two people could meet in a draft, whether or not they meet already. */
export async function freePlaces(
  ctx: RequestContext,
  { runId, oneId, otherId }: { runId: string; oneId: string; otherId: string },
): Promise<ScheduleRunPlace[]> {
  const draft = await draftNow(ctx, runId);
  const pair = pairIn(draft, oneId, otherId);
  const [one, other] = pair.toSorted((first, second) => first - second) as [number, number];
  const rows = heldRows(draft, await allRunMeetings(ctx, { runId: draft.run.id }));
  const others = numberedMeetings(rows, draft).filter(
    (meeting) => meeting.one !== one || meeting.other !== other,
  );
  const rules = new HardRules(draft.whole, draft.mayMeet);
  return draft.times
    .map(({ startsAt, endsAt }, time) => ({
      startsAt,
      endsAt,
      podIds: rules.podsFor({ one, other, time }, others).map((pod) => draft.podIds[pod]!),
    }))
    .filter(({ podIds }) => podIds.length > 0);
}

/** Why two people do not meet in a draft; null where they do. */
export async function whyNot(
  ctx: RequestContext,
  { runId, oneId, otherId }: { runId: string; oneId: string; otherId: string },
): Promise<ScheduleReason | null> {
  const draft = await draftInput(ctx, runId);
  const pair = pairIn(draft, oneId, otherId);
  const meetings = numberedMeetings(await allRunMeetings(ctx, { runId: draft.run.id }), draft);
  const request = { input: draft.whole, meetings, pair };
  const reason = await questions(ctx.runtime).run(ctx.callerKey, () => computeInThread('pair', request));
  return reason && toShown(reason);
}

const MORE_PODS = 10;
const HOUR_MINUTES = 60;

/** What no timetable would exceed with ten more pods, or with another hour. */
export async function whatHelps(ctx: RequestContext, runId: string): Promise<ScheduleHelp[]> {
  const { whole: input } = await draftInput(ctx, runId);
  const [first, second] = input.times;
  const step = second ? second.start - first!.start : HOUR_MINUTES;
  const options = [
    { pods: MORE_PODS, times: 0 },
    { pods: 0, times: Math.max(1, Math.floor(HOUR_MINUTES / step)) },
  ];
  const bounds = await questions(ctx.runtime).run(ctx.callerKey, () =>
    computeInThread('help', { input, options }),
  );
  return options.map(({ pods: morePods, times: moreSlots }, index) => ({
    morePods,
    moreSlots,
    bound: bounds[index] ?? null,
  }));
}
