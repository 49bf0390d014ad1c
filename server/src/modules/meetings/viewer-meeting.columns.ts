import { selectList, type Projection } from '../../core/db/projection';
import { meetingRowColumns } from './meeting-row.columns';

/**
 * As SQL, a join of the meeting by which `me` stands with attendee `a`: the next one that is agreed on, else the next
 * request that waits. The few meetings of `me` are read once, whatever the number of rows.
 */
export const viewerMeetingJoin = (me: string): string =>
  `LEFT JOIN LATERAL (
     SELECT DISTINCT ON (1) CASE m.sender_id WHEN viewer.id THEN m.receiver_id ELSE m.sender_id END AS "otherId",
       viewer.id AS "viewerId", ${selectList(meetingRowColumns.all)}
     FROM (SELECT ${me} AS id) viewer JOIN meetings m ON m.sender_id = viewer.id OR m.receiver_id = viewer.id
     WHERE m.ends_at > now() AND (m.status = 'ACTIVE' OR (m.status = 'PENDING' AND m.expires_at > now()))
     ORDER BY 1, m.status <> 'ACTIVE', m.starts_at, m.id) standing ON standing."otherId" = a.id`;

/** What the same meeting is read with beside attendee `a`. */
export const viewerMeetingProjection = (me: string): Projection => ({
  columns: Object.fromEntries(
    ['viewerId', ...Object.keys(meetingRowColumns.all)].map((name) => [
      `preloaded.viewerMeeting.${name}`,
      `standing."${name}"`,
    ]),
  ),
  joins: [viewerMeetingJoin(me)],
});
