import { viewerOf } from '../../core/authorization';
import { sql } from '../../core/database';
import { defineLoader } from '../../core/loaders';

/** All columns of a notification under the names of its GraphQL type; needs `attendees me` beside `notifications n`. */
export const notificationColumns = `n.id, me.event_id AS "eventId", n.created_at AS "createdAt", n.kind, n.text,
  n.meeting_id AS "meetingId", n.activity_id AS "activityId", n.read_at AS "readAt"`;

/** Notifications with those who were told. */
export const notificationTables = 'notifications n JOIN attendees me ON me.id = n.attendee_id';

/** What the viewer has not read, by event. */
export const unreadNotificationCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<{ eventId: string; count: number }>(sql`
    SELECT me.event_id AS "eventId", count(*)::int AS count
    FROM attendees me JOIN notifications n ON n.attendee_id = me.id AND n.read_at IS NULL
    WHERE me.user_id = ${viewerOf(ctx).userId} AND me.event_id = ANY(${eventIds}::uuid[]) GROUP BY me.event_id`);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
