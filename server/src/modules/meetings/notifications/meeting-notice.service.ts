import { calendarOf } from '../../../core/files/ics';
import type { Language } from '../../../core/graphql/languages';
import type { RequestContext } from '../../../core/request/context';
import { firstOf } from '../../../core/db/statement';
import { groupedBy } from '../../../core/request/loaders';
import { inTransaction } from '../../../core/request/transaction';
import { spanInWords } from '../../events/index';
import { queueMails } from '../../mails/index';
import { markAnswered, NotificationKind, notify } from '../../notifications/index';
import { meetingEntry } from './meeting-calendar';
import { notices, type Notice } from './meeting-notices';
import { recipientsOf, type Recipient } from './meeting-recipients.queries';
import { MeetingStatus } from '../meeting.entity';
import { REMIND_BEFORE_MS, REMIND_OF_MEETING } from '../meeting.jobs';
import { markReminded } from '../meeting.queries';
import type { Meeting } from '../meeting.types';

type Participants = Pick<Meeting, 'id' | 'senderId' | 'receiverId'>;

// Notifies the people of meetings of what happens with them: in the portal, by mail where they chose so, and in their calendars.

export function notifyMeetingRequested(ctx: RequestContext, meeting: Meeting): Promise<void> {
  return notifyParticipants(ctx, [meeting], notices.requested, ({ receiverId }) => [receiverId]);
}

/** Notifies the one who waited; the calendars of both get it, and a reminder is set. */
export async function notifyMeetingAccepted(
  ctx: RequestContext,
  meeting: Meeting,
  waitedId: string,
): Promise<void> {
  await notifyParticipants(ctx, [meeting], notices.accepted, () => [waitedId]);
  await scheduleReminders(ctx, [meeting]);
}

export function notifyMeetingRejected(ctx: RequestContext, meeting: Meeting): Promise<void> {
  return notifyParticipants(ctx, [meeting], notices.rejected, ({ senderId }) => [senderId]);
}

/** Notifies the other side; what was agreed on goes from both calendars. */
export function notifyMeetingCancelled(
  ctx: RequestContext,
  meeting: Meeting,
  byId: string,
  before: Meeting,
): Promise<void> {
  const notice = before.status === MeetingStatus.ACTIVE ? notices.cancelled : notices.withdrawn;
  return notifyParticipants(ctx, [meeting], notice, (participants) => others(participants, byId));
}

/** Notifies those whose requests expired, all at once. */
export function notifyMeetingsExpired(ctx: RequestContext, meetings: readonly Meeting[]): Promise<void> {
  return notifyParticipants(ctx, meetings, notices.expired, ({ senderId }) => [senderId]);
}

export function notifyMeetingRemoved(ctx: RequestContext, meeting: Meeting, before: Meeting): Promise<void> {
  const notice = before.status === MeetingStatus.ACTIVE ? notices.removed : notices.removedRequest;
  return notifyParticipants(ctx, [meeting], notice, both);
}

export async function notifyMeetingMoved(
  ctx: RequestContext,
  meeting: Meeting,
  readersOf: (participants: Participants) => string[] = both,
): Promise<void> {
  await notifyParticipants(ctx, [meeting], notices.moved, readersOf);
  await scheduleReminders(ctx, [meeting]);
}

/** `startsAt` is the time that was proposed. */
export function notifyTimeProposed(
  ctx: RequestContext,
  meeting: Meeting,
  byId: string,
  startsAt: Date,
): Promise<void> {
  return notifyParticipants(
    ctx,
    [meeting],
    notices.proposed,
    (participants) => others(participants, byId),
    startsAt,
  );
}

export function notifyProposalRejected(
  ctx: RequestContext,
  meeting: Meeting,
  proposerId: string,
): Promise<void> {
  return notifyParticipants(ctx, [meeting], notices.proposalRejected, () => [proposerId]);
}

/** Reminds both, once per time; false where the meeting was moved, closed, has begun, or they were reminded already. */
export function remindOfMeeting(
  ctx: RequestContext,
  { meetingId, startsAt }: { meetingId: string; startsAt: string },
): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const due = await firstOf(markReminded(inner, { meetingId, startsAt: new Date(startsAt) }));
    if (due) await notifyParticipants(inner, [due], notices.reminder, both);
    return Boolean(due);
  });
}

async function notifyParticipants<Row extends Participants>(
  ctx: RequestContext,
  meetings: readonly Row[],
  notice: Notice,
  readersOf: (meeting: Row) => string[],
  proposed?: Date,
): Promise<void> {
  if (meetings.length === 0) return;
  const readers = new Set(
    meetings.flatMap((meeting) => readersOf(meeting).map((id) => `${meeting.id} ${id}`)),
  );
  const isReader = ({ id, attendeeId }: Recipient) => readers.has(`${id} ${attendeeId}`);
  const recipients = await recipientsOf(ctx, { meetingIds: meetings.map(({ id }) => id) });
  await notify(
    ctx,
    recipients
      .filter(isReader)
      .map((recipient) => ({
        attendeeId: recipient.attendeeId,
        kind: NotificationKind[notice.kind],
        personId: recipient.otherId,
        startsAt: proposed ?? recipient.startsAt,
        meetingId: recipient.id,
      })),
  );
  // A person who is not notified has acted, so their own notification of it is answered; an expiry is no act.
  if (notice !== notices.expired)
    await markAnswered(ctx, {
      attendeeIds: recipients.filter((recipient) => !isReader(recipient)).map(({ attendeeId }) => attendeeId),
      aboutIds: meetings.map(({ id }) => id),
      kinds: [],
    });
  const { mail } = notice;
  if (!mail) return;
  const mailed = recipients.filter((recipient) => mail.toBoth || isReader(recipient));
  await queueMails(
    ctx,
    mailed.map((recipient) => mailTo(ctx, recipient, mail)),
  );
}

/** Sets the reminders of agreed meetings: one statement for each of their times. */
export async function scheduleReminders(ctx: RequestContext, meetings: readonly Meeting[]): Promise<void> {
  for (const [start, together] of groupedBy(meetings, ({ startsAt }) => startsAt.getTime()))
    await ctx.jobs.addAll(
      REMIND_OF_MEETING,
      together.map(({ id, startsAt }) => ({ meetingId: id, startsAt: startsAt.toISOString() })),
      { startAfter: new Date(start - REMIND_BEFORE_MS) },
    );
}

const both = ({ senderId, receiverId }: Participants): string[] => [senderId, receiverId];
const others = (participants: Participants, byId: string): string[] =>
  both(participants).filter((id) => id !== byId);

const mailTo = (
  ctx: RequestContext,
  recipient: Recipient,
  { template, calendar }: NonNullable<Notice['mail']>,
) => ({
  to: recipient.email,
  recipientId: recipient.attendeeId,
  aboutId: recipient.otherId,
  template,
  data: {
    firstName: recipient.firstName,
    otherName: recipient.otherName,
    eventTitle: recipient.eventTitle,
    when: (language: Language) =>
      spanInWords(recipient.startsAt, recipient.endsAt, recipient.timezone, language),
    podName: recipient.podName,
    url: `${ctx.siteUrl}/event/${recipient.eventId}`,
  },
  eventId: recipient.eventId,
  ...(calendar ? { calendar: (language: Language) => calendarFile([recipient], language) } : {}),
});

/** A file of the meetings of one person at one event. */
export const calendarFile = (meetings: readonly Recipient[], language: Language): string => {
  const { eventTitle, timezone } = meetings[0]!;
  const entries = meetings.map((recipient) => {
    const { otherName, venue, podName, podLocation } = recipient;
    const pod = podName === null ? null : { name: podName, location: podLocation };
    return meetingEntry(recipient, { people: [otherName], eventTitle, venue, pod }, language);
  });
  return calendarOf({ name: eventTitle, timezone }, entries);
};
