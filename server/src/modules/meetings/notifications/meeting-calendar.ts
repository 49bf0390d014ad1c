import { withoutLinks } from '../../../core/graphql/address-forms';
import { isolated, type Language } from '../../../core/graphql/languages';
import type { CalendarEntry } from '../../../core/files/ics';
import type { RequestContext } from '../../../core/request/context';
import { orNotFound } from '../../../core/errors';
import { attendeeById } from '../../attendees/index';
import { ownAttendeeIdOf } from '../../event-access/index';
import { eventById, viewerLanguageByEventId } from '../../events/index';
import { podById } from '../../pods/index';
import { fullName } from '../../users/index';
import { MeetingStatus } from '../meeting.entity';
import type { Meeting } from '../meeting.types';
import { arabic } from './meeting-calendar.ar';
import { english } from './meeting-calendar.en';
import { urdu } from './meeting-calendar.ur';

const words: Record<Language, typeof english> = { EN: english, UR: urdu, AR: arabic };

const statuses = {
  [MeetingStatus.PENDING]: 'TENTATIVE',
  [MeetingStatus.ACTIVE]: 'CONFIRMED',
  [MeetingStatus.REJECTED]: 'CANCELLED',
} as const;

/** The values of a meeting's calendar entry, beside the meeting itself. */
interface MeetingSurroundings {
  /** The other person; both for a third person. */
  people: readonly string[];
  eventTitle: string;
  venue: string | null;
  pod: { name: string; location: string | null } | null;
}

/** A meeting as an entry of a calendar, always under the same id. */
export const meetingEntry = (
  meeting: Pick<Meeting, 'id' | 'status' | 'sequence' | 'startsAt' | 'endsAt'>,
  { people, eventTitle, venue, pod }: MeetingSurroundings,
  language: Language,
): CalendarEntry => ({
  uid: `meeting-${meeting.id}@podium`,
  sequence: meeting.sequence,
  status: statuses[meeting.status],
  startsAt: meeting.startsAt,
  endsAt: meeting.endsAt,
  title: words[language].title(
    people.map((name) => isolated(withoutLinks(name), language)).reduce(words[language].both),
  ),
  description: words[language].event(isolated(eventTitle, language)),
  location: [pod?.name, pod?.location, venue].filter(Boolean).join(', ') || null,
});

/** Meetings of one event as the viewer's calendar shows them, with the head of that calendar. */
export const meetingEntriesFor = async (
  ctx: RequestContext,
  eventId: string,
  meetings: readonly Meeting[],
): Promise<{ head: { name: string; timezone: string }; entries: CalendarEntry[] }> => {
  const [found, viewerId, language] = await Promise.all([
    eventById(ctx).load(eventId),
    ownAttendeeIdOf(ctx, eventId),
    viewerLanguageByEventId(ctx).load(eventId),
  ]);
  const event = orNotFound(found, 'The event');
  const nameOf = async (id: string): Promise<string> => {
    const person = await attendeeById(ctx).load(id);
    return person ? fullName(person) : '';
  };
  const entryOf = async (meeting: Meeting): Promise<CalendarEntry> => {
    const shown = [meeting.senderId, meeting.receiverId].filter((id) => id !== viewerId);
    const [names, pod] = await Promise.all([
      Promise.all(shown.map(nameOf)),
      meeting.podId ? podById(ctx).load(meeting.podId) : null,
    ]);
    const surroundings = { people: names, eventTitle: event.title, venue: event.venue, pod };
    return meetingEntry(meeting, surroundings, language);
  };
  return {
    head: { name: event.title, timezone: event.timezone },
    entries: await Promise.all(meetings.map(entryOf)),
  };
};
