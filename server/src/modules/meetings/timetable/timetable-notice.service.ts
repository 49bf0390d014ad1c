import { isolated, type Language } from '../../../core/graphql/languages';
import type { RequestContext } from '../../../core/request/context';
import { groupedBy } from '../../../core/request/loaders';
import { momentInWords } from '../../events/index';
import { queueMails } from '../../mails/index';
import { NotificationKind, notify } from '../../notifications/index';
import { MeetingStatus } from '../meeting.entity';
import { calendarFile } from '../notifications/meeting-notice.service';
import { meetingsAfterRun, type Recipient } from '../notifications/meeting-recipients.queries';

/** One notice and one mail for each of these attendees: all their meetings to come, with a calendar file that also takes out what was dropped. */
export async function tellOfTimetable(
  ctx: RequestContext,
  { attendeeIds, runId }: { attendeeIds: readonly string[]; runId: string },
): Promise<void> {
  await notify(
    ctx,
    attendeeIds.map((attendeeId) => ({ attendeeId, kind: NotificationKind.TIMETABLE_CHANGED })),
  );
  const meetings = await meetingsAfterRun(ctx, { attendeeIds, runId });
  await queueMails(
    ctx,
    [...groupedBy(meetings, ({ attendeeId }) => attendeeId).values()].map((own) => mailTo(ctx, own)),
  );
}

const mailTo = (ctx: RequestContext, own: readonly Recipient[]) => {
  const { attendeeId, email, firstName, eventTitle, eventId } = own[0]!;
  const coming = own.filter(({ status }) => status === MeetingStatus.ACTIVE);
  return {
    to: email,
    recipientId: attendeeId,
    template: 'timetable-changed' as const,
    data: {
      firstName,
      eventTitle,
      when: (language: Language) => coming.map((meeting) => lineOf(meeting, language)).join('\n'),
      url: `${ctx.siteUrl}/event/${eventId}?modal=meetings`,
    },
    eventId,
    calendar: (language: Language) => calendarFile(own, language),
  };
};

const lineOf = ({ startsAt, timezone, otherName, podName }: Recipient, language: Language): string =>
  [
    momentInWords(startsAt, timezone, language),
    isolated(otherName, language),
    podName && isolated(podName, language),
  ]
    .filter(Boolean)
    .join(' · ');
