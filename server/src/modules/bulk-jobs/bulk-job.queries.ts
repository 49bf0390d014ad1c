import type { RequestContext } from '../../core/context';
import { sql, type Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { nullable, statement, typed } from '../../core/db/statement';
import type { Role } from '../../core/auth/roles';
import type { BulkJobKind, BulkJobStatus } from './bulk-job.entity';
import type { BulkJobReason } from './bulk-job.reasons';
import type { BulkJob } from './bulk-job.types';

/** A job that shows no sign of life for so long has lost its server, and nobody goes on with it. */
const LOST = `j.finished_at IS NULL AND j.updated_at < now() - interval '10 minutes'`;

const BULK_JOBS = 'bulk_jobs j LEFT JOIN users s ON s.id = j.started_by';

/** Columns of a BulkJob, from `bulk_jobs j` and the user `s` who started it. */
const bulkJobColumns = `j.id, j.event_id AS "eventId", j.kind, j.status, j.total, j.done, j.skipped, j.failed, j.error,
  CASE j.kind WHEN 'SET_CATEGORY' THEN j.value END AS category, CASE j.kind WHEN 'SET_COMPANY' THEN j.value END AS "companyId",
  j.closed_meetings AS "closedMeetings", j.started_by AS "startedById", s.display_name AS "startedByName",
  j.created_at AS "createdAt", j.finished_at AS "finishedAt", ${LOST} AS lost`;

/** One bulk job; undefined where there is none. */
export const bulkJobById = async (ctx: RequestContext, id: string): Promise<BulkJob | undefined> => {
  const [row] = await ctx.db.rows<BulkJob>({
    text: `SELECT ${bulkJobColumns} FROM ${BULK_JOBS} WHERE j.id = $1`,
    values: [id],
  });
  return row;
};

/** A page of the bulk jobs of an event, newest first. */
export const bulkJobsPage = (db: Db, eventId: string, args: PageArgs): Promise<Page<BulkJob>> =>
  keysetPage<BulkJob>(
    db,
    {
      columns: bulkJobColumns,
      tables: BULK_JOBS,
      where: new WhereBuilder().add((event) => `j.event_id = ${event}`, eventId),
      order: { column: 'j.created_at', type: 'timestamptz', descending: true },
      id: 'j.id',
    },
    args,
  );

/** Conditions on attendees `a`: those of an event with these ids who are not removed. */
export const chosenAttendees = (eventId: string, ids: readonly string[]): WhereBuilder =>
  new WhereBuilder()
    .add((event) => `a.event_id = ${event}`, eventId)
    .add((chosen) => `a.id = ANY(${chosen}::uuid[])`, ids)
    .always(`a.status <> 'REMOVED'`);

/** What is known of a bulk job before it runs. */
export interface NewBulkJob {
  id: string;
  eventId: string;
  startedById: string;
  kind: BulkJobKind;
  value: string | null;
}

/** Adds a job; false where one of its kind runs in that event. */
export const addBulkJob = async (ctx: RequestContext, job: NewBulkJob): Promise<boolean> => {
  const rows = await ctx.db.rows(sql`
    INSERT INTO bulk_jobs (id, event_id, started_by, kind, value)
    VALUES (${job.id}, ${job.eventId}, ${job.startedById}, ${job.kind}, ${job.value})
    ON CONFLICT (event_id, kind) WHERE finished_at IS NULL DO NOTHING RETURNING 1`);
  return rows.length > 0;
};

/** The job of this kind that runs in an event. */
export const runningJobId = async (
  ctx: RequestContext,
  eventId: string,
  kind: BulkJobKind,
): Promise<string | undefined> => {
  const [row] = await ctx.db.rows<{ id: string }>(
    sql`SELECT id FROM bulk_jobs WHERE event_id = ${eventId} AND kind = ${kind} AND finished_at IS NULL`,
  );
  return row?.id;
};

/** Locks a user who starts a job until the transaction ends: two starts are counted one after the other. */
export const lockStarter = async (ctx: RequestContext, userId: string): Promise<void> => {
  await ctx.db.rows(sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
};

/** How many jobs of a user run, in all events. A statement that had to wait for the lock itself would count what it saw before. */
export const countRunningOf = async (ctx: RequestContext, userId: string): Promise<number> => {
  const [row] = await ctx.db.rows<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM bulk_jobs WHERE started_by = ${userId} AND finished_at IS NULL`,
  );
  return row?.count ?? 0;
};

/** Puts the attendees `a` of these conditions into a job, up to a number, and gives how many there are. */
export const addItems = async (
  ctx: RequestContext,
  jobId: string,
  where: WhereBuilder,
  limit: number,
): Promise<number> => {
  const chosen = where.copy();
  const [row] = await ctx.db.rows<{ total: number }>(
    chosen.statement(
      `WITH added AS (
         INSERT INTO bulk_job_items (job_id, attendee_id)
         SELECT ${chosen.value(jobId)}::uuid, a.id FROM attendees a WHERE ${chosen.text} LIMIT ${chosen.value(limit)} RETURNING 1),
       counted AS (SELECT count(*)::int AS total FROM added)
       UPDATE bulk_jobs SET total = counted.total FROM counted WHERE id = ${chosen.value(jobId)} RETURNING bulk_jobs.total`,
    ),
  );
  return row?.total ?? 0;
};

/** Ends those of these jobs that lost their server. */
export const failLostJobs = async (on: Db, eventId: string): Promise<void> => {
  await on.rows({
    text: `UPDATE bulk_jobs j SET status = 'FAILED', error = 'The server stopped before it was done.', finished_at = now(), updated_at = now()
           WHERE j.event_id = $1 AND ${LOST}`,
    values: [eventId],
  });
};

/** A job that is locked while a part of it is done or undone. */
export interface LockedJob {
  id: string;
  eventId: string;
  kind: BulkJobKind;
  status: BulkJobStatus;
  value: string | null;
  startedById: string | null;
  total: number;
  done: number;
  skipped: number;
  failed: number;
  closedMeetings: number;
  /** What the one who started it may do now; null where that user is gone or disabled. */
  role: Role | null;
}

/** Locks a job until the transaction ends; undefined where there is none. */
export const lockBulkJob = async (ctx: RequestContext, id: string): Promise<LockedJob | undefined> => {
  const [row] = await ctx.db.rows<LockedJob>(sql`
    SELECT j.id, j.event_id AS "eventId", j.kind, j.status, j.value, j.started_by AS "startedById", j.total, j.done, j.skipped, j.failed,
      j.closed_meetings AS "closedMeetings", (SELECT role FROM users WHERE id = j.started_by AND disabled_at IS NULL) AS role
    FROM bulk_jobs j WHERE j.id = ${id} FOR NO KEY UPDATE`);
  return row;
};

/** By how much the counts of a job have grown. */
export interface Progress {
  done: number;
  skipped: number;
  failed: number;
  closedMeetings: number;
}

/** Adds to the counts of a job that runs. */
export const addProgress = async (ctx: RequestContext, id: string, more: Progress): Promise<void> => {
  await ctx.db.rows(sql`
    UPDATE bulk_jobs SET status = 'RUNNING', done = done + ${more.done}, skipped = skipped + ${more.skipped}, failed = failed + ${more.failed},
      closed_meetings = closed_meetings + ${more.closedMeetings}, failures = 0, updated_at = now()
    WHERE id = ${id}`);
};

/** Ends a job. */
export const finishBulkJob = async (
  ctx: RequestContext,
  id: string,
  status: BulkJobStatus,
  error: string | null,
): Promise<void> => {
  await ctx.db.rows(sql`
    UPDATE bulk_jobs SET status = ${status}, error = ${error}, finished_at = now(), updated_at = now() WHERE id = ${id}`);
};

/** Counts one error of a running job, and ends the job with the last that is allowed; whether it goes on. */
export const noteFault = async (on: Db, id: string, allowed: number): Promise<boolean> => {
  const [row] = await on.rows<{ goesOn: boolean }>(sql`
    UPDATE bulk_jobs SET failures = failures + 1, updated_at = now(),
      status = CASE WHEN failures + 1 < ${allowed} THEN status ELSE 'FAILED' END,
      error = CASE WHEN failures + 1 < ${allowed} THEN error ELSE 'Something went wrong on our side.' END,
      finished_at = CASE WHEN failures + 1 < ${allowed} THEN NULL ELSE now() END
    WHERE id = ${id} AND finished_at IS NULL RETURNING finished_at IS NULL AS "goesOn"`);
  return row?.goesOn ?? false;
};

/** How many attendees jobs left as they are for each reason, the most frequent reason first. */
export const reasonCounts = statement('bulk-jobs.reasonCounts', {
  params: { jobIds: 'uuid[]' },
  row: { jobId: 'uuid', reason: nullable(typed<BulkJobReason>('text')), count: 'int4' },
  text: (p) => `
    SELECT job_id AS "jobId", reason, count(*)::int AS count FROM bulk_job_items
    WHERE job_id = ANY(${p.jobIds}) AND reason IS NOT NULL GROUP BY job_id, reason ORDER BY count(*) DESC, reason`,
});
