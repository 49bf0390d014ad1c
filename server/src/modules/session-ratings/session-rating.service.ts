import { viewerOf } from '../../core/request/authorization';
import { inTransaction } from '../../core/request/transaction';
import type { RequestContext } from '../../core/request/context';
import { conflict, notFound } from '../../core/errors';
import { newId } from '../../core/db/ids';
import { byKey, defineLoader } from '../../core/request/loaders';
import type { Page, PageArgs } from '../../core/db/pagination';
import { requireAttendee } from '../event-access/index';
import { type Activity, ActivityKind, getActivity } from '../schedule/index';
import { commentsPage, ownRatings, ratingSummaries, saveRating } from './session-rating.queries';
import type { RateSessionInput, RatingSummary, SessionComment, SessionRating } from './session-rating.types';

/** The viewer's own rating of an activity. */
export const viewerRatingByActivityId = defineLoader<SessionRating | null>(async (ctx, activityIds) => {
  const rows = await ownRatings(ctx, { userId: viewerOf(ctx).userId, activityIds });
  return byKey(rows, ({ activityId }) => activityId);
}, null);

/** For staff only; callers check that. */
export const ratingByActivityId = defineLoader<RatingSummary>(
  async (ctx, activityIds) =>
    byKey(await ratingSummaries(ctx, { activityIds }), ({ activityId }) => activityId),
  { mean: null, count: 0 },
);

/** The comments on a session, the latest first; for staff. */
export async function listSessionComments(
  ctx: RequestContext,
  activityId: string,
  args: PageArgs,
): Promise<Page<SessionComment>> {
  const { id } = await getActivity(ctx, activityId);
  return commentsPage(ctx.db, id, args);
}

/** Rates a session that is over, or changes the viewer's rating. */
export async function rateSession(
  ctx: RequestContext,
  { activityId, stars, comment }: RateSessionInput,
): Promise<Activity> {
  const activity = await getActivity(ctx, activityId);
  const { attendeeId } = await requireAttendee(ctx, activity.eventId);
  requireRatable(activity);
  const rating = { id: newId(), stars, comment: comment?.trim() || null };
  await inTransaction(ctx, (inner) => saveRating(inner, { activityId: activity.id, attendeeId, ...rating }));
  return activity;
}

/** Only sessions are rated, and only once they are over. */
function requireRatable({ kind, endsAt }: Activity): void {
  if (kind !== ActivityKind.SESSION) throw notFound('The session');
  if (endsAt.getTime() > Date.now())
    throw conflict('SESSION_NOT_OVER', 'This session can be rated once it is over.');
}
