import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from './cache';
import { noteResubscribed, setSocketState } from '../connection/realtime-state';
import { useCatchUp } from './useCatchUp';

afterEach(() => {
  setSocketState('idle');
  vi.useRealTimers();
});

const AGENDA = gql`
  query Agenda {
    agenda {
      startsAt
    }
  }
`;

/** A page with an agenda that catches up; `failures` are how many of the first requests after its own get no answer. */
async function openPage(failures = 0) {
  vi.useFakeTimers();
  let asked = -1;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        if (asked > 0 && asked <= failures) return observer.error(new TypeError('Failed to fetch'));
        observer.next({ data: { agenda: [{ __typename: 'AgendaItem', startsAt: `${asked}` }] } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: server, cache: createCache() });
  client.watchQuery({ query: AGENDA, fetchPolicy: 'cache-and-network' }).subscribe({});
  setSocketState('connected');
  renderHook(() => useCatchUp('agenda'), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => asked;
}

test('what was missed is fetched until the server answers', async () => {
  const asked = await openPage(2);
  act(() => setSocketState('lost'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked()).toBe(0);
  act(() => setSocketState('connected'));
  await vi.advanceTimersByTimeAsync(10_000);
  // At once and when the subscriptions stand, and again after what failed.
  expect(asked()).toBeGreaterThan(2);
});

test('what came before refused subscriptions stood again is fetched once, however many they are', async () => {
  const asked = await openPage();
  for (let subscription = 0; subscription < 4; subscription += 1) {
    act(() => noteResubscribed());
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toBe(1);
});
