import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryFresh } from '../freshness/freshness';
import { createOfflineLink } from './offline-link';

const QUERY = gql`
  query Agenda($day: String) {
    agenda(day: $day)
  }
`;
const answerWith = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const REFUSAL = { errors: [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }] };

let stored: Map<string, unknown>;
let userId: string | null;
let respond: () => Promise<Response>;

beforeEach(() => {
  stored = new Map();
  userId = 'sara';
  vi.stubGlobal('fetch', () => respond());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that has just been opened: nothing is in its memory. */
const openPage = () => {
  const copies = {
    read: async (key: string) => stored.get(key),
    write: async (key: string, data: unknown) => void stored.set(key, data),
  };
  const link = ApolloLink.from([
    createOfflineLink({ copies, userId: () => userId, slowMs: 1000, createCache: () => new InMemoryCache() }),
    new HttpLink({ uri: '/graphql' }),
  ]);
  return new ApolloClient({ link, cache: new InMemoryCache() });
};
const ask = (variables = { day: 'today' }, client = openPage()) =>
  client.query({ query: QUERY, variables }).then(
    ({ data }) => data,
    () => 'failed',
  );
const online = (agenda: string) => {
  respond = async () => answerWith({ data: { agenda } });
};
const offline = () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
};

describe('what was seen before', () => {
  test('is shown again without a network', async () => {
    online('Opening');
    await ask();
    offline();
    expect(await ask()).toEqual({ agenda: 'Opening' });
  });

  test('is shown again where a proxy answers for the server', async () => {
    online('Opening');
    await ask();
    respond = async () => answerWith('Bad gateway', 502);
    expect(await ask()).toEqual({ agenda: 'Opening' });
  });

  test('belongs to the same question and the same person', async () => {
    online('Opening');
    await ask();
    offline();
    const otherDay = await ask({ day: 'tomorrow' });
    userId = 'daniel';
    expect([otherDay, await ask()]).toEqual(['failed', 'failed']);
  });

  test('never stands in for a refusal', async () => {
    online('Opening');
    await ask();
    respond = async () => answerWith(REFUSAL);
    expect(await ask()).toBe('failed');
  });

  test('is what the page knows, where that is newer', async () => {
    online('Opening');
    const client = openPage();
    await ask({ day: 'today' }, client);
    client.writeQuery({ query: QUERY, variables: { day: 'today' }, data: { agenda: 'Moved' } });
    offline();
    const again = client.query({ query: QUERY, variables: { day: 'today' }, fetchPolicy: 'network-only' });
    expect((await again).data).toEqual({ agenda: 'Moved' });
  });

  test('takes nothing back that the page has learned since of the things in it', async () => {
    const list = gql`
      query Stars {
        stars {
          __typename
          id
          on
          name
        }
      }
    `;
    const star = { __typename: 'Star', id: '1', on: false, name: 'Vega' };
    respond = async () => answerWith({ data: { stars: [star] } });
    await openPage().query({ query: list });
    const client = openPage();
    const fragment = gql`
      fragment Star on Star {
        on
      }
    `;
    client.writeFragment({ id: 'Star:1', fragment, data: { __typename: 'Star', on: true } });
    offline();
    expect((await client.query({ query: list })).data).toEqual({ stars: [{ ...star, on: true }] });
    expect(client.readQuery({ query: list })).toEqual({ stars: [{ ...star, on: true }] });
  });

  test('is not given where a fresh answer was asked for, which is kept', async () => {
    online('Opening');
    await ask();
    const askFresh = () => queryFresh(openPage(), QUERY, { day: 'today' });
    offline();
    await expect(askFresh()).rejects.toThrow('Failed to fetch');
    online('Closing');
    await askFresh();
    offline();
    expect(await ask({ day: 'today' })).toEqual({ agenda: 'Closing' });
  });

  test('is shown while the server takes long, until it answers', async () => {
    online('Opening');
    await ask();
    vi.useFakeTimers();
    let arrive = (_response: Response): void => undefined;
    respond = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const seen: unknown[] = [];
    const watched = openPage().watchQuery({ query: QUERY, variables: { day: 'today' } });
    const subscription = watched.subscribe(({ data }) => seen.push((data as { agenda?: string })?.agenda));
    await vi.advanceTimersByTimeAsync(1100);
    arrive(answerWith({ data: { agenda: 'Closing' } }));
    await vi.advanceTimersByTimeAsync(100);
    subscription.unsubscribe();
    expect(seen.filter(Boolean)).toEqual(['Opening', 'Closing']);
  });
});

test('nothing is kept for somebody who is not signed in', async () => {
  userId = null;
  online('Opening');
  await ask();
  expect(stored.size).toBe(0);
});

test.each([
  ['signing out', null],
  ['somebody else signed in', 'daniel'],
])('an answer that comes after %s is not kept', async (_what, later) => {
  online('Opening');
  const asked = ask();
  userId = later;
  expect([await asked, stored.size]).toEqual([{ agenda: 'Opening' }, 0]);
});
