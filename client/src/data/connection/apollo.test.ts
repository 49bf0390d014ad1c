import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from './apollo';
import { session } from '../session/session';

const user = { id: 'u1', email: 'sara@example.org', displayName: 'Sara', role: 'ATTENDEE' as const };
/** Queries under way are dropped with the cache of the earlier person; mutations are not. */
const TOUCH = gql`
  mutation Touch {
    touch
  }
`;
const STAR = gql`
  query Star {
    star {
      __typename
      id
      on
    }
  }
`;
const star = (on: boolean) => ({ star: { __typename: 'Star', id: '1', on } });
const UNAUTHENTICATED = {
  data: null,
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
};

/** Requests under way, with what they carry, to be answered when the test says so. */
let requests: { authorization: string | null; answer: (body: unknown) => void }[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    'fetch',
    (_url: string, { headers }: RequestInit) =>
      new Promise<Response>((resolve) => {
        requests.push({
          authorization: new Headers(headers).get('authorization'),
          answer: (body) =>
            resolve(
              new Response(JSON.stringify(body), {
                headers: { 'content-type': 'application/graphql-response+json' },
              }),
            ),
        });
      }),
  );
});
afterEach(() => {
  session.signOut();
  vi.unstubAllGlobals();
});

test('a refusal of the current token ends the session', async () => {
  session.signIn(user, 'current');
  const client = createApolloClient();
  const asked = client.mutate({ mutation: TOUCH }).catch(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.authorization).toBe('Bearer current');
  requests[0]?.answer(UNAUTHENTICATED);
  await asked;
  expect(session.getState().auth.token).toBe(null);
});

test('a late refusal of an earlier token leaves the new session alone', async () => {
  session.signIn(user, 'earlier');
  const client = createApolloClient();
  const asked = client.mutate({ mutation: TOUCH }).catch(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  session.signIn(user, 'new');
  requests[0]?.answer(UNAUTHENTICATED);
  await asked;
  expect(session.getState().auth).toMatchObject({ token: 'new', user });
});

test('what one person was shown is gone when another signs in', async () => {
  session.signIn(user, 'earlier');
  const client = createApolloClient();
  client.writeQuery({ query: STAR, data: star(true) });
  session.signIn({ ...user, id: 'u2' }, 'new');
  await vi.waitFor(() => expect(client.readQuery({ query: STAR })).toBe(null));
});

test('what the server answers to one person is not shown to the next', async () => {
  session.signIn(user, 'earlier');
  const client = createApolloClient();
  const mutation = gql`
    mutation SetStar {
      setStar {
        __typename
        id
        on
      }
    }
  `;
  const asked = client.mutate({ mutation });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  client.writeQuery({ query: STAR, data: star(false) });
  session.signIn({ ...user, id: 'u2' }, 'new');
  await vi.waitFor(() => expect(client.readQuery({ query: STAR })).toBe(null));
  client.writeQuery({ query: STAR, data: star(false) });
  requests[0]?.answer({ data: { setStar: star(true).star } });
  await asked;
  expect(client.readQuery({ query: STAR })).toEqual(star(false));
});

test('a change is shown at once although its query is being asked again', async () => {
  const client = createApolloClient();
  const query = client.watchQuery({ query: STAR });
  const subscription = query.subscribe({});
  const answer = async (index: number, on: boolean) => {
    await vi.waitFor(() => expect(requests).toHaveLength(index + 1));
    requests[index]?.answer({ data: star(on) });
  };
  await answer(0, false);
  await vi.waitFor(() =>
    expect(query.getCurrentResult()).toMatchObject({ data: star(false), loading: false }),
  );
  const asked = query.refetch();
  client.cache.writeQuery({ query: STAR, data: star(true) });
  await vi.waitFor(() => expect(query.getCurrentResult().data).toEqual(star(true)));
  await answer(1, true);
  await asked;
  expect([query.getCurrentResult().data, requests.length]).toEqual([star(true), 2]);
  subscription.unsubscribe();
});

test('the network is back: what the cache answers is not asked again, other queries are', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const client = createApolloClient();
  const watch = (fetchPolicy: 'cache-first' | 'cache-and-network') =>
    client.watchQuery({ query: STAR, fetchPolicy, context: { queryDeduplication: false } }).subscribe({});
  const first = watch('cache-first');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ data: star(true) });
  await vi.waitFor(() => expect(client.readQuery({ query: STAR })).toEqual(star(true)));
  const second = watch('cache-and-network');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer({ data: star(true) });
  await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(2));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toHaveLength(3);
  first.unsubscribe();
  second.unsubscribe();
  vi.restoreAllMocks();
});
