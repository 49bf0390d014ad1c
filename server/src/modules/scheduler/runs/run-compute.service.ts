import { AppError } from '../../../core/errors';
import { newId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import type { RequestContext, Runtime } from '../../../core/request/context';
import { defineState } from '../../../core/request/state';
import { inTransaction } from '../../../core/request/transaction';
import { oneAtATime } from '../../../core/timing/one-at-a-time';
import { shownReasons } from '../drafts/schedule-reason';
import type { DraftMeeting, PersonBelowTarget } from '../timetable/timetable.types';
import { toRunInput, type RunInput } from './run-input';
import { hashOf, loadRunRows, type MeetingRow } from './run-rows';
import { runChanged } from './schedule-run.events';
import {
  beatRun,
  failLostRuns,
  failRun,
  finishRun,
  insertRunMeetings,
  insertRunPeople,
  lockPeople,
  startRun,
  type NewRunMeeting,
  type NewRunPerson,
} from './schedule-run.queries';
import { computeInThread, type ScheduleTasks } from './schedule-thread';

const BEAT_MS = 1_000;
/** A beat that brings no progress is written so rarely. */
const QUIET_BEAT_MS = 5_000;
/** Of the whole: the rest is for reasons and for writing. */
const SEARCH_PERCENT = 95;
const OUR_FAULT = 'Something went wrong on our side. Nothing was changed.';
const STOPPED = 'The server stopped before it was done. Nothing was changed.';

/** Ends what is computed when the server stops. */
const stopping = defineState(() => new AbortController());

/** Ends the run of this server, which has failed then. */
export const stopComputing = (runtime: Runtime): void =>
  stopping(runtime).abort(new AppError('SERVICE_UNAVAILABLE', STOPPED));

type StartedRun = Awaited<ReturnType<typeof startRun>>[number];

/** Changes a run, and tells those who look at it; undefined where it is not as expected any more. */
const change = <Row extends { id: string; eventId: string }>(
  ctx: RequestContext,
  write: (inner: RequestContext) => Promise<Row[]>,
): Promise<Row | undefined> =>
  inTransaction(ctx, async (inner) => {
    const row = await firstOf(write(inner));
    if (row) await inner.events.emit(runChanged(row));
    return row;
  });

/** Computes a run that waits. Whatever becomes of it is noted; a server that dies leaves it to `failLost`. */
export async function computeRun(ctx: RequestContext, { runId: id }: { runId: string }): Promise<void> {
  const run = await change(ctx, (inner) => startRun(inner, { id }));
  if (!run) return;
  try {
    await whileBeating(ctx, run, (signal, onProgress) => compute(ctx, run, signal, onProgress));
  } catch (error) {
    const isRefusal = error instanceof AppError;
    if (!isRefusal) ctx.log.event('schedule-run.failed', { err: error, runId: id });
    await change(ctx, (inner) => failRun(inner, { id, error: isRefusal ? error.message : OUR_FAULT }));
  }
}

/** Ends runs that lost their server. */
export async function failLost(ctx: RequestContext): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const lost = await failLostRuns(inner, {});
    if (lost.length > 0) await inner.events.emit(...lost.map(runChanged));
  });
}

/** Shows others that the run is alive while `work` takes, and ends that where the run was cancelled. */
async function whileBeating(
  ctx: RequestContext,
  { id }: StartedRun,
  work: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>,
): Promise<void> {
  const cancelled = new AbortController();
  let [progress, written, last] = [0, 0, Date.now()];
  const beat = async (): Promise<void> => {
    const isNews = progress > written;
    if (!isNews && Date.now() - last < QUIET_BEAT_MS) return;
    [written, last] = [progress, Date.now()];
    const row = isNews
      ? await change(ctx, (inner) => beatRun(inner, { id, progress }))
      : await firstOf(beatRun(ctx, { id, progress }));
    if (!row) cancelled.abort();
  };
  // A beat that fails is made up for by the next one.
  const timer = setInterval(
    oneAtATime(() => beat().catch(() => undefined)),
    BEAT_MS,
  ).unref();
  const signal = AbortSignal.any([cancelled.signal, stopping(ctx.runtime).signal]);
  try {
    await work(signal, (share) => void (progress = Math.floor(share * SEARCH_PERCENT)));
  } catch (error) {
    if (!cancelled.signal.aborted) throw error;
  } finally {
    clearInterval(timer);
  }
}

const impossible = (message: string) => new AppError('CONFLICT', message);

async function compute(
  ctx: RequestContext,
  run: StartedRun,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const rows = await loadRunRows(ctx, run.eventId);
  if (!rows) throw impossible('The event has no meeting program any more.');
  if (rows.slots.every(({ isPast }) => isPast)) throw impossible('There are no coming slots for meetings.');
  if (!rows.pods.some(({ usable }) => usable)) throw impossible('There are no pods for meetings.');
  const made = toRunInput(rows);
  const { basis, order, seed } = run;
  const input = { ...made.input, settings: { ...made.input.settings, basis, order, seed } };
  const result = await computeInThread('plan', input, { signal, onProgress });
  await inTransaction(ctx, (inner) => writeDraft(inner, run, { ...made, hash: hashOf(rows) }, result));
}

async function writeDraft(
  ctx: RequestContext,
  { id }: StartedRun,
  made: RunInput & { hash: string },
  { draft, people }: ScheduleTasks['plan']['result'],
): Promise<void> {
  const { measures, bound } = draft;
  const run = await firstOf(finishRun(ctx, { id, inputHash: made.hash, bound, measures }));
  if (!run) return;
  const there = await lockPeople(ctx, { ids: made.personIds });
  if (there.length < made.personIds.length)
    throw impossible('Somebody was removed meanwhile. Please compute it again.');
  const { published } = made.input;
  const was = new Map(published.map(({ one, other }, index) => [`${one} ${other}`, made.published[index]!]));
  const meetings = draft.meetings.map((meeting) =>
    toRow(meeting, made, was.get(`${meeting.one} ${meeting.other}`) ?? null),
  );
  await insertRunMeetings(ctx, { runId: id, meetings });
  await insertRunPeople(ctx, { runId: id, people: toRunPeople(people, made) });
  await ctx.events.emit(runChanged(run));
}

/** Those who have fewer meetings than promised, as they are stored. */
export const toRunPeople = (people: readonly PersonBelowTarget[], { personIds }: RunInput): NewRunPerson[] =>
  people.map(({ person, target, got, reasons }) => ({
    attendeeId: personIds[person]!,
    target,
    got,
    reasons: shownReasons(reasons),
  }));

/** People are in the order of their ids, and so are the two of a meeting. */
const toRow = (
  { one, other, time, pod, change: kind }: DraftMeeting,
  { personIds, podIds, times }: RunInput,
  was: MeetingRow | null,
): NewRunMeeting => {
  const { startsAt, endsAt } = times[time]!;
  return {
    id: newId(),
    oneId: personIds[one]!,
    otherId: personIds[other]!,
    change: kind,
    startsAt,
    endsAt,
    podId: podIds[pod]!,
    meetingId: was?.id ?? null,
    oldStatus: was?.status ?? null,
    oldStartsAt: was?.startsAt ?? null,
    oldEndsAt: was?.endsAt ?? null,
    oldPodId: was?.podId ?? null,
    oldRunId: was?.runId ?? null,
  };
};
