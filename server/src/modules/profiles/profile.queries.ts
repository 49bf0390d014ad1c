import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { eventColumnsOf } from '../events/index';
import { mailKeyColumnsOf } from '../mails/index';
import { userColumnsOf } from '../users/index';

/** One row where an event asks for a proof of the address that a user lacks. */
export const missingProof = statement('profiles.missingProof', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: eventColumnsOf(sql`e`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e JOIN users u ON u.id = ${p.userId}
    WHERE e.id = ${p.eventId} AND e.requires_verified_email AND u.email_verified_at IS NULL`,
});

/** The receiver of a link in a mail, with their mail choices and the key that signed the link. */
export const mailReader = statement('profiles.mailReader', {
  params: { attendeeId: 'uuid' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'mailsAnnouncements', 'mailsRequests', 'mailsReminders'),
    ...userColumnsOf(sql`u`, 'email'),
    ...eventColumnsOf(sql`e`, 'title'),
    ...mailKeyColumnsOf(sql`k`, 'key'),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
    CROSS JOIN mail_keys k WHERE a.id = ${p.attendeeId}`,
});
