import { columnOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { eventColumnsOf, onDay } from '../events/index';
import { checkInColumns, conflicting } from './check-in.columns';
import { CheckInEntity } from './check-in.entity';

/** The badge data of a code's holder; no row for codes of removed attendees. */
export const badgeOfCode = statement('check-in.badgeOfCode', {
  params: { code: 'text' },
  row: {
    ...attendeeColumnsOf(
      sql`a`,
      'firstName',
      'lastName',
      'organization',
      'category',
      'avatar',
      'status',
      'eventId',
    ),
    enteredAt: attendeeColumnsOf(sql`a`, 'checkedInAt').checkedInAt,
    ...eventColumnsOf(sql`e`, 'title', 'timezone'),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN events e ON e.id = a.event_id
    WHERE a.invite_code = ${p.code} AND a.status <> 'REMOVED'`,
});

/** The condition on the entries `c` of an event, those of one day of it or all; BAD_USER_INPUT where there is no such day. */
export const entriesOf = (eventId: string, day: { date: string; timezone: string } | null): Sql =>
  and(sql`c.event_id = ${eventId}`, day && onDay(sql`c.at`, day.date, day.timezone));

/** The entries of an event on a page; without an attendee, those of all. */
interface EntriesFilter {
  eventId: string;
  attendeeId?: string | undefined;
  conflictsOnly: boolean;
}

/** A page of the entries of an event, newest first. */
export const entriesPage = keysetList(
  'check-in.entries',
  ({ eventId, attendeeId, conflictsOnly }: EntriesFilter) => ({
    columns: checkInColumns,
    from: sql`check_ins c`,
    where: and(
      entriesOf(eventId, null),
      conflictsOnly && conflicting,
      attendeeId && sql`c.attendee_id = ${attendeeId}`,
    ),
    order: { by: columnOf(CheckInEntity, sql`c`, 'at'), descending: true },
    id: sql`c.id`,
  }),
  () => [
    { eventId: SOME_ID, conflictsOnly: false },
    { eventId: SOME_ID, attendeeId: SOME_ID, conflictsOnly: true },
  ],
);
