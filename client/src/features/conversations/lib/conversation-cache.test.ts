import { expect, test } from 'vitest';
import {
  ConversationThreadDocument,
  UnreadMessagesDocument,
  type ChatDelivery_MessageFragment,
} from '../../../generated/graphql';
import { createCache } from '../../../lib/cache';
import { applyMessage } from './conversation-cache';

const attendee = (id: string, isViewer: boolean) => ({
  __typename: 'Attendee' as const,
  id,
  firstName: id,
  lastName: 'Khan',
  jobTitle: null,
  organization: null,
  avatarUrl: null,
  isViewer,
  unreadCount: 0,
  viewerCanMessage: true,
  viewerCanRequestMeeting: true,
  online: true,
});
const message = (sequence: number) => ({
  __typename: 'Message' as const,
  id: `m${sequence}`,
  eventId: 'e1',
  conversationId: 'c1',
  senderId: 'ada',
  recipientId: 'sara',
  text: `Number ${sequence}`,
  sequence,
  clientId: `client-${sequence}`,
  sentAt: '2026-11-23T10:00:00Z',
  readAt: null,
});
const delivery = (sequence: number): ChatDelivery_MessageFragment => ({
  ...message(sequence),
  sender: attendee('ada', false),
  recipient: attendee('sara', true),
});
/** The conversation with Ada after this many messages. */
const threadOf = (count: number) => ({
  conversation: {
    __typename: 'Conversation' as const,
    id: 'c1',
    attendeeId: 'ada',
    eventId: 'e1',
    unreadCount: 0,
    lastSequence: count,
    lastReadSequence: count,
    otherLastReadSequence: 0,
    attendee: attendee('ada', false),
    lastMessage: message(count),
    messages: {
      __typename: 'MessageConnection' as const,
      nodes: Array.from({ length: count }, (_none, index) => message(index + 1)),
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, hasPreviousPage: false },
    },
  },
});

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

test('the messages of a conversation that is in no list are counted by the server alone', () => {
  const { cache, unread } = openCache();
  const unlisted = [1, 1, 2].map((sequence) => applyMessage(cache, delivery(sequence), false).unlisted);
  expect([unlisted, unread()]).toEqual([[true, true, true], 0]);
});
