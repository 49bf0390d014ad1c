import type {
  ApolloClient,
  DefaultContext,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';

/**
 * Where the answer of a query on a page comes from. Without it: what is known is shown at once, and the server asked again.
 * `server`: only the server's answer of now is shown, as in forms that edit and counts before a removal.
 * `cache`: the server is asked only where nothing is known, since live events keep the rest up to date.
 */
export type AnswerFrom = 'server' | 'cache';

/** Goes with the queries of one part of a page with the same variables; polls and refetches are no first asking. */
export interface FirstAsking {
  readonly variables: string;
  isFirst: boolean;
}

const policies: Record<AnswerFrom, WatchQueryFetchPolicy> = { server: 'network-only', cache: 'cache-first' };

/** Apollo's word for it. With other policies than the usual one, Apollo shows no change while the query is being asked again. */
export const fetchPolicyOf = (from: AnswerFrom | undefined): WatchQueryFetchPolicy =>
  from ? policies[from] : 'cache-and-network';

/** The server's answer of now, put into the cache. Fails where the server cannot be reached, instead of taking an earlier answer for it. */
export const queryFresh = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  context?: DefaultContext,
) =>
  client.query<TData>({
    query,
    variables,
    fetchPolicy: 'network-only',
    context: { fresh: true, ...context },
  });

/** The server's answer of now, kept nowhere: for files and lists that have their own place on the device. */
export const fetchOnce = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) => client.query<TData>({ query, variables, fetchPolicy: 'no-cache', context: { keep: false } });
