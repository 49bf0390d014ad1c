import type { RequestContext } from '../../core/request/context';
import { recordChange } from '../../core/audit/change-log';
import { conflict, notFound, rateLimited } from '../../core/errors';
import { isId, parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess } from '../event-access/index';
import { queueMails } from '../mails/index';
import { fullName } from '../users/index';
import {
  type Attendee,
  AttendeeStatus,
  getAttendee,
  markInvitationDue,
  markInvitationsDue,
  markInvited,
  markReminded,
  newInviteCode,
  setInviteCodes,
  takeDueInvitations,
} from '../attendees/index';
import { SEND_INVITATIONS } from './invitation.jobs';
import { invitationMail, type InvitationTemplate } from './invitation.mails';
import type { InviteAttendeesPayload } from './invitation.payloads';
import { type Invitee, inviteesByIds, lockInvitee, PAUSE_SECONDS, takeReminders } from './invitation.queries';
import type { InviteAttendeesInput } from './invitation.types';

/** An attendee whose invitation is to be mailed, locked. */
type LockedInvitee = Awaited<ReturnType<typeof lockInvitee>>[number];

/** Mails the first invitation of a new attendee, in the same transaction; that of a DRAFT event waits. */
export async function sendFirstInvitation(ctx: RequestContext, attendeeId: string): Promise<void> {
  const invitee = await requireInvitee(ctx, attendeeId);
  if (invitee.isDraft) await postponeInvitation(ctx, invitee);
  else await queueInvitation(ctx, invitee, 'invitation');
}

/** Mails the invitation again, once per attendee in 10 minutes; that of a DRAFT event waits until it is published. */
export async function remindInvitee(ctx: RequestContext, id: string): Promise<Attendee> {
  const attendee = await getAttendee(ctx, id);
  await inTransaction(ctx, async (inner) => {
    const invitee = await requireInvitee(inner, attendee.id);
    if (invitee.status !== AttendeeStatus.INVITED || invitee.application)
      throw conflict('NOT_INVITED', 'This attendee has accepted the invitation already.');
    if ((invitee.wait ?? 0) > 0) throw rateLimited(Math.min(PAUSE_SECONDS, Math.ceil(invitee.wait ?? 0)));
    if (invitee.isDraft && invitee.invitationDueAt) return;
    const { invitedAt, invitationDueAt } = invitee;
    const template = invitedAt ? 'invitation-reminder' : 'invitation';
    await recordChange(inner, {
      action: 'attendee.remind',
      eventId: attendee.eventId,
      subjectId: attendee.id,
      subjectName: fullName(attendee),
      ...(invitee.isDraft
        ? {
            before: { invitationDueAt },
            after: { invitationDueAt: await postponeInvitation(inner, invitee) },
          }
        : { before: { invitedAt }, after: { invitedAt: await queueInvitation(inner, invitee, template) } }),
    });
  });
  return getAttendee(ctx, id);
}

async function queueInvitation(
  ctx: RequestContext,
  invitee: LockedInvitee,
  template: 'invitation' | 'invitation-reminder',
): Promise<Date | null> {
  await queueInvitationMails(ctx, [invitee], () => template);
  return (await firstOf(markInvited(ctx, { id: invitee.id })))?.invitedAt ?? null;
}

/** The job looks at the event once more: it may be published at this moment. */
async function postponeInvitation(ctx: RequestContext, { id, eventId }: LockedInvitee): Promise<Date | null> {
  await ctx.jobs.add(SEND_INVITATIONS, { eventId });
  return (await firstOf(markInvitationDue(ctx, { id })))?.dueAt ?? null;
}

/** Marks who is to be mailed, and lets a job write the mails; people mailed within 10 minutes are left out. */
export async function inviteAttendees(
  ctx: RequestContext,
  input: InviteAttendeesInput,
): Promise<InviteAttendeesPayload> {
  const { eventId } = await requireEventAccess(ctx, parseId(input.eventId, 'The event'));
  return inTransaction(ctx, async (inner) => {
    const ids = input.attendeeIds?.filter(isId) ?? null;
    const { marked, isDraft } = await queueInvitations(inner, eventId, ids);
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
export async function queueInvitations(
  ctx: RequestContext,
  eventId: string,
  attendeeIds: readonly string[] | null,
): Promise<{ marked: number; isDraft: boolean }> {
  const due = (await firstOf(
    markInvitationsDue(ctx, { eventId, attendeeIds, pauseSeconds: PAUSE_SECONDS }),
  )) ?? { marked: 0, isDraft: false };
  if (due.marked > 0) await ctx.jobs.add(SEND_INVITATIONS, { eventId });
  return due;
}

/** Writes the mails that wait in an event. Mark and mail change together, so that each person gets exactly one. */
export async function sendDueInvitations(
  ctx: RequestContext,
  { eventId }: { eventId: string },
): Promise<void> {
  for (;;) {
    const sent = await inTransaction(ctx, async (inner) => {
      const due = await takeDueInvitations(inner, { eventId });
      const invitees = await inviteesByIds(inner, { attendeeIds: due.map(({ id }) => id) });
      const mailed = new Set(due.filter(({ wasMailed }) => wasMailed).map(({ id }) => id));
      await queueInvitationMails(inner, invitees, ({ id }) =>
        mailed.has(id) ? 'invitation-reminder' : 'invitation',
      );
      return due.length;
    });
    if (sent === 0) return;
  }
}

/** Writes the planned reminders that are due, in all events. Mail and count change together, so that each person gets exactly one. */
export async function sendPlannedReminders(ctx: RequestContext): Promise<void> {
  for (;;) {
    const sent = await inTransaction(ctx, async (inner) => {
      const invitees = await takeReminders(inner, {});
      await queueInvitationMails(inner, invitees, () => 'planned-reminder');
      await markReminded(inner, { ids: invitees.map(({ id }) => id) });
      return invitees.length;
    });
    if (sent === 0) return;
  }
}

/** Writes the mails of locked invitees. A code that was mailed for former credentials is replaced: it must not come back to life. */
async function queueInvitationMails(
  ctx: RequestContext,
  invitees: readonly Invitee[],
  templateOf: (invitee: Invitee) => InvitationTemplate,
): Promise<void> {
  const newCodes = new Map(
    invitees.filter(({ isOutdated }) => isOutdated).map(({ id }) => [id, newInviteCode()]),
  );
  if (newCodes.size > 0)
    await setInviteCodes(ctx, { ids: [...newCodes.keys()], inviteCodes: [...newCodes.values()] });
  await queueMails(
    ctx,
    invitees.map((invitee) => {
      const inviteCode = newCodes.get(invitee.id) ?? invitee.inviteCode;
      return invitationMail({ ...invitee, inviteCode }, ctx.siteUrl, templateOf(invitee));
    }),
  );
}

async function requireInvitee(ctx: RequestContext, id: string): Promise<LockedInvitee> {
  const row = await firstOf(lockInvitee(ctx, { attendeeId: id }));
  if (!row) throw notFound('The attendee');
  return row;
}
