import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/context';
import { listNextMatches } from './next-match.service';
import { NextMatch, NextMatchesArgs } from './next-match.types';

@Resolver()
export class NextMatchResolver {
  @Authorized()
  @Query(() => [NextMatch], {
    complexity: 5_000,
    description:
      'Whom to ask next: the best matches who have a coming slot in common with the viewer, for today or after a declined request. Nobody who has declined the viewer. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  nextMatches(
    @Ctx() ctx: RequestContext,
    @Args(() => NextMatchesArgs) args: NextMatchesArgs,
  ): Promise<NextMatch[]> {
    return listNextMatches(ctx, args);
  }
}
