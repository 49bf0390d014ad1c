import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCache } from './freshness/cache';
import { mutationHook } from './graphql-hooks';

const PODS = gql`
  query Pods {
    pods {
      nodes {
        id
      }
    }
  }
`;
const ADD: TypedDocumentNode<{ createPod: boolean }, Record<string, never>> = gql`
  mutation Add {
    createPod
  }
`;
const useAddMutation = mutationHook(ADD);

test('a mutation that refreshes a list ends when the list is up to date', async () => {
  const ids: string[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'Add') ids.push(`${ids.length + 1}`);
        const nodes = ids.map((id) => ({ __typename: 'Pod', id }));
        const pods = { __typename: 'PodConnection', nodes };
        observer.next({ data: operationName === 'Add' ? { createPod: true } : { pods } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: server, cache: createCache() });
  client.watchQuery({ query: PODS, fetchPolicy: 'cache-and-network' }).subscribe({});
  const { result } = renderHook(() => useAddMutation({ refreshes: ['pods'] }), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await result.current[0]();
  const nodes = [{ __typename: 'Pod', id: '1' }];
  expect(client.readQuery({ query: PODS })).toEqual({ pods: { __typename: 'PodConnection', nodes } });
});
