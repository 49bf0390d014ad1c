import { statement, typed } from '../../core/db/statement';
import { allAttendeeColumns, attendeeRow } from './attendee.columns';

/** The attendees with these ids. */
export const attendeesByIds = statement('attendees.byIds', {
  params: { ids: 'uuid[]' },
  row: attendeeRow,
  text: (p) => `SELECT ${allAttendeeColumns} FROM attendees a WHERE a.id = ANY(${p.ids})`,
});

/** The e-mails of users. */
export const emailsOfUsers = statement('attendees.emailsOfUsers', {
  params: { userIds: 'uuid[]' },
  row: { id: 'uuid', email: typed<string>('citext') },
  text: (p) => `SELECT id, email FROM users WHERE id = ANY(${p.userIds})`,
});

/** Those of these users who have proven their addresses. */
export const provenAmongUsers = statement('attendees.provenAmongUsers', {
  params: { userIds: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM users WHERE id = ANY(${p.userIds}) AND email_verified_at IS NOT NULL`,
});

/** Those of these attendees who have an ACTIVE meeting with a user's attendee in the same event, past or to come. */
export const metAmongAttendees = statement('attendees.metAmong', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT other.id FROM attendees other
    JOIN attendees me ON me.event_id = other.event_id AND me.user_id = ${p.userId}
    WHERE other.id = ANY(${p.ids}) AND EXISTS (
      SELECT 1 FROM meetings m WHERE m.status = 'ACTIVE'
        AND (m.sender_id, m.receiver_id) IN ((me.id, other.id), (other.id, me.id)))`,
});
