import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { byKey, defineLoader, groupedBy } from '../../core/loaders';
import { ownAttendeeIdOf } from '../events/event-access.service';
import { meetingColumns } from './meeting-row.columns';
import type { Meeting } from './meeting.types';
import { viewerMeetingJoin } from './viewer-meeting.columns';

/** The viewer in the event of a meeting, for the policy. */
export const viewerIn = async (
  ctx: RequestContext,
  { viewerId, eventId }: Meeting,
): Promise<{ attendeeId: string | null }> => ({
  attendeeId: viewerId ?? (await ownAttendeeIdOf(ctx, eventId)),
});

export const meetingById = defineLoader<Meeting | null>(async (ctx, ids) => {
  const rows = await ctx.sql.rows<Meeting>({
    text: `SELECT ${meetingColumns} FROM meetings m WHERE m.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return byKey(rows, ({ id }) => id);
}, null);

/** Meetings of the viewer, by the attendee whom they are with. */
export const viewerMeetingsByAttendeeId = defineLoader<Meeting[]>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<Meeting & { otherId: string }>({
    text: `SELECT held.*, asked.id AS "otherId"
           FROM unnest($2::uuid[]) AS asked (id)
           JOIN attendees a ON a.id = asked.id
           JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1
           CROSS JOIN LATERAL (
             SELECT ${meetingColumns} FROM meetings m
             WHERE (m.sender_id = me.id AND m.receiver_id = a.id) OR (m.sender_id = a.id AND m.receiver_id = me.id)
             ORDER BY m.starts_at, m.id LIMIT 1000) held`,
    values: [viewerOf(ctx).userId, attendeeIds],
  });
  return groupedBy(rows, ({ otherId }) => otherId);
}, []);

/** The meeting by which the viewer stands with an attendee. */
export const viewerMeetingByAttendeeId = defineLoader<Meeting | null>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<Meeting & { otherId: string }>({
    text: `SELECT standing.* FROM unnest($2::uuid[]) AS asked (id)
           JOIN attendees a ON a.id = asked.id
           JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1
           ${viewerMeetingJoin('me.id')} WHERE standing.id IS NOT NULL`,
    values: [viewerOf(ctx).userId, attendeeIds],
  });
  return byKey(rows, ({ otherId }) => otherId);
}, null);

/** Requests that wait for the viewer's answer, by event. */
export const waitingCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<{ eventId: string; count: number }>(sql`
    SELECT m.event_id AS "eventId", count(*)::int AS count
    FROM attendees me JOIN meetings m ON m.receiver_id = me.id AND m.status = 'PENDING' AND m.expires_at > now()
    WHERE me.user_id = ${viewerOf(ctx).userId} AND me.event_id = ANY(${eventIds}::uuid[]) GROUP BY m.event_id`);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
