import type { FormattedExecutionResult } from 'graphql';
import { balanceHeaders } from '../http/budget';
import type { RequestContext } from '../context';

/** Takes the cost of an operation from the budget of who asks: a user, or the address of anonymous callers; RATE_LIMITED. */
export const charge = async (ctx: RequestContext, requested: number): Promise<void> => {
  const { budgets } = ctx.runtime;
  const key = ctx.viewer?.userId ?? ctx.request.addressKey;
  try {
    ctx.balance = await budgets.spend(key, requested);
  } catch (error) {
    ctx.balance = budgets.balance(key);
    throw error;
  }
};

/** A result with `extensions.cost`: what it cost, and what is left of the budget. */
export const withCost = <Result extends FormattedExecutionResult>(
  result: Result,
  requested: number,
  { balance }: RequestContext,
): Result => {
  if (!balance) return result;
  const { limit, remaining, resetAt } = balance;
  const cost = { requested, remaining, limit, resetAt: new Date(resetAt).toISOString() };
  return { ...result, extensions: { ...result.extensions, cost } };
};

/** `RateLimit-*` headers of an answer; none where nothing was charged. */
export const rateLimitHeaders = ({ balance }: RequestContext): Record<string, string> =>
  balance ? balanceHeaders(balance) : {};
