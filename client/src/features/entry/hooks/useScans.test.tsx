import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { EntryCodes } from '../lib/entry-codes';
import { useScans } from './useScans';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test('the badge that was scanned last is on top, whichever answer comes last, and each is there once', async () => {
  const answers = new Map<string, () => void>();
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const { clientId, code } = variables['input'] as { clientId: string; code: string };
        const checkIn = { __typename: 'CheckIn', id: code, at: '', conflict: false, justEnteredAt: null };
        const result = { clientId, outcome: 'FIRST_ENTRY', repeated: false, attendee: null, checkIn };
        answers.set(code, () => {
          observer.next({ data: { checkIn: { result } } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const door = { eventId: 'forum', gate: 'North', direction: 'IN' as const, codes: new EntryCodes('forum') };
  const { result } = renderHook(() => useScans(door), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  const shown = () => result.current.scans.map(({ code, kind }) => [code, kind]);
  for (const code of ['FIRST', 'SECOND']) {
    result.current.scan(code);
    // oxlint-disable-next-line no-await-in-loop
    await act(() => vi.advanceTimersByTimeAsync(300));
  }
  expect(shown()).toEqual([
    ['SECOND', 'CHECKING'],
    ['FIRST', 'CHECKING'],
  ]);
  for (const code of ['SECOND', 'FIRST']) {
    answers.get(code)?.();
    // oxlint-disable-next-line no-await-in-loop
    await act(() => vi.advanceTimersByTimeAsync(10));
  }
  expect(shown()).toEqual([
    ['SECOND', 'FIRST_ENTRY'],
    ['FIRST', 'FIRST_ENTRY'],
  ]);
});
