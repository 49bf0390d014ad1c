import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../core/context';
import { groupedBy } from '../../core/db/loaders';
import { termWeights } from './match.queries';

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
  const rows: WeightRow[] = await termWeights(ctx, { eventIds });
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
