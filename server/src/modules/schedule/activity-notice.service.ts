import type { RequestContext } from '../../core/context';
import { momentInWords } from '../events/index';
import { NotificationKind, notify } from '../notifications/index';
import { followersOf } from './activity.queries';
import type { Activity } from './activity.types';

/** Fields whose change matters to people who want to go there. */
const RELEVANT = ['kind', 'title', 'startsAt', 'endsAt', 'location', 'track'] as const;

// Notifies those who have an activity in their agenda, or speak there, of what becomes of it, all at once.

export async function notifyActivityChanged(
  ctx: RequestContext,
  before: Activity,
  after: Activity,
): Promise<void> {
  const matters = RELEVANT.some((key) => String(before[key]) !== String(after[key]));
  if (!matters) return;
  await notifyFollowers(ctx, after, NotificationKind.ACTIVITY_CHANGED, (timezone) => ({
    text: `“${after.title}” in your agenda has changed: ${momentInWords(after.startsAt, timezone)}${after.location ? `, ${after.location}` : ''}.`,
    activityId: after.id,
  }));
}

/** Runs before the deletion, after which the agendas with this activity are unknown. */
export async function notifyActivityRemoved(ctx: RequestContext, activity: Activity): Promise<void> {
  await notifyFollowers(ctx, activity, NotificationKind.ACTIVITY_REMOVED, (timezone) => ({
    text: `“${activity.title}” on ${momentInWords(activity.startsAt, timezone)} was taken off the schedule.`,
  }));
}

async function notifyFollowers(
  ctx: RequestContext,
  { id }: Activity,
  kind: NotificationKind,
  say: (timezone: string) => { text: string; activityId?: string },
): Promise<void> {
  const followers = await followersOf(ctx, { activityId: id });
  await notify(
    ctx,
    followers.map(({ id: attendeeId, timezone }) => ({ attendeeId, kind, ...say(timezone) })),
  );
}
