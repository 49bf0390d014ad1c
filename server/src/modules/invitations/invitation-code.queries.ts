import { statement, typed } from '../../core/db/statement';

/** Whom a code invites; no row where the code is unknown, was used or replaced, or belongs to staff, a disabled user or a draft. */
export const inviteeOfCode = statement('invitations.inviteeOfCode', {
  params: { code: 'text' },
  row: {
    eventId: 'uuid',
    userId: 'uuid',
    email: typed<string>('citext'),
    newUser: 'bool',
    firstName: 'text',
    lastName: 'text',
    eventTitle: 'text',
  },
  text: (p) => `
    SELECT a.event_id AS "eventId", u.id AS "userId", u.email,
      (u.password_hash IS NULL OR u.email_verified_at IS NULL) AND a.invite_credentials_version = u.credentials_version AS "newUser",
      a.first_name AS "firstName", a.last_name AS "lastName", e.title AS "eventTitle"
    FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
    WHERE a.invite_code = ${p.code} AND a.status = 'INVITED' AND u.disabled_at IS NULL AND u.role = 'ATTENDEE'
      AND e.status <> 'DRAFT'`,
});
