import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { listProjection } from '../../core/db/projection';
import { enumOf, nullable, statement } from '../../core/db/statement';
import type { Selection } from '../../core/graphql/selection';
import { memberIn } from '../event-access/index';
import { ownMeetingProjection } from './meeting.columns';
import type { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import { meetingColumns, meetingRow } from './meeting-row.columns';
import type { Meeting } from './meeting.types';
import { viewerMeetingJoin } from './viewer-meeting.columns';

const projectionFor = listProjection(ownMeetingProjection);

/** Which meetings of which user a list shows. */
interface OwnMeetings {
  /** Null for staff, who have no meetings. */
  userId: string | null;
  eventId: string;
  status: MeetingStatus | null;
  /** Only meetings with this attendee. */
  attendeeId: string | null;
}

/** A page of a user's own meetings in an event, soonest first; empty where the user may not enter it. */
export const ownMeetings = (
  db: Db,
  { userId, eventId, status, attendeeId }: OwnMeetings,
  args: PageArgs,
  selection: Selection,
): Promise<Page<Meeting>> => {
  const where = new WhereBuilder();
  const me = memberIn(where.value(userId), where.value(eventId));
  if (status) where.add((value) => `m.status = ${value}`, status);
  if (attendeeId) where.add((other) => `${other}::uuid IN (m.sender_id, m.receiver_id)`, attendeeId);
  return keysetPage<Meeting>(
    db,
    {
      ...projectionFor(selection),
      tables: `meetings m JOIN ${me} me ON me.id IN (m.sender_id, m.receiver_id)`,
      where,
      order: { column: 'm.starts_at', type: 'timestamptz' },
      id: 'm.id',
      plan: 'kept',
    },
    args,
  );
};

/** Meetings by id. */
export const meetingsByIds = statement('meetings.byIds', {
  params: { ids: 'uuid[]' },
  row: meetingRow,
  text: (p) => `
    SELECT ${meetingColumns} FROM meetings m WHERE m.id = ANY(${p.ids})`,
});

/** A meeting, locked until the transaction ends. */
export const lockMeeting = statement('meetings.lock', {
  params: { id: 'uuid' },
  row: meetingRow,
  text: (p) => `
    SELECT ${meetingColumns} FROM meetings m WHERE m.id = ${p.id} FOR UPDATE`,
});

/** Writes a meeting that has the expected status; no row where it has another. */
export const updateMeeting = statement('meetings.update', {
  params: {
    id: 'uuid',
    status: enumOf<MeetingStatus>('meeting_status'),
    closedReason: nullable(enumOf<MeetingClosedReason>('meeting_closed_reason')),
    podId: 'uuid?',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
    reason: 'text?',
    expectedStatus: enumOf<MeetingStatus>('meeting_status'),
  },
  row: meetingRow,
  text: (p) => `
    UPDATE meetings m SET status = ${p.status}, closed_reason = ${p.closedReason}, pod_id = ${p.podId},
      starts_at = ${p.startsAt}, ends_at = ${p.endsAt}, reason = ${p.reason},
      responded_at = CASE WHEN m.status = ${p.status} THEN m.responded_at ELSE now() END, updated_at = now()
    WHERE m.id = ${p.id} AND m.status = ${p.expectedStatus} RETURNING ${meetingColumns}`,
});

const confirmedBy = (name: string, column: 'sender_says_held' | 'receiver_says_held') =>
  statement(`meetings.${name}`, {
    params: { id: 'uuid', tookPlace: 'bool' },
    row: meetingRow,
    text: (p) => `
      UPDATE meetings m SET ${column} = ${p.tookPlace}, updated_at = now()
      WHERE m.id = ${p.id} AND m.status = 'ACTIVE' AND m.ends_at <= now() RETURNING ${meetingColumns}`,
  });

/** Stores whether a meeting took place, in the words of its sender; no row where it is not over. */
export const confirmAsSender = confirmedBy('confirmAsSender', 'sender_says_held');

/** Stores whether a meeting took place, in the words of its receiver; no row where it is not over. */
export const confirmAsReceiver = confirmedBy('confirmAsReceiver', 'receiver_says_held');

const meetingsOfAttendee = (name: string, condition: string) =>
  statement(`meetings.${name}`, {
    params: { attendeeId: 'uuid' },
    row: meetingRow,
    text: (p) => `
      SELECT ${meetingColumns} FROM meetings m WHERE ${p.attendeeId} IN (m.sender_id, m.receiver_id) AND ${condition}
      ORDER BY m.starts_at, m.id LIMIT 1000`,
  });

/** Meetings of an attendee that wait or stand, soonest first; at most 1,000. */
export const openMeetings = meetingsOfAttendee('open', `m.status <> 'REJECTED'`);

/** Meetings of an attendee that stand, or stood once and were closed later; soonest first, at most 1,000. */
export const acceptedMeetings = meetingsOfAttendee('accepted', `m.accepted_at IS NOT NULL`);

/** Meetings between two attendees that wait or stand, soonest first; at most 1,000. */
export const meetingsBetween = statement('meetings.between', {
  params: { oneId: 'uuid', otherId: 'uuid' },
  row: meetingRow,
  text: (p) => `
    SELECT ${meetingColumns} FROM meetings m
    WHERE m.status <> 'REJECTED'
      AND ((m.sender_id = ${p.oneId} AND m.receiver_id = ${p.otherId})
        OR (m.sender_id = ${p.otherId} AND m.receiver_id = ${p.oneId}))
    ORDER BY m.starts_at, m.id LIMIT 1000`,
});

/** Meetings of a user with each of these attendees, soonest first; at most 1,000 with each. */
export const meetingsWithAttendees = statement('meetings.withAttendees', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { ...meetingRow, otherId: 'uuid' },
  text: (p) => `
    SELECT held.*, asked.id AS "otherId"
    FROM unnest(${p.attendeeIds}) AS asked (id)
    JOIN attendees a ON a.id = asked.id
    JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId}
    CROSS JOIN LATERAL (
      SELECT ${meetingColumns} FROM meetings m
      WHERE (m.sender_id = me.id AND m.receiver_id = a.id) OR (m.sender_id = a.id AND m.receiver_id = me.id)
      ORDER BY m.starts_at, m.id LIMIT 1000) held`,
});

/** The meeting by which a user stands with each of these attendees; no row for those where there is none. */
export const standingMeetings = statement('meetings.standing', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { otherId: 'uuid', viewerId: 'uuid', ...meetingRow },
  text: (p) => `
    SELECT standing.* FROM unnest(${p.attendeeIds}) AS asked (id)
    JOIN attendees a ON a.id = asked.id
    JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId}
    ${viewerMeetingJoin('me.id')} WHERE standing.id IS NOT NULL`,
});

/** How many requests wait for a user's answer, by event; no row for events where there are none. */
export const waitingCounts = statement('meetings.waitingCounts', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: 'uuid', count: 'int4' },
  text: (p) => `
    SELECT m.event_id AS "eventId", count(*)::int AS count
    FROM attendees me JOIN meetings m ON m.receiver_id = me.id AND m.status = 'PENDING' AND m.expires_at > now()
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds}) GROUP BY m.event_id`,
});

/** Notes that the people of a meeting are reminded of this time; no row where it has another, has begun, or they were reminded already. */
export const markReminded = statement('meetings.markReminded', {
  params: { meetingId: 'uuid', startsAt: 'timestamptz' },
  row: { id: 'uuid', senderId: 'uuid', receiverId: 'uuid' },
  text: (p) => `
    UPDATE meetings SET reminded_for = starts_at
    WHERE id = ${p.meetingId} AND status = 'ACTIVE' AND starts_at = ${p.startsAt} AND starts_at > now()
      AND reminded_for IS DISTINCT FROM starts_at
    RETURNING id, sender_id AS "senderId", receiver_id AS "receiverId"`,
});

/** The meetings of a profile, for the export of one's own data. */
export const ownMeetingData = jsonListOf({
  row: `'with', ${fullNameOf('o')}, 'as', CASE WHEN m.sender_id = a.id THEN 'SENDER' ELSE 'RECEIVER' END, 'status', m.status,
   'closedReason', m.closed_reason, 'startsAt', m.starts_at, 'endsAt', m.ends_at, 'pod', p.name, 'note', m.note, 'reason', m.reason, 'requestedAt', m.created_at, 'respondedAt', m.responded_at,
   'tookPlace', CASE WHEN m.sender_id = a.id THEN m.sender_says_held ELSE m.receiver_says_held END`,
  from: `meetings m JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id LEFT JOIN pods p ON p.id = m.pod_id
   WHERE a.id IN (m.sender_id, m.receiver_id)`,
  order: 'm.starts_at, m.id',
});
