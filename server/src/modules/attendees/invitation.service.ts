import type { RequestContext } from '../../core/context';
import { recordChange } from '../../core/audit';
import { sql } from '../../core/database';
import { conflict, notFound, rateLimited } from '../../core/errors';
import { isId, knownId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import type { MailService } from '../mails/mail.service';
import { AttendeeStatus } from './attendee.entity';
import type { InvitationsQueued, InviteAttendeesInput } from './attendee.inputs';
import type { AttendeeService } from './attendee.service';
import type { Attendee } from './attendee.types';
import { SEND_INVITATIONS } from './invitation.jobs';
import { invitationColumns, invitationMail, type Invitee } from './invitation.mails';

const PAUSE_SECONDS = 600;
const BATCH = 100;

interface Reminded extends Invitee {
  status: AttendeeStatus;
  /** When the last invitation was mailed; null before the first. */
  invitedAt: Date | null;
  /** Seconds until the next mail may be sent; 0 or less: now. */
  wait: number | null;
}

/** Mailing invitations: one, one again, or those of a whole event. */
export class InvitationService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
    private readonly mails: MailService,
  ) {}

  /** Mails the first invitation of somebody who was just added, in that transaction. */
  async mailOne(ctx: RequestContext, attendeeId: string): Promise<void> {
    const [invitee] = await ctx.sql.rows<Invitee>({
      text: `UPDATE attendees a SET invited_at = now() FROM users u, events e
             WHERE a.id = $1 AND u.id = a.user_id AND e.id = a.event_id RETURNING ${invitationColumns}`,
      values: [attendeeId],
    });
    if (invitee) await this.mails.queue(ctx, [invitationMail(invitee, ctx.siteUrl)]);
  }

  /** Mails the invitation again; once per attendee in 10 minutes, whoever asks. */
  async remind(ctx: RequestContext, id: string): Promise<Attendee> {
    const attendee = await this.attendees.get(ctx, id);
    await inTransaction(ctx, async (inner) => {
      const invitee = await this.lock(inner, attendee.id);
      if (invitee.status !== AttendeeStatus.INVITED)
        throw conflict('NOT_INVITED', 'This attendee has accepted the invitation already.');
      if ((invitee.wait ?? 0) > 0) throw rateLimited(Math.min(PAUSE_SECONDS, Math.ceil(invitee.wait ?? 0)));
      const [reminded] = await inner.sql.rows<{ invitedAt: Date }>(sql`
        UPDATE attendees SET invited_at = clock_timestamp(), invitation_due_at = NULL WHERE id = ${attendee.id}
        RETURNING invited_at AS "invitedAt"`);
      const template = invitee.invitedAt ? 'invitation-reminder' : 'invitation';
      await this.mails.queue(inner, [invitationMail(invitee, inner.siteUrl, template)]);
      await recordChange(inner, {
        action: 'attendee.remind',
        eventId: attendee.eventId,
        subjectId: attendee.id,
        subjectName: `${attendee.firstName} ${attendee.lastName}`,
        before: { invitedAt: invitee.invitedAt },
        after: reminded ?? null,
      });
    });
    return this.attendees.get(ctx, id);
  }

  /** Marks who is to be mailed, and lets a job write the mails; whoever was mailed within 10 minutes is left out. */
  async invite(ctx: RequestContext, input: InviteAttendeesInput): Promise<InvitationsQueued> {
    const { eventId } = await this.access.enter(ctx, knownId(input.eventId, 'The event'));
    return inTransaction(ctx, async (inner) => {
      const queued = await this.markDue(inner, eventId, input.attendeeIds ?? null);
      if (queued > 0)
        await recordChange(inner, {
          action: 'attendee.invite',
          eventId,
          subjectId: null,
          subjectName: null,
          after: { invitations: queued },
        });
      return { queued };
    });
  }

  /** The same in a transaction that has more to do: all who were not yet mailed, or some. */
  async markDue(
    ctx: RequestContext,
    eventId: string,
    attendeeIds: readonly string[] | null,
  ): Promise<number> {
    const [row] = await ctx.sql.rows<{ queued: number }>(sql`
      WITH due AS (
        UPDATE attendees SET invited_at = now(), invitation_due_at = now()
        WHERE event_id = ${eventId} AND status = 'INVITED' AND CASE WHEN ${attendeeIds === null}::boolean THEN invited_at IS NULL
          ELSE id = ANY(${attendeeIds?.filter(isId) ?? []}::uuid[])
            AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => ${PAUSE_SECONDS})) END
        RETURNING 1)
      SELECT count(*)::int AS queued FROM due`);
    const queued = row?.queued ?? 0;
    if (queued > 0) await ctx.jobs.add(SEND_INVITATIONS, { eventId });
    return queued;
  }

  /** Writes the mails that wait in an event. Mark and mail change together, so that nobody is mailed twice or forgotten. */
  async sendDue(ctx: RequestContext, { eventId }: { eventId: string }): Promise<void> {
    for (;;) {
      const sent = await inTransaction(ctx, async (inner) => {
        const invitees = await this.takeDue(inner, eventId);
        const { siteUrl } = inner;
        await this.mails.queue(
          inner,
          invitees.map((invitee) => invitationMail(invitee, siteUrl)),
        );
        return invitees.length;
      });
      if (sent === 0) return;
    }
  }

  private takeDue(ctx: RequestContext, eventId: string): Promise<Invitee[]> {
    return ctx.sql.rows<Invitee>({
      text: `UPDATE attendees a SET invitation_due_at = NULL FROM users u, events e
             WHERE a.id IN (SELECT id FROM attendees WHERE event_id = $1 AND invitation_due_at IS NOT NULL AND status = 'INVITED'
                            ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
               AND u.id = a.user_id AND e.id = a.event_id
             RETURNING ${invitationColumns}`,
      values: [eventId],
    });
  }

  private async lock(ctx: RequestContext, id: string): Promise<Reminded> {
    const [row] = await ctx.sql.rows<Reminded>({
      text: `SELECT ${invitationColumns}, a.status, a.invited_at AS "invitedAt",
               extract(epoch FROM a.invited_at + make_interval(secs => ${PAUSE_SECONDS}) - clock_timestamp())::float8 AS wait
             FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
             WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
      values: [id],
    });
    if (!row) throw notFound('The attendee');
    return row;
  }
}
