import type { Role } from '../../core/auth/roles';
import { column, columnsFor, columnsOf, optional } from '../../core/db/columns';
import { enumOf, nullable, typed, type RowOf } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { composed, query, SOME_ID } from '../../core/db/query';
import { bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { AttendeeCategory } from '../attendees/index';
import { reachesEvent } from '../event-access/index';
import { userColumnsOf } from '../users/index';
import { BulkJobEntity, BulkJobItemEntity } from './bulk-job.entity';

/** A job without progress for so long has lost its server, and is not resumed. */
const LOST = sql`j.finished_at IS NULL AND j.updated_at < now() - interval '10 minutes'`;

const BULK_JOBS = sql`bulk_jobs j LEFT JOIN users s ON s.id = j.started_by`;

const columnsOfJob = columnsFor(BulkJobEntity);
const id = columnsOfJob(sql`j`, 'id');
const counts = columnsOfJob(sql`j`, 'total', 'done', 'skipped', 'failed', 'closedMeetings');
const jobColumns = { ...id, ...counts, ...columnsOfJob(sql`j`, 'eventId', 'kind', 'status', 'startedById') };

/** The columns of a BulkJob, from `bulk_jobs j` and the user `s` who started it. */
const bulkJobColumns = {
  ...jobColumns,
  ...columnsOfJob(sql`j`, 'error', 'createdAt', 'finishedAt'),
  category: column(
    nullable(typed<AttendeeCategory>('text')),
    sql`CASE j.kind WHEN 'SET_CATEGORY' THEN j.value END`,
  ),
  companyId: column('text?', sql`CASE j.kind WHEN 'SET_COMPANY' THEN j.value END`),
  groupId: column('text?', sql`CASE WHEN j.kind IN ('ADD_TO_GROUP', 'REMOVE_FROM_GROUP') THEN j.value END`),
  startedByName: optional(userColumnsOf(sql`s`, 'displayName').displayName),
  lost: column('bool', LOST),
};

/** One bulk job; no row where there is none. */
export const bulkJobById = statement('bulk-jobs.byId', {
  params: { id: 'uuid' },
  row: bulkJobColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM ${BULK_JOBS} WHERE j.id = ${p.id}`,
});

/** A page of the bulk jobs of an event, newest first. */
export const bulkJobsPage = keysetList(
  'bulk-jobs.page',
  (eventId: string) => ({
    columns: bulkJobColumns,
    from: BULK_JOBS,
    where: sql`j.event_id = ${eventId}`,
    order: { by: bulkJobColumns.createdAt, descending: true },
    id: sql`j.id`,
  }),
  () => [SOME_ID],
);

/** Conditions on attendees `a`: those of an event with these ids who are not removed. */
export const chosenAttendees = (eventId: string, ids: readonly string[]): Sql =>
  sql`a.event_id = ${eventId} AND a.id = ANY(${bound('uuid[]', ids)}) AND a.status <> 'REMOVED'`;

/** Adds a job; no row where one of its kind runs in that event. */
export const addBulkJob = statement('bulk-jobs.add', {
  params: columnsOfJob(sql`j`, 'id', 'eventId', 'startedById', 'kind', 'value'),
  row: id,
  text: (p, columns) => sql`
    INSERT INTO bulk_jobs AS j (id, event_id, started_by, kind, value)
    VALUES (${p.id}, ${p.eventId}, ${p.startedById}, ${p.kind}, ${p.value})
    ON CONFLICT (event_id, kind) WHERE finished_at IS NULL DO NOTHING RETURNING ${columns}`,
});

/** The job of this kind that runs in an event. */
export const runningJob = statement('bulk-jobs.running', {
  params: columnsOfJob(sql`j`, 'eventId', 'kind'),
  row: id,
  text: (p, columns) => sql`
    SELECT ${columns} FROM bulk_jobs j WHERE j.event_id = ${p.eventId} AND j.kind = ${p.kind} AND j.finished_at IS NULL`,
});

/** Locks a user who starts a job until the transaction ends: two starts are counted one after the other. */
export const lockStarter = statement('bulk-jobs.lockStarter', {
  params: { userId: 'uuid' },
  row: userColumnsOf(sql`u`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.id = ${p.userId} FOR NO KEY UPDATE`,
});

/** How many jobs of a user run, in all events. A statement that had to wait for the lock itself would count what it saw before. */
export const countRunningOf = statement('bulk-jobs.countRunningOf', {
  params: { userId: 'uuid' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM bulk_jobs WHERE started_by = ${p.userId} AND finished_at IS NULL`,
});

/** Puts the attendees `a` of these conditions into a job, up to a number, and gives how many there are. */
export const addItems = composed(
  'bulk-jobs.addItems',
  (jobId: string, where: Sql, limit: number) => {
    const job = bound('uuid', jobId);
    return query(
      columnsOfJob(sql`bulk_jobs`, 'total'),
      sql`WITH added AS (
         INSERT INTO bulk_job_items (job_id, attendee_id)
         SELECT ${job}, a.id FROM attendees a WHERE ${where} LIMIT ${limit} RETURNING 1),
       counted AS (SELECT count(*)::int AS total FROM added)
       UPDATE bulk_jobs SET total = counted.total FROM counted WHERE id = ${job} RETURNING bulk_jobs.total`,
    );
  },
  (): [string, Sql, number][] => [[SOME_ID, chosenAttendees(SOME_ID, [SOME_ID]), 1]],
);

/** Ends those of these jobs that lost their server. */
export const failLostJobs = statement('bulk-jobs.failLost', {
  params: { eventId: 'uuid' },
  text: (p) => sql`
    UPDATE bulk_jobs j SET status = 'FAILED', error = 'The server stopped before it was done.', finished_at = now(), updated_at = now()
    WHERE j.event_id = ${p.eventId} AND ${LOST}`,
});

const lockedColumns = {
  ...jobColumns,
  ...columnsOfJob(sql`j`, 'value'),
  /** The current role of the user who started it; null if the user is deleted or disabled, or is no longer staff of the event. */
  role: column(
    nullable(enumOf<Role>('role')),
    sql`(SELECT u.role FROM users u WHERE u.id = j.started_by AND u.disabled_at IS NULL AND ${reachesEvent(sql`u`, sql`j.event_id`)})`,
  ),
};

/** A job that is locked while a part of it is done or undone. */
export type LockedJob = RowOf<typeof lockedColumns>;

/** Locks a job until the transaction ends; no row where there is none. */
export const lockBulkJob = statement('bulk-jobs.lock', {
  params: { id: 'uuid' },
  row: lockedColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM bulk_jobs j WHERE j.id = ${p.id} FOR NO KEY UPDATE`,
});

/** Adds to the counts of a job that runs. */
export const addProgress = statement('bulk-jobs.addProgress', {
  params: columnsOfJob(sql`j`, 'id', 'done', 'skipped', 'failed', 'closedMeetings'),
  text: (p) => sql`
    UPDATE bulk_jobs SET status = 'RUNNING', done = done + ${p.done}, skipped = skipped + ${p.skipped}, failed = failed + ${p.failed},
      closed_meetings = closed_meetings + ${p.closedMeetings}, failures = 0, updated_at = now()
    WHERE id = ${p.id}`,
});

/** Ends a job. */
export const finishBulkJob = statement('bulk-jobs.finish', {
  params: columnsOfJob(sql`j`, 'id', 'status', 'error'),
  text: (p) => sql`
    UPDATE bulk_jobs SET status = ${p.status}, error = ${p.error}, finished_at = now(), updated_at = now() WHERE id = ${p.id}`,
});

/** Counts one error of a running job, and ends the job with the last that is allowed; whether it goes on. */
export const noteFault = statement('bulk-jobs.noteFault', {
  params: { id: 'uuid', allowed: 'int4' },
  row: { goesOn: column('bool', sql`finished_at IS NULL`) },
  text: (p, columns) => sql`
    UPDATE bulk_jobs SET failures = failures + 1, updated_at = now(),
      status = CASE WHEN failures + 1 < ${p.allowed} THEN status ELSE 'FAILED' END,
      error = CASE WHEN failures + 1 < ${p.allowed} THEN error ELSE 'Something went wrong on our side.' END,
      finished_at = CASE WHEN failures + 1 < ${p.allowed} THEN NULL ELSE now() END
    WHERE id = ${p.id} AND finished_at IS NULL RETURNING ${columns}`,
});

/** How many attendees jobs left as they are for each reason, the most frequent reason first. */
export const reasonCounts = statement('bulk-jobs.reasonCounts', {
  params: { jobIds: 'uuid[]' },
  row: {
    ...columnsOf(BulkJobItemEntity, sql`i`, 'jobId', 'reason'),
    count: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM bulk_job_items i
    WHERE i.job_id = ANY(${p.jobIds}) AND i.reason IS NOT NULL GROUP BY i.job_id, i.reason ORDER BY count(*) DESC, i.reason`,
});
