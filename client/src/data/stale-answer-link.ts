import { ApolloLink, type ApolloCache, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, mergeMap, of, tap } from 'rxjs';
import type { RootField } from '../generated/root-fields';
import { isRefreshedSince, refresh, refreshCount, rootFieldsOf, type FirstAsking } from './freshness';

/** How often one query is repeated at most, so that a person who taps all the time still gets a list. */
const MAX_REPEATS = 2;

/** A part of a page that is drawn so soon after its answer came does not ask again, unless something was said since. */
const YOUNG_MS = 15_000;

const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  `${operationName} ${JSON.stringify(variables)}`;

const writeInto = (
  cache: ApolloCache,
  { operationType, query, variables }: ApolloLink.Operation,
  result: object,
) => cache.write({ dataId: `ROOT_${operationType.toUpperCase()}`, query, variables, result });

/**
 * Takes care that an answer which left the server before a change does not take the change back on the screen. A query
 * during which a mutation ended, or what it asks for was refreshed, is repeated, since lists may have other rows now; one
 * that is answered while a mutation is under way is asked again after it. In the last answer, and where events
 * came meanwhile, things are as they were last said to be. Mutations whose context says `changesData: false` change nothing.
 * Parts of one page that ask the same thing one after the other share the answer of the first.
 */
export const createStaleAnswerLink = (createCache: () => ApolloCache): ApolloLink => {
  let underWay = 0;
  let ended = 0;
  /** What was answered while mutations were under way: whether before or after their changes, only they know. */
  const doubtful = new Set<RootField>();
  let asking = 0;
  /** What was said since the first of the queries under way left, each as it is written into a cache. */
  let said: ((cache: ApolloCache) => void)[] = [];
  /** When queries were answered; empty after whatever may have changed the answers. */
  const answeredAt = new Map<string, number>();
  window.addEventListener('online', () => answeredAt.clear());
  let page = window.location.pathname;

  /** Whether a part of a page asks when it is drawn; polls and refreshes are neither answered by young answers nor make any. */
  const isFirstAsking = (operation: ApolloLink.Operation): boolean => {
    const part = operation.getContext()['asking'] as FirstAsking | undefined;
    const isFirst = part?.isFirst ?? false;
    if (part) part.isFirst = false;
    return isFirst;
  };

  /** The answer that the cache has, where it is young. */
  const youngAnswer = (operation: ApolloLink.Operation) => {
    // Another page, also one that was left and is shown again, asks for what is on it.
    if (window.location.pathname !== page) answeredAt.clear();
    page = window.location.pathname;
    const at = answeredAt.get(keyOf(operation)) ?? Number.NEGATIVE_INFINITY;
    if (Date.now() - at > YOUNG_MS) return undefined;
    const { client, query, variables } = operation;
    return client.cache.readQuery<ApolloLink.Result['data'] & object>({ query, variables }) ?? undefined;
  };

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
    isFirst: boolean,
    repeats = MAX_REPEATS,
  ): Observable<ApolloLink.Result> =>
    defer(() => {
      const [before, refreshes, since] = [ended, refreshCount(), said.length];
      asking += 1;
      return forward(operation).pipe(
        mergeMap((result) => {
          const isStale = ended !== before || isRefreshedSince(operation.query, refreshes);
          if (repeats > 0 && isStale) return ask(operation, forward, isFirst, repeats - 1);
          if (underWay > 0)
            for (const { name } of rootFieldsOf(operation.query)) doubtful.add(name.value as RootField);
          else if (isFirst && !isStale && said.length === since && !result.errors)
            answeredAt.set(keyOf(operation), Date.now());
          return of(corrected(operation, result, since));
        }),
        finalize(() => {
          asking -= 1;
          if (asking === 0) said = [];
        }),
      );
    });

  /** A mutation that failed may have changed something too. */
  const counted = ({ client }: ApolloLink.Operation, heard: Observable<ApolloLink.Result>) =>
    defer(() => {
      underWay += 1;
      return heard.pipe(
        finalize(() => {
          underWay -= 1;
          ended += 1;
          if (doubtful.size > 0) refresh(client, ...doubtful);
          doubtful.clear();
        }),
      );
    });

  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    if (operationType === OperationTypeNode.QUERY) {
      const isFirst = isFirstAsking(operation);
      const data = isFirst ? youngAnswer(operation) : undefined;
      return data ? of({ data }) : ask(operation, forward, isFirst);
    }
    if (operation.getContext()['changesData'] === false) return forward(operation);
    const heard = forward(operation).pipe(
      tap(({ data }) => {
        answeredAt.clear();
        if (data && asking > 0) said.push((cache) => writeInto(cache, operation, data));
      }),
    );
    return operationType === OperationTypeNode.MUTATION ? counted(operation, heard) : heard;
  });
};
