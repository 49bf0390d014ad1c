import { column } from '../../../core/db/columns';
import { typed } from '../../../core/db/declared';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { podColumnsOf } from '../../pods/index';
import type { Meeting } from '../meeting.types';

/** A row where one of these attendees has another claim that overlaps. */
export const overlappingClaims = statement('meetings.overlappingClaims', {
  params: { attendeeIds: 'uuid[]', startsAt: 'timestamptz', endsAt: 'timestamptz', meetingId: 'uuid' },
  row: { isBusy: column('bool', sql`true`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM claims
    WHERE attendee_id = ANY(${p.attendeeIds}) AND during && tstzrange(${p.startsAt}, ${p.endsAt})
      AND meeting_id IS DISTINCT FROM ${p.meetingId} LIMIT 1`,
});

/** Locks a pod against removal until the transaction ends; no row where it is removed. */
export const sharePod = statement('meetings.sharePod', {
  params: { podId: 'uuid' },
  row: podColumnsOf(sql`p`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM pods p WHERE p.id = ${p.podId} AND p.removed_at IS NULL FOR SHARE`,
});

const selectFreePods = statement('meetings.freePods', {
  params: {
    meetingId: 'uuid',
    eventId: 'uuid',
    senderId: 'uuid',
    receiverId: 'uuid',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
    preferredId: 'uuid?',
    onlyId: 'uuid?',
  },
  row: podColumnsOf(sql`p`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p
    LEFT JOIN attendees r ON r.id = ${p.receiverId} AND r.company_id = p.company_id
    LEFT JOIN attendees s ON s.id = ${p.senderId} AND s.company_id = p.company_id
    WHERE p.event_id = ${p.eventId} AND p.bookable AND p.removed_at IS NULL
      AND (p.company_id IS NULL OR r.id IS NOT NULL OR s.id IS NOT NULL)
      AND (${p.onlyId} IS NULL OR p.id = ${p.onlyId})
      AND NOT EXISTS (
        SELECT 1 FROM claims c WHERE c.pod_id = p.id AND c.during && tstzrange(${p.startsAt}, ${p.endsAt})
          AND c.meeting_id IS DISTINCT FROM ${p.meetingId})
    ORDER BY p.id = ${p.preferredId} DESC NULLS LAST, r.id IS NULL, s.id IS NULL, p.position, p.id`,
});

/** The data to find a pod for: a meeting, or a request. */
export type ToBeHeld = Pick<
  Meeting,
  'id' | 'eventId' | 'senderId' | 'receiverId' | 'startsAt' | 'endsAt' | 'podId'
>;

/** The pods that are free for a meeting, or of them `onlyId`: the preferred one first, then those of the companies of its people. */
export const freePods = async (
  ctx: Parameters<typeof selectFreePods>[0],
  { id: meetingId, eventId, senderId, receiverId, startsAt, endsAt, podId }: ToBeHeld,
  onlyId: string | null = null,
): Promise<string[]> => {
  const values = { meetingId, eventId, senderId, receiverId, startsAt, endsAt, preferredId: podId, onlyId };
  return (await selectFreePods(ctx, values)).map(({ id }) => id);
};

/** Locks a key until the transaction ends, where no other transaction holds it. */
export const tryLockKey = statement('meetings.tryLockKey', {
  params: { key: 'text' },
  row: { locked: 'bool' },
  text: (p) => sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${p.key}, 0)) AS locked`,
});

/** Locks a key until the transaction ends, once no other transaction holds it. */
export const lockKey = statement('meetings.lockKey', {
  params: { key: 'text' },
  row: { locked: typed<unknown>('void') },
  text: (p) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${p.key}, 0)) AS locked`,
});
