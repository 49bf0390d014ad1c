import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { enumOf, statement } from '../../core/db/statement';
import type { AttendeeCategory, AttendeeStatus } from '../attendees/index';
import { onDay } from '../events/index';
import { checkInColumns, conflicting } from './check-in.columns';
import type { CheckIn } from './check-in.types';

/** What the badge with this code says of its holder; no row for the codes of the removed. */
export const badgeOfCode = statement('check-in.badgeOfCode', {
  params: { code: 'text' },
  row: {
    firstName: 'text',
    lastName: 'text',
    organization: 'text?',
    category: enumOf<AttendeeCategory>('attendee_category'),
    avatar: 'text?',
    status: enumOf<AttendeeStatus>('attendee_status'),
    enteredAt: 'timestamptz?',
    eventId: 'uuid',
    title: 'text',
    timezone: 'text',
  },
  text: (p) => `
    SELECT a.first_name AS "firstName", a.last_name AS "lastName", a.organization, a.category, a.avatar, a.status,
      a.checked_in_at AS "enteredAt", e.id AS "eventId", e.title, e.timezone
    FROM attendees a JOIN events e ON e.id = a.event_id
    WHERE a.invite_code = ${p.code} AND a.status <> 'REMOVED'`,
});

/** Conditions on the entries `c` of an event, those of one day of it or all; BAD_USER_INPUT where there is no such day. */
export const entriesOf = (eventId: string, day: { date: string; timezone: string } | null): WhereBuilder => {
  const where = new WhereBuilder().add((event) => `c.event_id = ${event}`, eventId);
  return day ? onDay(where, 'c.at', day.date, day.timezone) : where;
};

/** Which entries of an event a page shows; those of everybody without an attendee. */
interface EntriesFilter {
  attendeeId?: string | undefined;
  conflictsOnly: boolean;
}

/** A page of the entries of an event, newest first. */
export const entriesPage = (
  db: Db,
  eventId: string,
  { attendeeId, conflictsOnly }: EntriesFilter,
  args: PageArgs,
): Promise<Page<CheckIn>> => {
  const where = entriesOf(eventId, null);
  if (conflictsOnly) where.always(conflicting);
  if (attendeeId) where.add((attendee) => `c.attendee_id = ${attendee}`, attendeeId);
  return keysetPage<CheckIn>(
    db,
    {
      columns: checkInColumns,
      tables: 'check_ins c',
      where,
      order: { column: 'c.at', type: 'timestamptz', descending: true },
      id: 'c.id',
    },
    args,
  );
};
