import type { CalendarEntry } from '../../../core/files/ics';
import { MeetingStatus } from '../meeting.entity';
import type { Meeting } from '../meeting.types';

const statuses = {
  [MeetingStatus.PENDING]: 'TENTATIVE',
  [MeetingStatus.ACTIVE]: 'CONFIRMED',
  [MeetingStatus.REJECTED]: 'CANCELLED',
} as const;

/** The values of a meeting's calendar entry, beside the meeting itself. */
export interface MeetingSurroundings {
  /** The other person; both for a third person. */
  people: string;
  eventTitle: string;
  venue: string | null;
  pod: { name: string; location: string | null } | null;
}

/** A meeting as an entry of a calendar, always under the same id. */
export const meetingEntry = (
  meeting: Pick<Meeting, 'id' | 'status' | 'sequence' | 'startsAt' | 'endsAt'>,
  { people, eventTitle, venue, pod }: MeetingSurroundings,
): CalendarEntry => ({
  uid: `meeting-${meeting.id}@podium`,
  sequence: meeting.sequence,
  status: statuses[meeting.status],
  startsAt: meeting.startsAt,
  endsAt: meeting.endsAt,
  title: `Meeting with ${people}`,
  description: `At ${eventTitle}.`,
  location: [pod?.name, pod?.location, venue].filter(Boolean).join(', ') || null,
});
