import type { RequestContext } from '../../core/context';
import { newId } from '../../core/ids';
import type { NotificationKind } from './notification.entity';
import { notificationsTopic, type NotificationAdded } from './notification.events';

/** What somebody is to be told. */
export interface NewNotification {
  attendeeId: string;
  kind: NotificationKind;
  /** In plain words, without names that may change. */
  text: string;
  meetingId?: string;
  activityId?: string;
}

/** Runs in the transaction that writes notifications. */
export type NotificationHook = (ctx: RequestContext, notificationIds: string[]) => Promise<void>;

/** What attendees are told in the portal. */
export class NotificationService {
  constructor(private readonly hooks: readonly NotificationHook[] = []) {}

  /** Tells attendees something, in the transaction that causes it. */
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
    for (const hook of this.hooks)
      await hook(
        ctx,
        rows.map(({ id }) => id),
      );
  }
}
