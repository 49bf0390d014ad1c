import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { Event } from '../events/index';
import { facetsByEventId } from './attendee-facets.loaders';
import { AttendeeFacets } from './attendee-facets.types';

@Resolver(() => Event)
export class AttendeeFacetsResolver {
  @FieldResolver(() => AttendeeFacets, {
    nullable: true,
    complexity: 100,
    description: 'What one can filter its attendees by; null to those who may not enter it.',
  })
  attendeeFacets(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<AttendeeFacets | null> {
    return facetsByEventId(ctx).load(event.id);
  }
}
