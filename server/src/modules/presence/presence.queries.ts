import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { areGroupsSeen, isInSight, sightOf, takesPart } from '../event-access/index';

/** The attendees among these whose presence a user may see: of an event that the user has access to, without blocks. */
export const visibleAttendees = statement('presence.visibleAttendees', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]', isStaff: 'bool' },
  row: attendeeColumnsOf(sql`a`, 'id', 'eventId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    LEFT JOIN event_members me ON me.event_id = a.event_id AND me.user_id = ${p.userId}
    LEFT JOIN ${sightOf(p.userId)} sight ON sight.event_id = a.event_id
    WHERE a.id = ANY(${p.attendeeIds}) AND ${takesPart(sql`a`)} AND (${p.isStaff} OR ${isInSight(sql`a`)})
      AND (${p.isStaff} OR me.attendee_id IS NOT NULL AND NOT ${blockedBetween(sql`me.attendee_id`, sql`a.id`)})`,
});

/** The attendees among these who have one of some groups, by their bits. */
export const attendeesInGroups = statement('presence.attendeesInGroups', {
  params: { attendeeIds: 'uuid[]', groups: 'text' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.attendeeIds}) AND ${areGroupsSeen(sql`${p.groups}::bigint`, sql`a`)}`,
});
