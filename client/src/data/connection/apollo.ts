import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { budgetLink } from './budget-link';
import { createCache } from '../freshness/cache';
import { fetchOrTakeEarly } from './early-requests';
import { hasCode } from '../errors/errors';
import { dropOldAnswers, isFromCache } from '../freshness/freshness';
import { createLiveDigestLink } from '../freshness/live-digest';
import { offlineCopies } from '../offline/offline-copies';
import { createOfflineLink } from '../offline/offline-link';
import { createRealtime } from './realtime';
import { ownAnswersLink } from '../session/own-answers-link';
import { ownId, session } from '../session/session';
import { createStaleAnswerLink } from '../freshness/stale-answer-link';
import { createSubscriptionLink } from './subscription-link';
import { createWholeListLink } from '../freshness/whole-list-link';

/** Operations in which "unauthenticated" means a wrong password, not an ended session. */
const signInOperations = new Set(['Login']);

/** Stores the current token with the operation: a late refusal of an earlier session must not end the current one. */
const ofSession = new ApolloLink((operation, forward) => {
  const { token } = session.getState().auth;
  operation.setContext({ token });
  const signOutWhenRefused = (answer: unknown) => {
    if (!signInOperations.has(operation.operationName ?? '') && hasCode(answer, 'UNAUTHENTICATED'))
      session.signOutOf(token);
  };
  return forward(operation).pipe(
    tap({ next: (result) => result.errors && signOutWhenRefused(result), error: signOutWhenRefused }),
  );
});

/** Sends the operation's name as a header: an overloaded server prefers scans and sign-ins without reading bodies. */
const withHeaders = new ApolloLink((operation, forward) => {
  const { operationName } = operation;
  operation.setContext(({ headers, token }) => ({
    headers: {
      ...headers,
      ...(operationName && { 'x-apollo-operation-name': operationName }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  }));
  return forward(operation);
});

const keepingCopies = createOfflineLink({ copies: offlineCopies, createCache, userId: ownId });

function socketUrl(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`;
}

/** Spreads the refetches of clients that regain the same network in the same second. */
const SPREAD_MS = 3000;

/** Queries with `from: 'cache'` are not refetched: a message that arrives during a refetch would not be shown until its answer. */
function refetchWhenOnline(client: ApolloClient): void {
  const refetch = () =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: (query, { complete }) => !isFromCache(query) || !complete,
    });
  window.addEventListener('online', () => setTimeout(refetch, Math.random() * SPREAD_MS));
}

/** The client of the whole portal: queries by HTTP, subscriptions by socket, both as the person signed in. */
export function createApolloClient(): ApolloClient {
  const realtime = createRealtime(socketUrl());
  const http = ApolloLink.from([
    budgetLink,
    ownAnswersLink,
    withHeaders,
    new HttpLink({ uri: '/graphql', fetch: fetchOrTakeEarly }),
  ]);
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createSubscriptionLink(realtime),
    http,
  );
  const client = new ApolloClient({
    link: ApolloLink.from([
      ofSession,
      keepingCopies,
      createStaleAnswerLink(createCache),
      createLiveDigestLink(),
      createWholeListLink(),
      transport,
    ]),
    cache: createCache(),
    // With another policy, or `nextFetchPolicy`, Apollo shows no change during a refetch.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
  session.subscribe(({ auth }, { auth: before }) => {
    if (auth.token === before.token) return;
    realtime.reconnect();
    if (before.token) void client.clearStore();
  });
  refetchWhenOnline(client);
  dropOldAnswers(client);
  return client;
}
