import {
  ApolloClient,
  ApolloLink,
  gql,
  Observable,
  type DocumentNode,
  type WatchQueryFetchPolicy,
} from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './cache';
import { dropOldAnswers, KEPT_MS, refresh, refreshed } from './freshness';

const PODS = gql`
  query Pods($eventId: ID!) {
    pods(eventId: $eventId) {
      nodes {
        id
        name
      }
    }
  }
`;
const COUNT = gql`
  query Count($eventId: ID!) {
    event(id: $eventId) {
      id
      count
    }
  }
`;
const variables = { eventId: 'e1' };
const podsOf = (name: string) => ({
  pods: { __typename: 'PodConnection', nodes: [{ __typename: 'Pod', id: 'p1', name }] },
});

/** A client with a server that answers at once; `asked` are the names of its queries. */
function openPage() {
  const asked: string[] = [];
  const server = new ApolloLink(({ operationName, variables: { eventId } }) => {
    asked.push(`${operationName} ${String(eventId)}`);
    const event = { __typename: 'Event', id: eventId as string, count: asked.length };
    return new Observable((observer) => {
      observer.next({ data: operationName === 'Count' ? { event } : podsOf(`A${asked.length}`) });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: server, cache: createCache() });
  const show = (
    query: DocumentNode,
    eventId = 'e1',
    fetchPolicy: WatchQueryFetchPolicy = 'cache-and-network',
  ) => {
    const shown = client.watchQuery({ query, variables: { eventId }, fetchPolicy });
    const subscription = shown.subscribe({});
    return { leave: () => subscription.unsubscribe(), result: () => shown.getCurrentResult() };
  };
  const known = (query = PODS) => client.readQuery<object>({ query, variables });
  return { client, asked, show, known };
}

const podIn = (client: ApolloClient) => (client.cache.extract() as Record<string, unknown>)['Pod:p1'];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is on the screen is asked for once for several refreshes, without a sign of loading', async () => {
  const { client, asked, show } = openPage();
  const { result } = show(PODS, 'e1', 'cache-first');
  show(COUNT);
  await pass(1);
  asked.length = 0;
  refresh(client, 'event');
  refresh(client, 'event', 'pods');
  expect(result()).toMatchObject({ loading: false });
  await pass(249);
  expect(asked).toEqual([]);
  await pass(2);
  // Lists that are kept up to date by events are not asked for.
  expect(asked).toEqual(['Count e1']);
});

test('what is not on the screen is forgotten', async () => {
  const { client, asked, show, known } = openPage();
  const { leave } = show(PODS);
  show(PODS, 'e2');
  await pass(1);
  leave();
  asked.length = 0;
  refresh(client, 'companies');
  await pass(300);
  expect([known(), asked]).toEqual([podsOf('A2'), []]);
  refresh(client, 'pods');
  await pass(300);
  expect([known(), podIn(client) !== undefined]).toEqual([null, true]);
});

test('one document can be refreshed alone, also one that is answered from the cache', async () => {
  const { client, asked, show } = openPage();
  show(COUNT, 'e1', 'cache-first');
  await pass(1);
  refresh(client, COUNT);
  await pass(300);
  expect(asked).toEqual(['Count e1', 'Count e1']);
});

test('an answer that nobody shows is kept 60 s and then gone, with what only it held', async () => {
  const { client, show, known } = openPage();
  dropOldAnswers(client);
  const { leave } = show(PODS);
  await pass(10 * KEPT_MS);
  leave();
  await pass(KEPT_MS - 1);
  expect(known()).not.toBeNull();
  await pass(20_001);
  expect([known(), podIn(client)]).toEqual([null, undefined]);
});

test('coming back within the time starts it again', async () => {
  const { client, show, known } = openPage();
  dropOldAnswers(client);
  show(PODS).leave();
  await pass(KEPT_MS - 1);
  show(PODS, 'e1', 'cache-first');
  await pass(10 * KEPT_MS);
  expect(known()).not.toBeNull();
});

test('the conversations stay, by which messages are counted', async () => {
  const { client } = openPage();
  dropOldAnswers(client);
  const query = gql`
    {
      conversations(eventId: "e1") {
        totalCount
      }
    }
  `;
  const data = { conversations: { __typename: 'ConversationConnection', totalCount: 1 } };
  client.writeQuery({ query, data });
  await pass(10 * KEPT_MS);
  expect(client.readQuery({ query })).toEqual(data);
});

test('without a network all answers stay', async () => {
  const { client, show, known } = openPage();
  dropOldAnswers(client);
  show(PODS).leave();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(10 * KEPT_MS);
  expect(known()).not.toBeNull();
  vi.restoreAllMocks();
});

test('a mutation can wait until the screens show what it changed', async () => {
  const { client, show, known } = openPage();
  show(PODS);
  await pass(1);
  refresh(client, 'pods');
  const seen = refreshed(client)?.then(() => known());
  await pass(300);
  expect([await seen, refreshed(client)]).toEqual([podsOf('A2'), undefined]);
});
