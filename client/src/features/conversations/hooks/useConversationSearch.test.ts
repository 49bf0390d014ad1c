import { expect, test } from 'vitest';
import { matchesSearch } from './useConversationSearch';

const conversation = {
  attendee: { firstName: 'José', lastName: 'Díaz', organization: 'Kestrel Ventures' },
  lastMessage: { text: 'Gladly, tomorrow?' },
} as Parameters<typeof matchesSearch>[0];

test.each([
  ['jose', true],
  ['DIAZ kestrel', true],
  ['tomorrow', true],
  ['', true],
  ['jose  gladly ', true],
  ['jose berlin', false],
])('"%s" finds the conversation: %s', (search, found) => {
  expect(matchesSearch(conversation, search)).toBe(found);
});
