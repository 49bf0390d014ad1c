import { Args, Authorized, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { EventId, IdArg, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { LiveSource } from '../../core/pubsub/live-source';
import { MANAGERS } from '../../core/auth/roles';
import { requireEventAccess } from '../event-access/index';
import { podScheduleTopic, type PodScheduleChanged } from '../pods/index';
import {
  deletePodActivity,
  getPodActivity,
  getPodPlan,
  getPodSchedule,
  getPodScheduleChange,
  updatePodActivity,
} from './pod-plan.service';
import {
  PodActivities,
  PodActivity,
  PodSchedule,
  PodScheduleArgs,
  PodScheduleChange,
  RemovePodActivityInput,
  UpdatePodActivityInput,
} from './pod-plan.types';
import { RemovePodActivityPayload, UpdatePodActivityPayload } from './schedule.payloads';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return new LiveSource({ bus: context.runtime.pubsub, topic: podScheduleTopic(eventId) });
};

/** The plans of the pods, and what changes in them. */
@Resolver()
export class PodPlanResolver {
  @Authorized()
  @Query(() => PodActivities, {
    description:
      "The bookings of a pod: activities of the kind POD and meetings. Attendees see only the times of other people's meetings. Errors: NOT_FOUND, FORBIDDEN.",
  })
  podActivities(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @IdArg('podId', 'Which pod of it.') podId: string,
  ): Promise<PodActivities> {
    return getPodPlan(ctx, eventId, podId);
  }

  @Authorized(...MANAGERS)
  @Query(() => PodActivity, {
    description:
      'An activity of any kind, or a meeting, by its id; for managers. Errors: NOT_FOUND, FORBIDDEN.',
  })
  podActivity(@Ctx() ctx: RequestContext, @IdArg('id', 'Which one.') id: string): Promise<PodActivity> {
    return getPodActivity(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => RemovePodActivityPayload, {
    description:
      'Takes an activity of any kind off the schedule, or closes a PENDING or ACTIVE meeting as REMOVED and tells both; for managers. Errors: NOT_FOUND, FORBIDDEN, CONFLICT `STATUS_CHANGED`.',
  })
  async removePodActivity(
    @Ctx() ctx: RequestContext,
    @Input(() => RemovePodActivityInput, 'Which one.') { podActivityId }: RemovePodActivityInput,
  ): Promise<RemovePodActivityPayload> {
    return { podActivity: await deletePodActivity(ctx, podActivityId) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdatePodActivityPayload, {
    description:
      'Moves an activity of any kind, or an ACTIVE meeting, whose two people are told; for managers. A proposal for the meeting is dropped. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `POD_TAKEN`, `ATTENDEE_BUSY`, `STATUS_CHANGED`.',
  })
  async updatePodActivity(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdatePodActivityInput, 'Which one, and where it is to be.') input: UpdatePodActivityInput,
  ): Promise<UpdatePodActivityPayload> {
    return { podActivity: await updatePodActivity(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Query(() => PodSchedule, {
    complexity: 500,
    description:
      'A whole day at the pods of an event: all pods, meetings and blocked times; for managers. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a date that is none.',
  })
  podSchedule(
    @Ctx() ctx: RequestContext,
    @Args(() => PodScheduleArgs) args: PodScheduleArgs,
  ): Promise<PodSchedule> {
    return getPodSchedule(ctx, args);
  }

  @Authorized(...MANAGERS)
  @Subscription(() => PodScheduleChange, {
    description:
      'Changes at the pods of an event: meetings agreed on, moved and closed, times blocked and freed, and the pods themselves; at least once each. For managers. Errors: NOT_FOUND, FORBIDDEN.',
    subscribe,
  })
  podScheduleChanged(
    @Ctx() ctx: RequestContext,
    @Root() changed: PodScheduleChanged,
    @EventId() eventId: string,
  ): Promise<PodScheduleChange> {
    return getPodScheduleChange(ctx, eventId, changed);
  }
}
