import { expect, it } from 'vitest';
import type { QueuedMessage } from './queued-messages';
import { unlistedOf } from './unlisted';

const queued = (clientId: string, state: QueuedMessage['state'] = 'waiting'): QueuedMessage => ({
  clientId,
  attendeeId: 'sara',
  text: clientId,
  queuedAt: '2026-11-21T08:05:00Z',
  state,
});

it('keeps a sent message until it is listed, before what still waits', () => {
  const sending = [queued('c1', 'sending'), queued('c2')];
  const left = unlistedOf(sending, [queued('c2')], [{ clientId: 'c0' }]);
  expect(left).toEqual(sending);
  expect(unlistedOf(left, [queued('c2')], [{ clientId: 'c0' }, { clientId: 'c1' }])).toEqual([queued('c2')]);
});

it('drops a refused message that its author removed', () => {
  expect(unlistedOf([queued('c1', 'refused')], [], [])).toEqual([]);
});

it('shows a message once when the list has it before the outbox lets it go', () => {
  expect(unlistedOf([], [queued('c1', 'sending')], [{ clientId: 'c1' }])).toEqual([]);
});
