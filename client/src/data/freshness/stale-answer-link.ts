import { ApolloLink, type ApolloCache, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, mergeMap, of, tap } from 'rxjs';
import type { RootField } from '../../generated/root-fields';
import { isRefreshedSince, refresh, refreshCount, rootFieldsOf, type InitialRequest } from './freshness';

/** The most repetitions of one query, so that a person who changes something constantly still gets a list. */
const MAX_REPEATS = 2;

/** A component that mounts within this time after an answer reuses it, unless a mutation or event came since. */
const RECENT_MS = 15_000;

const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  `${operationName} ${JSON.stringify(variables)}`;

const writeInto = (
  cache: ApolloCache,
  { operationType, query, variables }: ApolloLink.Operation,
  result: object,
) => cache.write({ dataId: `ROOT_${operationType.toUpperCase()}`, query, variables, result });

/**
 * Prevents an answer that left the server before a change from reverting the change on the screen. A query
 * during which a mutation ended, or which was refreshed meanwhile, is repeated, since lists may have other rows now; one
 * that is answered during a mutation is refetched after it. Data of mutations and events that arrived meanwhile
 * overrides the answer. Mutations with `changesData: false` in their context are ignored.
 * Components of one page that send the same query one after the other share the first answer.
 */
export const createStaleAnswerLink = (createCache: () => ApolloCache): ApolloLink => {
  let underWay = 0;
  let ended = 0;
  /** Root fields answered during a mutation, perhaps before its change: they are refreshed after it. */
  const uncertain = new Set<RootField>();
  let pending = 0;
  /** Writes of mutations and events since the first of the pending queries was sent. */
  let writes: ((cache: ApolloCache) => void)[] = [];
  /** The times of answers; cleared by anything that may have changed them. */
  const answeredAt = new Map<string, number>();
  window.addEventListener('online', () => answeredAt.clear());
  let page = window.location.pathname;

  /** Whether a component sends its first request; polls and refreshes neither reuse recent answers nor provide them. */
  const isInitialRequest = (operation: ApolloLink.Operation): boolean => {
    const part = operation.getContext()['asking'] as InitialRequest | undefined;
    const isFirst = part?.isFirst ?? false;
    if (part) part.isFirst = false;
    return isFirst;
  };

  /** The cached answer, if it is recent. */
  const recentAnswer = (operation: ApolloLink.Operation) => {
    // Another page sends its own queries, also one that is opened again.
    if (window.location.pathname !== page) answeredAt.clear();
    page = window.location.pathname;
    const at = answeredAt.get(keyOf(operation)) ?? Number.NEGATIVE_INFINITY;
    if (Date.now() - at > RECENT_MS) return undefined;
    const { client, query, variables } = operation;
    return client.cache.readQuery<ApolloLink.Result['data'] & object>({ query, variables }) ?? undefined;
  };

  /** The answer with later writes applied in a separate cache; unchanged if the result is incomplete. */
  const corrected = (operation: ApolloLink.Operation, result: ApolloLink.Result, since: number) => {
    if (writes.length === since || !result.data) return result;
    const cache = createCache();
    writeInto(cache, operation, result.data);
    for (const write of writes.slice(since)) write(cache);
    const { query, variables } = operation;
    return { ...result, data: cache.readQuery<typeof result.data>({ query, variables }) ?? result.data };
  };

  const ask = (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
    isFirst: boolean,
    repeats = MAX_REPEATS,
  ): Observable<ApolloLink.Result> =>
    defer(() => {
      const [before, refreshes, since] = [ended, refreshCount(), writes.length];
      pending += 1;
      return forward(operation).pipe(
        mergeMap((result) => {
          const isStale = ended !== before || isRefreshedSince(operation.query, refreshes);
          if (repeats > 0 && isStale) return ask(operation, forward, isFirst, repeats - 1);
          const fields = rootFieldsOf(operation.query).map(({ name }) => name.value as RootField);
          if (underWay > 0) for (const field of fields) uncertain.add(field);
          // Refreshes meanwhile have waited for this answer, which may lack the last change.
          else if (isStale) refresh(operation.client, ...fields);
          else if (isFirst && writes.length === since && !result.errors)
            answeredAt.set(keyOf(operation), Date.now());
          return of(corrected(operation, result, since));
        }),
        finalize(() => {
          pending -= 1;
          if (pending === 0) writes = [];
        }),
      );
    });

  /** Counts failed mutations too, since they may have changed something. */
  const counted = ({ client }: ApolloLink.Operation, answers: Observable<ApolloLink.Result>) =>
    defer(() => {
      underWay += 1;
      return answers.pipe(
        finalize(() => {
          underWay -= 1;
          ended += 1;
          if (uncertain.size > 0) refresh(client, ...uncertain);
          uncertain.clear();
        }),
      );
    });

  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    if (operationType === OperationTypeNode.QUERY) {
      const isFirst = isInitialRequest(operation);
      const data = isFirst ? recentAnswer(operation) : undefined;
      return data ? of({ data }) : ask(operation, forward, isFirst);
    }
    if (operation.getContext()['changesData'] === false) return forward(operation);
    const answers = forward(operation).pipe(
      tap(({ data }) => {
        answeredAt.clear();
        if (data && pending > 0) writes.push((cache) => writeInto(cache, operation, data));
      }),
    );
    return operationType === OperationTypeNode.MUTATION ? counted(operation, answers) : answers;
  });
};
