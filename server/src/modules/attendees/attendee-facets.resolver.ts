import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { Event } from '../events/index';
import { facetsByEventId } from './attendee-facets.loaders';
import { AttendeeFacets } from './attendee-facets.types';

@Resolver(() => Event)
export class AttendeeFacetsResolver {
  @FieldResolver(() => AttendeeFacets, {
    nullable: true,
    complexity: 100,
    description: 'Filter values of its attendees; null to viewers without access to it.',
  })
  attendeeFacets(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<AttendeeFacets | null> {
    return facetsByEventId(ctx).load(event.id);
  }
}
