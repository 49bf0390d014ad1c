import type { RequestContext } from '../../core/context';
import { firstOf } from '../../core/db/statement';
import { NotificationKind } from '../notifications/notification.entity';
import type { NotificationService } from '../notifications/notification.service';
import { meetingEvents } from './meeting.events';
import {
  clearPodPreference,
  closeRequestsBetween,
  countMeetingsAtPod,
  removeMeetingsAtPod,
  removeMeetingsOf,
} from './meeting-removal.queries';
import type { Meeting } from './meeting.types';

const POD_GONE =
  'The pod of your meeting is not there any more, so the meeting does not take place. You can ask for a new time.';
const OTHER_GONE = 'A meeting does not take place: the other one has left the event.';

/** What becomes of meetings when their pod is taken away, or one of their people leaves or blocks the other. */
export class MeetingRemovalService {
  constructor(private readonly notifications: NotificationService) {}

  /** How many meetings are still to be held at a pod, or are just being held. */
  async countAtPod(ctx: RequestContext, podId: string): Promise<number> {
    const row = await firstOf(countMeetingsAtPod(ctx, { podId }));
    return row?.count ?? 0;
  }

  /** Closes those meetings, and notifies both people of each. Gives their number. */
  async closeAtPod(ctx: RequestContext, podId: string): Promise<number> {
    const removed = await removeMeetingsAtPod(ctx, { podId });
    return this.notify(ctx, removed, ({ senderId, receiverId }) => [senderId, receiverId], POD_GONE);
  }

  /** Closes what these attendees still have, also what only waits, and notifies those who stay. Gives its number. */
  async closeOf(ctx: RequestContext, attendeeIds: readonly string[]): Promise<number> {
    const leaving = new Set(attendeeIds);
    const staying = ({ senderId, receiverId }: Meeting) =>
      [senderId, receiverId].filter((id) => !leaving.has(id));
    return this.notify(ctx, await removeMeetingsOf(ctx, { attendeeIds }), staying, OTHER_GONE);
  }

  /**
   * Closes what waits between two people of whom one blocks the other: what was asked of the one who blocks is declined,
   * what that one asked is cancelled. Nobody is notified, and nothing says why.
   */
  async closeBetween(ctx: RequestContext, blockerId: string, blockedId: string): Promise<void> {
    await this.publish(ctx, await closeRequestsBetween(ctx, { blockerId, blockedId }));
  }

  /**
   * Requests that preferred a pod take any one from now on, and both participants see it.
   * Those that are being answered just now are left to find another one themselves.
   */
  async clearPodPreference(ctx: RequestContext, podId: string): Promise<void> {
    await this.publish(ctx, await clearPodPreference(ctx, { podId }));
  }

  /** Publishes what was removed and notifies its recipients. Gives its number. */
  private async notify(
    ctx: RequestContext,
    removed: readonly Meeting[],
    recipientsOf: (meeting: Meeting) => string[],
    text: string,
  ): Promise<number> {
    await this.publish(ctx, removed);
    const kind = NotificationKind.MEETING_REMOVED;
    await this.notifications.notify(
      ctx,
      removed.flatMap((meeting) =>
        recipientsOf(meeting).map((attendeeId) => ({ attendeeId, kind, text, meetingId: meeting.id })),
      ),
    );
    return removed.length;
  }

  /** Has the clients of both participants load closed or changed meetings again. */
  private async publish(ctx: RequestContext, meetings: readonly Meeting[]): Promise<void> {
    if (meetings.length > 0) await ctx.events.emit(...meetings.flatMap(meetingEvents.changed));
  }
}
