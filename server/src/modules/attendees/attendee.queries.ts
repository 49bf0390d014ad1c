import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { userColumnsOf } from '../users/index';
import { attendeeColumns, attendeeColumnsOf } from './attendee.columns';
import { AttendeeEntity } from './attendee.entity';
import { isHiddenFrom, mayEnter, ownAttendeeIn, takesPart } from '../event-access/index';

/** The attendees with these ids. */
export const attendeesByIds = statement('attendees.byIds', {
  params: { ids: 'uuid[]' },
  row: attendeeColumns.all,
  text: (p, columns) => sql`SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.ids})`,
});

/** The e-mails of users. */
export const emailsOfUsers = statement('attendees.emailsOfUsers', {
  params: { userIds: 'uuid[]' },
  row: userColumnsOf(sql`u`, 'id', 'email'),
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.id = ANY(${p.userIds})`,
});

/** Those of these users who have proven their addresses. */
export const provenAmongUsers = statement('attendees.provenAmongUsers', {
  params: { userIds: 'uuid[]' },
  row: userColumnsOf(sql`u`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM users u WHERE u.id = ANY(${p.userIds}) AND u.email_verified_at IS NOT NULL`,
});

/** The profile that a user wrote last among those of other events that let them in. */
export const latestProfileElsewhere = statement('attendees.latestProfileElsewhere', {
  params: { userId: 'uuid', eventId: 'uuid' },
  row: attendeeColumns.all,
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    WHERE a.user_id = ${p.userId} AND a.event_id <> ${p.eventId} AND ${mayEnter(p.userId, sql`a.event_id`)}
    ORDER BY a.updated_at DESC, a.id DESC LIMIT 1`,
});

/** Those of these attendees whose card rules of groups keep from a user. */
export const hiddenAmongAttendees = statement('attendees.hiddenAmong', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    WHERE a.id = ANY(${p.ids}) AND ${isHiddenFrom(ownAttendeeIn(p.userId, sql`a.event_id`), sql`a`)}`,
});

/** Those of these attendees who have an ACTIVE meeting with a user's attendee in the same event, past or to come. */
export const metAmongAttendees = statement('attendees.metAmong', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: columnsOf(AttendeeEntity, sql`other`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees other
    JOIN attendees me ON me.event_id = other.event_id AND me.user_id = ${p.userId}
    WHERE other.id = ANY(${p.ids}) AND EXISTS (
      SELECT 1 FROM meetings m WHERE m.status = 'ACTIVE'
        AND (m.sender_id, m.receiver_id) IN ((me.id, other.id), (other.id, me.id)))`,
});

/** Whether at most so many confirmed attendees of an event come from a country; reads one more at most. */
export const hasAtMost = statement('attendees.hasAtMost', {
  params: { limit: 'int4', eventId: 'uuid', country: 'text' },
  row: { few: 'bool' },
  text: (p) => sql`
    SELECT count(*) <= ${p.limit} AS few FROM (
      SELECT FROM attendees WHERE event_id = ${p.eventId} AND ${takesPart(sql`attendees`)} AND country = ${p.country}
      LIMIT ${p.limit} + 1) AS found`,
});
