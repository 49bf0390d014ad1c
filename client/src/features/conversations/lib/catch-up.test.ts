import { expect, test } from 'vitest';
import { createCache } from '../../../lib/cache';
import { openedWith } from './catch-up';

test('conversations that were opened are caught up, also empty ones that are in no list', () => {
  const cache = createCache();
  const conversation = { __typename: 'Conversation', unreadCount: 0 };
  cache.restore({
    'Conversation:{"attendeeId":"listed"}': { ...conversation, attendeeId: 'listed' },
    'Conversation:{"attendeeId":"empty"}': { ...conversation, attendeeId: 'empty', messages: { nodes: [] } },
    'Attendee:a1': { __typename: 'Attendee', id: 'a1' },
  });
  expect(openedWith(cache)).toEqual(['empty']);
});
