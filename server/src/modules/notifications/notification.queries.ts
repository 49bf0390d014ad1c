import { jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { NEW_ID_SQL } from '../../core/db/ids';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { enumOf, statement, typed } from '../../core/db/statement';
import type { NotificationKind } from './notification.entity';
import type { Notification } from './notification.types';

/** All columns of a notification but its details, from `notifications n` and `attendees me`. */
const plainColumns = `n.id, me.event_id AS "eventId", n.created_at AS "createdAt", n.kind, n.text,
      n.meeting_id AS "meetingId", n.activity_id AS "activityId", n.read_at AS "readAt"`;

/** The types of `plainColumns`. */
const plainRow = {
  id: 'uuid',
  eventId: 'uuid',
  createdAt: 'timestamptz',
  kind: enumOf<NotificationKind>('notification_kind'),
  text: 'text',
  meetingId: 'uuid?',
  activityId: 'uuid?',
  readAt: 'timestamptz?',
} as const;

/** All columns of a notification under the names of its GraphQL type, from `notificationTables`. */
const notificationColumns = `${plainColumns}, said.text AS details`;

/** Notifications with their recipients, and the announcements that they are about. */
const notificationTables = `notifications n JOIN attendees me ON me.id = n.attendee_id
  LEFT JOIN announcements said ON said.id = n.announcement_id`;

/** A page of the notifications of an attendee, the latest first. */
export const notificationsOf = (
  db: Db,
  attendeeId: string,
  unreadOnly: boolean,
  page: PageArgs,
): Promise<Page<Notification>> => {
  const where = new WhereBuilder().add((me) => `n.attendee_id = ${me}`, attendeeId);
  if (unreadOnly) where.always('n.read_at IS NULL');
  return keysetPage<Notification>(
    db,
    {
      columns: notificationColumns,
      tables: notificationTables,
      where,
      order: { column: 'n.created_at', type: 'timestamptz', descending: true },
      id: 'n.id',
    },
    page,
  );
};

/** Notifications by id, with whom they are for. */
export const notificationsByIds = statement('notifications.byIds', {
  params: { ids: 'uuid[]' },
  row: { ...plainRow, details: 'text?', attendeeId: 'uuid' },
  text: (p) => `
    SELECT ${notificationColumns}, n.attendee_id AS "attendeeId" FROM ${notificationTables} WHERE n.id = ANY(${p.ids})`,
});

/** The notifications of one announcement, of those who may enter the event now. */
export const notificationsOfAnnouncement = statement('notifications.ofAnnouncement', {
  params: { announcementId: 'uuid' },
  row: { ...plainRow, attendeeId: 'uuid' },
  text: (p) => `
    SELECT ${plainColumns}, n.attendee_id AS "attendeeId"
    FROM notifications n JOIN event_members me ON me.attendee_id = n.attendee_id
    WHERE n.announcement_id = ${p.announcementId}`,
});

/** The text of an announcement. */
export const announcementText = statement('notifications.announcementText', {
  params: { announcementId: 'uuid' },
  row: { text: 'text' },
  text: (p) => `
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
  row: {},
  text: (p) => `
    INSERT INTO notifications (id, attendee_id, kind, text, meeting_id, activity_id)
    SELECT * FROM unnest(${p.ids}, ${p.attendeeIds}, ${p.kinds}, ${p.texts}, ${p.meetingIds}, ${p.activityIds})`,
});

/** Notifies the recipients of an announcement, in one statement; gives the ids. Those who have it already get no second one. */
export const insertAnnounced = statement('notifications.insertAnnounced', {
  params: { announcementId: 'uuid', title: 'text' },
  row: { id: 'uuid' },
  text: (p) => `
    INSERT INTO notifications (id, attendee_id, kind, text, announcement_id)
    SELECT ${NEW_ID_SQL}, r.attendee_id, 'ANNOUNCEMENT', ${p.title}, r.announcement_id
    FROM announcement_recipients r WHERE r.announcement_id = ${p.announcementId} ORDER BY r.attendee_id
    ON CONFLICT (announcement_id, attendee_id) WHERE announcement_id IS NOT NULL DO NOTHING RETURNING id`,
});

/** Marks all notifications of an attendee as read. */
export const markAllRead = statement('notifications.markAllRead', {
  params: { attendeeId: 'uuid' },
  row: {},
  replan: true,
  text: (p) => `
    UPDATE notifications SET read_at = now() WHERE attendee_id = ${p.attendeeId} AND read_at IS NULL`,
});

/** Marks those of these notifications as read that are an attendee's. */
export const markRead = statement('notifications.markRead', {
  params: { attendeeId: 'uuid', ids: 'uuid[]' },
  row: {},
  replan: true,
  text: (p) => `
    UPDATE notifications SET read_at = now()
    WHERE attendee_id = ${p.attendeeId} AND read_at IS NULL AND id = ANY(${p.ids})`,
});

/** How many notifications a user has not read, by event; no row for events where there are none. */
export const unreadCounts = statement('notifications.unreadCounts', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: { eventId: 'uuid', count: 'int4' },
  text: (p) => `
    SELECT me.event_id AS "eventId", count(*)::int AS count
    FROM attendees me JOIN notifications n ON n.attendee_id = me.id AND n.read_at IS NULL
    WHERE me.user_id = ${p.userId} AND me.event_id = ANY(${p.eventIds}) GROUP BY me.event_id`,
});

/** Deletes what attendees were notified of. */
export const deleteNotificationsOf = statement('notifications.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => `DELETE FROM notifications WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The notifications of a profile, for the export of one's own data. */
export const ownNotifications = jsonListOf({
  row: `'kind', n.kind, 'text', n.text, 'createdAt', n.created_at, 'readAt', n.read_at`,
  from: `notifications n WHERE n.attendee_id = a.id`,
  order: 'n.created_at',
});
