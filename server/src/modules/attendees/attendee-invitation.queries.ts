import { column, columnOf, columnsOf, countOf } from '../../core/db/columns';
import { literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { AttendeeEntity } from './attendee.entity';

// When attendees were invited, and whose invitation waits to be mailed. `invitations` decides; attendees writes its own table.

const BATCH = 100;

/** Notes that an invitation is mailed now. */
export const markInvited = statement('attendees.markInvited', {
  params: { id: 'uuid' },
  row: columnsOf(AttendeeEntity, sql`attendees`, 'invitedAt'),
  text: (p, columns) => sql`
    UPDATE attendees SET invited_at = clock_timestamp(), invitation_due_at = NULL WHERE id = ${p.id} RETURNING ${columns}`,
});

/** Marks one invitation to be mailed, and returns since when it waits. */
export const markInvitationDue = statement('attendees.markInvitationDue', {
  params: { id: 'uuid' },
  row: { dueAt: columnOf(AttendeeEntity, sql`attendees`, 'invitationDueAt') },
  text: (p, columns) => sql`
    UPDATE attendees SET invitation_due_at = coalesce(invitation_due_at, now()) WHERE id = ${p.id} RETURNING ${columns}`,
});

/**
 * Marks the invitations of an event to be mailed: of these attendees, except those mailed within the pause, or with null of all
 * who never were mailed one. How many, and whether the event is a draft; no row without the event.
 */
export const markInvitationsDue = statement('attendees.markInvitationsDue', {
  params: { eventId: 'uuid', attendeeIds: 'uuid[]?', pauseSeconds: 'int4' },
  row: {
    marked: countOf(sql`due`),
    isDraft: column('bool', sql`status = 'DRAFT'`),
  },
  text: (p, columns) => sql`
    WITH due AS (
      UPDATE attendees SET invitation_due_at = now()
      WHERE event_id = ${p.eventId} AND status = 'INVITED' AND invitation_due_at IS NULL
        AND CASE WHEN ${p.attendeeIds} IS NULL THEN invited_at IS NULL
          ELSE id = ANY(${p.attendeeIds}) AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => ${p.pauseSeconds})) END
      RETURNING 1)
    SELECT ${columns} FROM events WHERE id = ${p.eventId}`,
});

/** Takes up to 100 invitations that are due, and notes that they are mailed now; none unless the event is published. */
export const takeDueInvitations = statement('attendees.takeDueInvitations', {
  params: { eventId: 'uuid' },
  row: {
    ...columnsOf(AttendeeEntity, sql`a`, 'id'),
    wasMailed: column('bool', sql`due.invited_at IS NOT NULL`),
  },
  text: (p, columns) => sql`
    WITH due AS (
      SELECT id, invited_at FROM attendees WHERE event_id = ${p.eventId} AND invitation_due_at IS NOT NULL AND status = 'INVITED'
      ORDER BY id LIMIT ${literal(BATCH)} FOR UPDATE SKIP LOCKED)
    UPDATE attendees a SET invitation_due_at = NULL, invited_at = now() FROM due, events e
    WHERE a.id = due.id AND e.id = a.event_id AND e.status = 'PUBLISHED'
    RETURNING ${columns}`,
});

/** Confirms a profile that is still INVITED, under a new code. */
export const markConfirmed = statement('attendees.markConfirmed', {
  params: { id: 'uuid', inviteCode: 'text' },
  text: (p) => sql`
    UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now(), invite_code = ${p.inviteCode}, updated_at = now()
    WHERE id = ${p.id} AND status = 'INVITED'`,
});
