import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '../errors';

/** At most `points` tries in `seconds`. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** What became of an attempt to take points. */
export interface Spending {
  taken: boolean;
  remaining: number;
  /** In so many milliseconds all points are back. */
  resetMs: number;
}

/** Counts tries, across all servers where there is a Redis. */
export interface RateLimits {
  /** Counts one try of `key`; throws RATE_LIMITED over the limit. */
  take(limit: Limit, key: string): Promise<void>;
  /** Takes points of `key`, if there are enough left; never throws for too few. */
  spend(limit: Limit, key: string, points: number): Promise<Spending>;
  /** Counts one try of `key`; false over the limit. */
  tryTake(limit: Limit, key: string): Promise<boolean>;
  /** Takes one counted try back: it was none of those that are limited. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Whether the next try of `key` would be over the limit; counts none. */
  isUsedUp(limit: Limit, key: string): Promise<boolean>;
  /** Forgets the tries of `key`, after a success. */
  reset(limit: Limit, key: string): Promise<void>;
}

/** Strangers choose keys by typing other accounts or coming from other addresses; each takes about half a kilobyte. */
export const MAX_KEYS_IN_MEMORY = 20_000;

/** Keeps the latest keys only. */
class BoundedLimiter extends RateLimiterMemory {
  private readonly keys = new LRUCache<string, true>({
    max: MAX_KEYS_IN_MEMORY,
    disposeAfter: (_true, key, reason) => reason === 'evict' && void this.delete(key),
  });

  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.keys.set(key, true);
    return super.consume(key, points);
  }
}

/** Limits in memory, or in Redis with memory as its stand-in while it is away. */
export const createRateLimits = (redis: Redis | undefined): RateLimits => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = ({ name, points, seconds }: Limit): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `podium:limit:${name}`, points, duration: seconds };
    const memory = new BoundedLimiter(options);
    const created = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
    limiters.set(name, created);
    return created;
  };
  const spend: RateLimits['spend'] = async (limit, key, points) => {
    try {
      const { remainingPoints, msBeforeNext } = await limiterFor(limit).consume(key, points);
      return { taken: true, remaining: remainingPoints, resetMs: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { taken: false, remaining: 0, resetMs: refusal.msBeforeNext };
    }
  };
  return {
    spend,
    async take(limit, key) {
      const { taken, resetMs } = await spend(limit, key, 1);
      if (!taken) throw rateLimited(Math.max(1, Math.ceil(resetMs / 1000)));
    },
    async tryTake(limit, key) {
      return (await spend(limit, key, 1)).taken;
    },
    async giveBack(limit, key) {
      await limiterFor(limit).reward(key);
    },
    async isUsedUp(limit, key) {
      const used = await limiterFor(limit).get(key);
      return used !== null && used.consumedPoints >= limit.points;
    },
    async reset(limit, key) {
      await limiterFor(limit).delete(key);
    },
  };
};
