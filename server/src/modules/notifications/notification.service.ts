import type { RequestContext } from '../../core/request/context';
import { isId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import { notFound } from '../../core/errors';
import { requireAttendee } from '../event-access/index';
import type { NotificationKind } from './notification.entity';
import {
  announcementsTopic,
  notificationsAdded,
  notificationsTopic,
  type AnnouncementMade,
  type NotificationAdded,
} from './notification.events';
import { addedNotification } from './notification.loaders';
import {
  insertAnnounced,
  insertNotifications,
  markAllRead,
  markRead,
  notificationsOf,
} from './notification.queries';
import type { MarkNotificationsReadInput, Notification, NotificationsArgs } from './notification.types';

/** A notification to be written. */
export interface NewNotification {
  attendeeId: string;
  kind: NotificationKind;
  personId?: string;
  title?: string;
  startsAt?: Date;
  meetingId?: string;
  activityId?: string;
  companyId?: string;
}

/** Notifications that a hook gets at a time. */
const CHUNK = 500;

/** Notifies attendees, in the transaction that causes it. */
export async function notify(ctx: RequestContext, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map((notification) => ({ id: newId(), ...notification }));
  await insertNotifications(ctx, {
    ids: rows.map(({ id }) => id),
    attendeeIds: rows.map(({ attendeeId }) => attendeeId),
    kinds: rows.map(({ kind }) => kind),
    personIds: rows.map(({ personId }) => personId ?? null),
    titles: rows.map(({ title }) => title ?? null),
    starts: rows.map(({ startsAt }) => startsAt ?? null),
    meetingIds: rows.map(({ meetingId }) => meetingId ?? null),
    activityIds: rows.map(({ activityId }) => activityId ?? null),
    companyIds: rows.map(({ companyId }) => companyId ?? null),
  });
  await ctx.events.emit(
    ...rows.map(({ id, attendeeId }) => ({
      topic: notificationsTopic(attendeeId),
      payload: { notificationId: id } satisfies NotificationAdded,
    })),
  );
  await notificationsAdded.run(ctx, { notificationIds: rows.map(({ id }) => id) });
}

/** Notifies all recipients of an announcement with one statement and one event, however many they are. */
export async function notifyOfAnnouncement(
  ctx: RequestContext,
  announcement: { id: string; eventId: string },
): Promise<void> {
  const { id: announcementId } = announcement;
  const ids = (await insertAnnounced(ctx, { announcementId })).map(({ id }) => id);
  await ctx.events.emit({
    topic: announcementsTopic(announcement.eventId),
    payload: { announcementId } satisfies AnnouncementMade,
  });
  for (let start = 0; start < ids.length; start += CHUNK)
    await notificationsAdded.run(ctx, { notificationIds: ids.slice(start, start + CHUNK) });
}

/** The viewer's notifications in an event, the latest first. */
export async function listNotifications(
  ctx: RequestContext,
  { eventId, unreadOnly, ...page }: NotificationsArgs,
): Promise<Page<Notification>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return notificationsOf(ctx.db, { attendeeId, unreadOnly }, page);
}

/** Marks these, or all of the event, as read for good, and gives the event's id. */
export async function markNotificationsRead(
  ctx: RequestContext,
  { eventId, notificationIds }: MarkNotificationsReadInput,
): Promise<string> {
  const { attendeeId, eventId: id } = await requireAttendee(ctx, eventId);
  await inTransaction(ctx, (inner) =>
    notificationIds
      ? markRead(inner, { attendeeId, ids: notificationIds.filter(isId) })
      : markAllRead(inner, { attendeeId }),
  );
  return id;
}

/** One of the viewer's own, while they may enter the event. */
export async function getNotificationForViewer(
  ctx: RequestContext,
  eventId: string,
  id: string,
): Promise<Notification> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  const notification = await addedNotification(ctx, id);
  if (notification?.attendeeId !== attendeeId) throw notFound('The notification');
  return notification;
}
