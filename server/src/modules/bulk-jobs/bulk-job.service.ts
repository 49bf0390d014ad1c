import { recordChange } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { badInput, conflict, orNotFound } from '../../core/errors';
import { isId, parseId, newId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { onlyRow, firstOf } from '../../core/db/statement';
import type { Sql } from '../../core/db/sql';
import { inTransaction } from '../../core/request/transaction';
import { conditionsOfAttendeeFilter } from '../attendees/index';
import { checkCompany } from '../companies/index';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import { lockGroupByHand } from '../groups/index';
import { actionOf } from './bulk-job.audit';
import { BulkJobKind } from './bulk-job.entity';
import { RUN_BULK_JOB } from './bulk-job.jobs';
import {
  addBulkJob,
  addItems,
  bulkJobById,
  bulkJobsPage,
  chosenAttendees,
  countRunningOf,
  failLostJobs,
  lockStarter,
  runningJob,
} from './bulk-job.queries';
import type { BulkJob, BulkJobPreview, BulkJobPreviewInput, StartBulkJobInput } from './bulk-job.types';
import { previewOf } from './bulk-preview.queries';

const MAX_ATTENDEES = 20_000;
/** One user's jobs that run at once, in all events. */
const MAX_OF_USER = 5;

/** Notes who is chosen, and lets the job worker begin. One job of each kind runs in an event. */
export async function startBulkJob(ctx: RequestContext, input: StartBulkJobInput): Promise<BulkJob> {
  const { eventId } = await requireEventAccess(ctx, parseId(input.eventId, 'The event'));
  const where = await conditionsOfChoice(ctx, eventId, input);
  const id = newId();
  const { kind } = input;
  const value = input.category ?? input.companyId ?? input.groupId?.toLowerCase() ?? null;
  await inTransaction(ctx, async (inner) => {
    if (input.groupId) await lockGroupByHand(inner, eventId, input.groupId);
    if (kind === BulkJobKind.SET_COMPANY) await checkCompany(inner, eventId, input.companyId);
    await insertBulkJob(inner, { id, eventId, kind, value });
    const { total } = await onlyRow(inner.db, addItems(id, where, MAX_ATTENDEES + 1));
    checkTotal(total, input.expectedTotal);
    const after = { attendees: total, ...(value ? { value } : {}) };
    await recordChange(inner, { action: actionOf(kind), eventId, subjectId: id, subjectName: null, after });
    await inner.jobs.add(RUN_BULK_JOB, { jobId: id });
  });
  return getBulkJob(ctx, id);
}

/** The expected results of a job over these attendees. */
export async function previewBulkJob(
  ctx: RequestContext,
  input: BulkJobPreviewInput,
): Promise<BulkJobPreview> {
  const { eventId } = await requireEventAccess(ctx, parseId(input.eventId, 'The event'));
  return previewOf(ctx, await conditionsOfChoice(ctx, eventId, input));
}

/** One job, for managers of its event. */
export async function getBulkJob(ctx: RequestContext, id: string): Promise<BulkJob> {
  const job = await firstOf(bulkJobById(ctx, { id: parseId(id, 'The bulk job') }));
  const found = orNotFound(job, 'The bulk job');
  await requireEventOf(ctx, found.eventId, 'The bulk job');
  if (!found.lost) return found;
  await failLostJobs(ctx, { eventId: found.eventId });
  return (await firstOf(bulkJobById(ctx, { id }))) ?? found;
}

/** The jobs of an event, the latest first. */
export async function listBulkJobs(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<BulkJob>> {
  const { eventId } = await requireEventAccess(ctx, id);
  const read = () => bulkJobsPage(ctx.db, eventId, args);
  const page = await read();
  if (!page.nodes.some(({ lost }) => lost)) return page;
  await failLostJobs(ctx, { eventId });
  return read();
}

async function insertBulkJob(
  ctx: RequestContext,
  job: { id: string; eventId: string; kind: BulkJobKind; value: string | null },
): Promise<void> {
  const { userId } = viewerOf(ctx);
  await lockStarter(ctx, { userId });
  const running = await firstOf(countRunningOf(ctx, { userId }));
  if (running && running.count >= MAX_OF_USER)
    throw conflict(
      'TOO_MANY_BULK_JOBS',
      'Several of your bulk jobs are under way. Please wait for one to end.',
    );
  await failLostJobs(ctx, job);
  if (await firstOf(addBulkJob(ctx, { ...job, startedById: userId }))) return;
  throw conflict('BULK_JOB_RUNNING', 'A bulk job of this kind is under way for this event.', {
    bulkJobId: (await firstOf(runningJob(ctx, job)))?.id ?? null,
  });
}

/** The chosen attendees `a`, as conditions. */
async function conditionsOfChoice(
  ctx: RequestContext,
  eventId: string,
  { attendeeIds, filter }: BulkJobPreviewInput,
): Promise<Sql> {
  if (filter) return conditionsOfAttendeeFilter(ctx, eventId, filter);
  return chosenAttendees(eventId, attendeeIds?.filter(isId) ?? []);
}

const checkTotal = (total: number, expected: number | null | undefined): void => {
  if (total > MAX_ATTENDEES)
    throw badInput([{ path: 'input.filter', message: 'A bulk job takes at most 20,000 attendees.' }]);
  if (total === 0) throw conflict('NOBODY_CHOSEN', 'Nobody matches any more. Please look again.');
  if (expected && expected !== total)
    throw conflict('SELECTION_CHANGED', 'The attendees that match have changed. Please check them again.', {
      total,
    });
};
