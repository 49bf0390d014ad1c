/**
 * The limits of a request, numbered in the order in which it meets them. The file of each says what it protects, and its figure.
 *
 * | what is limited                            | `/graphql` | `/v1` | socket    | where                                     |
 * | ------------------------------------------ | ---------- | ----- | --------- | ----------------------------------------- |
 * | requests in work, before any is read       | 1          | 1     |           | `load-guard.ts`                           |
 * | sockets of an address and of a session     |            |       | handshake | `socket-slots.ts`                         |
 * | bytes of a body or message                 | 2          | 3     | 1         | `document-limits.ts`                      |
 * | turns of the caller                        | 3          | 2     | 2         | `callers.ts`                              |
 * | operations of a socket                     |            |       | 3         | `realtime/operations.ts`                  |
 * | tokens, depth and highest cost of a text   | 4          |       | 4         | `document-limits.ts`, `operation-cost.ts` |
 * | turns of introspections                    | 5          |       | 5         | `callers.ts`                              |
 * | points of a minute: charges the estimate   | 6          | 4     | 6         | `budgets.ts`, `operation-cost.ts`         |
 * | number, depth and length of values         | 7          | 5     | 7         | `graphql/value-size.ts`                   |
 * | places of queries, statements, deliveries  | 8          | 6     | 8         | `callers.ts`, `fair-queue.ts`             |
 * | tries of an action, where it has a limit   | 9          | 7     | 9         | `rate-limits.ts`                          |
 * | points of a minute: settles what was used  | 10         | 8     | 10        | `usage.ts`, `budgets.ts`                  |
 */
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../request/context';
import { balanceHeaders } from './budgets';

/** Points of reading a request and sending its answer, which `Usage` does not see. */
const TRANSPORT_COST = 90;

/** Statements are billed up to so many times the estimate: on a busy machine they take longer than they work. */
const MOST_OF_ESTIMATE = 2;

const isFree = (ctx: RequestContext): boolean => ctx.isFree || ctx.request.isFree === true;

const countUsage = (ctx: RequestContext, points: number): void => ctx.session?.api?.countUsage(ctx, points);

/** Takes the cost of an operation from the budget of who asks: a user, or the address of anonymous callers; RATE_LIMITED. */
export const charge = async (ctx: RequestContext, requested: number): Promise<void> => {
  if (isFree(ctx)) return;
  countUsage(ctx, 0);
  const { callerKey: key, runtime } = ctx;
  const { budgets } = runtime;
  try {
    ctx.balance = await budgets.spend(key, requested);
  } catch (error) {
    ctx.balance = budgets.settle(key, 0);
    throw error;
  }
};

/** Charges for what is not settled later, since its cost is known before. */
export const pay = async (ctx: RequestContext, points: number): Promise<void> => {
  await charge(ctx, points);
  if (!isFree(ctx)) countUsage(ctx, points);
};

/** Settles the bill of an operation: what it was charged before, against what it has used. */
export const settle = (ctx: RequestContext, requested: number): number => {
  const used = TRANSPORT_COST + (ctx.request.usage?.takePoints(MOST_OF_ESTIMATE * requested) ?? requested);
  if (isFree(ctx)) return used;
  ctx.balance = ctx.runtime.budgets.settle(ctx.callerKey, used - requested);
  countUsage(ctx, used);
  return used;
};

/** Delivers to a subscription and charges what that used: nothing is refused that was admitted. */
export const chargeDelivery = async <Results>(
  ctx: RequestContext,
  requested: number,
  deliver: () => Promise<Results>,
): Promise<Results> => {
  const { usage } = ctx.request;
  if (!usage) return deliver();
  try {
    usage.measure();
    return await deliver();
  } finally {
    const used = usage.takePoints(MOST_OF_ESTIMATE * requested);
    ctx.runtime.budgets.settle(ctx.callerKey, used);
    countUsage(ctx, used);
  }
};

/** The texts of the ends of minutes: a caller's answers share one, and writing it takes 3 µs. */
const timeTexts = new LRUCache<number, string>({
  max: 10_000,
  memoMethod: (time) => new Date(time).toISOString(),
});

/** Adds `extensions.cost` to a result: what it cost, and what is left of the budget. */
export const withCost = <Result extends FormattedExecutionResult>(
  result: Result,
  requested: number,
  used: number,
  { balance }: RequestContext,
): Result => {
  if (!balance) return result;
  const { limit, remaining, resetAt } = balance;
  const cost = { requested, used, remaining, limit, resetAt: timeTexts.memo(resetAt) };
  result.extensions = { ...result.extensions, cost };
  return result;
};

/** `RateLimit-*` headers of an answer; none where nothing was charged. */
export const rateLimitHeaders = ({ balance }: RequestContext): Record<string, string> =>
  balance ? balanceHeaders(balance) : {};
