import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { ConversationHead_ConversationFragmentDoc, UnreadMessagesDocument } from '../../../generated/graphql';
import { settleReadElsewhere } from '../lib/conversation-cache';
import { typing } from '../lib/typing';
import { useConversationUpdates } from './useConversationUpdates';

test('what the other has read reaches the cache by the subscription, without asking for it', async () => {
  const operations: (string | undefined)[] = [];
  let deliver: (result: ApolloLink.Result) => void = () => undefined;
  const link = new ApolloLink(({ operationName }) => {
    operations.push(operationName);
    return new Observable((observer) => {
      deliver = (result) => observer.next(result);
    });
  });
  const client = new ApolloClient({ link, cache: createCache() });
  renderHook(() => useConversationUpdates('e1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  const conversation = {
    __typename: 'Conversation',
    id: 'c1',
    attendeeId: 'a1',
    eventId: 'e1',
    lastReadSequence: 9,
    otherLastReadSequence: 12,
  };
  const say = (change: object) =>
    deliver({ data: { conversationChanged: { __typename: 'ConversationChange', ...change } } });
  say({ conversation, otherTyping: null });
  const known = () => (client.cache.extract() as Record<string, unknown>)['Conversation:{"attendeeId":"a1"}'];
  await vi.waitFor(() => expect(known()).toEqual(conversation));
  say({ conversation, otherTyping: true });
  await vi.waitFor(() => expect(typing.isTyping('a1')).toBe(true));
  say({ conversation, otherTyping: false });
  await vi.waitFor(() => expect(typing.isTyping('a1')).toBe(false));
  expect(operations).toEqual(['ConversationChanged']);
});

test('what was read on another screen is no longer unread here', () => {
  const cache = createCache();
  const event = { __typename: 'Event', id: 'e1', viewerUnreadCount: 5 };
  cache.writeQuery({ query: UnreadMessagesDocument, variables: { eventId: 'e1' }, data: { event } });
  const write = (lastReadSequence: number) => {
    const conversation = { __typename: 'Conversation', attendeeId: 'a1', unreadCount: 2, lastSequence: 7 };
    cache.writeFragment({
      id: 'Conversation:{"attendeeId":"a1"}',
      fragment: ConversationHead_ConversationFragmentDoc,
      data: { ...conversation, lastReadSequence },
    });
  };
  const counts = () => {
    settleReadElsewhere(cache, 'e1', 'a1');
    const head = cache.readFragment({
      id: 'Conversation:{"attendeeId":"a1"}',
      fragment: ConversationHead_ConversationFragmentDoc,
    });
    const unread = cache.readQuery({ query: UnreadMessagesDocument, variables: { eventId: 'e1' } });
    return [head?.unreadCount, unread?.event.viewerUnreadCount];
  };
  write(5);
  expect(counts()).toEqual([2, 5]);
  write(7);
  expect(counts()).toEqual([0, 3]);
});
