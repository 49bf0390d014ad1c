import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { createCache } from './cache';
import { hasCode } from './errors';
import { offlineCopies } from './offline-copies';
import { createOfflineLink } from './offline-link';
import { Realtime } from './realtime';
import { session } from './session';
import { createStaleAnswerLink } from './stale-answer-link';

/** Operations in which "unauthenticated" means a wrong password, not an ended session. */
const signInOperations = new Set(['Login']);

/** The token of the moment goes with the operation, so that a late answer can be told from one to the present session. */
const withToken = new SetContextLink(() => ({ token: session.getState().auth.token }));

/** The name goes with the operation, since an overloaded server prefers scans and sign-ins without reading bodies. */
const withHeaders = new SetContextLink(({ headers, token }, { operationName }) => ({
  headers: {
    ...headers,
    ...(operationName && { 'x-apollo-operation-name': operationName }),
    ...(token && { authorization: `Bearer ${token}` }),
  },
}));

const signOutWhenRefused = new ErrorLink(({ error, operation }) => {
  if (signInOperations.has(operation.operationName ?? '')) return;
  if (hasCode(error, 'UNAUTHENTICATED')) session.signOutOf(operation.getContext()['token'] as string | null);
});

const keepingCopies = createOfflineLink({
  copies: offlineCopies,
  userId: () => session.getState().auth.user?.id ?? null,
});

function socketUrl(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
}

/** Everybody in the hall comes back in the same second, so each waits a moment of their own. */
const SPREAD_MS = 3000;

function refetchWhenOnline(client: ApolloClient): void {
  window.addEventListener('online', () => {
    setTimeout(() => void client.refetchQueries({ include: 'active' }), Math.random() * SPREAD_MS);
  });
}

/** The client of the whole portal: queries by HTTP, subscriptions by socket, both as the person signed in. */
export function createApolloClient(): ApolloClient {
  const realtime = new Realtime(socketUrl());
  const http = ApolloLink.from([withHeaders, new HttpLink({ uri: '/graphql' })]);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    // The link only subscribes.
    new GraphQLWsLink(realtime as Pick<Client, 'subscribe'> as Client),
    http,
  );
  const client = new ApolloClient({
    link: ApolloLink.from([withToken, signOutWhenRefused, keepingCopies, createStaleAnswerLink(), transport]),
    cache: createCache(),
    // With another policy, or `nextFetchPolicy`, Apollo shows no change while the query is being asked again.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  session.subscribe(({ auth }, { auth: before }) => {
    if (auth.token === before.token) return;
    realtime.reconnect();
    if (before.token) {
      void client.clearStore();
      void offlineCopies.clear();
    }
  });
  refetchWhenOnline(client);
  return client;
}
