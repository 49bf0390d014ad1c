import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { MANAGERS, STAFF } from '../../../core/auth/roles';
import { PageArgs, toConnection } from '../../../core/db/pagination';
import { EventId, IdArg, Input } from '../../../core/graphql/args';
import { LiveSource } from '../../../core/pubsub/live-source';
import type { RequestContext } from '../../../core/request/context';
import { requireEventAccess } from '../../event-access/index';
import { scheduleRunTopic, type ScheduleRunChanged } from './schedule-run.events';
import { cancelRunOf, getRun, isOutdated, listRuns, startRunOf } from './schedule-run.service';
import {
  CancelScheduleRunInput,
  CancelScheduleRunPayload,
  ScheduleRun,
  ScheduleRunConnection,
  StartScheduleRunInput,
  StartScheduleRunPayload,
} from './schedule-run.types';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return new LiveSource({ bus: context.runtime.pubsub, topic: scheduleRunTopic(eventId) });
};

@Resolver(() => ScheduleRun)
export class ScheduleRunResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => StartScheduleRunPayload, {
    description:
      "Begins to compute a timetable of an event's meetings in the background; nobody but staff sees it. For managers. Errors: NOT_FOUND, BAD_USER_INPUT; CONFLICT `NO_MEETING_PROGRAM`, `SCHEDULE_RUN_RUNNING` with `scheduleRunId`.",
  })
  async startScheduleRun(
    @Ctx() ctx: RequestContext,
    @Input(() => StartScheduleRunInput, 'How it is to be computed.') input: StartScheduleRunInput,
  ): Promise<StartScheduleRunPayload> {
    return { scheduleRun: await startRunOf(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CancelScheduleRunPayload, {
    description:
      'Ends the computation of a timetable. For managers. Errors: NOT_FOUND; CONFLICT `STATUS_CHANGED` where it has ended.',
  })
  async cancelScheduleRun(
    @Ctx() ctx: RequestContext,
    @Input(() => CancelScheduleRunInput, 'Which one.') input: CancelScheduleRunInput,
  ): Promise<CancelScheduleRunPayload> {
    return { scheduleRun: await cancelRunOf(ctx, input) };
  }

  @Authorized(...STAFF)
  @Query(() => ScheduleRun, { description: 'A timetable by its id. For staff. Errors: NOT_FOUND.' })
  scheduleRun(
    @Ctx() ctx: RequestContext,
    @IdArg('id', 'Id of the timetable.') id: string,
  ): Promise<ScheduleRun> {
    return getRun(ctx, id);
  }

  @Authorized(...STAFF)
  @Query(() => ScheduleRunConnection, {
    description:
      'The timetables of an event, newest first; of those that were never applied the last 20 are kept. For staff. Errors: NOT_FOUND.',
  })
  async scheduleRuns(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listRuns(ctx, eventId, page));
  }

  @Authorized(...STAFF)
  @Subscription(() => ScheduleRun, {
    description:
      'The timetables of an event as they get further, at most once a second each; at least once for each change. For staff. Errors: NOT_FOUND.',
    subscribe,
  })
  scheduleRunChanged(
    @Ctx() ctx: RequestContext,
    @Root() { runId }: ScheduleRunChanged,
    @EventId() _eventId: string,
  ): Promise<ScheduleRun> {
    return getRun(ctx, runId);
  }

  @FieldResolver(() => Boolean, {
    complexity: 500,
    description:
      'Something has changed since this draft was computed, so that it can no longer be applied; false for all but drafts.',
  })
  isOutdated(@Ctx() ctx: RequestContext, @Root() run: ScheduleRun): Promise<boolean> {
    return isOutdated(ctx, run);
  }
}
