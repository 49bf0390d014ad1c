import { viewerOf } from '../../core/authorization';
import { sql, type Sql } from '../../core/database';
import { NEW_ID_SQL } from '../../core/ids';
import { defineLoader } from '../../core/loaders';
import { acceptsAddress, belongsToUser } from '../events/event-access.service';
import type { Notification } from './notification.types';

/** All columns of a notification but its details, from `notifications n` and `attendees me`. */
const plainColumns = `n.id, me.event_id AS "eventId", n.created_at AS "createdAt", n.kind, n.text,
  n.meeting_id AS "meetingId", n.activity_id AS "activityId", n.read_at AS "readAt"`;

/** All columns of a notification under the names of its GraphQL type, from `notificationTables`. */
export const notificationColumns = `${plainColumns}, said.text AS details`;

/** Notifications with their recipients, and the announcements that they are about. */
export const notificationTables = `notifications n JOIN attendees me ON me.id = n.attendee_id
  LEFT JOIN announcements said ON said.id = n.announcement_id`;

/** The notifications of one announcement by attendee, of those who may enter the event now. */
export const announcedNotifications = async (
  db: Sql,
  announcementId: string,
): Promise<Map<string, Notification>> => {
  const rows = await db.rows<Notification & { attendeeId: string }>({
    text: `SELECT ${plainColumns}, n.attendee_id AS "attendeeId"
           FROM notifications n JOIN attendees me ON me.id = n.attendee_id AND me.status = 'CONFIRMED'
           JOIN events e ON e.id = me.event_id AND e.status <> 'DRAFT'
           WHERE n.announcement_id = $1 AND ${belongsToUser('me')} AND ${acceptsAddress('me.user_id', 'e')}`,
    values: [announcementId],
  });
  const [said] = await db.rows<{ text: string }>(
    sql`SELECT text FROM announcements WHERE id = ${announcementId}`,
  );
  return new Map(rows.map(({ attendeeId, ...row }) => [attendeeId, { ...row, details: said?.text ?? null }]));
};

/** Notifies the recipients of an announcement, in one statement; gives the ids. Those who have it already get no second one. */
export const insertAnnounced = async (
  db: Sql,
  { id, title }: { id: string; title: string },
): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>({
    text: `INSERT INTO notifications (id, attendee_id, kind, text, announcement_id)
           SELECT ${NEW_ID_SQL}, r.attendee_id, 'ANNOUNCEMENT', $2, r.announcement_id
           FROM announcement_recipients r WHERE r.announcement_id = $1 ORDER BY r.attendee_id
           ON CONFLICT (announcement_id, attendee_id) WHERE announcement_id IS NOT NULL DO NOTHING RETURNING id`,
    values: [id, title],
  });
  return rows.map((row) => row.id);
};

/** What the viewer has not read, by event. */
export const unreadNotificationCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await ctx.sql.rows<{ eventId: string; count: number }>(sql`
    SELECT me.event_id AS "eventId", count(*)::int AS count
    FROM attendees me JOIN notifications n ON n.attendee_id = me.id AND n.read_at IS NULL
    WHERE me.user_id = ${viewerOf(ctx).userId} AND me.event_id = ANY(${eventIds}::uuid[]) GROUP BY me.event_id`);
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
