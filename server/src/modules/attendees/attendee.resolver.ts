import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { selectionOf } from '../../core/graphql/selection';
import { SetBookmarkPayload } from './attendee.payloads';
import { getAttendee, listAttendees } from './attendee.service';
import {
  Attendee,
  AttendeeConnection,
  AttendeesArgs,
  EventProfile,
  SetBookmarkInput,
} from './attendee.types';
import { getEventProfile, listBookmarks, setBookmark } from './bookmark.service';

@Resolver(() => Attendee)
export class AttendeeResolver {
  @Authorized()
  @Query(() => AttendeeConnection, {
    description:
      'The confirmed attendees of an event, without those between whom and the viewer there is a block; staff may ask for the invited. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async attendees(
    @Ctx() ctx: RequestContext,
    @Args(() => AttendeesArgs) args: AttendeesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toConnection(await listAttendees(ctx, args, selectionOf(info)));
  }

  @Authorized()
  @Query(() => Attendee, { description: 'One attendee. Errors: NOT_FOUND.' })
  attendee(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the attendee.' }) id: string,
  ): Promise<Attendee> {
    return getAttendee(ctx, id);
  }

  @Authorized()
  @Query(() => EventProfile, {
    description:
      "The viewer's own profile in an event, invited or confirmed. Errors: NOT_FOUND where there is none.",
  })
  eventProfile(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
  ): Promise<EventProfile> {
    return getEventProfile(ctx, eventId);
  }

  @Authorized()
  @Query(() => AttendeeConnection, {
    description: "The viewer's bookmarked attendees, newest bookmark first. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async bookmarks(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
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
    @Arg('input', () => SetBookmarkInput, { description: 'Which bookmark.' }) input: SetBookmarkInput,
  ): Promise<SetBookmarkPayload> {
    return setBookmark(ctx, input);
  }
}
