import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, wallClockTime } from '../../core/rest/shapes';
import { toWallClock } from '../../core/rest/wall-clock';
import { BRIEF_FIELDS, briefShape, presentBrief, type BriefData } from '../attendees/index';
import type { Zoned } from '../events/index';

const count = z.number().int();
const tally = z.object({ key: z.string().nullable(), count });
const dayTally = z.object({ date: z.iso.date(), count });

const statisticsShape = z
  .object({
    event_id: z.string(),
    totals: z.object({
      attendees: count,
      confirmed: count,
      checked_in: count,
      companies: count,
      booths: count,
      meetings: count,
      messages: count,
      bookmarks: count,
    }),
    attendees_by_status: z.array(tally),
    attendees_by_country: z.array(tally),
    attendees_by_category: z.array(tally),
    attendees_by_interest: z.array(z.object({ group: z.string(), term: z.string(), count })),
    check_ins_by_hour: z.array(z.object({ from_date: wallClockTime(), count })),
    meetings_by_status: z.array(tally),
    meetings_by_day: z.array(dayTally),
    booth_use: z.array(z.object({ _id: z.string(), name: z.string(), meetings: count, share: z.number() })),
    messages_by_day: z.array(dayTally),
    top_bookmarked: z.array(z.object({ attendee: briefShape, count })),
  })
  .meta({
    id: 'Statistics',
    description: 'An event in numbers; `share` is that of its meeting hours, 0 to 1.',
  });

const DOCUMENT = `query Statistics($eventId: ID!) {
  eventStatistics(eventId: $eventId) {
    eventId event { timezone }
    totals { attendees confirmed checkedIn companies pods meetings messages bookmarks }
    attendeesByStatus { key count } attendeesByCountry { key count } attendeesByCategory { key count }
    attendeesByInterest { group term count } checkInsByHour { startsAt count }
    meetingsByStatus { key count } meetingsByDay { date count } podUse { podId name meetings share }
    messagesByDay { date count } topBookmarked { count attendee { ${BRIEF_FIELDS} } }
  }
}`;

interface Tally {
  key: string | null;
  count: number;
}
interface DayTally {
  date: string;
  count: number;
}

interface StatisticsData extends Zoned {
  eventId: string;
  totals: Record<
    'attendees' | 'confirmed' | 'checkedIn' | 'companies' | 'pods' | 'meetings' | 'messages' | 'bookmarks',
    number
  >;
  attendeesByStatus: Tally[];
  attendeesByCountry: Tally[];
  attendeesByCategory: Tally[];
  attendeesByInterest: { group: string; term: string; count: number }[];
  checkInsByHour: { startsAt: string; count: number }[];
  meetingsByStatus: Tally[];
  meetingsByDay: DayTally[];
  podUse: { podId: string; name: string; meetings: number; share: number }[];
  messagesByDay: DayTally[];
  topBookmarked: { count: number; attendee: BriefData }[];
}

const presentTotals = ({ checkedIn, pods, ...same }: StatisticsData['totals']) => ({
  ...same,
  checked_in: checkedIn,
  booths: pods,
});

const presentStatistics = (data: StatisticsData): z.output<typeof statisticsShape> => ({
  event_id: data.eventId,
  totals: presentTotals(data.totals),
  attendees_by_status: data.attendeesByStatus,
  attendees_by_country: data.attendeesByCountry,
  attendees_by_category: data.attendeesByCategory,
  attendees_by_interest: data.attendeesByInterest,
  check_ins_by_hour: data.checkInsByHour.map(({ startsAt, count: entries }) => ({
    from_date: toWallClock(startsAt, data.event.timezone),
    count: entries,
  })),
  meetings_by_status: data.meetingsByStatus,
  meetings_by_day: data.meetingsByDay,
  booth_use: data.podUse.map(({ podId, ...same }) => ({ _id: podId, ...same })),
  messages_by_day: data.messagesByDay,
  top_bookmarked: data.topBookmarked.map(({ count: times, attendee }) => ({
    attendee: presentBrief(attendee),
    count: times,
  })),
});

export const statisticsRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/reports/statistics/:id'],
    access: 'report readers',
    summary: 'An event in numbers.',
    tag: 'reports',
    params: z.object({ id: id() }),
    document: DOCUMENT,
    variables: ({ params }) => ({ eventId: params.id }),
    shape: ({ eventStatistics }: { eventStatistics: StatisticsData }) => ({
      statistics: presentStatistics(eventStatistics),
    }),
    response: z.object({ statistics: statisticsShape }),
  }),
];
