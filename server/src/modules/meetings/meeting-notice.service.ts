import { calendarOf } from '../../core/calendar';
import type { RequestContext } from '../../core/context';
import { momentInWords, spanInWords } from '../../core/event-time';
import type { MailService } from '../mails/mail.service';
import { NotificationKind } from '../notifications/notification.entity';
import type { NotificationService } from '../notifications/notification.service';
import { meetingEntry } from './meeting-calendar';
import { notices, type Notice } from './meeting-notices';
import { partiesOf, type Party } from './meeting-party';
import { MeetingStatus } from './meeting.entity';
import { REMIND_BEFORE_MS, REMIND_OF_MEETING } from './meeting.jobs';
import type { Meeting } from './meeting.types';

type Sides = Pick<Meeting, 'id' | 'senderId' | 'receiverId'>;

/** Tells the people of meetings what happens with them: in the portal, by mail where they chose so, and in their calendars. */
export class MeetingNoticeService {
  constructor(
    private readonly notifications: NotificationService,
    private readonly mails: MailService,
  ) {}

  requested(ctx: RequestContext, meeting: Meeting): Promise<void> {
    return this.tell(ctx, [meeting], notices.requested, ({ receiverId }) => [receiverId]);
  }

  /** The one who waited is told; the calendars of both get it, and a reminder is set. */
  async accepted(ctx: RequestContext, meeting: Meeting, waitedId: string): Promise<void> {
    await this.tell(ctx, [meeting], notices.accepted, () => [waitedId]);
    await this.remindLater(ctx, meeting);
  }

  rejected(ctx: RequestContext, meeting: Meeting): Promise<void> {
    return this.tell(ctx, [meeting], notices.rejected, ({ senderId }) => [senderId]);
  }

  /** The other side is told; what was agreed on goes from both calendars. */
  cancelled(ctx: RequestContext, meeting: Meeting, byId: string, before: Meeting): Promise<void> {
    const notice = before.status === MeetingStatus.ACTIVE ? notices.cancelled : notices.withdrawn;
    return this.tell(ctx, [meeting], notice, (sides) => others(sides, byId));
  }

  /** Those who asked in vain are told, all at once. */
  expired(ctx: RequestContext, meetings: readonly Meeting[]): Promise<void> {
    return this.tell(ctx, meetings, notices.expired, ({ senderId }) => [senderId]);
  }

  removed(ctx: RequestContext, meeting: Meeting, before: Meeting): Promise<void> {
    const notice = before.status === MeetingStatus.ACTIVE ? notices.removed : notices.removedRequest;
    return this.tell(ctx, [meeting], notice, both);
  }

  async moved(ctx: RequestContext, meeting: Meeting, told: (sides: Sides) => string[] = both): Promise<void> {
    await this.tell(ctx, [meeting], notices.moved, told);
    await this.remindLater(ctx, meeting);
  }

  /** `startsAt` is the time that was proposed. */
  proposed(ctx: RequestContext, meeting: Meeting, byId: string, startsAt: Date): Promise<void> {
    return this.tell(ctx, [meeting], notices.proposed(startsAt), (sides) => others(sides, byId));
  }

  proposalRejected(ctx: RequestContext, meeting: Meeting, proposerId: string): Promise<void> {
    return this.tell(ctx, [meeting], notices.proposalRejected, () => [proposerId]);
  }

  reminder(ctx: RequestContext, meeting: Sides): Promise<void> {
    return this.tell(ctx, [meeting], notices.reminder, both);
  }

  private async tell<Told extends Sides>(
    ctx: RequestContext,
    meetings: readonly Told[],
    notice: Notice,
    toldOf: (meeting: Told) => string[],
  ): Promise<void> {
    if (meetings.length === 0) return;
    const told = new Set(meetings.flatMap((meeting) => toldOf(meeting).map((id) => `${meeting.id} ${id}`)));
    const isTold = ({ id, attendeeId }: Party) => told.has(`${id} ${attendeeId}`);
    const parties = await partiesOf(
      ctx,
      meetings.map(({ id }) => id),
    );
    await this.notifications.notify(
      ctx,
      parties.filter(isTold).map((party) => ({
        attendeeId: party.attendeeId,
        kind: NotificationKind[notice.kind],
        text: notice.text(
          (time) => momentInWords(time ?? party.startsAt, party.timezone),
          party.podName === null ? '' : ` at ${party.podName}`,
        ),
        meetingId: party.id,
      })),
    );
    const { mail } = notice;
    if (!mail) return;
    const readers = parties.filter((party) => mail.always || party.wantsMails);
    await this.mails.queue(
      ctx,
      readers.filter((party) => mail.toBoth || isTold(party)).map((party) => mailTo(ctx, party, mail)),
    );
  }

  private remindLater(ctx: RequestContext, { id, startsAt }: Meeting): Promise<void> {
    return ctx.jobs.add(
      REMIND_OF_MEETING,
      { meetingId: id, startsAt: startsAt.toISOString() },
      { startAfter: new Date(startsAt.getTime() - REMIND_BEFORE_MS) },
    );
  }
}

const both = ({ senderId, receiverId }: Sides): string[] => [senderId, receiverId];
const others = (sides: Sides, byId: string): string[] => both(sides).filter((id) => id !== byId);

const mailTo = (ctx: RequestContext, party: Party, { template, calendar }: NonNullable<Notice['mail']>) => ({
  to: party.email,
  template,
  data: {
    firstName: party.firstName,
    otherName: party.otherName,
    eventTitle: party.eventTitle,
    when: spanInWords(party.startsAt, party.endsAt, party.timezone),
    podName: party.podName,
    url: `${ctx.siteUrl}/event/${party.eventId}`,
  },
  eventId: party.eventId,
  ...(calendar ? { calendar: calendarFile(party) } : {}),
});

const calendarFile = (party: Party): string =>
  calendarOf({ name: party.eventTitle, timezone: party.timezone }, [
    meetingEntry(party, {
      people: party.otherName,
      eventTitle: party.eventTitle,
      venue: party.venue,
      pod: party.podName === null ? null : { name: party.podName, location: party.podLocation },
    }),
  ]);
