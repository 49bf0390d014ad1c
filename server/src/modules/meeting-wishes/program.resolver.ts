import { Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MANAGERS, STAFF } from '../../core/auth/roles';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { Event } from '../events/index';
import { programByEventId, updateMeetingProgram } from './program.service';
import { MeetingProgram, UpdateMeetingProgramInput, UpdateMeetingProgramPayload } from './program.types';
import { getReadiness, getWishStatistics } from './readiness.service';
import { MeetingReadiness, WishStatistics } from './readiness.types';
import { getTargets, setTargets } from './target.service';
import { MeetingTargets, SetMeetingTargetsInput, SetMeetingTargetsPayload } from './target.types';

@Resolver(() => Event)
export class MeetingProgramResolver {
  @FieldResolver(() => MeetingProgram, {
    nullable: true,
    description:
      'How the event plans meetings by wishes, for its members and staff; null for others, and where it does not.',
  })
  meetingProgram(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<MeetingProgram | null> {
    return programByEventId(ctx).load(event.id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateMeetingProgramPayload, {
    description:
      'Changes how an event plans meetings by wishes; an event without such a program gets one. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`.',
  })
  async updateMeetingProgram(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateMeetingProgramInput, 'The changes.') input: UpdateMeetingProgramInput,
  ): Promise<UpdateMeetingProgramPayload> {
    return { meetingProgram: await updateMeetingProgram(ctx, input) };
  }

  @Authorized(...STAFF)
  @Query(() => MeetingTargets, {
    complexity: 500,
    description:
      'How many meetings are promised to whom in an event: persons first, then companies, then groups. For staff. Errors: NOT_FOUND.',
  })
  meetingTargets(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<MeetingTargets> {
    return getTargets(ctx, eventId);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SetMeetingTargetsPayload, {
    description:
      'Replaces all targets of an event. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`.',
  })
  async setMeetingTargets(
    @Ctx() ctx: RequestContext,
    @Input(() => SetMeetingTargetsInput, 'All targets.') input: SetMeetingTargetsInput,
  ): Promise<SetMeetingTargetsPayload> {
    return { meetingTargets: await setTargets(ctx, input) };
  }

  @Authorized(...STAFF)
  @Query(() => WishStatistics, {
    complexity: 500,
    description: 'How many wishes there are, and who has none. For staff. Errors: NOT_FOUND.',
  })
  wishStatistics(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<WishStatistics> {
    return getWishStatistics(ctx, eventId);
  }

  @Authorized(...STAFF)
  @Query(() => MeetingReadiness, {
    complexity: 1_000,
    description:
      'What stands in the way of a timetable before it is made: people without wishes, promises above open times, places against promises. For staff. Errors: NOT_FOUND.',
  })
  meetingReadiness(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<MeetingReadiness> {
    return getReadiness(ctx, eventId);
  }
}
