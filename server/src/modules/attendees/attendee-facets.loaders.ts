import { defineLoader } from '../../core/request/loaders';
import { isStaff } from '../../core/auth/roles';
import { facetCounts } from './attendee-facets.queries';
import type { AttendeeFacets } from './attendee-facets.types';

const MAX_INTERESTS = 500;

/** The filter values of an event's attendees; null for events that the viewer may not enter. */
export const facetsByEventId = defineLoader<AttendeeFacets | null>(async (ctx, eventIds) => {
  if (!ctx.viewer) return new Map();
  const { role, userId } = ctx.viewer;
  const rows = await facetCounts(ctx, { eventIds, userId: isStaff(role) ? null : userId });
  const byEvent = new Map<string, AttendeeFacets>();
  for (const { eventId, facet, key, count } of rows) {
    const facets = byEvent.get(eventId) ?? { countries: [], interests: [], categories: [] };
    byEvent.set(eventId, facets);
    if (facet === null || key === null || count === null) continue;
    if (facet !== 'interests' || facets.interests.length < MAX_INTERESTS) facets[facet].push({ key, count });
  }
  return byEvent;
}, null);
