import { Args, Authorized, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { EventId } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { LiveSource } from '../../core/realtime/live-source';
import { MANAGERS } from '../../core/auth/roles';
import { requireEventAccess } from '../event-access/index';
import { podScheduleTopic, type PodScheduleChanged } from '../pods/index';
import { getPodSchedule, getPodScheduleChange } from './pod-schedule.service';
import { PodSchedule, PodScheduleArgs, PodScheduleChange } from './pod-schedule.types';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return new LiveSource({ bus: context.runtime.pubsub, topic: podScheduleTopic(eventId) });
};

/** The days of the pods. */
@Resolver()
export class PodScheduleResolver {
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
      'What changes at the pods of an event: meetings agreed on, moved and closed, times blocked and freed, and the pods themselves; at least once each. For managers. Errors: NOT_FOUND, FORBIDDEN.',
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
