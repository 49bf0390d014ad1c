import { recordChange, recordChanges } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { isManager, Role } from '../../core/auth/roles';
import { isViolation } from '../../core/db/database-errors';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { lockAttendees, removeAttendees } from '../attendees/index';
import { isStillByHand, lacksPlaces } from '../groups/index';
import { queueInvitations } from '../invitations/index';
import { companyErrors } from '../companies/index';
import { actionOf, FIELD_OF } from './bulk-job.audit';
import { BulkJobKind, BulkJobOutcome, BulkJobStatus } from './bulk-job.entity';
import { RUN_BULK_JOB } from './bulk-job.jobs';
import { addProgress, finishBulkJob, lockBulkJob, noteFault, type LockedJob } from './bulk-job.queries';
import { outcomeOf } from './bulk-job.reasons';
import { isAboutGroup } from './bulk-job.rules';
import { judge, nextAttendees, valueAfter, writeOutcomes, type Verdict } from './bulk-work.queries';
import { writeValues } from './bulk-undo.service';

const CHUNK = 200;
/** Then another turn of the worker goes on, so that no turn comes near to the time after which it counts as lost. */
const TURN_MS = 8_000;
/** Faults in a row after which a job ends. */
const MAX_FAULTS = 5;

// Doing bulk jobs, chunk by chunk: each in a transaction that also notes what was done, so that nothing is done twice.

/** Goes on with a job for some seconds, and asks for another turn where it is not done then. */
export async function runBulkJob(ctx: RequestContext, { jobId }: { jobId: string }): Promise<void> {
  const until = Date.now() + TURN_MS;
  try {
    while (await inTransaction(ctx, (inner) => runBulkJobStep(inner, jobId))) {
      if (Date.now() < until) continue;
      await ctx.jobs.add(RUN_BULK_JOB, { jobId });
      return;
    }
  } catch (error) {
    if (isViolation(error, 'attendees_group_places')) {
      await inTransaction(ctx, (inner) => endFull(inner, jobId));
      return;
    }
    const noted = await firstOf(noteFault(ctx, { id: jobId, allowed: MAX_FAULTS }));
    if (noted?.goesOn) throw error;
    ctx.log.event('bulk-job.failed', { err: error, jobId });
  }
}

/** Ends a job that would bring people into a group without places for them. */
async function endFull(ctx: RequestContext, jobId: string): Promise<void> {
  const job = await firstOf(lockBulkJob(ctx, { id: jobId }));
  if (job && isUnderWay(job)) await endBulkJob(ctx, job, 'A group has no places left for all of them.');
}

const isUnderWay = ({ status }: LockedJob): boolean =>
  status === BulkJobStatus.QUEUED || status === BulkJobStatus.RUNNING;

/** Does one chunk; whether there may be more. */
async function runBulkJobStep(ctx: RequestContext, jobId: string): Promise<boolean> {
  const job = await firstOf(lockBulkJob(ctx, { id: jobId }));
  if (!job || !isUnderWay(job)) return false;
  const obstacle = await obstacleOf(ctx, job);
  if (obstacle) return endBulkJob(ctx, job, obstacle);
  const ids = (await nextAttendees(ctx, { jobId, limit: CHUNK })).map(({ attendeeId }) => attendeeId);
  if (ids.length === 0) return endBulkJob(ctx, job, null);
  await lockAttendees(ctx.db, ids);
  if (job.kind === BulkJobKind.ADD_TO_GROUP && job.value) {
    const [found] = await lacksPlaces(ctx, { groupId: job.value, ids });
    if (found?.lacks) return endBulkJob(ctx, job, 'The group has no places left for all of them.');
  }
  const verdicts = await ctx.db.rows(judge(job, job.role === Role.ADMIN, ids));
  const able = verdicts.filter(({ reason }) => reason === null);
  const closedMeetings = able.length > 0 ? await applyBulkJob(ctx, job, able) : 0;
  const settled = verdicts.map((verdict) => ({
    ...verdict,
    outcome: verdict.reason ? outcomeOf[verdict.reason] : BulkJobOutcome.DONE,
  }));
  await writeOutcomes(ctx, {
    jobId,
    ids: settled.map(({ id }) => id),
    outcomes: settled.map(({ outcome }) => outcome),
    reasons: settled.map(({ reason }) => reason),
    befores: settled.map(({ before }) => before),
  });
  const count = (wanted: BulkJobOutcome) => settled.filter(({ outcome }) => outcome === wanted).length;
  await addProgress(ctx, {
    id: jobId,
    done: count(BulkJobOutcome.DONE),
    skipped: count(BulkJobOutcome.SKIPPED),
    failed: count(BulkJobOutcome.FAILED),
    closedMeetings,
  });
  return true;
}

/** Does it with these attendees; gives how many meetings that closed. */
async function applyBulkJob(ctx: RequestContext, job: LockedJob, able: readonly Verdict[]): Promise<number> {
  const ids = able.map(({ id }) => id);
  switch (job.kind) {
    case BulkJobKind.INVITE:
    case BulkJobKind.REMIND:
      await queueInvitations(ctx, job.eventId, ids);
      break;
    case BulkJobKind.REMOVE: {
      const { meetings } = await removeAttendees(ctx, ids);
      await record(ctx, job, able, 'attendee.delete');
      return meetings;
    }
    case BulkJobKind.SET_CATEGORY:
    case BulkJobKind.SET_COMPANY:
    case BulkJobKind.ADD_TO_GROUP:
    case BulkJobKind.REMOVE_FROM_GROUP:
      await writeValues(
        ctx,
        job,
        ids.map((id) => ({ id, value: valueAfter(job) })),
      );
      await record(ctx, job, able, 'attendee.update');
  }
  return 0;
}

async function endBulkJob(ctx: RequestContext, job: LockedJob, error: string | null): Promise<false> {
  const status = error ? BulkJobStatus.FAILED : BulkJobStatus.DONE;
  await finishBulkJob(ctx, { id: job.id, status, error });
  const { kind, eventId, done, skipped, failed, closedMeetings } = job;
  await recordChange(ctx, {
    action: actionOf(kind, error ? 'failed' : 'done'),
    eventId,
    actorId: job.startedById,
    subjectId: job.id,
    subjectName: null,
    after: { done, skipped, failed, ...(kind === BulkJobKind.REMOVE ? { closedMeetings } : {}) },
  });
  return false;
}

/** Why a job cannot go on, in words: what held when it was started may not hold any more. */
const obstacleOf = async (ctx: RequestContext, job: LockedJob): Promise<string | null> => {
  if (!job.role || !isManager(job.role)) return 'The person who started it may not do this any more.';
  if (job.value && isAboutGroup(job.kind)) {
    // Before the attendees, as changes of groups lock them.
    const isThere = await isStillByHand(ctx, job.eventId, job.value);
    return isThere ? null : 'The group was removed or has a condition now.';
  }
  if (job.kind !== BulkJobKind.SET_COMPANY) return null;
  const errors = await companyErrors(ctx, job.eventId, job.value);
  return errors.length > 0 ? 'The company was removed meanwhile.' : null;
};

/** Writes what was done with each of them, as if it had been done one by one. */
const record = (
  ctx: RequestContext,
  job: LockedJob,
  changed: readonly Verdict[],
  action: string,
): Promise<void> => {
  const { eventId, startedById } = job;
  const field = FIELD_OF[job.kind];
  return recordChanges(
    ctx,
    changed.map(({ id, name, before }) => ({
      action,
      eventId,
      actorId: startedById,
      subjectId: id,
      subjectName: name,
      ...(field ? { before: { [field]: before }, after: { [field]: valueAfter(job) } } : {}),
    })),
  );
};
