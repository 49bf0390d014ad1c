import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { BlockAttendeePayload, UnblockAttendeePayload } from './attendee.payloads';
import { Attendee, AttendeeConnection } from './attendee.types';
import { blockAttendee, listBlockedAttendees, unblockAttendee } from './block.service';
import { blockByAttendeeId } from './reachability';

@InputType({ description: 'Which attendee to block.' })
class BlockAttendeeInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Which attendee to unblock.' })
class UnblockAttendeeInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@Resolver(() => Attendee)
export class BlockResolver {
  @Authorized()
  @Query(() => AttendeeConnection, {
    description: 'Whom the viewer has blocked in an event, the latest first. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async blockedAttendees(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listBlockedAttendees(ctx, eventId, page));
  }

  @Authorized()
  @Mutation(() => BlockAttendeePayload, {
    description:
      'Ends messages, meeting requests, read ticks, typing and presence between the viewer and an attendee, who is not told; what waits between them is declined or cancelled. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async blockAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BlockAttendeeInput, { description: 'Whom.' }) { attendeeId }: BlockAttendeeInput,
  ): Promise<BlockAttendeePayload> {
    return { attendee: await blockAttendee(ctx, attendeeId) };
  }

  @Authorized()
  @Mutation(() => UnblockAttendeePayload, {
    description: "Takes the viewer's block back. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.",
  })
  async unblockAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnblockAttendeeInput, { description: 'Whom.' }) { attendeeId }: UnblockAttendeeInput,
  ): Promise<UnblockAttendeePayload> {
    return { attendee: await unblockAttendee(ctx, attendeeId) };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer has blocked this attendee.' })
  async blockedByViewer(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return (await blockByAttendeeId(ctx).load(attendee.id))?.byViewer ?? false;
  }
}
