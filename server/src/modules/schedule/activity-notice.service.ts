import type { RequestContext } from '../../core/request/context';
import { NotificationKind, notify, type NewNotification } from '../notifications/index';
import { followersOfImported } from './activity-import.queries';
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
  await notifyFollowers(ctx, after, { kind: NotificationKind.ACTIVITY_CHANGED, activityId: after.id });
}

/** Runs before the deletion, after which the agendas with this activity are unknown. */
export async function notifyActivityRemoved(ctx: RequestContext, activity: Activity): Promise<void> {
  const { title } = activity;
  await notifyFollowers(ctx, activity, { kind: NotificationKind.ACTIVITY_REMOVED, title });
}

async function notifyFollowers(
  ctx: RequestContext,
  { id, startsAt }: Activity,
  told: Pick<NewNotification, 'kind' | 'title' | 'activityId'>,
): Promise<void> {
  const followers = await followersOf(ctx, { activityId: id });
  await notify(
    ctx,
    followers.map(({ id: attendeeId }) => ({ attendeeId, startsAt, ...told })),
  );
}

/** Notifies those whose plans an import of the schedule changes: once it has written, or before it is taken back. */
export async function notifyOfImport(
  ctx: RequestContext,
  importId: string,
  { isUndone }: { isUndone: boolean },
): Promise<void> {
  const followers = await followersOfImported(ctx, { importId, isUndone });
  await notify(
    ctx,
    followers.map((follower) => ({ kind: NotificationKind.ACTIVITY_CHANGED, ...follower })),
  );
}
