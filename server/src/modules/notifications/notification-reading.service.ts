import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import type { EventAccessService } from '../events/event-access.service';
import { notificationColumns, notificationTables } from './notification.loaders';
import type { MarkNotificationsReadInput, Notification, NotificationsArgs } from './notification.types';

/** What the viewer was told; everybody sees their own alone. */
export class NotificationReadingService {
  constructor(private readonly access: EventAccessService) {}

  /** The viewer's notifications in an event, the latest first. */
  async list(
    ctx: RequestContext,
    { eventId, unreadOnly, ...page }: NotificationsArgs,
  ): Promise<Page<Notification>> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    const where = new Conditions().add((me) => `n.attendee_id = ${me}`, attendeeId);
    if (unreadOnly) where.always('n.read_at IS NULL');
    return keysetPage<Notification>(
      ctx.sql,
      {
        columns: notificationColumns,
        tables: notificationTables,
        where,
        order: { column: 'n.created_at', type: 'timestamptz', descending: true },
        id: 'n.id',
      },
      page,
    );
  }

  /** Marks these, or all of the event, as read for good, and gives the event's id. */
  async markRead(
    ctx: RequestContext,
    { eventId, notificationIds }: MarkNotificationsReadInput,
  ): Promise<string> {
    const me = await this.access.member(ctx, eventId);
    const where = new Conditions()
      .add((own) => `attendee_id = ${own}`, me.attendeeId)
      .always('read_at IS NULL');
    if (notificationIds) where.add((given) => `id = ANY(${given}::uuid[])`, notificationIds.filter(isId));
    await ctx.sql.rows(where.statement(`UPDATE notifications SET read_at = now() WHERE ${where.text}`));
    return me.eventId;
  }

  /** One of the viewer's own, while they may enter the event. */
  async forViewer(ctx: RequestContext, eventId: string, id: string): Promise<Notification> {
    const { attendeeId } = await this.access.member(ctx, eventId);
    const [notification] = await ctx.sql.rows<Notification>({
      text: `SELECT ${notificationColumns} FROM ${notificationTables} WHERE n.id = $1 AND n.attendee_id = $2`,
      values: [id, attendeeId],
    });
    if (!notification) throw notFound('The notification');
    return notification;
  }
}
