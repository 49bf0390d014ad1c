import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { IdArg } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { toConnection } from '../../core/db/pagination';
import { selectionOf } from '../../core/graphql/selection';
import { getAttendee, listAttendees } from './attendee.service';
import { Attendee, AttendeeConnection, AttendeesArgs } from './attendee.types';

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
  attendee(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the attendee.') id: string): Promise<Attendee> {
    return getAttendee(ctx, id);
  }
}
