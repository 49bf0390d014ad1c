/** Protects the processor from one caller's many requests: `COST_BUDGET` points a minute of a user or an address, over all servers. */
import { LRUCache } from 'lru-cache';
import { budgetSpent } from '../errors';
import { secondsIn, type Limit, type RateLimits } from './rate-limits';

export interface Balance {
  /** Points of a whole minute. */
  limit: number;
  remaining: number;
  /** When the minute ends and the limit is whole again, in milliseconds since 1970. */
  resetAt: number;
}

/** Points that were taken from the store in advance, so that most requests do not ask it. */
interface Lease {
  left: number;
  /** What the store had left when it was last asked. */
  stored: number;
  resetAt: number;
}

const SECONDS = 60;
/** One request to the store serves for this part of the limit. */
const CHUNKS = 50;
const MAX_LEASES = 50_000;

export class Budgets {
  private readonly leases = new LRUCache<string, Lease>({ max: MAX_LEASES });
  private readonly limit: Limit;

  constructor(
    private readonly rateLimits: RateLimits,
    points: number,
  ) {
    this.limit = { name: 'cost', points, seconds: SECONDS };
  }

  /** Takes points; RATE_LIMITED `BUDGET_SPENT` where there are not enough of them left. */
  async spend(key: string, points: number): Promise<Balance> {
    const lease = this.leaseOf(key);
    if (lease.left < points) await this.extend(key, lease, points - lease.left);
    if (lease.left < points) throw budgetSpent(secondsUntil(lease.resetAt));
    return this.take(lease, points);
  }

  /**
   * Charges points that were used already, or gives back what was charged too much (below zero); what is owed is paid first.
   * Gives what is left now, as far as this server knows.
   */
  settle(key: string, points: number): Balance {
    return this.take(this.leaseOf(key), points);
  }

  /** Resolves once half of the limit is left: what can wait for it leaves the other half to what cannot. */
  async untilHalfIsLeft(key: string): Promise<void> {
    for (;;) {
      const lease = this.leaseOf(key);
      // Other servers know of what was charged afterwards only once the store does.
      if (lease.left < 0) await this.extend(key, lease, -lease.left);
      const { remaining, resetAt } = this.settle(key, 0);
      if (remaining >= this.limit.points / 2) return;
      await new Promise((resolve) => setTimeout(resolve, resetAt - Date.now()).unref());
    }
  }

  private take(lease: Lease, points: number): Balance {
    lease.left -= points;
    const { left, stored, resetAt } = lease;
    return { limit: this.limit.points, remaining: Math.max(0, left + stored), resetAt };
  }

  private leaseOf(key: string): Lease {
    const now = Date.now();
    const known = this.leases.get(key);
    if (known && known.resetAt > now) return known;
    // What was used beyond the limit of its minute is paid in the next ones.
    const owed = known ? Math.min(0, known.left + known.stored) : 0;
    const fresh = { left: owed, stored: this.limit.points, resetAt: now + SECONDS * 1_000 };
    this.leases.set(key, fresh);
    return fresh;
  }

  private async extend(key: string, lease: Lease, missing: number): Promise<void> {
    // Within a minute the store never has more than it had: a refusal by it would cost what is left there.
    if (missing > lease.stored) return;
    const chunk = Math.max(missing, Math.min(this.limit.points / CHUNKS, lease.stored));
    const { taken, remaining, resetMs } = await this.rateLimits.spend(this.limit, key, Math.ceil(chunk));
    if (taken) lease.left += Math.ceil(chunk);
    lease.stored = remaining;
    lease.resetAt = Date.now() + resetMs;
  }
}

const secondsUntil = (time: number): number => secondsIn(time - Date.now());

/** The widely used headers of a limit: points, how many are left, and in how many seconds all are back. */
export const balanceHeaders = ({ limit, remaining, resetAt }: Balance): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(secondsUntil(resetAt)),
  'ratelimit-policy': `${limit};w=${SECONDS}`,
});
