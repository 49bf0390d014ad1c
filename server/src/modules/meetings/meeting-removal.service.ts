import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { NotificationKind } from '../notifications/notification.entity';
import type { NotificationService } from '../notifications/notification.service';
import { meetingEvents } from './meeting.events';
import { meetingColumns } from './meeting.columns';
import type { Meeting } from './meeting.types';

/** What becomes of meetings when the pod that they are held at is taken away. */
export class MeetingRemovalService {
  constructor(private readonly notifications: NotificationService) {}

  /** How many meetings are still to be held at a pod, or are just being held. */
  async countAtPod(ctx: RequestContext, podId: string): Promise<number> {
    const [row] = await ctx.sql.rows<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM meetings WHERE pod_id = ${podId} AND status = 'ACTIVE' AND ends_at > now()`);
    return row?.count ?? 0;
  }

  /** Closes those meetings, and tells both people of each. Gives their number. */
  async closeAtPod(ctx: RequestContext, podId: string): Promise<number> {
    const closed = await ctx.sql.rows<Meeting>({
      text: `UPDATE meetings m SET status = 'REJECTED', closed_reason = 'REMOVED', responded_at = now(), updated_at = now()
             WHERE m.pod_id = $1 AND m.status = 'ACTIVE' AND m.ends_at > now() RETURNING ${meetingColumns}`,
      values: [podId],
    });
    if (closed.length === 0) return 0;
    await ctx.events.emit(...closed.flatMap(meetingEvents.changed));
    await this.notifications.notify(
      ctx,
      closed.flatMap(({ id, senderId, receiverId }) =>
        [senderId, receiverId].map((attendeeId) => ({
          attendeeId,
          kind: NotificationKind.MEETING_REMOVED,
          text: 'The pod of your meeting is not there any more, so the meeting does not take place. You can ask for a new time.',
          meetingId: id,
        })),
      ),
    );
    return closed.length;
  }

  /**
   * Requests that wished for a pod wish for any one from now on, and both sides see it.
   * Those that are being answered just now are left to find another one themselves.
   */
  async forgetWishes(ctx: RequestContext, podId: string): Promise<void> {
    const changed = await ctx.sql.rows<Meeting>({
      text: `UPDATE meetings m SET pod_id = NULL, updated_at = now()
             WHERE m.id IN (SELECT id FROM meetings WHERE pod_id = $1 AND status = 'PENDING' FOR UPDATE SKIP LOCKED)
             RETURNING ${meetingColumns}`,
      values: [podId],
    });
    if (changed.length > 0) await ctx.events.emit(...changed.flatMap(meetingEvents.changed));
  }
}
