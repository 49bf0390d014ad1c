import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../lib/cache';
import { useConversationUpdates } from './useConversationUpdates';

afterEach(cleanup);

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
    otherLastReadSequence: 12,
  };
  deliver({
    data: { conversationChanged: { __typename: 'ConversationChange', conversation } },
  });
  const known = () => (client.cache.extract() as Record<string, unknown>)['Conversation:{"attendeeId":"a1"}'];
  await vi.waitFor(() => expect(known()).toEqual(conversation));
  expect(operations).toEqual(['ConversationChanged']);
});
