import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, of, tap } from 'rxjs';

/** How often one query is repeated at most, so that somebody who taps all the time still gets a list. */
const MAX_REPEATS = 2;

/**
 * Repeats a query during which a mutation was answered: its answer may have left the server before the change, and
 * would take the change back on the screen. Mutations whose context says `changesData: false` repeat nothing.
 */
export const createStaleAnswerLink = (): ApolloLink => {
  let changes = 0;
  const askUntilFresh = (
    ask: () => Observable<ApolloLink.Result>,
    repeats: number,
  ): Observable<ApolloLink.Result> =>
    defer(() => {
      const changesBefore = changes;
      return ask().pipe(
        mergeMap((result) =>
          repeats > 0 && changes !== changesBefore ? askUntilFresh(ask, repeats - 1) : of(result),
        ),
      );
    });
  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    if (operationType === OperationTypeNode.QUERY)
      return askUntilFresh(() => forward(operation), MAX_REPEATS);
    const changesData =
      operationType === OperationTypeNode.MUTATION && operation.getContext()['changesData'] !== false;
    return changesData ? forward(operation).pipe(tap(() => (changes += 1))) : forward(operation);
  });
};
