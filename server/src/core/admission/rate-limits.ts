/** Protects passwords, mails and people from many tries of one action: so many in so many seconds as each service says. */
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

/** Whole seconds of a `Retry-After`. */
export const secondsIn = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

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

/** Counts tries: in memory, or across all servers in Redis, with memory as its stand-in while it is away. */
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly redis: Redis | undefined) {}

  /** Takes points of `key`, if there are enough left; never throws for too few. In `resetMs` milliseconds all points are back. */
  async spend(limit: Limit, key: string, points: number) {
    try {
      const { remainingPoints, msBeforeNext } = await this.limiterFor(limit).consume(key, points);
      return { taken: true, remaining: remainingPoints, resetMs: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { taken: false, remaining: 0, resetMs: refusal.msBeforeNext };
    }
  }

  /** Counts one try of `key`; throws RATE_LIMITED over the limit. */
  async take(limit: Limit, key: string): Promise<void> {
    const { taken, resetMs } = await this.spend(limit, key, 1);
    if (!taken) throw rateLimited(secondsIn(resetMs));
  }

  /** Counts one try of `key`; false over the limit. */
  async tryTake(limit: Limit, key: string): Promise<boolean> {
    return (await this.spend(limit, key, 1)).taken;
  }

  /** Takes one counted try back: it was none of those that are limited. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiterFor(limit).reward(key);
  }

  /** Whether the next try of `key` would be over the limit; counts none. */
  async isUsedUp(limit: Limit, key: string): Promise<boolean> {
    const used = await this.limiterFor(limit).get(key);
    return used !== null && used.consumedPoints >= limit.points;
  }

  /** Forgets the tries of `key`, after a success. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.limiterFor(limit).delete(key);
  }

  private limiterFor({ name, points, seconds }: Limit): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
    const memory = new BoundedLimiter(options);
    const created = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
      : memory;
    this.limiters.set(name, created);
    return created;
  }
}
