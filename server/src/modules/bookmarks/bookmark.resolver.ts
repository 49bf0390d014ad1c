import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { Attendee, AttendeeConnection } from '../attendees/index';
import { isBookmarkedById, listBookmarks, setBookmark } from './bookmark.service';
import { SetBookmarkInput, SetBookmarkPayload } from './bookmark.types';

@Resolver(() => Attendee)
export class BookmarkResolver {
  @Authorized()
  @Query(() => AttendeeConnection, {
    description: "The viewer's bookmarked attendees, newest bookmark first. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async bookmarks(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listBookmarks(ctx, eventId, page));
  }

  @Authorized()
  @Mutation(() => SetBookmarkPayload, {
    description: 'Adds or removes a bookmark. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for oneself.',
  })
  setBookmark(
    @Ctx() ctx: RequestContext,
    @Input(() => SetBookmarkInput, 'Which bookmark.') input: SetBookmarkInput,
  ): Promise<SetBookmarkPayload> {
    return setBookmark(ctx, input);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer has bookmarked this attendee.' })
  bookmarked(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return isBookmarkedById(ctx).load(attendee.id);
  }
}
