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
import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { defineLoader } from '../../core/loaders';
import { PageArgs, toConnection } from '../../core/pagination';
import { Attendee, AttendeeConnection } from './attendee.types';
import type { BlockService } from './block.service';

@InputType({ description: 'Whom a block is about.' })
export class BlockInput {
  @Field(() => ID, { description: 'The other attendee.' })
  attendeeId: string;
}

const blockedByAttendeeId = defineLoader<boolean>(async (ctx, attendeeIds) => {
  const rows = await ctx.sql.rows<{ id: string }>(sql`
    SELECT b.blocked_id AS id FROM blocks b JOIN attendees me ON me.id = b.blocker_id
    WHERE me.user_id = ${viewerOf(ctx).userId} AND b.blocked_id = ANY(${attendeeIds}::uuid[])`);
  return new Map(rows.map(({ id }) => [id, true]));
}, false);

@Resolver(() => Attendee)
export class BlockResolver {
  constructor(private readonly service: BlockService) {}

  @Authorized()
  @Query(() => AttendeeConnection, {
    description: 'Whom the viewer has blocked in an event, the latest first. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async blockedAttendees(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await this.service.list(ctx, eventId, page));
  }

  @Authorized()
  @Mutation(() => Attendee, {
    description:
      'Ends messages, meeting requests, typing and presence between the viewer and an attendee, who is not told. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  blockAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BlockInput, { description: 'Whom.' }) { attendeeId }: BlockInput,
  ): Promise<Attendee> {
    return this.service.block(ctx, attendeeId);
  }

  @Authorized()
  @Mutation(() => Attendee, {
    description: "Takes the viewer's block back. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.",
  })
  unblockAttendee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BlockInput, { description: 'Whom.' }) { attendeeId }: BlockInput,
  ): Promise<Attendee> {
    return this.service.unblock(ctx, attendeeId);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer has blocked this attendee.' })
  blockedByViewer(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return blockedByAttendeeId(ctx).load(attendee.id);
  }
}
