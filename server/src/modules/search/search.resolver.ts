import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import type { SearchService } from './search.service';
import { SearchArgs, SearchResult } from './search.types';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Authorized()
  @Query(() => [SearchResult], {
    description:
      'Confirmed attendees, companies, sessions and FAQs of an event in one list, best first. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  search(@Ctx() ctx: RequestContext, @Args(() => SearchArgs) args: SearchArgs): Promise<SearchResult[]> {
    return this.service.search(ctx, args);
  }
}
