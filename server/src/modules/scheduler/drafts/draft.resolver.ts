import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MANAGERS, STAFF } from '../../../core/auth/roles';
import { toConnection } from '../../../core/db/pagination';
import { IdArg, Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { Attendee, attendeeById } from '../../attendees/index';
import { Pod, podById } from '../../pods/index';
import { freePlaces, listRunMeetings, listRunPeople, whatHelps, whyNot } from './draft.service';
import {
  ScheduleHelp,
  ScheduleReasonCount,
  ScheduleRunArgs,
  ScheduleRunMeeting,
  ScheduleRunMeetingConnection,
  ScheduleRunMeetingsArgs,
  ScheduleRunPerson,
  ScheduleRunPersonConnection,
  ScheduleRunPlace,
} from './draft.types';
import { editRun } from './edit.service';
import { EditScheduleRunInput, EditScheduleRunPayload } from './edit.types';
import { ScheduleReason } from './schedule-reason';

const REMOVED = 'null where they were removed meanwhile.';

@Resolver(() => ScheduleRunMeeting)
export class ScheduleRunMeetingResolver {
  @Authorized(...STAFF)
  @Query(() => ScheduleRunMeetingConnection, {
    description: 'The meetings of a timetable, soonest first. For staff. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  async scheduleRunMeetings(
    @Ctx() ctx: RequestContext,
    @Args(() => ScheduleRunMeetingsArgs) args: ScheduleRunMeetingsArgs,
  ) {
    return toConnection(await listRunMeetings(ctx, args));
  }

  @Authorized(...STAFF)
  @Query(() => ScheduleReason, {
    nullable: true,
    complexity: 2_000,
    description:
      'Why two people do not meet in a draft, from the view of the first; null where they do. For staff. Errors: NOT_FOUND; CONFLICT `SCHEDULE_RUN_OUTDATED`, `STATUS_CHANGED`.',
  })
  whyNotMeeting(
    @Ctx() ctx: RequestContext,
    @IdArg('runId', 'Id of the timetable.') runId: string,
    @IdArg('oneId', 'One attendee.') oneId: string,
    @IdArg('otherId', 'The other one.') otherId: string,
  ): Promise<ScheduleReason | null> {
    return whyNot(ctx, { runId, oneId, otherId });
  }

  @Authorized(...STAFF)
  @Query(() => [ScheduleRunPlace], {
    complexity: 2_000,
    description:
      'Where and when two people could meet in a draft beside all its other meetings, soonest first. For staff. Errors: NOT_FOUND; CONFLICT `STATUS_CHANGED`.',
  })
  scheduleRunPlaces(
    @Ctx() ctx: RequestContext,
    @IdArg('runId', 'Id of the timetable.') runId: string,
    @IdArg('oneId', 'One attendee.') oneId: string,
    @IdArg('otherId', 'The other one.') otherId: string,
  ): Promise<ScheduleRunPlace[]> {
    return freePlaces(ctx, { runId, oneId, otherId });
  }

  @Authorized(...STAFF)
  @Query(() => [ScheduleHelp], {
    complexity: 5_000,
    description:
      'What no timetable would exceed with ten more pods, and with another hour. It takes up to a minute. For staff. Errors: NOT_FOUND; CONFLICT `SCHEDULE_RUN_OUTDATED`, `STATUS_CHANGED`.',
  })
  whatWouldHelp(
    @Ctx() ctx: RequestContext,
    @IdArg('runId', 'Id of the timetable.') runId: string,
  ): Promise<ScheduleHelp[]> {
    return whatHelps(ctx, runId);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => EditScheduleRunPayload, {
    description:
      'Changes a draft by hand: all edits or none. What they lead to is checked by the same rules as the timetable. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `STALE_EDIT`, `STATUS_CHANGED`.',
  })
  editScheduleRun(
    @Ctx() ctx: RequestContext,
    @Input(() => EditScheduleRunInput, 'The edits.') input: EditScheduleRunInput,
  ): Promise<EditScheduleRunPayload> {
    return editRun(ctx, input);
  }

  @FieldResolver(() => Attendee, { nullable: true, description: `One of the two; ${REMOVED}` })
  one(@Ctx() ctx: RequestContext, @Root() { oneId }: ScheduleRunMeeting): Promise<Attendee | null> {
    return attendeeById(ctx).load(oneId);
  }

  @FieldResolver(() => Attendee, { nullable: true, description: `The other one; ${REMOVED}` })
  other(@Ctx() ctx: RequestContext, @Root() { otherId }: ScheduleRunMeeting): Promise<Attendee | null> {
    return attendeeById(ctx).load(otherId);
  }

  @FieldResolver(() => Pod, { nullable: true, description: 'Where; of a DROPPED one, where it was.' })
  pod(@Ctx() ctx: RequestContext, @Root() { podId }: ScheduleRunMeeting): Promise<Pod | null> {
    return podById(ctx).load(podId);
  }

  @FieldResolver(() => Pod, { nullable: true, description: 'Where it was published; null for a new one.' })
  oldPod(@Ctx() ctx: RequestContext, @Root() { oldPodId }: ScheduleRunMeeting): Promise<Pod | null> | null {
    return oldPodId ? podById(ctx).load(oldPodId) : null;
  }
}

@Resolver(() => ScheduleRunPerson)
export class ScheduleRunPersonResolver {
  @Authorized(...STAFF)
  @Query(() => ScheduleRunPersonConnection, {
    description:
      'Those who have fewer meetings in a timetable than promised, or none though they asked; those who lack most first. For staff. Errors: NOT_FOUND.',
  })
  async scheduleRunPeople(@Ctx() ctx: RequestContext, @Args(() => ScheduleRunArgs) args: ScheduleRunArgs) {
    return toConnection(await listRunPeople(ctx, args));
  }

  @FieldResolver(() => Attendee, { nullable: true, description: `The person; ${REMOVED}` })
  attendee(@Ctx() ctx: RequestContext, @Root() { attendeeId }: ScheduleRunPerson): Promise<Attendee | null> {
    return attendeeById(ctx).load(attendeeId);
  }

  @FieldResolver(() => [ScheduleReasonCount], {
    description:
      'What keeps them from those whom they asked for or who asked for them, the most frequent first.',
  })
  reasons(@Root() { reasons }: ScheduleRunPerson): ScheduleReasonCount[] {
    return (Object.entries(reasons) as [ScheduleReason, number][])
      .map(([code, count]) => ({ code, count }))
      .toSorted((one, other) => other.count - one.count || one.code.localeCompare(other.code));
  }
}
