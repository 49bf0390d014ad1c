import { column, columnsOf } from '../../../core/db/columns';
import { typed } from '../../../core/db/declared';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { meetingColumns, meetingColumnsOf } from '../meeting.columns';
import { MeetingEntity } from '../meeting.entity';
import { ClaimEntity } from '../slots/claim.entity';

const { id, status, closedReason, startsAt, endsAt, podId } = meetingColumns;
const standing = {
  id,
  status,
  closedReason,
  startsAt,
  endsAt,
  podId,
  ...columnsOf(MeetingEntity, sql`m`, 'runId', 'lockedAt'),
};

/** Meetings as they are now, locked until the transaction ends. */
export const lockPlaces = statement('meetings.lockPlaces', {
  params: { ids: 'uuid[]' },
  row: standing,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings m WHERE m.id = ANY(${p.ids}) ORDER BY m.id FOR NO KEY UPDATE`,
});

/** For each of these pairs of people their coming meeting, or else their first open request; `position` counts the pairs from 1. */
export const openBetweenPairs = statement('meetings.openBetweenPairs', {
  params: { oneIds: 'uuid[]', otherIds: 'uuid[]' },
  row: { position: column('int4', sql`pair.position::int`), ...meetingColumnsOf(sql`held`, 'id', 'status') },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM unnest(${p.oneIds}, ${p.otherIds}) WITH ORDINALITY AS pair (one, other, position)
    CROSS JOIN LATERAL (
      SELECT m.id, m.status FROM meetings m
      WHERE ((m.sender_id = pair.one AND m.receiver_id = pair.other) OR (m.sender_id = pair.other AND m.receiver_id = pair.one))
        AND (m.status = 'ACTIVE' AND m.ends_at > now() OR m.status = 'PENDING' AND m.expires_at > now())
      ORDER BY m.status = 'PENDING', m.starts_at, m.id LIMIT 1) held`,
});

/** When these people and pods are taken: all meetings of the people, for their limits, and what pods hold from now on. */
export const takenTimes = statement('meetings.takenTimes', {
  params: { eventId: 'uuid', attendeeIds: 'uuid[]', podIds: 'uuid[]' },
  row: {
    of: column('uuid', sql`coalesce(c.attendee_id, c.pod_id)`),
    ...columnsOf(ClaimEntity, sql`c`, 'meetingId'),
    startsAt: column('timestamptz', sql`lower(c.during)`),
    endsAt: column('timestamptz', sql`upper(c.during)`),
    date: column('text', sql`(lower(c.during) AT TIME ZONE e.timezone)::date::text`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM claims c JOIN events e ON e.id = ${p.eventId}
    WHERE c.attendee_id = ANY(${p.attendeeIds}) OR (c.pod_id = ANY(${p.podIds}) AND c.during && tstzrange(now(), NULL))`,
});

/** Closes meetings that a timetable drops. */
export const dropPlaces = statement('meetings.dropPlaces', {
  params: { ids: 'uuid[]', runId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', run_id = ${p.runId}, responded_at = now(), updated_at = now()
    WHERE m.id = ANY(${p.ids}) AND m.status = 'ACTIVE' RETURNING ${columns}`,
});

/** Locks coming meetings that a timetable has placed, or frees them; of those one condition is for, the others are null. */
export const lockPlacedMeetings = statement('meetings.lockPlaced', {
  params: {
    eventId: 'uuid',
    isLocked: 'bool',
    meetingIds: 'uuid[]?',
    attendeeId: 'uuid?',
    podId: 'uuid?',
    hourFrom: 'timestamptz?',
  },
  row: { id },
  text: (p, columns) => sql`
    UPDATE meetings m SET locked_at = CASE WHEN ${p.isLocked} THEN now() END
    WHERE m.event_id = ${p.eventId} AND m.status = 'ACTIVE' AND m.run_id IS NOT NULL AND m.starts_at > now()
      AND (m.locked_at IS NULL) = ${p.isLocked}
      AND (${p.meetingIds} IS NULL OR m.id = ANY(${p.meetingIds}))
      AND (${p.attendeeId} IS NULL OR ${p.attendeeId} IN (m.sender_id, m.receiver_id))
      AND (${p.podId} IS NULL OR m.pod_id = ${p.podId})
      AND (${p.hourFrom} IS NULL OR m.starts_at >= ${p.hourFrom} AND m.starts_at < ${p.hourFrom} + interval '1 hour')
    RETURNING ${columns}`,
});

/** Gives up the times of meetings that are to move: two of them may swap, and a constraint is checked row by row. */
export const releasePlaces = statement('meetings.releasePlaces', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`DELETE FROM claims WHERE meeting_id = ANY(${p.ids})`,
});

/** A meeting with its new place. */
export interface NewPlace {
  id: string;
  startsAt: Date;
  endsAt: Date;
  podId: string | null;
  status: 'ACTIVE' | 'PENDING';
  runId: string | null;
}

/** Gives meetings their new places; triggers claim them. */
export const changePlaces = statement('meetings.changePlaces', {
  params: { places: typed<readonly NewPlace[]>('jsonb') },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = place.status, closed_reason = NULL, starts_at = place."startsAt", ends_at = place."endsAt",
      pod_id = place."podId", run_id = place."runId", responded_at = CASE WHEN place.status = 'ACTIVE' THEN now() END, updated_at = now()
    FROM jsonb_to_recordset(${p.places}) AS place (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, "podId" uuid,
      status meeting_status, "runId" uuid)
    WHERE m.id = place.id RETURNING ${columns}`,
});

/** A meeting that a timetable makes. */
export interface PlacedMeeting {
  id: string;
  senderId: string;
  receiverId: string;
  startsAt: Date;
  endsAt: Date;
  podId: string;
}

/** Makes meetings at their places. */
export const insertPlaces = statement('meetings.insertPlaces', {
  params: { eventId: 'uuid', runId: 'uuid', places: typed<readonly PlacedMeeting[]>('jsonb') },
  row: meetingColumns,
  text: (p, columns) => sql`
    INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, status, expires_at, responded_at, run_id)
    SELECT place.id, ${p.eventId}, place."senderId", place."receiverId", place."podId", place."startsAt", place."endsAt", 'ACTIVE',
      place."startsAt", now(), ${p.runId}
    FROM jsonb_to_recordset(${p.places}) AS place (id uuid, "senderId" uuid, "receiverId" uuid, "podId" uuid, "startsAt" timestamptz,
      "endsAt" timestamptz) RETURNING ${columns}`,
});
