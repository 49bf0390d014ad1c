import type { GraphQLResolveInfo } from 'graphql';
import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { ChangesArgs, RESUMABLE } from '../../core/changes/change-cursor';
import { EventId } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { LiveSource } from '../../core/pubsub/live-source';
import { STAFF } from '../../core/auth/roles';
import { selectionOf } from '../../core/graphql/selection';
import { attendeeById, Attendee } from '../attendees/index';
import { requireEventAccess } from '../event-access/index';
import { eventById, Event } from '../events/index';
import { throttleOf, type StatisticsChanged } from './statistics-throttle';
import { getEventMix, getStatistics, getToday } from './statistics.service';
import { BookmarkTally, EventMix, EventStatistics } from './statistics.types';
import { EventToday } from './today.types';

const subscribe = async ({ context, args }: { context: RequestContext; args: ChangesArgs }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return new LiveSource({
    bus: throttleOf(context.runtime),
    topic: eventId,
    cursorOf: (changed) => (changed as StatisticsChanged).cursor,
    ...(typeof args.after === 'string' ? { after: args.after } : {}),
  });
};

@Resolver(() => EventStatistics)
export class StatisticsResolver {
  @Authorized(...STAFF)
  @Query(() => EventStatistics, {
    complexity: 2_000,
    description: 'An event in numbers, for staff. Errors: NOT_FOUND, FORBIDDEN.',
  })
  eventStatistics(@Ctx() ctx: RequestContext, @EventId() eventId: string, @Info() info: GraphQLResolveInfo) {
    return getStatistics(ctx, eventId, selectionOf(info).names);
  }

  @Authorized(...STAFF)
  @Subscription(() => EventStatistics, {
    description:
      'The numbers of an event when people, entries, meetings or messages have changed them: within a second of an entry, otherwise at most every 2 seconds. ' +
      `With \`after\` they also come at once. ${RESUMABLE} For staff. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
    subscribe,
  })
  statisticsChanged(
    @Ctx() ctx: RequestContext,
    @Args(() => ChangesArgs) { eventId }: ChangesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return getStatistics(ctx, eventId, selectionOf(info).names);
  }

  @Authorized()
  @Query(() => EventMix, {
    complexity: 200,
    description: 'Counts of the attendees of an event. Errors: NOT_FOUND, FORBIDDEN.',
  })
  eventMix(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Partial<EventMix>> {
    return getEventMix(ctx, eventId, selectionOf(info).names);
  }

  @FieldResolver(() => Event, { description: 'The event.' })
  event(@Ctx() ctx: RequestContext, @Root() { eventId }: EventStatistics): Promise<Event | null> {
    return eventById(ctx).load(eventId);
  }
}

@Resolver(() => BookmarkTally)
export class BookmarkTallyResolver {
  @FieldResolver(() => Attendee, { description: 'The bookmarked attendee.' })
  attendee(@Ctx() ctx: RequestContext, @Root() { attendeeId }: BookmarkTally): Promise<Attendee | null> {
    return attendeeById(ctx).load(attendeeId);
  }
}

@Resolver(() => EventToday)
export class EventTodayResolver {
  @Authorized(...STAFF)
  @Query(() => EventToday, {
    complexity: 500,
    description: 'An event as its organisers need it now, for staff. Errors: NOT_FOUND, FORBIDDEN.',
  })
  eventToday(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<EventToday> {
    return getToday(ctx, eventId);
  }

  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The last event that ended before this one began, to compare with; null for the first.',
  })
  previousEvent(@Ctx() ctx: RequestContext, @Root() today: EventToday): Promise<Event | null> | null {
    return today.previousEventId ? eventById(ctx).load(today.previousEventId) : null;
  }
}
