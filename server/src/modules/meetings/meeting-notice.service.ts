import { calendarOf } from '../../core/files/ics';
import type { RequestContext } from '../../core/context';
import { momentInWords, spanInWords } from '../events/event-time';
import type { MailService } from '../mails/mail.service';
import { NotificationKind, notify } from '../notifications/index';
import { meetingEntry } from './meeting-calendar';
import { notices, type Notice } from './meeting-notices';
import { recipientsOf, type Recipient } from './meeting-recipients.queries';
import { MeetingStatus } from './meeting.entity';
import { REMIND_BEFORE_MS, REMIND_OF_MEETING } from './meeting.jobs';
import type { Meeting } from './meeting.types';

type Participants = Pick<Meeting, 'id' | 'senderId' | 'receiverId'>;

/** Notifies the people of meetings of what happens with them: in the portal, by mail where they chose so, and in their calendars. */
export class MeetingNoticeService {
  constructor(private readonly mails: MailService) {}

  requested(ctx: RequestContext, meeting: Meeting): Promise<void> {
    return this.notify(ctx, [meeting], notices.requested, ({ receiverId }) => [receiverId]);
  }

  /** Notifies the one who waited; the calendars of both get it, and a reminder is set. */
  async accepted(ctx: RequestContext, meeting: Meeting, waitedId: string): Promise<void> {
    await this.notify(ctx, [meeting], notices.accepted, () => [waitedId]);
    await this.scheduleReminder(ctx, meeting);
  }

  rejected(ctx: RequestContext, meeting: Meeting): Promise<void> {
    return this.notify(ctx, [meeting], notices.rejected, ({ senderId }) => [senderId]);
  }

  /** Notifies the other side; what was agreed on goes from both calendars. */
  cancelled(ctx: RequestContext, meeting: Meeting, byId: string, before: Meeting): Promise<void> {
    const notice = before.status === MeetingStatus.ACTIVE ? notices.cancelled : notices.withdrawn;
    return this.notify(ctx, [meeting], notice, (participants) => others(participants, byId));
  }

  /** Notifies those whose requests expired, all at once. */
  expired(ctx: RequestContext, meetings: readonly Meeting[]): Promise<void> {
    return this.notify(ctx, meetings, notices.expired, ({ senderId }) => [senderId]);
  }

  removed(ctx: RequestContext, meeting: Meeting, before: Meeting): Promise<void> {
    const notice = before.status === MeetingStatus.ACTIVE ? notices.removed : notices.removedRequest;
    return this.notify(ctx, [meeting], notice, both);
  }

  async moved(
    ctx: RequestContext,
    meeting: Meeting,
    readersOf: (participants: Participants) => string[] = both,
  ): Promise<void> {
    await this.notify(ctx, [meeting], notices.moved, readersOf);
    await this.scheduleReminder(ctx, meeting);
  }

  /** `startsAt` is the time that was proposed. */
  proposed(ctx: RequestContext, meeting: Meeting, byId: string, startsAt: Date): Promise<void> {
    return this.notify(ctx, [meeting], notices.proposed(startsAt), (participants) =>
      others(participants, byId),
    );
  }

  proposalRejected(ctx: RequestContext, meeting: Meeting, proposerId: string): Promise<void> {
    return this.notify(ctx, [meeting], notices.proposalRejected, () => [proposerId]);
  }

  reminder(ctx: RequestContext, meeting: Participants): Promise<void> {
    return this.notify(ctx, [meeting], notices.reminder, both);
  }

  private async notify<Row extends Participants>(
    ctx: RequestContext,
    meetings: readonly Row[],
    notice: Notice,
    readersOf: (meeting: Row) => string[],
  ): Promise<void> {
    if (meetings.length === 0) return;
    const readers = new Set(
      meetings.flatMap((meeting) => readersOf(meeting).map((id) => `${meeting.id} ${id}`)),
    );
    const isReader = ({ id, attendeeId }: Recipient) => readers.has(`${id} ${attendeeId}`);
    const recipients = await recipientsOf(ctx, { meetingIds: meetings.map(({ id }) => id) });
    await notify(
      ctx,
      recipients.filter(isReader).map((recipient) => ({
        attendeeId: recipient.attendeeId,
        kind: NotificationKind[notice.kind],
        text: notice.text(
          (time) => momentInWords(time ?? recipient.startsAt, recipient.timezone),
          recipient.podName === null ? '' : ` at ${recipient.podName}`,
        ),
        meetingId: recipient.id,
      })),
    );
    const { mail } = notice;
    if (!mail) return;
    const mailed = recipients
      .filter((recipient) => mail.always || recipient.wantsMails)
      .filter((recipient) => mail.toBoth || isReader(recipient));
    await this.mails.queue(
      ctx,
      mailed.map((recipient) => mailTo(ctx, recipient, mail)),
    );
  }

  private scheduleReminder(ctx: RequestContext, { id, startsAt }: Meeting): Promise<void> {
    return ctx.jobs.add(
      REMIND_OF_MEETING,
      { meetingId: id, startsAt: startsAt.toISOString() },
      { startAfter: new Date(startsAt.getTime() - REMIND_BEFORE_MS) },
    );
  }
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
  template,
  data: {
    firstName: recipient.firstName,
    otherName: recipient.otherName,
    eventTitle: recipient.eventTitle,
    when: spanInWords(recipient.startsAt, recipient.endsAt, recipient.timezone),
    podName: recipient.podName,
    url: `${ctx.siteUrl}/event/${recipient.eventId}`,
  },
  eventId: recipient.eventId,
  ...(calendar ? { calendar: calendarFile(recipient) } : {}),
});

const calendarFile = (recipient: Recipient): string =>
  calendarOf({ name: recipient.eventTitle, timezone: recipient.timezone }, [
    meetingEntry(recipient, {
      people: recipient.otherName,
      eventTitle: recipient.eventTitle,
      venue: recipient.venue,
      pod: recipient.podName === null ? null : { name: recipient.podName, location: recipient.podLocation },
    }),
  ]);
