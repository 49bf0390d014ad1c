import { HeaderMap, type HTTPGraphQLHead } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../context';
import { charge, rateLimitHeaders, settle, withCost } from './cost-budget';
import { OPERATION_COST } from './cost-limit';
import { statusOfErrors, withoutSuggestion } from './error-format';

/** `Retry-After` where an error of the answer says how long to wait: the longest wait of all of them. */
export const headersOf = ({ errors = [] }: FormattedExecutionResult): HeaderMap => {
  const waits = errors.flatMap(({ extensions }) => {
    const wait = extensions?.['retryAfter'];
    return typeof wait === 'number' ? [wait] : [];
  });
  const headers = new HeaderMap();
  if (waits.length > 0) headers.set('retry-after', String(Math.max(...waits)));
  return headers;
};

/** Head of a response whose request was well-formed and of which nothing was executed, with its status. */
const requestErrors = new WeakMap<HeaderMap, number>();

/**
 * The HTTP status of an answer. GraphQL over HTTP answers a well-formed request with 200 in `application/json`, whatever
 * became of it; `application/graphql-response+json` has 4xx where nothing was executed.
 */
export const statusOfAnswer = ({ status = 200, headers }: HTTPGraphQLHead): number => {
  const requestError = requestErrors.get(headers);
  if (requestError === undefined) return status;
  return headers.get('content-type')?.startsWith('application/graphql-response+json') ? requestError : 200;
};

/**
 * Completes a result and the head that it is sent with. What was not executed is charged too; a document that
 * is not valid is worth an answer even without budget.
 */
export const completeAnswer = async (
  result: FormattedExecutionResult,
  headers: HeaderMap,
  ctx: RequestContext,
  isRequestError: boolean,
): Promise<void> => {
  if (!ctx.balance) {
    await charge(ctx, OPERATION_COST).catch(() => undefined);
    Object.assign(result, withCost(result, OPERATION_COST, settle(ctx, OPERATION_COST), ctx));
  }
  for (const [name, value] of Object.entries(rateLimitHeaders(ctx))) headers.set(name, value);
  if (isRequestError) requestErrors.set(headers, statusOfErrors(result.errors));
  if (!ctx.viewer && result.errors) result.errors = result.errors.map(withoutSuggestion);
};
