import { column, columnAs, columnsFor, optional } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { rowsVersion } from '../../core/db/rows-version';
import { and, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { companyColumns } from '../companies/index';
import { eventColumnsOf } from '../events/index';
import { NotificationEntity, type NotificationKind } from './notification.entity';

/** Columns of notifications, for modules that read them. */
export const notificationColumnsOf = columnsFor(NotificationEntity);

/** Earlier releases had no kind of its own for a declined proposal. */
const kind = columnAs(
  notificationColumnsOf(sql`n`, 'kind').kind,
  sql`CASE WHEN n.kind = 'MEETING_PROPOSED' AND n.text LIKE 'The time that you proposed%' THEN 'PROPOSAL_REJECTED' ELSE n.kind END`,
);

/** All columns of a notification but the texts of an announcement, from `notifications n` and its recipient `me`. */
const plainColumns = {
  ...notificationColumnsOf(sql`n`, 'id', 'createdAt', 'text', 'personId', 'companyId', 'startsAt'),
  ...notificationColumnsOf(sql`n`, 'meetingId', 'activityId', 'readAt'),
  ...attendeeColumnsOf(sql`me`, 'eventId'),
  kind,
};

/** All columns of a notification, from `notificationTables`. */
const notificationColumns = {
  ...plainColumns,
  title: column('text?', sql`coalesce(n.title, said.title)`),
  details: column('text?', sql`said.text`),
};

/** The data of a notification's text, from `notifications n`, its event `e` and `WORDED_TABLES`. */
export const wordedColumns = {
  ...notificationColumnsOf(sql`n`, 'startsAt'),
  ...eventColumnsOf(sql`e`, 'timezone'),
  kind,
  name: column('text?', sql`CASE WHEN who.id IS NOT NULL THEN ${fullNameOf(sql`who`)} END`),
  title: column('text?', sql`coalesce(n.title, said.title, session.title)`),
  podName: column('text?', sql`pod.name`),
  companyName: optional(companyColumns.name),
};

/** The people, announcements, sessions, pods and companies that notifications are about. */
export const WORDED_TABLES = sql`LEFT JOIN attendees who ON who.id = n.person_id AND who.status <> 'REMOVED'
  LEFT JOIN announcements said ON said.id = n.announcement_id
  LEFT JOIN activities session ON session.id = n.activity_id
  LEFT JOIN meetings meeting ON meeting.id = n.meeting_id AND meeting.status = 'ACTIVE'
  LEFT JOIN pods pod ON pod.id = meeting.pod_id
  LEFT JOIN companies c ON c.id = n.company_id`;

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

/** Notifications by id, with their recipients. */
export const notificationsByIds = statement('notifications.byIds', {
  params: { ids: 'uuid[]' },
  row: { ...notificationColumns, ...recipient },
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${notificationTables} WHERE n.id = ANY(${p.ids})`,
});

/** The data of notifications' texts. */
export const wordedByIds = statement('notifications.worded', {
  params: { ids: 'uuid[]' },
  row: { ...notificationColumnsOf(sql`n`, 'id'), ...wordedColumns },
  text: (p, columns) => sql`
    SELECT ${columns} FROM notifications n JOIN attendees me ON me.id = n.attendee_id JOIN events e ON e.id = me.event_id
    ${WORDED_TABLES} WHERE n.id = ANY(${p.ids})`,
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

/** The title and the text of an announcement. */
export const announcementTexts = statement('notifications.announcementTexts', {
  params: { announcementId: 'uuid' },
  row: { title: 'text', details: 'text' },
  text: (p) => sql`
    SELECT title, text AS details FROM announcements WHERE id = ${p.announcementId}`,
});

/** Stores notifications: one of each place of these arrays. */
export const insertNotifications = statement('notifications.insert', {
  params: {
    ids: 'uuid[]',
    attendeeIds: 'uuid[]',
    kinds: typed<readonly NotificationKind[]>('notification_kind[]'),
    personIds: typed<readonly (string | null)[]>('uuid[]'),
    titles: typed<readonly (string | null)[]>('text[]'),
    starts: typed<readonly (Date | null)[]>('timestamptz[]'),
    meetingIds: typed<readonly (string | null)[]>('uuid[]'),
    activityIds: typed<readonly (string | null)[]>('uuid[]'),
    companyIds: typed<readonly (string | null)[]>('uuid[]'),
  },
  text: (p) => sql`
    INSERT INTO notifications (id, attendee_id, kind, person_id, title, starts_at, meeting_id, activity_id, company_id)
    SELECT * FROM unnest(${p.ids}, ${p.attendeeIds}, ${p.kinds}, ${p.personIds}, ${p.titles}, ${p.starts}, ${p.meetingIds}, ${p.activityIds}, ${p.companyIds})`,
});

/** A new time-ordered id (UUIDv7) for each row that a statement makes: the milliseconds of now, then chance. */
const NEW_ID = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`;

/** Notifies the recipients of an announcement, in one statement; gives the ids. Those who have it already get no second one. */
export const insertAnnounced = statement('notifications.insertAnnounced', {
  params: { announcementId: 'uuid' },
  row: notificationColumnsOf(sql`notifications`, 'id'),
  text: (p, columns) => sql`
    INSERT INTO notifications (id, attendee_id, kind, announcement_id)
    SELECT ${NEW_ID}, r.attendee_id, 'ANNOUNCEMENT', r.announcement_id
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

/** Marks as read what attendees have answered, wherever they did: all about these meetings, and what asks them about these people and companies. */
export const markAnswered = statement('notifications.markAnswered', {
  params: {
    attendeeIds: 'uuid[]',
    aboutIds: 'uuid[]',
    kinds: typed<readonly NotificationKind[]>('notification_kind[]'),
  },
  replan: true,
  text: (p) => sql`
    UPDATE notifications SET read_at = now() WHERE attendee_id = ANY(${p.attendeeIds}) AND read_at IS NULL
      AND (meeting_id = ANY(${p.aboutIds}) OR kind = ANY(${p.kinds}) AND (person_id = ANY(${p.aboutIds}) OR company_id = ANY(${p.aboutIds})))`,
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
  row: sql`'kind', n.kind, 'company', firm.name, 'title', n.title, 'startsAt', n.starts_at, 'text', nullif(n.text, ''), 'createdAt', n.created_at, 'readAt', n.read_at`,
  from: sql`notifications n LEFT JOIN companies firm ON firm.id = n.company_id WHERE n.attendee_id = a.id`,
  order: sql`n.created_at`,
});
