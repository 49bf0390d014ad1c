import { column, columnsOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { listProjection } from '../../core/graphql/projection';
import { SOME_ID } from '../../core/db/query';
import { rowsVersion } from '../../core/db/rows-version';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { selectionIn, type Selection } from '../../core/graphql/selection';
import { attendeePreloads, LIST_EVENT, LIST_READER } from '../attendees/index';
import { memberIn } from '../event-access/index';
import { meetingColumns, ownMeetingProjection, standingColumns, viewerMeetingJoin } from './meeting.columns';
import { MeetingEntity, MeetingStatus } from './meeting.entity';
import type { Meeting } from './meeting.types';

/** The viewer's own attendee: asked once for all rows. */
const ME = memberIn(LIST_READER, LIST_EVENT);
const projectionFor = listProjection<Omit<Meeting, 'viewerId'>>((rows) => ownMeetingProjection(rows, ME));

/** Which meetings of which user a list shows. */
interface OwnMeetings {
  /** Null for staff, who have no meetings. */
  userId: string | null;
  eventId: string;
  status: MeetingStatus | null;
  /** Only meetings with this attendee. */
  attendeeId: string | null;
  selection: Selection;
}

/** A page of a user's own meetings in an event, soonest first; empty where the user may not enter it. */
export const ownMeetings = keysetList(
  'meetings.own',
  ({ userId, eventId, status, attendeeId, selection }: OwnMeetings) => ({
    ...projectionFor(selection),
    from: sql`meetings m JOIN ${ME} me ON me.id IN (m.sender_id, m.receiver_id)`,
    where: and(
      status && sql`m.status = ${status}`,
      attendeeId && sql`${bound('uuid', attendeeId)} IN (m.sender_id, m.receiver_id)`,
    ),
    order: { by: meetingColumns.startsAt },
    id: sql`m.id`,
    plan: 'kept',
    values: { userId, eventId },
  }),
  function* variants(): Generator<OwnMeetings> {
    const own = { userId: SOME_ID, eventId: SOME_ID };
    const selection = selectionIn('{ nodes { id startsAt } pageInfo }');
    yield { ...own, status: MeetingStatus.ACTIVE, attendeeId: SOME_ID, selection };
    const related = ['company', 'verified', ...Object.keys(attendeePreloads.projections(ME))];
    const everything = selectionIn(
      `{ edges { node { note pod { company } other { ${related.join(' ')} } } } }`,
    );
    yield { ...own, status: null, attendeeId: null, selection: everything };
  },
);

/** Meetings by id. */
export const meetingsByIds = statement('meetings.byIds', {
  params: { ids: 'uuid[]' },
  row: meetingColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM meetings m WHERE m.id = ANY(${p.ids})`,
});

/** A meeting, locked until the transaction ends. */
export const lockMeeting = statement('meetings.lock', {
  params: { id: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM meetings m WHERE m.id = ${p.id} FOR UPDATE`,
});

const { id, status, closedReason, podId, startsAt, endsAt, reason } = meetingColumns;

/** Writes a meeting that has the expected status; no row where it has another. */
export const updateMeeting = statement('meetings.update', {
  params: { id, status, closedReason, podId, startsAt, endsAt, reason, expectedStatus: status },
  row: meetingColumns,
  text: (p, columns) => sql`
    UPDATE meetings m SET status = ${p.status}, closed_reason = ${p.closedReason}, pod_id = ${p.podId},
      starts_at = ${p.startsAt}, ends_at = ${p.endsAt}, reason = ${p.reason},
      responded_at = CASE WHEN m.status = ${p.status} THEN m.responded_at ELSE now() END, updated_at = now()
    WHERE m.id = ${p.id} AND m.status = ${p.expectedStatus} RETURNING ${columns}`,
});

const confirmedBy = (name: string, answer: Sql) =>
  statement(`meetings.${name}`, {
    params: { id: 'uuid', tookPlace: 'bool' },
    row: meetingColumns,
    text: (p, columns) => sql`
      UPDATE meetings m SET ${answer} = ${p.tookPlace}, updated_at = now()
      WHERE m.id = ${p.id} AND m.status = 'ACTIVE' AND m.ends_at <= now() RETURNING ${columns}`,
  });

/** Stores whether a meeting took place, in the words of its sender; no row where it is not over. */
export const confirmAsSender = confirmedBy('confirmAsSender', sql`sender_says_held`);

/** Stores whether a meeting took place, in the words of its receiver; no row where it is not over. */
export const confirmAsReceiver = confirmedBy('confirmAsReceiver', sql`receiver_says_held`);

const meetingsOfAttendee = (name: string, condition: Sql) =>
  statement(`meetings.${name}`, {
    params: { attendeeId: 'uuid' },
    row: meetingColumns,
    text: (p, columns) => sql`
      SELECT ${columns} FROM meetings m WHERE ${p.attendeeId} IN (m.sender_id, m.receiver_id) AND ${condition}
      ORDER BY m.starts_at, m.id LIMIT 1000`,
  });

/** Meetings of an attendee that wait or stand, soonest first; at most 1,000. */
export const openMeetings = meetingsOfAttendee('open', sql`m.status <> 'REJECTED'`);

/** Meetings of an attendee that stand, or stood once and were closed later; soonest first, at most 1,000. */
export const acceptedMeetings = meetingsOfAttendee('accepted', sql`m.accepted_at IS NOT NULL`);

/** Changes with the meetings of an attendee, and what is proposed for them. */
export const meetingsVersion = (attendeeId: Sql): Sql => {
  const own = sql`meetings m WHERE ${attendeeId} IN (m.sender_id, m.receiver_id)`;
  const proposals = sql`meeting_proposals p WHERE p.meeting_id IN (SELECT m.id FROM ${own})`;
  return sql`concat_ws(' ', ${rowsVersion(sql`m`, own)}, ${rowsVersion(sql`p`, proposals)})`;
};

/** Meetings between two attendees that wait or stand, soonest first; at most 1,000. */
export const meetingsBetween = statement('meetings.between', {
  params: { oneId: 'uuid', otherId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings m
    WHERE m.status <> 'REJECTED'
      AND ((m.sender_id = ${p.oneId} AND m.receiver_id = ${p.otherId})
        OR (m.sender_id = ${p.otherId} AND m.receiver_id = ${p.oneId}))
    ORDER BY m.starts_at, m.id LIMIT 1000`,
});

/** Meetings of a user with each of these attendees, soonest first; at most 1,000 with each. */
export const meetingsWithAttendees = statement('meetings.withAttendees', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { ...meetingColumns, otherId: column('uuid', sql`asked.id`) },
  text: (p, columns) => sql`
    SELECT held.*
    FROM unnest(${p.attendeeIds}) AS asked (id)
    JOIN attendees a ON a.id = asked.id
    JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId}
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM meetings m
      WHERE (m.sender_id = me.id AND m.receiver_id = a.id) OR (m.sender_id = a.id AND m.receiver_id = me.id)
      ORDER BY m.starts_at, m.id LIMIT 1000) held`,
});

/** The meeting by which a user stands with each of these attendees; no row for those where there is none. */
export const standingMeetings = statement('meetings.standing', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: standingColumns,
  text: (p) => sql`
    SELECT standing.* FROM unnest(${p.attendeeIds}) AS asked (id)
    JOIN attendees a ON a.id = asked.id
    JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId}
    ${viewerMeetingJoin(sql`me.id`)} WHERE standing.id IS NOT NULL`,
});

/** How many requests wait for a user's answer, by event; no row for events where there are none. */
export const waitingCounts = statement('meetings.waitingCounts', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: meetingColumns.eventId, count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees me JOIN meetings m ON m.receiver_id = me.id AND m.status = 'PENDING' AND m.expires_at > now()
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds}) GROUP BY m.event_id`,
});

/** Notes that the people of a meeting are reminded of this time; no row where it has another, has begun, or they were reminded already. */
export const markReminded = statement('meetings.markReminded', {
  params: { meetingId: 'uuid', startsAt: 'timestamptz' },
  row: columnsOf(MeetingEntity, sql`meetings`, 'id', 'senderId', 'receiverId'),
  text: (p, columns) => sql`
    UPDATE meetings SET reminded_for = starts_at
    WHERE id = ${p.meetingId} AND status = 'ACTIVE' AND starts_at = ${p.startsAt} AND starts_at > now()
      AND reminded_for IS DISTINCT FROM starts_at
    RETURNING ${columns}`,
});

/** The meetings of a profile, for the export of one's own data. */
export const ownMeetingData = jsonListOf({
  row: sql`'with', ${fullNameOf(sql`o`)}, 'as', CASE WHEN m.sender_id = a.id THEN 'SENDER' ELSE 'RECEIVER' END, 'status', m.status,
   'closedReason', m.closed_reason, 'startsAt', m.starts_at, 'endsAt', m.ends_at, 'pod', p.name, 'note', m.note, 'reason', m.reason, 'requestedAt', m.created_at, 'respondedAt', m.responded_at,
   'tookPlace', CASE WHEN m.sender_id = a.id THEN m.sender_says_held ELSE m.receiver_says_held END`,
  from: sql`meetings m JOIN attendees o ON o.id IN (m.sender_id, m.receiver_id) AND o.id <> a.id LEFT JOIN pods p ON p.id = m.pod_id
   WHERE a.id IN (m.sender_id, m.receiver_id)`,
  order: sql`m.starts_at, m.id`,
});
