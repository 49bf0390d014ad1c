import { column, columnsOf, selectList } from '../../core/db/columns';
import { nullable, typed, type RowOf } from '../../core/db/declared';
import { fullNameOf } from '../../core/db/own-data';
import { composed, query, SOME_ID, type Query } from '../../core/db/query';
import { bound, literal, nothing, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf, isInGroup } from '../attendees/index';
import { PAUSE_SECONDS } from '../invitations/index';
import { BulkJobItemEntity, BulkJobKind, type BulkJobOutcome } from './bulk-job.entity';
import type { LockedJob } from './bulk-job.queries';
import type { BulkJobReason } from './bulk-job.reasons';
import { isAboutGroup } from './bulk-job.rules';

/** The next attendees of a job, in the common lock order. */
export const nextAttendees = statement('bulk-jobs.nextAttendees', {
  params: { jobId: 'uuid', limit: 'int4' },
  row: columnsOf(BulkJobItemEntity, sql`i`, 'attendeeId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM bulk_job_items i WHERE i.job_id = ${p.jobId} AND i.outcome IS NULL ORDER BY i.attendee_id LIMIT ${p.limit}`,
});

/** The id of the group of a job where an attendee `a` is in it. */
const groupOf = (value: string | null): Sql =>
  sql`(SELECT g.id::text FROM attendee_groups g WHERE g.id = ${value}::uuid AND ${isInGroup(sql`a`, sql`g`)})`;

/** The value of an attendee `a` that a kind of job changes; none where the kind cannot be undone. */
const BEFORE: Partial<Record<BulkJobKind, (value: string | null) => Sql>> = {
  SET_CATEGORY: () => sql`a.category::text`,
  SET_COMPANY: () => sql`a.company_id::text`,
  ADD_TO_GROUP: groupOf,
  REMOVE_FROM_GROUP: groupOf,
};
const beforeOf = (kind: BulkJobKind, value: string | null): Sql => BEFORE[kind]?.(value) ?? sql`NULL::text`;

/** The value that attendees have after a job. */
export const valueAfter = ({ kind, value }: Pick<LockedJob, 'kind' | 'value'>): string | null =>
  kind === BulkJobKind.REMOVE_FROM_GROUP ? null : value;

const HAS_JOINED = sql`WHEN a.status <> 'INVITED' OR a.application IS NOT NULL THEN 'HAS_JOINED'`;
const MAIL_WAITS = sql`WHEN a.invitation_due_at IS NOT NULL THEN 'MAILED_RECENTLY'`;

/** The conditions that exclude an attendee `a` with the user `u`, by the kind of job. */
const obstaclesOf = (value: string | null, byAdmin: boolean): Record<BulkJobKind, Sql> => {
  const notByOthers = byAdmin ? nothing : sql`WHEN u.role = 'ADMIN' THEN 'ADMINISTRATOR'`;
  return {
    INVITE: sql`${HAS_JOINED} WHEN a.invited_at IS NOT NULL THEN 'ALREADY_INVITED' ${MAIL_WAITS}`,
    REMIND: sql`${HAS_JOINED} WHEN a.invited_at > now() - make_interval(secs => ${literal(PAUSE_SECONDS)}) THEN 'MAILED_RECENTLY' ${MAIL_WAITS}`,
    REMOVE: notByOthers,
    SET_CATEGORY: sql`${notByOthers} WHEN a.category::text = ${value} THEN 'UNCHANGED'`,
    SET_COMPANY: sql`${notByOthers} WHEN a.company_id::text IS NOT DISTINCT FROM ${value} THEN 'UNCHANGED'`,
    ADD_TO_GROUP: sql`WHEN ${groupOf(value)} IS NOT NULL THEN 'UNCHANGED'`,
    REMOVE_FROM_GROUP: sql`WHEN ${groupOf(value)} IS NULL THEN 'UNCHANGED'`,
  };
};

const attendee = { ...attendeeColumnsOf(sql`a`, 'id'), name: column('text', fullNameOf(sql`a`)) };

/** Whether it can be done with an attendee. */
export interface Verdict extends RowOf<typeof attendee> {
  /** The value that is to change, as it is now. */
  before: string | null;
  /** Null where it can be done. */
  reason: BulkJobReason | null;
}

type Job = Pick<LockedJob, 'id' | 'kind' | 'value'>;

/** A query for each kind of job, on behalf of an administrator and of others. */
const ofJob = <Row>(
  name: string,
  build: (job: Job, byAdmin: boolean, ids: readonly string[]) => Query<Row>,
) =>
  composed(`bulk-jobs.${name}`, build, () =>
    Object.values(BulkJobKind).flatMap((kind) =>
      [true, false].map((byAdmin): [Job, boolean, string[]] => [
        { id: SOME_ID, kind, value: null },
        byAdmin,
        [SOME_ID],
      ]),
    ),
  );

/** Decides for locked attendees whether the job applies to them. */
export const judge = ofJob('judge', ({ kind, value }, byAdmin, attendeeIds) => {
  const reason = sql`CASE WHEN a.status = 'REMOVED' THEN 'GONE' ${obstaclesOf(value, byAdmin)[kind]} END`;
  const columns = {
    ...attendee,
    before: column('text?', beforeOf(kind, value)),
    reason: column(nullable(typed<BulkJobReason>('text')), reason),
  };
  return query(
    columns,
    sql`SELECT ${selectList(columns)} FROM attendees a LEFT JOIN users u ON u.id = a.user_id WHERE a.id = ANY(${bound('uuid[]', attendeeIds)})`,
  );
});

/** Notes what became of attendees. */
export const writeOutcomes = statement('bulk-jobs.writeOutcomes', {
  params: {
    jobId: 'uuid',
    ids: 'uuid[]',
    outcomes: typed<BulkJobOutcome[]>('bulk_job_outcome[]'),
    reasons: typed<(string | null)[]>('text[]'),
    befores: typed<(string | null)[]>('text[]'),
  },
  text: (p) => sql`
    UPDATE bulk_job_items i SET outcome = verdict.outcome, reason = verdict.reason, before = verdict.before
    FROM unnest(${p.ids}, ${p.outcomes}, ${p.reasons}, ${p.befores}) AS verdict (id, outcome, reason, before)
    WHERE i.job_id = ${p.jobId} AND i.attendee_id = verdict.id`,
});

/** Whether a kind of job can be undone. */
export const isUndoable = (kind: BulkJobKind): boolean => BEFORE[kind] !== undefined;

const unchangedColumns = {
  ...attendeeColumnsOf(sql`a`, 'id'),
  ...columnsOf(BulkJobItemEntity, sql`i`, 'before'),
};

/**
 * Locks the attendees whose value a job has changed and that are unchanged since, and returns the earlier value. Profiles of
 * administrators are not among them, unless an administrator undoes the job.
 */
export const lockUnchangedSince = ofJob('lockUnchangedSince', ({ id, kind, value }, byAdmin) =>
  query(
    unchangedColumns,
    sql`SELECT ${selectList(unchangedColumns)} FROM attendees a
        JOIN bulk_job_items i ON i.attendee_id = a.id AND i.job_id = ${id} AND i.outcome = 'DONE'
        LEFT JOIN users u ON u.id = a.user_id
        WHERE a.status <> 'REMOVED' AND ${beforeOf(kind, value)} IS NOT DISTINCT FROM ${valueAfter({ kind, value })}
          AND (${byAdmin || isAboutGroup(kind)} OR u.role IS DISTINCT FROM 'ADMIN')
        ORDER BY a.id FOR NO KEY UPDATE OF a`,
  ),
);
