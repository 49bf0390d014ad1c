import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import { clock, from, integer, many, one, text, textOrNull, view, type Viewed } from '../../core/rest/view';
import { briefView } from '../attendees/index';
import type { Zoned } from '../events/index';

const count = integer('count');
const tally = view({ key: textOrNull('key'), count });
const dayTally = view({ date: from('date', z.iso.date()), count });

const totalsView = view({
  attendees: integer('attendees'),
  confirmed: integer('confirmed'),
  checked_in: integer('checkedIn'),
  companies: integer('companies'),
  booths: integer('pods'),
  meetings: integer('meetings'),
  messages: integer('messages'),
  bookmarks: integer('bookmarks'),
});

const boothUseView = view({
  _id: text('podId'),
  name: text('name'),
  meetings: integer('meetings'),
  share: from('share', z.number()),
});

const statisticsView = view(
  {
    event_id: text('eventId'),
    totals: one('totals', totalsView),
    attendees_by_status: many('attendeesByStatus', tally),
    attendees_by_country: many('attendeesByCountry', tally),
    attendees_by_category: many('attendeesByCategory', tally),
    attendees_by_interest: many(
      'attendeesByInterest',
      view({ group: text('group'), term: text('term'), count }),
    ),
    check_ins_by_hour: many('checkInsByHour', view({ from_date: clock('startsAt'), count })),
    meetings_by_status: many('meetingsByStatus', tally),
    meetings_by_day: many('meetingsByDay', dayTally),
    booth_use: many('podUse', boothUseView),
    messages_by_day: many('messagesByDay', dayTally),
    top_bookmarked: many('topBookmarked', view({ attendee: one('attendee', briefView), count })),
  },
  { id: 'Statistics', description: 'An event in numbers; `share` is that of its meeting hours, 0 to 1.' },
);

export const statisticsRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/reports/statistics/:id'],
    access: 'report readers',
    summary: 'An event in numbers.',
    tag: 'reports',
    params: z.object({ id: id() }),
    document: `query Statistics($eventId: ID!) { eventStatistics(eventId: $eventId) { event { timezone } ${statisticsView.fields} } }`,
    variables: ({ params }) => ({ eventId: params.id }),
    shape: ({ eventStatistics }: { eventStatistics: Viewed<typeof statisticsView> & Zoned }) => ({
      statistics: statisticsView.present(eventStatistics, eventStatistics.event.timezone),
    }),
    response: z.object({ statistics: statisticsView.shape }),
  }),
];
