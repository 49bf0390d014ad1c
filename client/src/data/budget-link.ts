import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, map, retry, share, throwError, timer, type Observable } from 'rxjs';
import { BUDGET_SPENT, toAppError } from './errors';
import { reachability } from './reachability';

const MAX_REPEATS = 5;

/** All tabs of a person share the budget, so each waits a moment of its own. */
const SPREAD_MS = 2_000;

const isSpent = (answer: unknown): boolean => toAppError(answer).reason === BUDGET_SPENT;

/**
 * Repeats queries that are refused because the person's budget of points is spent, after the time that the server names.
 * All wait for the same pause, which ends early once no page needs an answer. A query whose context says `repeats: false` is left alone.
 */
export const createBudgetLink = (): ApolloLink => {
  let pause: Observable<unknown> | undefined;

  const startPause = (seconds: number) =>
    defer(() => {
      reachability.setState({ isPaused: true });
      return timer(seconds * 1_000 + Math.random() * SPREAD_MS);
    }).pipe(
      finalize(() => {
        pause = undefined;
        reachability.setState({ isPaused: false });
      }),
      share(),
    );

  const delay = (error: unknown) =>
    isSpent(error) ? (pause ??= startPause(toAppError(error).retryAfter ?? 0)) : throwError(() => error);

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY || operation.getContext()['repeats'] === false)
      return forward(operation);
    return defer(() => forward(operation)).pipe(
      map((result) => {
        if (isSpent(result)) throw new CombinedGraphQLErrors(result);
        return result;
      }),
      retry({ count: MAX_REPEATS, delay }),
    );
  });
};
