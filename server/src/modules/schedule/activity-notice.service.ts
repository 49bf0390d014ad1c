import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { momentInWords } from '../../core/event-time';
import { NotificationKind } from '../notifications/notification.entity';
import type { NotificationService } from '../notifications/notification.service';
import type { Activity } from './activity.types';

interface Follower {
  id: string;
  timezone: string;
}

/** What somebody who wants to go there has to know. */
const TOLD = ['kind', 'title', 'startsAt', 'endsAt', 'location', 'track'] as const;

/** Tells those who have an activity in their agenda, or speak there, what becomes of it, all at once. */
export class ActivityNoticeService {
  constructor(private readonly notifications: NotificationService) {}

  async changed(ctx: RequestContext, before: Activity, after: Activity): Promise<void> {
    const matters = TOLD.some((key) => String(before[key]) !== String(after[key]));
    if (!matters) return;
    await this.tell(ctx, after, NotificationKind.ACTIVITY_CHANGED, (timezone) => ({
      text: `“${after.title}” in your agenda has changed: ${momentInWords(after.startsAt, timezone)}${after.location ? `, ${after.location}` : ''}.`,
      activityId: after.id,
    }));
  }

  /** Before it is deleted: afterwards nobody knows any more in whose agenda it was. */
  async removed(ctx: RequestContext, activity: Activity): Promise<void> {
    await this.tell(ctx, activity, NotificationKind.ACTIVITY_REMOVED, (timezone) => ({
      text: `“${activity.title}” on ${momentInWords(activity.startsAt, timezone)} was taken off the schedule.`,
    }));
  }

  private async tell(
    ctx: RequestContext,
    { id }: Activity,
    kind: NotificationKind,
    say: (timezone: string) => { text: string; activityId?: string },
  ): Promise<void> {
    const followers = await ctx.sql.rows<Follower>(sql`
      SELECT a.id, e.timezone FROM attendees a JOIN events e ON e.id = a.event_id
      WHERE a.status = 'CONFIRMED' AND a.id IN (
        SELECT attendee_id FROM agenda_entries WHERE activity_id = ${id}
        UNION ALL SELECT attendee_id FROM activity_speakers WHERE activity_id = ${id})
      ORDER BY a.id`);
    await this.notifications.notify(
      ctx,
      followers.map(({ id: attendeeId, timezone }) => ({ attendeeId, kind, ...say(timezone) })),
    );
  }
}
