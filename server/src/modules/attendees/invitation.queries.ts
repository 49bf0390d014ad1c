import type { RequestContext } from '../../core/context';
import { sql } from '../../core/db/database';
import type { AttendeeStatus } from './attendee.entity';
import { invitationColumns, type Invitee } from './invitation.mails';

/** Seconds between two invitation mails to one attendee. */
export const PAUSE_SECONDS = 600;
const BATCH = 100;

/** An attendee whom staff remind, locked. */
export interface Reminded extends Invitee {
  status: AttendeeStatus;
  /** When the last invitation was mailed; null before the first. */
  invitedAt: Date | null;
  /** Since when a mail waits to be written; null if none does. */
  invitationDueAt: Date | null;
  /** The event is a draft: a mailed code would not work. */
  isDraft: boolean;
  /** Seconds until the next mail may be sent; 0 or less: now. */
  wait: number | null;
}

/** Locks an attendee for a reminder; undefined where there is none. */
export const lockReminded = async (ctx: RequestContext, id: string): Promise<Reminded | undefined> => {
  const [row] = await ctx.sql.rows<Reminded>({
    text: `SELECT ${invitationColumns}, a.status, a.invited_at AS "invitedAt", a.invitation_due_at AS "invitationDueAt",
             e.status = 'DRAFT' AS "isDraft",
             extract(epoch FROM a.invited_at + make_interval(secs => ${PAUSE_SECONDS}) - clock_timestamp())::float8 AS wait
           FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
           WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
    values: [id],
  });
  return row;
};

/** Notes that an invitation is mailed now, and returns when. */
export const writeInvited = async (ctx: RequestContext, id: string): Promise<Date | null> => {
  const [row] = await ctx.sql.rows<{ invitedAt: Date }>(sql`
    UPDATE attendees SET invited_at = clock_timestamp(), invitation_due_at = NULL WHERE id = ${id}
    RETURNING invited_at AS "invitedAt"`);
  return row?.invitedAt ?? null;
};

/** Marks one invitation to be mailed, and returns since when it waits. */
export const markOneDue = async (ctx: RequestContext, id: string): Promise<Date | null> => {
  const [row] = await ctx.sql.rows<{ dueAt: Date }>(sql`
    UPDATE attendees SET invitation_due_at = coalesce(invitation_due_at, now()) WHERE id = ${id}
    RETURNING invitation_due_at AS "dueAt"`);
  return row?.dueAt ?? null;
};

/** Marks the invitations of an event to be mailed, all that never were or those of some attendees; how many, and of a draft or not. */
export const markInvitationsDue = async (
  ctx: RequestContext,
  eventId: string,
  attendeeIds: readonly string[] | null,
): Promise<{ marked: number; isDraft: boolean }> => {
  const [row] = await ctx.sql.rows<{ marked: number; isDraft: boolean }>(sql`
    WITH due AS (
      UPDATE attendees SET invitation_due_at = now()
      WHERE event_id = ${eventId} AND status = 'INVITED' AND invitation_due_at IS NULL
        AND CASE WHEN ${attendeeIds === null}::boolean THEN invited_at IS NULL
          ELSE id = ANY(${attendeeIds ?? []}::uuid[])
            AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => ${PAUSE_SECONDS})) END
      RETURNING 1)
    SELECT (SELECT count(*)::int FROM due) AS marked, status = 'DRAFT' AS "isDraft" FROM events WHERE id = ${eventId}`);
  return row ?? { marked: 0, isDraft: false };
};

/** Takes up to 100 invitations that are due, and notes that they are mailed now; none while the event is a draft. */
export const takeDueInvitations = (
  ctx: RequestContext,
  eventId: string,
): Promise<(Invitee & { wasMailed: boolean })[]> =>
  ctx.sql.rows<Invitee & { wasMailed: boolean }>({
    text: `WITH due AS (
             SELECT id, invited_at FROM attendees WHERE event_id = $1 AND invitation_due_at IS NOT NULL AND status = 'INVITED'
             ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
           UPDATE attendees a SET invitation_due_at = NULL, invited_at = now() FROM due, users u, events e
           WHERE a.id = due.id AND u.id = a.user_id AND e.id = a.event_id AND e.status <> 'DRAFT'
           RETURNING ${invitationColumns}, due.invited_at IS NOT NULL AS "wasMailed"`,
    values: [eventId],
  });
