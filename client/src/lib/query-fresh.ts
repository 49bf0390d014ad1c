import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** The server's answer of now, put into the cache. Fails where the server cannot be reached, instead of taking an earlier answer for it. */
export const queryFresh = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) =>
  client.query<TData>({
    query,
    variables,
    fetchPolicy: 'network-only',
    context: { fresh: true },
  });
