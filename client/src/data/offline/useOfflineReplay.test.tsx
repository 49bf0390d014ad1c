import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../freshness/cache';
import { browserStorage, OfflineQueue } from './offline-queue';
import { useOfflineReplay } from './useOfflineReplay';

afterEach(() => {
  vi.useRealTimers();
});

test('it asks more and more seldom while the server cannot be asked, and at once when the network is back', async () => {
  vi.useFakeTimers();
  const queue = new OfflineQueue(browserStorage('test'));
  await queue.add({ clientId: 'a', at: '' });
  const send = vi.fn<() => Promise<{ clientId: string }[]>>(async () => {
    if (send.mock.calls.length < 4) throw new TypeError('Failed to fetch');
    await queue.remove('a');
    return [{ clientId: 'a' }];
  });
  const how = { queue, lock: 'test', size: 1, groupOf: () => '', list: '', refreshes: [], send };
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const replay = { ...how, longestPauseMs: 12_000 };
  const reports: object[] = [];
  renderHook(() => useOfflineReplay(replay, ({ sent }) => reports.push({ sent })), { wrapper });
  const triesAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return send.mock.calls.length;
  };
  expect([await triesAfter(0), await triesAfter(9_999), await triesAfter(1)]).toEqual([1, 1, 2]);
  expect([await triesAfter(11_999), await triesAfter(1)]).toEqual([2, 3]);
  window.dispatchEvent(new Event('online'));
  expect([await triesAfter(0), await triesAfter(60_000)]).toEqual([4, 4]);
  expect(reports).toEqual([{ sent: 0 }, { sent: 0 }, { sent: 0 }, { sent: 1 }]);
});
