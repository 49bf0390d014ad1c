import { expect, test } from 'vitest';
import { delivery, threadOf } from '../../../../../tests/support/chat-data';
import { createCache } from '../../../data/freshness/cache';
import { ConversationThreadDocument, UnreadMessagesDocument } from '../../../generated/graphql';
import { applyMessage } from './conversation-cache';

/** A cache of Sara's, with what it says of her conversation with Ada. */
const openCache = () => {
  const cache = createCache();
  const event = { __typename: 'Event' as const, id: 'e1', viewerUnreadCount: 0 };
  cache.writeQuery({ query: UnreadMessagesDocument, variables: { eventId: 'e1' }, data: { event } });
  const unread = () =>
    cache.readQuery({ query: UnreadMessagesDocument, variables: { eventId: 'e1' } })?.event.viewerUnreadCount;
  const thread = () =>
    cache.readQuery({ query: ConversationThreadDocument, variables: { attendeeId: 'ada' } })?.conversation;
  return { cache, unread, thread };
};

test('a message that is delivered twice is in its conversation once and counts once', () => {
  const { cache, unread, thread } = openCache();
  const variables = { attendeeId: 'ada' };
  cache.writeQuery({ query: ConversationThreadDocument, variables, data: threadOf(1) });
  const isNew = [2, 2, 3, 2, 3].map((sequence) => applyMessage(cache, delivery(sequence), false).isNew);
  expect(isNew).toEqual([true, false, true, false, false]);
  expect(thread()?.messages.nodes.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  expect([thread()?.lastMessage?.id, thread()?.lastSequence]).toEqual(['m3', 3]);
  expect([thread()?.unreadCount, unread()]).toEqual([2, 2]);
});

test('a message after a gap is not shown before those that are missing, and one being read is not unread', () => {
  const { cache, unread, thread } = openCache();
  const variables = { attendeeId: 'ada' };
  cache.writeQuery({ query: ConversationThreadDocument, variables, data: threadOf(1) });
  expect(applyMessage(cache, delivery(3), true)).toMatchObject({ isNew: true, gap: true });
  expect(thread()?.messages.nodes.map(({ id }) => id)).toEqual(['m1']);
  expect([thread()?.lastMessage?.id, thread()?.unreadCount, unread()]).toEqual(['m3', 0, 0]);
});

test('the messages of a conversation that is in no list are counted by the server alone', () => {
  const { cache, unread } = openCache();
  const unlisted = [1, 1, 2].map((sequence) => applyMessage(cache, delivery(sequence), false).unlisted);
  expect([unlisted, unread()]).toEqual([[true, true, true], 0]);
});
