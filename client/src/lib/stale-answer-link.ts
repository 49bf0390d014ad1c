import { ApolloLink, type ApolloCache, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, mergeMap, of, tap } from 'rxjs';

/** How often one query is repeated at most, so that a person who taps all the time still gets a list. */
const MAX_REPEATS = 2;

const writeInto = (
  cache: ApolloCache,
  { operationType, query, variables }: ApolloLink.Operation,
  result: object,
) => cache.write({ dataId: `ROOT_${operationType.toUpperCase()}`, query, variables, result });

/**
 * Takes care that an answer which left the server before a change does not take the change back on the screen. A query
 * during which a mutation was answered is repeated, since lists may have other rows now. In the last answer, and where events
 * came meanwhile, things are as they were last said to be. Mutations whose context says `changesData: false` change nothing.
 */
export const createStaleAnswerLink = (createCache: () => ApolloCache): ApolloLink => {
  let mutations = 0;
  let asking = 0;
  /** What was said since the first of the queries under way left, each as it is written into a cache. */
  let said: ((cache: ApolloCache) => void)[] = [];

  /** The answer as a cache shows it that has heard the rest afterwards; as it came where that lacks a part. */
  const corrected = (operation: ApolloLink.Operation, result: ApolloLink.Result, since: number) => {
    if (said.length === since || !result.data) return result;
    const cache = createCache();
    writeInto(cache, operation, result.data);
    for (const write of said.slice(since)) write(cache);
    const { query, variables } = operation;
    return { ...result, data: cache.readQuery<typeof result.data>({ query, variables }) ?? result.data };
  };

  const ask = (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
    repeats = MAX_REPEATS,
  ): Observable<ApolloLink.Result> =>
    defer(() => {
      const [before, since] = [mutations, said.length];
      asking += 1;
      return forward(operation).pipe(
        mergeMap((result) =>
          repeats > 0 && mutations !== before
            ? ask(operation, forward, repeats - 1)
            : of(corrected(operation, result, since)),
        ),
        finalize(() => {
          asking -= 1;
          if (asking === 0) said = [];
        }),
      );
    });

  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    if (operationType === OperationTypeNode.QUERY) return ask(operation, forward);
    if (operation.getContext()['changesData'] === false) return forward(operation);
    return forward(operation).pipe(
      tap(({ data }) => {
        if (operationType === OperationTypeNode.MUTATION) mutations += 1;
        if (data && asking > 0) said.push((cache) => writeInto(cache, operation, data));
      }),
    );
  });
};
