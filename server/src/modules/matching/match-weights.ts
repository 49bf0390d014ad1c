import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { groupedBy } from '../../core/loaders';

/** The terms of an event with how much it says to share them: ln(N / df) among the confirmed. What everybody chose says nothing and is not among them. */
export interface TermWeights {
  ids: string[];
  values: number[];
}

interface WeightRow {
  eventId: string;
  id: string;
  value: number;
}

const MINUTE_MS = 60_000;
/** How common a term is changes slowly, and takes a look at everybody's interests to know. */
const known = new LRUCache<string, WeightRow[]>({ max: 200, ttl: MINUTE_MS });

const load = async (ctx: RequestContext, eventIds: string[]): Promise<void> => {
  const rows = await ctx.sql.rows<WeightRow>(sql`
    SELECT t.event_id AS "eventId", t.id, ln(e.people / count(DISTINCT a.id)) AS value
    FROM (SELECT event_id, count(*)::float8 AS people FROM attendees
          WHERE event_id = ANY(${eventIds}::uuid[]) AND status = 'CONFIRMED' GROUP BY event_id) AS e
    JOIN interest_terms t ON t.event_id = e.event_id
    JOIN attendee_interests i ON i.term_id = t.id
    JOIN attendees a ON a.id = i.attendee_id AND a.status = 'CONFIRMED'
    GROUP BY t.id, e.people
    HAVING count(DISTINCT a.id) < e.people`);
  const byEvent = groupedBy(rows, ({ eventId }) => eventId);
  for (const eventId of eventIds) known.set(eventId, byEvent.get(eventId) ?? []);
};

/** The weights of the terms of these events, at most a minute old. */
export const weightsOf = async (ctx: RequestContext, eventIds: string[]): Promise<TermWeights> => {
  const missing = eventIds.filter((eventId) => !known.has(eventId));
  if (missing.length > 0) await load(ctx, missing);
  const rows = eventIds.flatMap((eventId) => known.get(eventId) ?? []);
  return { ids: rows.map(({ id }) => id), values: rows.map(({ value }) => value) };
};
