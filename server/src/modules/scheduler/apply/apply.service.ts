import { recordChange } from '../../../core/audit/change-log';
import { isManager } from '../../../core/auth/roles';
import { isViolation } from '../../../core/db/database-errors';
import { firstOf } from '../../../core/db/statement';
import { conflict, orNotFound } from '../../../core/errors';
import { viewerOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { inTransaction } from '../../../core/request/transaction';
import { lockAttendees } from '../../attendees/index';
import { changeMeetingPlaces, MeetingStatus, tellOfTimetable, type PlaceChange } from '../../meetings/index';
import { ScheduleRunStatus } from '../runs/schedule-run.entity';
import { runChanged } from '../runs/schedule-run.events';
import { getRun, isOutdated } from '../runs/schedule-run.service';
import type { ScheduleRun } from '../runs/schedule-run.types';
import { WRITE_TIMETABLE } from './apply.jobs';
import {
  beginAct,
  endAct,
  leaveOut,
  lockRun,
  nextReaders,
  noteActFault,
  noteActProgress,
  noteTold,
  openChanges,
  outcomeCounts,
  refusedPairs,
  writeScheduleOutcomes,
} from './apply.queries';
import type { ApplyScheduleRunInput, UndoScheduleRunInput } from './apply.types';
import { componentsOf, nextComponents } from './components';

/** Changes of one transaction, and people of another one. */
const CHUNK = 200;
const READERS = 100;
/** Then another turn of the worker goes on, so that no turn comes near to the time after which it counts as lost. */
const TURN_MS = 8_000;
/** Faults in a row after which the rest is left out. */
const MAX_FAULTS = 5;

type LockedRun = Awaited<ReturnType<typeof lockRun>>[number];
type OpenChange = Awaited<ReturnType<typeof openChanges>>[number];

const BEGUN = {
  APPLYING: { action: 'schedule_run.apply' },
  UNDOING: { action: 'schedule_run.undo' },
} as const;
const ENDED = {
  APPLYING: { action: 'schedule_run.applied' },
  UNDOING: { action: 'schedule_run.undone' },
} as const;

/** Begins to write a draft into everybody's meetings; a job goes on, also when a server stops. */
export const applyScheduleRun = (
  ctx: RequestContext,
  { scheduleRunId: id, expectedVersion: version, evenIfOutdated }: ApplyScheduleRunInput,
): Promise<ScheduleRun> =>
  begin(ctx, id, ScheduleRunStatus.APPLYING, async (run) => {
    if (run.status !== ScheduleRunStatus.DRAFT)
      throw conflict('NOT_A_DRAFT', 'This timetable is no draft any more.', { status: run.status });
    if (run.draftVersion !== version)
      throw conflict('STALE_EDIT', 'The draft was changed meanwhile. Please look at it again.');
    if (!evenIfOutdated && (await isOutdated(ctx, run)))
      throw conflict(
        'SCHEDULE_RUN_OUTDATED',
        'Something has changed since this timetable was computed. What is not possible any more would be left out.',
      );
  });

/** Begins to take a timetable back; what was changed since stays. */
export const undoScheduleRun = (
  ctx: RequestContext,
  { scheduleRunId: id }: UndoScheduleRunInput,
): Promise<ScheduleRun> =>
  begin(ctx, id, ScheduleRunStatus.UNDOING, (run) => {
    if (run.status !== ScheduleRunStatus.APPLIED)
      throw conflict('NOT_UNDOABLE', 'Only a published timetable can be taken back.', { status: run.status });
    return Promise.resolve();
  });

async function begin(
  ctx: RequestContext,
  asked: string,
  status: 'APPLYING' | 'UNDOING',
  check: (run: LockedRun) => Promise<void>,
): Promise<ScheduleRun> {
  const { id, eventId } = await getRun(ctx, asked);
  try {
    await inTransaction(ctx, async (inner) => {
      const run = orNotFound(await firstOf(lockRun(inner, { id })), 'The timetable');
      await check(run);
      await beginAct(inner, { id, status, userId: viewerOf(inner).userId });
      await recordChange(inner, { ...BEGUN[status], eventId, subjectId: id, subjectName: null });
      await inner.events.emit(runChanged({ id, eventId }));
      await inner.jobs.add(WRITE_TIMETABLE, { runId: id });
    });
  } catch (error) {
    if (isViolation(error, 'schedule_runs_applying_key'))
      throw conflict(
        'SCHEDULE_CHANGING',
        'Another timetable of this event is being written. Please wait until it has ended.',
      );
    throw error;
  }
  return getRun(ctx, id);
}

/** Goes on with a timetable for some seconds, and asks for another turn where it is not done then. */
export async function writeTimetable(ctx: RequestContext, { runId }: { runId: string }): Promise<void> {
  const until = Date.now() + TURN_MS;
  try {
    // Another transaction that took a place since it was looked up has committed by then, and is seen.
    while (await inTransaction(ctx, (inner) => writeStep(inner, runId), isPlaceTaken)) {
      if (Date.now() < until) continue;
      await ctx.jobs.add(WRITE_TIMETABLE, { runId });
      return;
    }
  } catch (error) {
    const noted = await firstOf(noteActFault(ctx, { id: runId }));
    if ((noted?.failures ?? 0) < MAX_FAULTS) throw error;
    ctx.log.event('schedule-run.not-written', { err: error, runId });
    await inTransaction(ctx, async (inner) => {
      const run = await firstOf(lockRun(inner, { id: runId }));
      if (run && isUnderWay(run)) await end(inner, run, 'FAULT');
    });
  }
}

const isPlaceTaken = (error: unknown): boolean =>
  isViolation(error, 'claims_attendee_excl') || isViolation(error, 'claims_pod_excl');

const isUnderWay = ({ status }: LockedRun): boolean =>
  status === ScheduleRunStatus.APPLYING || status === ScheduleRunStatus.UNDOING;

const isUndoOf = ({ status }: LockedRun): boolean => status === ScheduleRunStatus.UNDOING;

/** Does one part; whether there may be more. */
async function writeStep(ctx: RequestContext, runId: string): Promise<boolean> {
  const run = await firstOf(lockRun(ctx, { id: runId }));
  if (!run || !isUnderWay(run)) return false;
  const isUndo = isUndoOf(run);
  if (!run.role || !isManager(run.role)) await leaveOut(ctx, { runId, isUndo, reason: 'NOT_ALLOWED' });
  const open = await openChanges(ctx, { runId, isUndo });
  if (open.length > 0) {
    const components = componentsOf(open.map((row) => toPlaceChange(row, run)));
    await writeChanges(ctx, run, nextComponents(components, CHUNK));
    return true;
  }
  return (await tellNext(ctx, run)) || end(ctx, run, null);
}

/** Applies the change of a row, or takes it back. */
function toPlaceChange(row: OpenChange, run: LockedRun): PlaceChange {
  const {
    id,
    oneId,
    otherId,
    change,
    meetingId,
    startsAt,
    endsAt,
    podId,
    oldStatus,
    oldStartsAt,
    oldEndsAt,
    oldPodId,
  } = row;
  const isUndo = isUndoOf(run);
  const planned = change === 'DROPPED' ? null : { startsAt, endsAt, podId };
  const old = oldStartsAt && oldEndsAt ? { startsAt: oldStartsAt, endsAt: oldEndsAt, podId: oldPodId } : null;
  const isRequest = oldStatus === MeetingStatus.PENDING;
  const published = old?.podId && !isRequest ? { ...old, podId: old.podId } : null;
  const before = change === 'DROPPED' ? (published ?? { startsAt, endsAt, podId }) : published;
  return {
    id,
    oneId,
    otherId,
    meetingId,
    from: isUndo ? planned : before,
    to: isUndo ? before : planned,
    date: isUndo ? (change === 'DROPPED' ? row.date : row.oldDate) : row.date,
    request: isUndo && isRequest ? old : null,
    runId: isUndo ? row.oldRunId : run.id,
    isForOthers: !isUndo && change === 'DROPPED',
  };
}

async function writeChanges(
  ctx: RequestContext,
  run: LockedRun,
  changes: readonly PlaceChange[],
): Promise<void> {
  const isUndo = isUndoOf(run);
  await lockAttendees(
    ctx.db,
    [...new Set(changes.flatMap(({ oneId, otherId }) => [oneId, otherId]))].toSorted(),
  );
  const refused = await refusedPairs(ctx, {
    oneIds: changes.map(({ oneId }) => oneId),
    otherIds: changes.map(({ otherId }) => otherId),
  });
  const refusedIds = new Set(refused.map(({ position }) => changes[position - 1]!.id));
  const timetable = { eventId: run.eventId, runId: run.id, isUndo };
  const outcomes = await changeMeetingPlaces(ctx, timetable, changes, refusedIds);
  await writeScheduleOutcomes(ctx, {
    rows: outcomes.map(({ id, refusal, meetingId, before }) => ({
      id,
      outcome: refusal ? (isUndo ? 'NOT_UNDONE' : 'SKIPPED') : isUndo ? 'UNDONE' : 'APPLIED',
      reason: refusal,
      meetingId,
      status: before?.status ?? null,
      startsAt: before?.startsAt ?? null,
      endsAt: before?.endsAt ?? null,
      podId: before?.podId ?? null,
      runId: before?.runId ?? null,
    })),
  });
  const counts = await outcomeCounts(ctx, { runId: run.id });
  const countOf = (...wanted: string[]) =>
    counts.reduce((sum, { outcome, count }) => sum + (wanted.includes(outcome ?? '') ? count : 0), 0);
  const left = (await openChanges(ctx, { runId: run.id, isUndo })).length;
  const done = isUndo ? countOf('UNDONE', 'NOT_UNDONE') : countOf('APPLIED', 'SKIPPED');
  await noteActProgress(ctx, { id: run.id, progress: Math.floor((99 * done) / (done + left)) });
  await ctx.events.emit(runChanged(run));
}

/** Tells the next people whose meetings have changed, each once; whether there were any. */
async function tellNext(ctx: RequestContext, run: LockedRun): Promise<boolean> {
  const outcome = isUndoOf(run) ? 'UNDONE' : 'APPLIED';
  const readers = await nextReaders(ctx, { runId: run.id, outcome, after: run.toldUntil, limit: READERS });
  const attendeeIds = readers.map(({ id }) => id);
  const until = attendeeIds.at(-1);
  if (!until) return false;
  await tellOfTimetable(ctx, { attendeeIds, runId: run.id });
  await noteTold(ctx, { id: run.id, until });
  return true;
}

async function end(ctx: RequestContext, run: LockedRun, cause: string | null): Promise<false> {
  const { id, eventId } = run;
  const isUndo = isUndoOf(run);
  if (cause) await leaveOut(ctx, { runId: id, isUndo, reason: cause });
  await endAct(ctx, { id, status: isUndo ? ScheduleRunStatus.UNDONE : ScheduleRunStatus.APPLIED });
  const counts = await outcomeCounts(ctx, { runId: id });
  await recordChange(ctx, {
    ...ENDED[isUndo ? 'UNDOING' : 'APPLYING'],
    eventId,
    actorId: run.actedById,
    subjectId: id,
    subjectName: null,
    after: Object.fromEntries(counts.map(({ outcome, count }) => [outcome!.toLowerCase(), count])),
  });
  await ctx.events.emit(runChanged(run));
  return false;
}
