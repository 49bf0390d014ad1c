import { viewerOf } from '../../core/request/authorization';
import type { Db } from '../../core/db/database';
import { byKey, defineIdLoader, defineLoader, defineSharedRead } from '../../core/request/loaders';
import { firstOf } from '../../core/db/statement';
import {
  announcementTexts,
  notificationsByIds,
  notificationsOfAnnouncement,
  unreadCounts,
  wordedByIds,
} from './notification.queries';
import type { Notification } from './notification.types';

/** A notification that is being delivered, and whose it is; those of many people are read together. */
export const addedNotification = defineSharedRead(async (db, ids) =>
  byKey(await notificationsByIds(db, { ids }), ({ id }) => id),
);

/** The notifications of one announcement by attendee, of those who may enter the event now. */
export const announcedNotifications = async (
  db: Db,
  announcementId: string,
): Promise<Map<string, Notification>> => {
  const rows = await notificationsOfAnnouncement(db, { announcementId });
  const texts = (await firstOf(announcementTexts(db, { announcementId }))) ?? { title: null, details: null };
  return new Map(rows.map(({ attendeeId, ...row }) => [attendeeId, { ...row, ...texts }]));
};

/** The data of notifications' texts. */
export const wordedById = defineIdLoader(wordedByIds);

/** The viewer's unread notifications, by event. */
export const unreadNotificationCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await unreadCounts(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);
