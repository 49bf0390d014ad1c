import { recordChange, recordChanges } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { viewerOf } from '../../core/request/authorization';
import { conflict } from '../../core/errors';
import { Role } from '../../core/auth/roles';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { setCategories, setCompanies, setGroup } from '../attendees/index';
import { lockGroupByHand } from '../groups/index';
import { actionOf, FIELD_OF } from './bulk-job.audit';
import { BulkJobKind, BulkJobStatus } from './bulk-job.entity';
import type { UndoBulkJobPayload } from './bulk-job.payloads';
import { finishBulkJob, lockBulkJob, type LockedJob } from './bulk-job.queries';
import { isAboutGroup } from './bulk-job.rules';
import { getBulkJob } from './bulk-job.service';
import type { UndoBulkJobInput } from './bulk-job.types';
import { isUndoable, lockUnchangedSince, valueAfter } from './bulk-work.queries';

/** Gives attendees the values that a job changes; returns those who were changed. */
export function writeValues(
  ctx: RequestContext,
  { kind, value: groupId }: Pick<LockedJob, 'kind' | 'value'>,
  changes: readonly { id: string; value: string | null }[],
) {
  const lists = { ids: changes.map(({ id }) => id), values: changes.map(({ value }) => value) };
  if (groupId && isAboutGroup(kind)) return setGroup(ctx, { groupId, ...lists });
  const write = kind === BulkJobKind.SET_CATEGORY ? setCategories : setCompanies;
  return write(ctx, lists);
}

/** Puts back the values that a job has changed, unless they were changed again. */
export async function undoBulkJob(
  ctx: RequestContext,
  { bulkJobId }: UndoBulkJobInput,
): Promise<UndoBulkJobPayload> {
  const { id } = await getBulkJob(ctx, bulkJobId);
  const counts = await inTransaction(ctx, async (inner) => {
    const job = await firstOf(lockBulkJob(inner, { id }));
    if (!job || !isUndoable(job.kind))
      throw conflict('NOT_UNDOABLE', 'Only new categories, companies and groups can be taken back.');
    if (job.status === BulkJobStatus.QUEUED || job.status === BulkJobStatus.RUNNING)
      throw conflict('BULK_JOB_RUNNING', 'It is still under way. Please wait until it has ended.');
    if (job.status === BulkJobStatus.UNDONE)
      throw conflict('NOT_UNDOABLE', 'This has been taken back already.');
    if (job.value && isAboutGroup(job.kind)) await lockGroupByHand(inner, job.eventId, job.value);
    const unchanged = await inner.db.rows(lockUnchangedSince(job, viewerOf(ctx).role === Role.ADMIN, []));
    const restored = await writeValues(
      inner,
      job,
      unchanged.map(({ id: attendeeId, before }) => ({ id: attendeeId, value: before })),
    );
    await finishBulkJob(inner, { id, status: BulkJobStatus.UNDONE, error: null });
    const field = FIELD_OF[job.kind] as string;
    await recordChanges(
      inner,
      restored.map(({ id: subjectId, name, value }) => ({
        action: 'attendee.update',
        eventId: job.eventId,
        subjectId,
        subjectName: name,
        before: { [field]: valueAfter(job) },
        after: { [field]: value },
      })),
    );
    const kept = job.done - restored.length;
    const after = { restored: restored.length, kept };
    const subject = { eventId: job.eventId, subjectId: id, subjectName: null };
    await recordChange(inner, { ...subject, action: actionOf(job.kind, 'undo'), after });
    return after;
  });
  return { bulkJob: await getBulkJob(ctx, id), ...counts };
}
