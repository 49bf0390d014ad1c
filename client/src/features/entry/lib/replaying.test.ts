import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/cache';
import { entryQueue } from './entry-queue';
import { contactFound, contactLost, isServerReachable, replayQueue } from './replaying';

afterEach(() => {
  contactFound();
  vi.useRealTimers();
});

test('scans do not wait for a server that gave no answer, until a while has passed', () => {
  vi.useFakeTimers();
  contactLost();
  const soon = isServerReachable();
  vi.advanceTimersByTime(15_001);
  expect([soon, isServerReachable()]).toEqual([false, true]);
});

test('the queue is sent once at a time, and its answer says that the server is back', async () => {
  const clientId = 'scan';
  const at = '2026-11-21T10:00:00Z';
  await entryQueue.add({
    clientId,
    eventId: 'forum',
    gate: 'North',
    direction: 'IN',
    at,
    standing: 'expected',
  });
  contactLost();
  const result = {
    clientId,
    outcome: 'FIRST_ENTRY',
    checkIn: { __typename: 'CheckIn', id: '1', conflict: true },
  };
  const asked: (() => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push(() => {
          observer.next({ data: { checkInBatch: { results: [result] } } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const replayed = replayQueue(client);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const again = replayQueue(client);
  asked[0]!();
  expect(await replayed).toEqual({ sent: 1, refused: 0, conflicts: 1, interrupted: false });
  expect([asked.length, await again]).toEqual([1, null]);
  expect([isServerReachable(), entryQueue.waiting()]).toEqual([true, []]);
});
