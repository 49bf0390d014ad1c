import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { requireAttendee } from '../event-access/index';
import { addedNotification } from './notification.loaders';
import { markAllRead, markRead, notificationsOf } from './notification.queries';
import type { MarkNotificationsReadInput, Notification, NotificationsArgs } from './notification.types';

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
  if (notificationIds) await markRead(ctx, { attendeeId, ids: notificationIds.filter(isId) });
  else await markAllRead(ctx, { attendeeId });
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
