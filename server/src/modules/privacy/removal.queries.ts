import { column, countOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { belongsToUser } from '../event-access/index';

/** How much goes with attendees who are removed. */
export const removalsOfAttendees = statement('privacy.removalsOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id'),
    meetings: countOf(sql`meetings m
       WHERE a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()`),
    talks: countOf(sql`activity_speakers WHERE attendee_id = a.id`),
    agendaEntries: countOf(sql`agenda_entries WHERE attendee_id = a.id`),
    bookmarks: countOf(sql`bookmarks b WHERE a.id IN (b.owner_id, b.attendee_id)`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.attendeeIds})`,
});

/**
 * How much goes with users who are deleted; no row for a user without profiles. Invitations to an address that a user has not
 * proven count only with `countsInvitations`.
 */
export const removalsOfUsers = statement('privacy.removalsOfUsers', {
  params: { userIds: 'uuid[]', countsInvitations: 'bool' },
  row: {
    id: attendeeColumnsOf(sql`a`, 'userId').userId,
    profiles: column('int4', sql`count(DISTINCT a.id)::int`),
    meetings: column('int4', sql`count(m.id)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees a
    LEFT JOIN meetings m ON a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()
    WHERE a.user_id = ANY(${p.userIds}) AND (${p.countsInvitations} OR ${belongsToUser(sql`a`)}) GROUP BY a.user_id`,
});
