import type { RequestContext } from '../../core/context';
import { newId } from '../../core/ids';
import type { NotificationKind } from './notification.entity';
import {
  announcementsTopic,
  notificationsTopic,
  type AnnouncementMade,
  type NotificationAdded,
} from './notification.events';
import { insertAnnounced } from './notification.loaders';

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

/** Runs in the transaction that writes notifications. */
export type NotificationHook = (ctx: RequestContext, notificationIds: string[]) => Promise<void>;

/** Notifications of attendees in the portal. */
export class NotificationService {
  constructor(private readonly hooks: readonly NotificationHook[] = []) {}

  /** Notifies attendees, in the transaction that causes it. */
  async notify(ctx: RequestContext, notifications: readonly NewNotification[]): Promise<void> {
    if (notifications.length === 0) return;
    const rows = notifications.map((notification) => ({ id: newId(), ...notification }));
    await ctx.sql.rows({
      text: `INSERT INTO notifications (id, attendee_id, kind, text, meeting_id, activity_id)
             SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::notification_kind[], $4::text[], $5::uuid[], $6::uuid[])`,
      values: [
        rows.map(({ id }) => id),
        rows.map(({ attendeeId }) => attendeeId),
        rows.map(({ kind }) => kind),
        rows.map(({ text }) => text),
        rows.map(({ meetingId }) => meetingId ?? null),
        rows.map(({ activityId }) => activityId ?? null),
      ],
    });
    await ctx.events.emit(
      ...rows.map(({ id, attendeeId }) => ({
        topic: notificationsTopic(attendeeId),
        payload: { notificationId: id } satisfies NotificationAdded,
      })),
    );
    await this.runHooks(
      ctx,
      rows.map(({ id }) => id),
    );
  }

  /** Notifies all recipients of an announcement with one statement and one event, however many they are. */
  async announce(
    ctx: RequestContext,
    announcement: { id: string; eventId: string; title: string },
  ): Promise<void> {
    const ids = await insertAnnounced(ctx.sql, announcement);
    await ctx.events.emit({
      topic: announcementsTopic(announcement.eventId),
      payload: { announcementId: announcement.id } satisfies AnnouncementMade,
    });
    for (let start = 0; start < ids.length; start += CHUNK)
      await this.runHooks(ctx, ids.slice(start, start + CHUNK));
  }

  private async runHooks(ctx: RequestContext, ids: string[]): Promise<void> {
    for (const hook of this.hooks) await hook(ctx, ids);
  }
}
