import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './cache';
import { entriesOf, Retention, retentionMs } from './retention';

const query = gql`
  query Pods($eventId: ID!, $first: Int) {
    pods(eventId: $eventId, first: $first) {
      nodes {
        id
        name
      }
    }
  }
`;
const variables = { eventId: 'e1', first: 10 };

function filled() {
  const cache = createCache();
  const nodes = [{ __typename: 'Pod', id: 'p1', name: 'A1' }];
  cache.writeQuery({ query, variables, data: { pods: { __typename: 'PodConnection', nodes } } });
  return { cache, retention: new Retention(cache), entries: entriesOf(cache, query, variables) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer that nobody shows is kept 60 s and then gone, with what only it held', () => {
  const { cache, retention, entries } = filled();
  retention.hold(entries)();
  vi.advanceTimersByTime(retentionMs - 1);
  expect(cache.readQuery({ query, variables })).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(cache.readQuery({ query, variables })).toBeNull();
  expect(cache.extract()['Pod:p1']).toBeUndefined();
});

test('another screen with the same list keeps it', () => {
  const { cache, retention, entries } = filled();
  const first = retention.hold(entries);
  const second = retention.hold(entriesOf(cache, query, { eventId: 'e1', first: 50 }));
  first();
  vi.advanceTimersByTime(10 * retentionMs);
  expect(cache.readQuery({ query, variables })).not.toBeNull();
  second();
  vi.advanceTimersByTime(retentionMs);
  expect(cache.readQuery({ query, variables })).toBeNull();
});

test('coming back within the time starts it again', () => {
  const { cache, retention, entries } = filled();
  retention.hold(entries)();
  vi.advanceTimersByTime(retentionMs - 1);
  const again = retention.hold(entries);
  vi.advanceTimersByTime(retentionMs);
  expect(cache.readQuery({ query, variables })).not.toBeNull();
  again();
});
