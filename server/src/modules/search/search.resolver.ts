import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { toConnection } from '../../core/db/pagination';
import { searchEvent } from './search.service';
import { SearchArgs, SearchResultConnection } from './search.types';

@Resolver()
export class SearchResolver {
  @Authorized()
  @Query(() => SearchResultConnection, {
    complexity: 1_000,
    description:
      'Confirmed attendees, companies, sessions and FAQs of an event in one list, best first: of each of the first two degrees of likeness at most 200 attendees and 100 of each other kind. A cursor is a place in the order of that moment. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async search(@Ctx() ctx: RequestContext, @Args(() => SearchArgs) args: SearchArgs) {
    return toConnection(await searchEvent(ctx, args));
  }
}
