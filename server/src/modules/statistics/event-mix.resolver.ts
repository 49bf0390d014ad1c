import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { selectionOf } from '../../core/graphql/selection';
import { EventMix } from './event-mix.types';
import { getEventMix } from './statistics.service';

@Resolver()
export class EventMixResolver {
  @Authorized()
  @Query(() => EventMix, {
    complexity: 200,
    description: 'Who is at an event, in numbers. Errors: NOT_FOUND, FORBIDDEN.',
  })
  eventMix(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Partial<EventMix>> {
    return getEventMix(ctx, eventId, selectionOf(info).names);
  }
}
