import { columnsOf } from '../../../core/db/columns';
import type { RowOf } from '../../../core/db/declared';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { meetingColumns } from '../meeting.columns';
import { MeetingEntity } from '../meeting.entity';

const { id, eventId, senderId, receiverId, podId, startsAt, endsAt, note } = meetingColumns;
const { clientId } = columnsOf(MeetingEntity, sql`m`, 'clientId');
const values = { id, eventId, senderId, receiverId, podId, startsAt, endsAt, note, clientId };

/** A request as it is stored. */
export type NewRequest = RowOf<typeof values>;

/** The request that waits for an answer, between two people at a time; no row without one. */
export const pendingRequest = statement('meetings.pendingRequest', {
  params: { senderId: 'uuid', receiverId: 'uuid', startsAt: 'timestamptz' },
  row: meetingColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings m
    WHERE m.sender_id = ${p.senderId} AND m.receiver_id = ${p.receiverId} AND m.starts_at = ${p.startsAt}
      AND m.status = 'PENDING' AND m.expires_at > now()`,
});

/** The meeting that a sender's request made, of any status; no row without one. */
export const requestByClientId = statement('meetings.requestByClientId', {
  params: { senderId: 'uuid', clientId: 'text' },
  row: meetingColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings m WHERE m.sender_id = ${p.senderId} AND m.client_id = ${p.clientId}`,
});

/** Closes requests that were not answered in time, up to 200. Rows that another server closes are skipped. */
export const closeExpired = statement('meetings.closeExpired', {
  params: {},
  row: meetingColumns,
  text: (_p, columns) => sql`
    UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
    WHERE m.id IN (SELECT id FROM meetings WHERE status = 'PENDING' AND expires_at <= now()
                   ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
});

/** Closes the expired requests between two people, in either direction. */
export const closeExpiredBetween = statement('meetings.closeExpiredBetween', {
  params: { senderId: 'uuid', receiverId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = 'REJECTED', closed_reason = 'EXPIRED', updated_at = now()
    WHERE (m.sender_id, m.receiver_id) IN ((${p.senderId}, ${p.receiverId}), (${p.receiverId}, ${p.senderId}))
      AND m.status = 'PENDING' AND m.expires_at <= now()
    RETURNING ${columns}`,
});

/** Stores a request, which expires after 24 hours and at its start at the latest. */
export const insertRequest = statement('meetings.insertRequest', {
  params: values,
  row: meetingColumns,
  text: (p, columns) => sql`
    INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, note, client_id, expires_at)
    VALUES (${p.id}, ${p.eventId}, ${p.senderId}, ${p.receiverId}, ${p.podId}, ${p.startsAt}, ${p.endsAt}, ${p.note},
      ${p.clientId}, least(now() + interval '24 hours', ${p.startsAt})) RETURNING ${columns}`,
});

/** Stores a meeting that was asked of several and is agreed on at once; its pod is known. */
export const insertAgreed = statement('meetings.insertAgreed', {
  params: values,
  row: meetingColumns,
  text: (p, columns) => sql`
    INSERT INTO meetings AS m (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, note, client_id, status, expires_at, responded_at)
    VALUES (${p.id}, ${p.eventId}, ${p.senderId}, ${p.receiverId}, ${p.podId}, ${p.startsAt}, ${p.endsAt}, ${p.note},
      ${p.clientId}, 'ACTIVE', ${p.startsAt}, now()) RETURNING ${columns}`,
});
