import { column, columnAs, columnsFor, optional, selectList, type Column } from '../../core/db/columns';
import { preloaded, projectionOf, typeColumns, type Projection } from '../../core/graphql/projection';
import { identifier, sql, type Sql } from '../../core/db/sql';
import type { Selection } from '../../core/graphql/selection';
import { attendeeColumnsOf, attendeeProjection } from '../attendees/index';
import { podProjection } from '../pods/index';
import { MeetingEntity } from './meeting.entity';

/** Columns of meetings, for modules that read them. */
export const meetingColumnsOf = columnsFor(MeetingEntity);

/** The columns of `meetings m`, by the fields of a Meeting. */
const columns = typeColumns(
  {
    ...meetingColumnsOf(sql`m`, 'id', 'eventId', 'status', 'startsAt', 'endsAt', 'note', 'closedReason'),
    ...meetingColumnsOf(sql`m`, 'createdAt', 'senderId', 'receiverId', 'podId', 'reason', 'sequence'),
    ...meetingColumnsOf(sql`m`, 'acceptedAt', 'senderSaysHeld', 'receiverSaysHeld'),
    expiresAt: column(
      'timestamptz?',
      sql`CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END`,
    ),
  },
  {},
);

/** All columns of a meeting. */
export const meetingColumns = columns.all;

const related = (selection: Selection, me: Sql): Record<string, Projection> => ({
  pod: preloaded(
    'pod',
    podProjection(selection.under('pod').names),
    sql`LEFT JOIN pods p ON p.id = m.pod_id`,
  ),
  other: preloaded(
    'other',
    attendeeProjection(selection.under('other').names, me),
    sql`LEFT JOIN attendees a ON a.id = CASE m.sender_id WHEN me.id THEN m.receiver_id ELSE m.sender_id END`,
  ),
});

/** Fields whose resolvers compare the viewer with the two people. */
const forItsPeople = new Set(['note', 'reason']);

/** The projection of these fields of `meetings m` for the participant with the id `me`, a row `me` too; computed fields get all columns. */
export const ownMeetingProjection = (selection: Selection, me: Sql): Projection => {
  const beside = related(selection, me);
  const isPlain = (field: string) =>
    (field in columns.all && !forItsPeople.has(field)) || field in beside || field.startsWith('__');
  const plain = [...selection.names].every(isPlain);
  return projectionOf(
    selection.names,
    plain ? columns.of(selection.names) : { ...columns.all, viewerId: attendeeColumnsOf(sql`me`, 'id').id },
    beside,
  );
};

const shown = { viewerId: attendeeColumnsOf(sql`viewer`, 'id').id, ...meetingColumns };

/** The columns of `viewerMeetingJoin`. */
export const standingColumns = {
  otherId: column('uuid', sql`CASE m.sender_id WHEN viewer.id THEN m.receiver_id ELSE m.sender_id END`),
  ...shown,
};

/**
 * A join of the meeting by which `me` stands with attendee `a`: the next one that is agreed on, else the next request that waits.
 * The few meetings of `me` are read once, whatever the number of rows.
 */
export const viewerMeetingJoin = (me: Sql): Sql =>
  sql`LEFT JOIN LATERAL (
     SELECT DISTINCT ON (1) ${selectList(standingColumns)}
     FROM (SELECT ${me} AS id) viewer JOIN meetings m ON m.sender_id = viewer.id OR m.receiver_id = viewer.id
     WHERE m.ends_at > now() AND (m.status = 'ACTIVE' OR (m.status = 'PENDING' AND m.expires_at > now()))
     ORDER BY 1, m.status <> 'ACTIVE', m.starts_at, m.id) standing ON standing."otherId" = a.id`;

/** The projection of the same meeting beside attendee `a`. */
export const viewerMeetingProjection = (me: Sql): Projection => {
  const standing = Object.entries<Column>(shown).map(([name, of]) => [
    name,
    columnAs(optional(of), sql`standing.${identifier(name)}`),
  ]);
  return preloaded('viewerMeeting', { columns: Object.fromEntries(standing) }, viewerMeetingJoin(me));
};
