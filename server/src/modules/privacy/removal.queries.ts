import { statement } from '../../core/db/statement';
import { belongsToUser } from '../event-access/index';

/** How much goes with attendees who are removed. */
export const removalsOfAttendees = statement('privacy.removalsOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { id: 'uuid', meetings: 'int4', talks: 'int4', agendaEntries: 'int4', bookmarks: 'int4' },
  text: (p) => `
    SELECT a.id,
      (SELECT count(*)::int FROM meetings m
       WHERE a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()) AS meetings,
      (SELECT count(*)::int FROM activity_speakers WHERE attendee_id = a.id) AS talks,
      (SELECT count(*)::int FROM agenda_entries WHERE attendee_id = a.id) AS "agendaEntries",
      (SELECT count(*)::int FROM bookmarks b WHERE a.id IN (b.owner_id, b.attendee_id)) AS bookmarks
    FROM attendees a WHERE a.id = ANY(${p.attendeeIds})`,
});

/**
 * How much goes with users who are deleted; no row for a user without profiles. Invitations to an address that a user has not
 * proven count only with `countsInvitations`.
 */
export const removalsOfUsers = statement('privacy.removalsOfUsers', {
  params: { userIds: 'uuid[]', countsInvitations: 'bool' },
  row: { id: 'uuid?', profiles: 'int4', meetings: 'int4' },
  text: (p) => `
    SELECT a.user_id AS id, count(DISTINCT a.id)::int AS profiles, count(m.id)::int AS meetings
    FROM attendees a
    LEFT JOIN meetings m ON a.id IN (m.sender_id, m.receiver_id) AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now()
    WHERE a.user_id = ANY(${p.userIds}) AND (${p.countsInvitations} OR ${belongsToUser('a')}) GROUP BY a.user_id`,
});
