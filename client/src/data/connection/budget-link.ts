import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, of, share } from 'rxjs';
import { BUDGET_SPENT, toAppError } from '../errors/errors';
import { reachability } from './reachability';

const MAX_REPEATS = 5;

/** Spreads the retries of a person's tabs, which share the budget. */
const SPREAD_MS = 2_000;

/** The pause that all refused queries share; it ends early once no page needs an answer. */
let pause: Observable<void> | undefined;

const startPause = (seconds: number) =>
  new Observable<void>((observer) => {
    reachability.setState({ isPaused: true });
    const end = () => {
      observer.next();
      observer.complete();
    };
    const timer = setTimeout(end, seconds * 1_000 + Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      pause = undefined;
      reachability.setState({ isPaused: false });
    };
  }).pipe(share());

/**
 * Repeats queries that are refused because the person's budget of points is spent, after the time that the server names.
 * A query with `repeats: false` in its context is not repeated.
 */
export const budgetLink = new ApolloLink((operation, forward) => {
  const ask = (repeats: number): Observable<ApolloLink.Result> =>
    forward(operation).pipe(
      mergeMap((result) => {
        const { reason, retryAfter = 0 } = toAppError(result);
        if (repeats === 0 || reason !== BUDGET_SPENT) return of(result);
        return (pause ??= startPause(retryAfter)).pipe(mergeMap(() => ask(repeats - 1)));
      }),
    );
  const isQuery = operation.operationType === OperationTypeNode.QUERY;
  return ask(isQuery && operation.getContext()['repeats'] !== false ? MAX_REPEATS : 0);
});
