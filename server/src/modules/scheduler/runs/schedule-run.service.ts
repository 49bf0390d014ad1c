import { randomInt } from 'node:crypto';
import { recordChange } from '../../../core/audit/change-log';
import { newId, parseId } from '../../../core/db/ids';
import type { Page, PageArgs } from '../../../core/db/pagination';
import { firstOf } from '../../../core/db/statement';
import { conflict, orNotFound } from '../../../core/errors';
import { viewerOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { inTransaction } from '../../../core/request/transaction';
import { requireEventAccess, requireEventOf } from '../../event-access/index';
import { programOf } from '../../meeting-wishes/index';
import { failLost } from './run-compute.service';
import { hashOf, loadRunRows } from './run-rows';
import { ScheduleRunBasis, ScheduleRunStatus } from './schedule-run.entity';
import { runChanged } from './schedule-run.events';
import { COMPUTE_TIMETABLE } from './schedule-run.jobs';
import { addRun, cancelRun, dropOldRuns, runById, runningRun, runsPage } from './schedule-run.queries';
import type { CancelScheduleRunInput, ScheduleRun, StartScheduleRunInput } from './schedule-run.types';

/** Of the drafts and failures of an event so many are kept; what was applied stays. */
const KEPT_RUNS = 20;

/** One run, for staff of its event. */
export async function getRun(ctx: RequestContext, id: string): Promise<ScheduleRun> {
  const run = orNotFound(await firstOf(runById(ctx, { id: parseId(id, 'The timetable') })), 'The timetable');
  await requireEventOf(ctx, run.eventId, 'The timetable');
  return run;
}

/** The runs of an event, newest first. */
export async function listRuns(ctx: RequestContext, id: string, page: PageArgs): Promise<Page<ScheduleRun>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return runsPage(ctx.db, eventId, page);
}

/** Lets a server compute a timetable. One of an event is computed at a time. */
export async function startRunOf(
  ctx: RequestContext,
  { eventId: asked, basis, order: wanted, seed }: StartScheduleRunInput,
): Promise<ScheduleRun> {
  const { eventId } = await requireEventAccess(ctx, asked);
  const program = await programOf(ctx, eventId);
  if (!program) throw conflict('NO_MEETING_PROGRAM', 'This event has no meeting program yet.');
  const order = wanted ?? program.order;
  const run = { id: newId(), eventId, basis, order, seed: seed ?? randomInt(2 ** 31) };
  // Before the transaction: what is lost stays so, whether or not another one can begin.
  await failLost(ctx);
  await inTransaction(ctx, async (inner) => {
    if (!(await queueRun(inner, { ...run, startedById: viewerOf(ctx).userId })))
      throw conflict('SCHEDULE_RUN_RUNNING', 'A timetable of this event is being computed already.', {
        scheduleRunId: (await firstOf(runningRun(inner, { eventId })))?.id ?? null,
      });
    await dropOldRuns(inner, { eventId, kept: KEPT_RUNS });
    const after = { basis, order, seed: run.seed };
    await recordChange(inner, {
      action: 'schedule_run.start',
      eventId,
      subjectId: run.id,
      subjectName: null,
      after,
    });
  });
  return getRun(ctx, run.id);
}

/** Adds a run that a server will compute; false where one of its event waits or is computed. */
async function queueRun(ctx: RequestContext, run: Parameters<typeof addRun>[1]): Promise<boolean> {
  if (!(await firstOf(addRun(ctx, run)))) return false;
  await ctx.events.emit(runChanged(run));
  await ctx.jobs.add(COMPUTE_TIMETABLE, { runId: run.id });
  return true;
}

/** Has the first timetable of the demo computed, as if this member of its staff had asked for it. */
export async function planDemo(ctx: RequestContext, eventId: string, startedById: string): Promise<void> {
  const program = await programOf(ctx, eventId);
  if (!program) return;
  const run = {
    id: newId(),
    eventId,
    startedById,
    basis: ScheduleRunBasis.PUBLISHED,
    order: program.order,
    seed: 1,
  };
  await inTransaction(ctx, (inner) => queueRun(inner, run));
}

/** Ends a run that waits or is computed; the server that computes it notices within seconds. */
export async function cancelRunOf(
  ctx: RequestContext,
  { scheduleRunId }: CancelScheduleRunInput,
): Promise<ScheduleRun> {
  const { id, eventId } = await getRun(ctx, scheduleRunId);
  await inTransaction(ctx, async (inner) => {
    if (!(await firstOf(cancelRun(inner, { id }))))
      throw conflict('STATUS_CHANGED', 'This timetable is not being computed any more.');
    await recordChange(inner, { action: 'schedule_run.cancel', eventId, subjectId: id, subjectName: null });
    await inner.events.emit(runChanged({ id, eventId }));
  });
  return getRun(ctx, id);
}

/** Whether something has changed since a draft was computed from it. */
export async function isOutdated(
  ctx: RequestContext,
  { status, eventId, inputHash }: Pick<ScheduleRun, 'status' | 'eventId' | 'inputHash'>,
): Promise<boolean> {
  if (status !== ScheduleRunStatus.DRAFT) return false;
  const rows = await loadRunRows(ctx, eventId);
  return rows === null || hashOf(rows) !== inputHash;
}
