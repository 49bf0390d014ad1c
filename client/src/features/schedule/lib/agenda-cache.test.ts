import { expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { AgendaDocument } from '../../../generated/graphql';
import { addItem, removeItem } from './agenda-cache';

const variables = { eventId: 'forum' };
const busy = (id: string) => ({
  __typename: 'OwnBusyTime' as const,
  id,
  startsAt: '2026-11-21T10:00:00Z',
  endsAt: '2026-11-21T11:00:00Z',
  note: null,
});

test('what is added twice is in the agenda once, and what is removed is gone', () => {
  const cache = createCache();
  const add = (id: string) => addItem(cache, 'forum', { busyTime: busy(id) });
  const ids = () =>
    cache.readQuery({ query: AgendaDocument, variables })?.agenda.map(({ busyTime }) => busyTime?.id);
  add('unknown');
  expect(ids()).toBeUndefined();
  cache.writeQuery({ query: AgendaDocument, variables, data: { agenda: [] } });
  // The expected answer, the server's, and the live change.
  for (const id of ['a', 'b', 'a', 'a']) add(id);
  expect(ids()).toEqual(['a', 'b']);
  removeItem(cache, 'forum', 'a');
  expect(ids()).toEqual(['b']);
});
