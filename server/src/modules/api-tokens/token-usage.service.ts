import type { RequestContext, RequestOrigin, Runtime } from '../../core/request/context';
import { defineLoader, groupedBy } from '../../core/request/loaders';
import { defineState } from '../../core/request/state';
import type { ApiTokenUsage } from './api-token.types';
import { addUsage, usageOfTokens, type UsageCount } from './token-usage.queries';

const HOUR_MS = 3_600_000;
const WRITE_EVERY_MS = 5_000;

const usageState = defineState(() => ({
  /** Counts that are not written yet, by token and hour. */
  counts: new Map<string, UsageCount>(),
  /** Requests that were counted: one may be charged several times. */
  counted: new WeakSet<RequestOrigin>(),
  /** The writing that is under way: what it took is in none of the counts any more. */
  writing: Promise.resolve(),
}));

/** Notes what a request of a token costs; it is written within seconds, for all tokens of this server together. */
export function countUsage({ runtime, request }: RequestContext, tokenId: string, points: number): void {
  const { counts, counted } = usageState(runtime);
  const now = Date.now();
  const hour = new Date(now - (now % HOUR_MS));
  if (counts.size === 0) writeSoon(runtime);
  merge(counts, { tokenId, hour, calls: counted.has(request) ? 0 : 1, points });
  counted.add(request);
}

function writeSoon(runtime: Runtime): void {
  setTimeout(() => void writeUsage(runtime), WRITE_EVERY_MS).unref();
}

function merge(counts: Map<string, UsageCount>, count: UsageCount): void {
  const key = `${count.tokenId} ${count.hour.getTime()}`;
  const { calls, points } = counts.get(key) ?? { calls: 0, points: 0 };
  counts.set(key, { ...count, calls: calls + count.calls, points: points + count.points });
}

/** Writes the counts so far, those that are being written too. Where the database is away they are kept and tried again. */
export function writeUsage(runtime: Runtime): Promise<void> {
  const state = usageState(runtime);
  state.writing = state.writing.then(() => writeCounts(runtime));
  return state.writing;
}

async function writeCounts(runtime: Runtime): Promise<void> {
  const { counts } = usageState(runtime);
  const taken = [...counts.values()];
  counts.clear();
  if (taken.length === 0) return;
  try {
    await addUsage(runtime.database.db, { counts: taken });
  } catch (error) {
    for (const count of taken) merge(counts, count);
    writeSoon(runtime);
    runtime.log.event('api-tokens.not-counted', { err: error });
  }
}

/** The last 24 hours of a token. */
export const usageByTokenId = defineLoader<ApiTokenUsage[]>(
  async (ctx, ids) => groupedBy(await usageOfTokens(ctx, { ids }), ({ tokenId }) => tokenId),
  [],
);
