import type { RequestContext } from '../../core/context';
import { sql } from '../../core/db/database';
import { PAUSE_SECONDS } from '../invitations/index';
import type { BulkJobKind, BulkJobOutcome } from './bulk-job.entity';
import type { LockedJob } from './bulk-job.queries';
import type { BulkJobReason } from './bulk-job.reasons';

/** The attendees whose turn is next, in the order in which everybody locks them. */
export const nextAttendeeIds = async (
  ctx: RequestContext,
  jobId: string,
  limit: number,
): Promise<string[]> => {
  const rows = await ctx.db.rows<{ id: string }>(sql`
    SELECT attendee_id AS id FROM bulk_job_items WHERE job_id = ${jobId} AND outcome IS NULL ORDER BY attendee_id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
};

/** Whether it can be done with an attendee. */
export interface Verdict {
  id: string;
  name: string;
  /** The value that is to change, as it is now. */
  before: string | null;
  /** Null where it can be done. */
  reason: BulkJobReason | null;
}

const BEFORE: Partial<Record<BulkJobKind, string>> = {
  SET_CATEGORY: 'a.category::text',
  SET_COMPANY: 'a.company_id::text',
};

const NOT_BY_OTHERS = `WHEN u.role = 'ADMIN' AND NOT $3::boolean THEN 'ADMINISTRATOR'`;
const HAS_JOINED = `WHEN a.status <> 'INVITED' THEN 'HAS_JOINED'`;
const MAIL_WAITS = `WHEN a.invitation_due_at IS NOT NULL THEN 'MAILED_RECENTLY'`;

/** What keeps an attendee `a` with the user `u` from it, by the kind of job; `$2` is the new value. */
const OBSTACLES: Record<BulkJobKind, string> = {
  INVITE: `${HAS_JOINED} WHEN a.invited_at IS NOT NULL THEN 'ALREADY_INVITED' ${MAIL_WAITS}`,
  REMIND: `${HAS_JOINED} WHEN a.invited_at > now() - make_interval(secs => ${PAUSE_SECONDS}) THEN 'MAILED_RECENTLY' ${MAIL_WAITS}`,
  REMOVE: NOT_BY_OTHERS,
  SET_CATEGORY: `${NOT_BY_OTHERS} WHEN a.category::text = $2 THEN 'UNCHANGED'`,
  SET_COMPANY: `${NOT_BY_OTHERS} WHEN a.company_id::text IS NOT DISTINCT FROM $2 THEN 'UNCHANGED'`,
};

/** Looks at attendees who are locked, and says with whom it can be done. */
export const judge = (
  ctx: RequestContext,
  { kind, value }: Pick<LockedJob, 'kind' | 'value'>,
  attendeeIds: readonly string[],
  byAdmin: boolean,
): Promise<Verdict[]> =>
  ctx.db.rows<Verdict>({
    text: `SELECT a.id, a.first_name || ' ' || a.last_name AS name, ${BEFORE[kind] ?? 'NULL'} AS before,
             CASE WHEN a.status = 'REMOVED' THEN 'GONE' ${OBSTACLES[kind]} END AS reason
           FROM attendees a LEFT JOIN users u ON u.id = a.user_id
           WHERE a.id = ANY($1::uuid[]) AND ($2::text IS NULL OR true) AND $3::boolean IS NOT NULL`,
    values: [attendeeIds, value, byAdmin],
  });

/** Notes what became of attendees. */
export const writeOutcomes = async (
  ctx: RequestContext,
  jobId: string,
  verdicts: readonly (Verdict & { outcome: BulkJobOutcome })[],
): Promise<void> => {
  await ctx.db.rows(sql`
    UPDATE bulk_job_items i SET outcome = verdict.outcome, reason = verdict.reason, before = verdict.before
    FROM unnest(${verdicts.map(({ id }) => id)}::uuid[], ${verdicts.map(({ outcome }) => outcome)}::bulk_job_outcome[],
                ${verdicts.map(({ reason }) => reason)}::text[], ${verdicts.map(({ before }) => before)}::text[])
      AS verdict (id, outcome, reason, before)
    WHERE i.job_id = ${jobId} AND i.attendee_id = verdict.id`);
};

/** The value of an attendee `a` that a kind of job changes; none where the kind cannot be undone. */
const UNDOABLE = BEFORE;

/** Whether a kind of job can be undone. */
export const isUndoable = (kind: BulkJobKind): boolean => UNDOABLE[kind] !== undefined;

/**
 * Locks the attendees whose value a job has changed and nobody has changed since, and returns what it was before. Profiles of
 * administrators are not among them, unless an administrator undoes the job.
 */
export const lockUnchangedSince = (
  ctx: RequestContext,
  { id, kind, value }: LockedJob,
  byAdmin: boolean,
): Promise<{ id: string; before: string | null }[]> =>
  ctx.db.rows<{ id: string; before: string | null }>({
    text: `SELECT a.id, i.before FROM attendees a
           JOIN bulk_job_items i ON i.attendee_id = a.id AND i.job_id = $1 AND i.outcome = 'DONE'
           LEFT JOIN users u ON u.id = a.user_id
           WHERE a.status <> 'REMOVED' AND ${UNDOABLE[kind] ?? 'NULL'} IS NOT DISTINCT FROM $2
             AND ($3::boolean OR u.role IS DISTINCT FROM 'ADMIN')
           ORDER BY a.id FOR NO KEY UPDATE OF a`,
    values: [id, value, byAdmin],
  });
