import type { GraphQLResolveInfo } from 'graphql';
import { Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { EventId } from '../../core/graphql/args';
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
    @EventId() eventId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Partial<EventMix>> {
    return getEventMix(ctx, eventId, selectionOf(info).names);
  }
}
