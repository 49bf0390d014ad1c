import { enumOf, statement, typed } from '../../core/db/statement';
import type { AttendeeStatus } from '../attendees/index';

/** Seconds between two invitation mails to one attendee. */
export const PAUSE_SECONDS = 600;

/** Columns of an invitation's mail, from `attendees a`, `users u` and `events e`. */
const columns = `a.id, a.event_id AS "eventId", a.first_name AS "firstName", a.invite_code AS "inviteCode", u.email,
      e.title AS "eventTitle", e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.timezone, e.venue, e.city,
      a.invite_credentials_version IS DISTINCT FROM u.credentials_version AS "isOutdated"`;

const tables = 'attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id';

const inviteeRow = {
  id: 'uuid',
  eventId: 'uuid',
  firstName: 'text',
  inviteCode: 'text',
  email: typed<string>('citext'),
  eventTitle: 'text',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  timezone: 'text',
  venue: 'text?',
  city: 'text?',
  isOutdated: 'bool',
} as const;

/** What the invitation mails of these attendees say. */
export const inviteesByIds = statement('invitations.inviteesByIds', {
  params: { attendeeIds: 'uuid[]' },
  row: inviteeRow,
  text: (p) => `
    SELECT ${columns}
    FROM ${tables} WHERE a.id = ANY(${p.attendeeIds}) ORDER BY a.id`,
});

/**
 * Locks an attendee for an invitation; no row where there is none. `isDraft`: the event is a draft, a mailed code would not work.
 * `wait`: seconds until the next mail may be sent; 0 or less is now, null before the first.
 */
export const lockInvitee = statement('invitations.lockInvitee', {
  params: { attendeeId: 'uuid' },
  row: {
    ...inviteeRow,
    status: enumOf<AttendeeStatus>('attendee_status'),
    invitedAt: 'timestamptz?',
    invitationDueAt: 'timestamptz?',
    isDraft: 'bool',
    wait: 'float8?',
  },
  text: (p) => `
    SELECT ${columns},
      a.status, a.invited_at AS "invitedAt", a.invitation_due_at AS "invitationDueAt", e.status = 'DRAFT' AS "isDraft",
      extract(epoch FROM a.invited_at + make_interval(secs => ${PAUSE_SECONDS}) - clock_timestamp())::float8 AS wait
    FROM ${tables} WHERE a.id = ${p.attendeeId} FOR NO KEY UPDATE OF a`,
});
