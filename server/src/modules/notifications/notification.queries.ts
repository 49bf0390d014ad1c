import { column, columnsFor } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { rowsVersion } from '../../core/db/rows-version';
import { and, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { NotificationEntity, type NotificationKind } from './notification.entity';

/** Columns of notifications, for modules that read them. */
export const notificationColumnsOf = columnsFor(NotificationEntity);

/** All columns of a notification but its details, from `notifications n` and its recipient `me`. */
const plainColumns = {
  ...notificationColumnsOf(sql`n`, 'id', 'createdAt', 'kind', 'text', 'meetingId', 'activityId', 'readAt'),
  ...attendeeColumnsOf(sql`me`, 'eventId'),
};

/** All columns of a notification, from `notificationTables`. */
const notificationColumns = { ...plainColumns, details: column('text?', sql`said.text`) };

const recipient = notificationColumnsOf(sql`n`, 'attendeeId');

/** Notifications with their recipients, and the announcements that they are about. */
const notificationTables = sql`notifications n JOIN attendees me ON me.id = n.attendee_id
  LEFT JOIN announcements said ON said.id = n.announcement_id`;

/** A page of the notifications of an attendee, the latest first. */
export const notificationsOf = keysetList(
  'notifications.page',
  ({ attendeeId, unreadOnly }: { attendeeId: string; unreadOnly: boolean }) => ({
    columns: notificationColumns,
    from: notificationTables,
    where: and(sql`n.attendee_id = ${attendeeId}`, unreadOnly && sql`n.read_at IS NULL`),
    order: { by: notificationColumns.createdAt, descending: true },
    id: sql`n.id`,
  }),
  () => [{ attendeeId: SOME_ID, unreadOnly: true }],
);

/** Changes with what an attendee is told, and what is read of it. */
export const notificationsVersion = (attendeeId: Sql): Sql =>
  rowsVersion(sql`n`, sql`notifications n WHERE n.attendee_id = ${attendeeId}`);

/** Notifications by id, with whom they are for. */
export const notificationsByIds = statement('notifications.byIds', {
  params: { ids: 'uuid[]' },
  row: { ...notificationColumns, ...recipient },
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${notificationTables} WHERE n.id = ANY(${p.ids})`,
});

/** The notifications of one announcement, of those who may enter the event now. */
export const notificationsOfAnnouncement = statement('notifications.ofAnnouncement', {
  params: { announcementId: 'uuid' },
  row: { ...plainColumns, ...recipient },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM notifications n JOIN event_members me ON me.attendee_id = n.attendee_id
    WHERE n.announcement_id = ${p.announcementId}`,
});

/** The text of an announcement. */
export const announcementText = statement('notifications.announcementText', {
  params: { announcementId: 'uuid' },
  row: { text: 'text' },
  text: (p) => sql`
    SELECT text FROM announcements WHERE id = ${p.announcementId}`,
});

/** Stores notifications: one of each place of these arrays. */
export const insertNotifications = statement('notifications.insert', {
  params: {
    ids: 'uuid[]',
    attendeeIds: 'uuid[]',
    kinds: typed<readonly NotificationKind[]>('notification_kind[]'),
    texts: 'text[]',
    meetingIds: typed<readonly (string | null)[]>('uuid[]'),
    activityIds: typed<readonly (string | null)[]>('uuid[]'),
  },
  text: (p) => sql`
    INSERT INTO notifications (id, attendee_id, kind, text, meeting_id, activity_id)
    SELECT * FROM unnest(${p.ids}, ${p.attendeeIds}, ${p.kinds}, ${p.texts}, ${p.meetingIds}, ${p.activityIds})`,
});

/** A new time-ordered id (UUIDv7) for each row that a statement makes: the milliseconds of now, then chance. */
const NEW_ID = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`;

/** Notifies the recipients of an announcement, in one statement; gives the ids. Those who have it already get no second one. */
export const insertAnnounced = statement('notifications.insertAnnounced', {
  params: { announcementId: 'uuid', title: 'text' },
  row: notificationColumnsOf(sql`notifications`, 'id'),
  text: (p, columns) => sql`
    INSERT INTO notifications (id, attendee_id, kind, text, announcement_id)
    SELECT ${NEW_ID}, r.attendee_id, 'ANNOUNCEMENT', ${p.title}, r.announcement_id
    FROM announcement_recipients r WHERE r.announcement_id = ${p.announcementId} ORDER BY r.attendee_id
    ON CONFLICT (announcement_id, attendee_id) WHERE announcement_id IS NOT NULL DO NOTHING RETURNING ${columns}`,
});

/** Marks all notifications of an attendee as read. */
export const markAllRead = statement('notifications.markAllRead', {
  params: { attendeeId: 'uuid' },
  replan: true,
  text: (p) => sql`
    UPDATE notifications SET read_at = now() WHERE attendee_id = ${p.attendeeId} AND read_at IS NULL`,
});

/** Marks those of these notifications as read that are an attendee's. */
export const markRead = statement('notifications.markRead', {
  params: { attendeeId: 'uuid', ids: 'uuid[]' },
  replan: true,
  text: (p) => sql`
    UPDATE notifications SET read_at = now()
    WHERE attendee_id = ${p.attendeeId} AND read_at IS NULL AND id = ANY(${p.ids})`,
});

/** How many notifications a user has not read, by event; no row for events where there are none. */
export const unreadCounts = statement('notifications.unreadCounts', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: plainColumns.eventId, count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees me JOIN notifications n ON n.attendee_id = me.id AND n.read_at IS NULL
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds}) GROUP BY me.event_id`,
});

/** Deletes what attendees were notified of. */
export const deleteNotificationsOf = statement('notifications.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM notifications WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The notifications of a profile, for the export of one's own data. */
export const ownNotifications = jsonListOf({
  row: sql`'kind', n.kind, 'text', n.text, 'createdAt', n.created_at, 'readAt', n.read_at`,
  from: sql`notifications n WHERE n.attendee_id = a.id`,
  order: sql`n.created_at`,
});
