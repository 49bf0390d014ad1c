import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { searchEvent, suggestionsOf, topicsOfSearch, type FoundPage } from './search.service';
import { SearchArgs, SearchResultConnection } from './search.types';
import { SearchTopic } from './topic.types';

@Resolver(() => SearchResultConnection)
export class SearchResolver {
  @Authorized()
  @Query(() => SearchResultConnection, {
    complexity: 1_000,
    description:
      'Confirmed attendees, companies, sessions and FAQs of an event in one list, best first: of each of the first two degrees of likeness at most 200 attendees and 100 of each other kind. A cursor is a place in the order of that moment. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async search(@Ctx() ctx: RequestContext, @Args(() => SearchArgs) args: SearchArgs) {
    const { search, ...page } = await searchEvent(ctx, args);
    return Object.assign(toConnection(page), { search });
  }

  @FieldResolver(() => [SearchTopic], {
    complexity: 100,
    description:
      'Interests, sectors and tracks of the event that the words mean. Where only similar words are found, or nothing, those that are like the words; where there is nothing at all, the commonest interests. At most 3.',
  })
  topics(@Ctx() ctx: RequestContext, @Root() found: FoundPage): Promise<SearchTopic[]> {
    return topicsOfSearch(ctx, found);
  }

  @FieldResolver(() => [String], {
    complexity: 100,
    description:
      'Where nothing is found, texts with one word less that find something; at most 3. Empty where anything is found.',
  })
  suggestions(@Ctx() ctx: RequestContext, @Root() found: FoundPage): Promise<string[]> {
    return suggestionsOf(ctx, found);
  }
}
