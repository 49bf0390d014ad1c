import { InMemoryCache, type ApolloClient, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { useEffect } from 'react';
import { entriesOf, retentionOf } from '../lib/retention';

/** Keeps the answer of a query while this screen shows it, and for a while after. */
export function useRetention(
  client: ApolloClient,
  document: DocumentNode,
  variables?: OperationVariables,
): void {
  const { cache } = client;
  const key = JSON.stringify(variables ?? {});
  useEffect(() => {
    if (!(cache instanceof InMemoryCache)) return undefined;
    const entries = entriesOf(cache, document, JSON.parse(key) as OperationVariables);
    return retentionOf(cache).hold(entries);
  }, [cache, document, key]);
}
