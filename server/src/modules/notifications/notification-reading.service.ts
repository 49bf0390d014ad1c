import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import type { EventAccessService } from '../event-access/index';
import { addedNotification } from './notification.loaders';
import { markAllRead, markRead, notificationsOf } from './notification.queries';
import type { MarkNotificationsReadInput, Notification, NotificationsArgs } from './notification.types';

/** The notifications of the viewer; everybody sees their own alone. */
export class NotificationReadingService {
  constructor(private readonly access: EventAccessService) {}

  /** The viewer's notifications in an event, the latest first. */
  async list(
    ctx: RequestContext,
    { eventId, unreadOnly, ...page }: NotificationsArgs,
  ): Promise<Page<Notification>> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    return notificationsOf(ctx.sql, attendeeId, unreadOnly, page);
  }

  /** Marks these, or all of the event, as read for good, and gives the event's id. */
  async markRead(
    ctx: RequestContext,
    { eventId, notificationIds }: MarkNotificationsReadInput,
  ): Promise<string> {
    const { attendeeId, eventId: id } = await this.access.member(ctx, eventId);
    if (notificationIds) await markRead(ctx, { attendeeId, ids: notificationIds.filter(isId) });
    else await markAllRead(ctx, { attendeeId });
    return id;
  }

  /** One of the viewer's own, while they may enter the event. */
  async forViewer(ctx: RequestContext, eventId: string, id: string): Promise<Notification> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    const notification = await addedNotification(ctx, id);
    if (notification?.attendeeId !== attendeeId) throw notFound('The notification');
    return notification;
  }
}
