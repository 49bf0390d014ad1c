import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { rateLimited } from './errors';

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
  /** Forgets the tries of `key`, after a success. */
  reset(limit: Limit, key: string): Promise<void>;
}

/** Limits in memory, or in Redis with memory as its stand-in while it is away. */
export const createRateLimits = (redis: Redis | undefined): RateLimits => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = ({ name, points, seconds }: Limit): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `podium:limit:${name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const created = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
    limiters.set(name, created);
    return created;
  };
  return {
    async take(limit, key) {
      try {
        await limiterFor(limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async spend(limit, key, points) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterFor(limit).consume(key, points);
        return { taken: true, remaining: remainingPoints, resetMs: msBeforeNext };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { taken: false, remaining: 0, resetMs: refusal.msBeforeNext };
      }
    },
    async reset(limit, key) {
      await limiterFor(limit).delete(key);
    },
  };
};
