import { column } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { eventColumnsOf } from '../events/index';
import { userColumnsOf } from '../users/index';

/** Whom a code invites; no row where the code is unknown, was used or replaced, or belongs to staff, a disabled user or a draft. */
export const inviteeOfCode = statement('invitations.inviteeOfCode', {
  params: { code: 'text' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'eventId', 'firstName', 'lastName'),
    ...userColumnsOf(sql`u`, 'email'),
    userId: userColumnsOf(sql`u`, 'id').id,
    newUser: column(
      'bool',
      sql`(u.password_hash IS NULL OR u.email_verified_at IS NULL) AND a.invite_credentials_version = u.credentials_version`,
    ),
    eventTitle: eventColumnsOf(sql`e`, 'title').title,
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
    WHERE a.invite_code = ${p.code} AND a.status = 'INVITED' AND u.disabled_at IS NULL AND u.role = 'ATTENDEE'
      AND e.status <> 'DRAFT'`,
});
