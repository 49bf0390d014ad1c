import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import { isStaff, STAFF } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { IdArg, Input } from '../../core/graphql/args';
import { Activity } from '../schedule/index';
import {
  listSessionComments,
  ratingByActivityId,
  rateSession,
  viewerRatingByActivityId,
} from './session-rating.service';
import {
  RateSessionInput,
  RateSessionPayload,
  RatingSummary,
  SessionCommentConnection,
  SessionRating,
} from './session-rating.types';

@Resolver(() => Activity)
export class SessionRatingResolver {
  @Authorized(...STAFF)
  @Query(() => SessionCommentConnection, {
    description:
      'Comments on a session without their authors, the latest first; for staff. Errors: NOT_FOUND.',
  })
  async sessionComments(
    @Ctx() ctx: RequestContext,
    @IdArg('activityId', 'Id of the session.') activityId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listSessionComments(ctx, activityId, page));
  }

  @Authorized()
  @Mutation(() => RateSessionPayload, {
    description:
      "Rates a session that is over, or changes the viewer's rating. Errors: NOT_FOUND, FORBIDDEN to staff, BAD_USER_INPUT, CONFLICT `SESSION_NOT_OVER`.",
  })
  async rateSession(
    @Ctx() ctx: RequestContext,
    @Input(() => RateSessionInput, 'Which session, and what the viewer thinks.') input: RateSessionInput,
  ): Promise<RateSessionPayload> {
    return { activity: await rateSession(ctx, input) };
  }

  @FieldResolver(() => SessionRating, {
    nullable: true,
    description: "The viewer's own rating; null without one, and for staff.",
  })
  viewerRating(@Ctx() ctx: RequestContext, @Root() { id }: Activity): Promise<SessionRating | null> {
    return viewerRatingByActivityId(ctx).load(id);
  }

  @FieldResolver(() => RatingSummary, {
    nullable: true,
    description: "Attendees' ratings of it, in numbers; for staff, null to others.",
  })
  rating(@Ctx() ctx: RequestContext, @Root() { id }: Activity): Promise<RatingSummary> | null {
    return isStaff(viewerOf(ctx).role) ? ratingByActivityId(ctx).load(id) : null;
  }
}
