import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { Conditions } from '../../core/list-query';
import { NotificationKind } from '../notifications/notification.entity';
import type { NotificationService } from '../notifications/notification.service';
import { meetingEvents } from './meeting.events';
import { meetingColumns } from './meeting-row.columns';
import type { Meeting } from './meeting.types';

const POD_GONE =
  'The pod of your meeting is not there any more, so the meeting does not take place. You can ask for a new time.';
const OTHER_GONE = 'A meeting does not take place: the other one has left the event.';

/** What becomes of meetings when their pod is taken away, or one of their people leaves or blocks the other. */
export class MeetingRemovalService {
  constructor(private readonly notifications: NotificationService) {}

  /** How many meetings are still to be held at a pod, or are just being held. */
  async countAtPod(ctx: RequestContext, podId: string): Promise<number> {
    const [row] = await ctx.sql.rows<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM meetings WHERE pod_id = ${podId} AND status = 'ACTIVE' AND ends_at > now()`);
    return row?.count ?? 0;
  }

  /** Closes those meetings, and tells both people of each. Gives their number. */
  closeAtPod(ctx: RequestContext, podId: string): Promise<number> {
    const where = new Conditions().add((pod) => `m.pod_id = ${pod}`, podId).always(`m.status = 'ACTIVE'`);
    return this.remove(ctx, where, ({ senderId, receiverId }) => [senderId, receiverId], POD_GONE);
  }

  /** Closes what these attendees still have, also what only waits, and tells those who stay. Gives its number. */
  closeOf(ctx: RequestContext, attendeeIds: readonly string[]): Promise<number> {
    const leaving = new Set(attendeeIds);
    const where = new Conditions()
      .add((ids) => `(m.sender_id = ANY(${ids}::uuid[]) OR m.receiver_id = ANY(${ids}::uuid[]))`, attendeeIds)
      .always(`m.status IN ('PENDING', 'ACTIVE')`);
    const staying = ({ senderId, receiverId }: Meeting) =>
      [senderId, receiverId].filter((id) => !leaving.has(id));
    return this.remove(ctx, where, staying, OTHER_GONE);
  }

  /**
   * Closes what waits between two people of whom one blocks the other: what was asked of the one who blocks is declined,
   * what that one asked is cancelled. Nobody is notified, and nothing says why.
   */
  async closeBetween(ctx: RequestContext, blockerId: string, blockedId: string): Promise<void> {
    const where = new Conditions();
    const [blocker, blocked] = [where.value(blockerId), where.value(blockedId)].map((id) => `${id}::uuid`);
    where.always(
      `m.status = 'PENDING' AND (m.sender_id, m.receiver_id) IN ((${blocker}, ${blocked}), (${blocked}, ${blocker}))`,
    );
    const reason = `CASE m.sender_id WHEN ${blocker} THEN 'CANCELLED' ELSE 'DECLINED' END::meeting_closed_reason`;
    await this.close(ctx, where, reason);
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

  /** Closes as REMOVED what is not over of these meetings, and tells whom it concerns. */
  private async remove(
    ctx: RequestContext,
    where: Conditions,
    toldOf: (meeting: Meeting) => string[],
    text: string,
  ): Promise<number> {
    const closed = await this.close(ctx, where.always('m.ends_at > now()'), `'REMOVED'`);
    const kind = NotificationKind.MEETING_REMOVED;
    await this.notifications.notify(
      ctx,
      closed.flatMap((meeting) =>
        toldOf(meeting).map((attendeeId) => ({ attendeeId, kind, text, meetingId: meeting.id })),
      ),
    );
    return closed.length;
  }

  /** Closes meetings for a reason, which is SQL; the screens of both sides show it. */
  private async close(ctx: RequestContext, where: Conditions, reason: string): Promise<Meeting[]> {
    const closed = await ctx.sql.rows<Meeting>({
      text: `UPDATE meetings m SET status = 'REJECTED', closed_reason = ${reason}, responded_at = now(), updated_at = now()
             WHERE ${where.text} RETURNING ${meetingColumns}`,
      values: where.values,
    });
    if (closed.length > 0) await ctx.events.emit(...closed.flatMap(meetingEvents.changed));
    return closed;
  }
}
