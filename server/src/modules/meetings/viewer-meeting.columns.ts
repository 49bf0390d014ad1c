import { column, optional, selectList, type Column, columnAs } from '../../core/db/columns';
import { preloaded, type Projection } from '../../core/db/projection';
import { identifier, sql, type Sql } from '../../core/db/sql';
import { attendeeColumnsOf } from '../attendees/index';
import { meetingColumns } from './meeting-row.columns';

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

/** What the same meeting is read with beside attendee `a`. */
export const viewerMeetingProjection = (me: Sql): Projection => {
  const columns = Object.entries<Column>(shown).map(([name, of]) => [
    name,
    columnAs(optional(of), sql`standing.${identifier(name)}`),
  ]);
  return preloaded('viewerMeeting', { columns: Object.fromEntries(columns) }, viewerMeetingJoin(me));
};
