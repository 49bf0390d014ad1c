import { defineLoader } from '../../core/loaders';
import { isStaff } from '../../core/roles';
import type { AttendeeFacets } from './attendee-facets.types';

/** Everybody counts once per interest, however many groups it was chosen in. */
const FACETS = `
  WITH entered AS (
    SELECT e.id FROM unnest($1::uuid[]) AS e (id) WHERE $2::uuid IS NULL OR may_enter($2::uuid, e.id)
  ), confirmed AS MATERIALIZED (
    SELECT a.id, a.event_id, a.country, a.category FROM attendees a JOIN entered ON entered.id = a.event_id
    WHERE a.status = 'CONFIRMED'
  ), counted AS (
    SELECT event_id, 'countries' AS facet, country::text AS key, count(*)::int AS count
    FROM confirmed WHERE country IS NOT NULL GROUP BY event_id, country
    UNION ALL
    SELECT event_id, 'categories', category::text, count(*)::int FROM confirmed GROUP BY event_id, category
    UNION ALL
    SELECT c.event_id, 'interests', t.label, count(DISTINCT c.id)::int
    FROM confirmed c JOIN attendee_interests i ON i.attendee_id = c.id JOIN interest_terms t ON t.id = i.term_id
    GROUP BY c.event_id, t.label
  )
  SELECT entered.id AS "eventId", c.facet, c.key, c.count FROM entered LEFT JOIN counted c ON c.event_id = entered.id
  ORDER BY c.count DESC, c.key`;

interface FacetRow {
  eventId: string;
  facet: keyof AttendeeFacets | null;
  key: string;
  count: number;
}

const MAX_INTERESTS = 500;

/** What one can filter attendees by; null for events that the viewer may not enter. */
export const facetsByEventId = defineLoader<AttendeeFacets | null>(async (ctx, eventIds) => {
  if (!ctx.viewer) return new Map();
  const { role, userId } = ctx.viewer;
  const rows = await ctx.sql.rows<FacetRow>({
    text: FACETS,
    values: [eventIds, isStaff(role) ? null : userId],
  });
  const byEvent = new Map<string, AttendeeFacets>();
  for (const { eventId, facet, key, count } of rows) {
    const facets = byEvent.get(eventId) ?? { countries: [], interests: [], categories: [] };
    byEvent.set(eventId, facets);
    if (facet && (facet !== 'interests' || facets.interests.length < MAX_INTERESTS))
      facets[facet].push({ key, count });
  }
  return byEvent;
}, null);
