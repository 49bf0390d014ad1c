import { column } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { meetingColumns } from './meeting.columns';

/** How many meetings are still to be held at a pod, or are just being held. */
export const countMeetingsAtPod = statement('meetings.countAtPod', {
  params: { podId: 'uuid' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings WHERE pod_id = ${p.podId} AND status = 'ACTIVE' AND ends_at > now()`,
});

/** Closes these meetings as REMOVED. */
export const removeMeetingsAtPod = statement('meetings.removeAtPod', {
  params: { podId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', responded_at = now(), updated_at = now()
    WHERE m.pod_id = ${p.podId} AND m.status = 'ACTIVE' AND m.ends_at > now() RETURNING ${columns}`,
});

/** Closes as REMOVED what these attendees still have, also what only waits. */
export const removeMeetingsOf = statement('meetings.removeOfAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', responded_at = now(), updated_at = now()
    WHERE (m.sender_id = ANY(${p.attendeeIds}) OR m.receiver_id = ANY(${p.attendeeIds}))
      AND m.status IN ('PENDING', 'ACTIVE') AND m.ends_at > now() RETURNING ${columns}`,
});

/** Closes the requests between two attendees: those of the blocker are cancelled, those of the other declined. */
export const closeRequestsBetween = statement('meetings.closeRequestsBetween', {
  params: { blockerId: 'uuid', blockedId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = 'REJECTED', responded_at = now(), updated_at = now(),
      closed_reason = CASE m.sender_id WHEN ${p.blockerId} THEN 'CANCELLED' ELSE 'DECLINED' END::meeting_closed_reason
    WHERE m.status = 'PENDING'
      AND (m.sender_id, m.receiver_id) IN ((${p.blockerId}, ${p.blockedId}), (${p.blockedId}, ${p.blockerId}))
    RETURNING ${columns}`,
});

/** Takes a pod out of the requests that prefer it; skips those that are being answered just now. */
export const clearPodPreference = statement('meetings.clearPodPreference', {
  params: { podId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET pod_id = NULL, updated_at = now()
    WHERE m.id IN (SELECT id FROM meetings WHERE pod_id = ${p.podId} AND status = 'PENDING' FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
});

/** Erases what was written with the meetings of a person, by either side; without a user it stays. */
export const eraseMeetingWords = statement('meetings.eraseWords', {
  params: { attendeeIds: 'uuid[]', userId: 'uuid?' },
  text: (p) => sql`
    UPDATE meetings SET note = NULL, reason = NULL, client_id = NULL
    WHERE ${p.userId} IS NOT NULL AND (sender_id = ANY(${p.attendeeIds}) OR receiver_id = ANY(${p.attendeeIds}))
      AND (note IS NOT NULL OR reason IS NOT NULL OR client_id IS NOT NULL)`,
});
