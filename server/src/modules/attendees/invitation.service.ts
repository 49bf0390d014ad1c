import type { RequestContext } from '../../core/context';
import { recordChange } from '../../core/audit/change-log';
import { conflict, notFound, rateLimited } from '../../core/errors';
import { isId, parseId } from '../../core/db/ids';
import { inTransaction } from '../../core/db/transaction';
import type { EventAccessService } from '../event-access/index';
import type { MailService } from '../mails/mail.service';
import { AttendeeStatus } from './attendee.entity';
import type { InviteAttendeesInput } from './attendee.inputs';
import type { InviteAttendeesPayload } from './attendee.payloads';
import type { AttendeeService } from './attendee.service';
import type { Attendee } from './attendee.types';
import { SEND_INVITATIONS } from './invitation.jobs';
import { invitationMail } from './invitation.mails';
import {
  lockReminded,
  markInvitationsDue,
  markOneDue,
  PAUSE_SECONDS,
  takeDueInvitations,
  writeInvited,
  type Reminded,
} from './invitation.queries';

/** Mailing invitations: one, one again, or those of a whole event. */
export class InvitationService {
  constructor(
    private readonly access: EventAccessService,
    private readonly attendees: AttendeeService,
    private readonly mails: MailService,
  ) {}

  /** Mails the first invitation of somebody who was just added, in that transaction; that of a DRAFT event waits. */
  async mailOne(ctx: RequestContext, attendeeId: string): Promise<void> {
    const invitee = await this.lock(ctx, attendeeId);
    if (invitee.isDraft) await this.wait(ctx, invitee);
    else await this.mail(ctx, invitee, 'invitation');
  }

  /** Mails the invitation again, once per attendee in 10 minutes; that of a DRAFT event waits until it is published. */
  async remind(ctx: RequestContext, id: string): Promise<Attendee> {
    const attendee = await this.attendees.get(ctx, id);
    await inTransaction(ctx, async (inner) => {
      const invitee = await this.lock(inner, attendee.id);
      if (invitee.status !== AttendeeStatus.INVITED)
        throw conflict('NOT_INVITED', 'This attendee has accepted the invitation already.');
      if ((invitee.wait ?? 0) > 0) throw rateLimited(Math.min(PAUSE_SECONDS, Math.ceil(invitee.wait ?? 0)));
      if (invitee.isDraft && invitee.invitationDueAt) return;
      const { invitedAt, invitationDueAt } = invitee;
      await recordChange(inner, {
        action: 'attendee.remind',
        eventId: attendee.eventId,
        subjectId: attendee.id,
        subjectName: `${attendee.firstName} ${attendee.lastName}`,
        ...(invitee.isDraft
          ? { before: { invitationDueAt }, after: { invitationDueAt: await this.wait(inner, invitee) } }
          : { before: { invitedAt }, after: { invitedAt: await this.mailAgain(inner, invitee) } }),
      });
    });
    return this.attendees.get(ctx, id);
  }

  private mailAgain(ctx: RequestContext, invitee: Reminded): Promise<Date | null> {
    return this.mail(ctx, invitee, invitee.invitedAt ? 'invitation-reminder' : 'invitation');
  }

  private async mail(
    ctx: RequestContext,
    invitee: Reminded,
    template: 'invitation' | 'invitation-reminder',
  ): Promise<Date | null> {
    await this.mails.queue(ctx, [invitationMail(invitee, ctx.siteUrl, template)]);
    return writeInvited(ctx, invitee.id);
  }

  /** The job looks at the event once more: it may be published at this moment. */
  private async wait(ctx: RequestContext, { id, eventId }: Reminded): Promise<Date | null> {
    await ctx.jobs.add(SEND_INVITATIONS, { eventId });
    return markOneDue(ctx, id);
  }

  /** Marks who is to be mailed, and lets a job write the mails; whoever was mailed within 10 minutes is left out. */
  async invite(ctx: RequestContext, input: InviteAttendeesInput): Promise<InviteAttendeesPayload> {
    const { eventId } = await this.access.enter(ctx, parseId(input.eventId, 'The event'));
    return inTransaction(ctx, async (inner) => {
      const ids = input.attendeeIds?.filter(isId) ?? null;
      const { marked, isDraft } = await this.queueFor(inner, eventId, ids);
      if (marked > 0) {
        await recordChange(inner, {
          action: 'attendee.invite',
          eventId,
          subjectId: null,
          subjectName: null,
          after: { invitations: marked },
        });
      }
      return isDraft
        ? { queuedInvitations: 0, waitingInvitations: marked }
        : { queuedInvitations: marked, waitingInvitations: 0 };
    });
  }

  /** Marks the invitations of these attendees to be mailed, or of all who never were, and lets a job write them; inside a transaction. */
  async queueFor(
    ctx: RequestContext,
    eventId: string,
    attendeeIds: readonly string[] | null,
  ): Promise<{ marked: number; isDraft: boolean }> {
    const due = await markInvitationsDue(ctx, eventId, attendeeIds);
    if (due.marked > 0) await ctx.jobs.add(SEND_INVITATIONS, { eventId });
    return due;
  }

  /** Writes the mails that wait in an event. Mark and mail change together, so that nobody is mailed twice or forgotten. */
  async sendDue(ctx: RequestContext, { eventId }: { eventId: string }): Promise<void> {
    for (;;) {
      const sent = await inTransaction(ctx, async (inner) => {
        const invitees = await takeDueInvitations(inner, eventId);
        const { siteUrl } = inner;
        await this.mails.queue(
          inner,
          invitees.map((invitee) =>
            invitationMail(invitee, siteUrl, invitee.wasMailed ? 'invitation-reminder' : 'invitation'),
          ),
        );
        return invitees.length;
      });
      if (sent === 0) return;
    }
  }

  private async lock(ctx: RequestContext, id: string): Promise<Reminded> {
    const row = await lockReminded(ctx, id);
    if (!row) throw notFound('The attendee');
    return row;
  }
}
