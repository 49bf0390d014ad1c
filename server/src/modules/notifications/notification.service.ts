import type { RequestContext } from '../../core/context';
import { newId } from '../../core/db/ids';
import type { NotificationKind } from './notification.entity';
import {
  announcementsTopic,
  notificationsAdded,
  notificationsTopic,
  type AnnouncementMade,
  type NotificationAdded,
} from './notification.events';
import { insertAnnounced, insertNotifications } from './notification.queries';

/** A notification to be written. */
export interface NewNotification {
  attendeeId: string;
  kind: NotificationKind;
  /** In plain words, without names that may change. */
  text: string;
  meetingId?: string;
  activityId?: string;
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
    texts: rows.map(({ text }) => text),
    meetingIds: rows.map(({ meetingId }) => meetingId ?? null),
    activityIds: rows.map(({ activityId }) => activityId ?? null),
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
  announcement: { id: string; eventId: string; title: string },
): Promise<void> {
  const { id: announcementId, title } = announcement;
  const ids = (await insertAnnounced(ctx, { announcementId, title })).map(({ id }) => id);
  await ctx.events.emit({
    topic: announcementsTopic(announcement.eventId),
    payload: { announcementId } satisfies AnnouncementMade,
  });
  for (let start = 0; start < ids.length; start += CHUNK)
    await notificationsAdded.run(ctx, { notificationIds: ids.slice(start, start + CHUNK) });
}
