import { column } from '../../core/db/columns';
import { nullable, typed } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isInSight, sightOf, takesPart } from '../event-access/index';
import type { AttendeeFacets } from './attendee-facets.types';

/**
 * The values that the confirmed attendees of events have whom `userId` may see, with how many have each: one row without a facet for an event without
 * any, and no row for events that `userId` may not enter; null is staff, who may enter all.
 * An attendee counts once per interest, however many groups it was chosen in.
 */
export const facetCounts = statement('attendees.facetCounts', {
  params: { eventIds: 'uuid[]', userId: 'uuid?' },
  row: {
    eventId: column('uuid', sql`entered.id`),
    facet: column(nullable(typed<keyof AttendeeFacets>('text')), sql`c.facet`),
    key: column('text?', sql`c.key`),
    count: column('int4?', sql`c.count`),
  },
  text: (p, columns) => sql`
    WITH entered AS (
      SELECT e.id FROM unnest(${p.eventIds}) AS e (id) WHERE ${p.userId} IS NULL OR may_enter(${p.userId}, e.id)
    ), confirmed AS MATERIALIZED (
      SELECT a.id, a.event_id, a.country, a.category FROM attendees a JOIN entered ON entered.id = a.event_id
      LEFT JOIN ${sightOf(p.userId)} sight ON sight.event_id = a.event_id
      WHERE ${takesPart(sql`a`)} AND ${isInSight(sql`a`)}
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
    SELECT ${columns} FROM entered LEFT JOIN counted c ON c.event_id = entered.id
    ORDER BY c.count DESC, c.key`,
});
