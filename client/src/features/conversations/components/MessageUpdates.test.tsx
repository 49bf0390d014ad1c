import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delivery } from '../../../../../tests/support/chat-data';
import { createCache } from '../../../data/cache';
import { ConversationListDocument } from '../../../generated/graphql';
import { EventContext, type EventContextValue } from '../../../data/event-context';
import MessageUpdates from './MessageUpdates';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a message that is delivered twice is taken in once, also of a conversation in no list', async () => {
  const operations: (string | undefined)[] = [];
  let say = (_data: Record<string, unknown>): void => undefined;
  const conversations = { __typename: 'ConversationConnection', nodes: [], totalCount: 0 };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const link = new ApolloLink(({ operationName }) => {
    operations.push(operationName);
    return new Observable((observer) => {
      if (operationName === 'MessageAdded') say = (data) => observer.next({ data });
      if (operationName !== 'ConversationList') return;
      observer.next({ data: { conversations: { ...conversations, pageInfo } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: createCache() });
  await client.query({ query: ConversationListDocument, variables: { eventId: 'e1' } });
  const context = { event: { id: 'e1' }, profile: { id: 'sara' } } as unknown as EventContextValue;
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/event/e1/chat']}>
        <EventContext value={context}>
          <MessageUpdates eventId="e1" />
        </EventContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
  for (const sequence of [1, 1, 2, 1, 2]) {
    await vi.advanceTimersByTimeAsync(100);
    say({ messageAdded: delivery(sequence) });
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(operations.filter((name) => name === 'ConversationList')).toHaveLength(3);
});
