import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { Attendee, AttendeeConnection } from '../attendees/index';
import {
  BlockAttendeeInput,
  BlockAttendeePayload,
  UnblockAttendeeInput,
  UnblockAttendeePayload,
} from './block.types';
import { blockAttendee, listBlockedAttendees, unblockAttendee } from './block.service';
import { blockByAttendeeId } from './block.policy';

@Resolver(() => Attendee)
export class BlockResolver {
  @Authorized()
  @Query(() => AttendeeConnection, {
    description:
      'Attendees that the viewer has blocked in an event, the latest first. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async blockedAttendees(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
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
    @Input(() => BlockAttendeeInput, 'The attendee.') { attendeeId }: BlockAttendeeInput,
  ): Promise<BlockAttendeePayload> {
    return { attendee: await blockAttendee(ctx, attendeeId) };
  }

  @Authorized()
  @Mutation(() => UnblockAttendeePayload, {
    description: "Takes the viewer's block back. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.",
  })
  async unblockAttendee(
    @Ctx() ctx: RequestContext,
    @Input(() => UnblockAttendeeInput, 'The attendee.') { attendeeId }: UnblockAttendeeInput,
  ): Promise<UnblockAttendeePayload> {
    return { attendee: await unblockAttendee(ctx, attendeeId) };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer has blocked this attendee.' })
  async blockedByViewer(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return (await blockByAttendeeId(ctx).load(attendee.id))?.byViewer ?? false;
  }
}
