import { ApolloLink, Observable, type InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { getOperationAST, OperationTypeNode } from 'graphql';
import { isConnectionFailure } from '../errors/errors';
import type { OfflineCopies } from './offline-copies';

/** A hall's network may neither answer nor fail: after this long the copy is shown until the answer comes. */
export const SLOW_MS = 5000;

interface OfflineLinkOptions {
  copies: Pick<OfflineCopies, 'read' | 'write'>;
  createCache: () => InMemoryCache;
  /** Id of the signed-in user; copies of one user are never shown to another. */
  userId: () => string | null;
  slowMs?: number;
}

const isQuery = ({ query, operationName }: ApolloLink.Operation): boolean =>
  getOperationAST(query, operationName)?.operation === OperationTypeNode.QUERY;

const keyOf = ({ operationName, variables }: ApolloLink.Operation, userId: string): string =>
  `${userId}:${operationName}:${JSON.stringify(variables)}`;

/** A copy with the things in it as this page knows them, which is newer: live updates and mutations have changed them since. */
function renewed(
  { client, query, variables }: ApolloLink.Operation,
  cache: InMemoryCache,
  copy: unknown,
): unknown {
  if (copy) cache.writeQuery({ query, variables, data: copy });
  const things = cache.extract();
  for (const [id, known] of Object.entries(client.cache.extract() as NormalizedCacheObject))
    things[id] = { ...things[id], ...known };
  return cache.restore(things).readQuery({ query, variables }) ?? copy;
}

/**
 * Keeps the answer of every query, and gives it where the server cannot be reached or takes long. Answers of the server,
 * refusals too, always pass. A query whose context says `keep: false` is left alone, and with `fresh: true` no copy is given.
 */
export const createOfflineLink = ({
  copies,
  createCache,
  userId,
  slowMs = SLOW_MS,
}: OfflineLinkOptions): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const id = userId();
    if (!id || !isQuery(operation) || operation.getContext()['keep'] === false) return forward(operation);
    const key = keyOf(operation, id);
    const takesCopy = operation.getContext()['fresh'] !== true;
    return new Observable((observer) => {
      let settled = false;
      const copy = async () => renewed(operation, createCache(), await copies.read(key));
      const slow = setTimeout(() => {
        if (!takesCopy) return;
        void copy().then((data) => {
          if (data && !settled) observer.next({ data: data as Record<string, unknown> });
        });
      }, slowMs);
      const answerFailure = async (error: unknown) => {
        const data = takesCopy && isConnectionFailure(error) ? await copy() : undefined;
        if (!data) return observer.error(error);
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      };
      const settle = () => {
        settled = true;
        clearTimeout(slow);
      };
      const subscription = forward(operation).subscribe({
        next: (result) => {
          settle();
          if (result.data && !result.errors?.length && userId() === id) void copies.write(key, result.data);
          observer.next(result);
        },
        error: (error: unknown) => {
          settle();
          void answerFailure(error);
        },
        complete: () => {
          settle();
          observer.complete();
        },
      });
      return () => {
        settle();
        subscription.unsubscribe();
      };
    });
  });
