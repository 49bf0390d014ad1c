import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../../core/request/context';
import { inTransaction } from '../../../core/request/transaction';
import { countPairs } from '../learning/learning.service';
import { insertModel, knownModels, refreshVectors, touchModel, weighTerms } from './match-model.queries';

/** Events that have a model: it never goes away again. */
const known = new LRUCache<string, true>({ max: 10_000 });

/** Makes sure that the scores of these events have what they are made of. Afterwards a job counts it again. */
export const ensureModels = async (ctx: RequestContext, eventIds: readonly string[]): Promise<void> => {
  const unknown = eventIds.filter((eventId) => !known.has(eventId));
  if (unknown.length === 0) return;
  const found = new Set((await knownModels(ctx, { eventIds: unknown })).map(({ eventId }) => eventId));
  for (const eventId of unknown) if (!found.has(eventId)) await createModel(ctx, eventId);
  // In a transaction, the model may be undone with it.
  if (!ctx.transaction) for (const eventId of unknown) known.set(eventId, true);
};

const createModel = (ctx: RequestContext, eventId: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const [begun] = await insertModel(inner, { eventId });
    if (begun) await refresh(inner, eventId);
  });

/** Recounts everything of an event: how common terms are, and what people did. */
export const refreshModel = (ctx: RequestContext, eventId: string): Promise<void> =>
  inTransaction(ctx, (inner) => refresh(inner, eventId));

/** Also recomputes all vectors, after a change of the groups of interests or an erasure. */
export const rebuildModel = (ctx: RequestContext, eventId: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await refresh(inner, eventId);
    await refreshVectors(inner, { eventId });
  });

const refresh = async (ctx: RequestContext, eventId: string): Promise<void> => {
  const [locked] = await touchModel(ctx, { eventId });
  if (!locked) return;
  const [weighed] = await weighTerms(ctx, { eventId });
  if (weighed && weighed.changed > 0) await refreshVectors(ctx, { eventId });
  await countPairs(ctx, eventId);
};
