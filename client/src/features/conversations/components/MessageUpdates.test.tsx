import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../lib/cache';
import { EventContext, type EventContextValue } from '../../../lib/event-context';
import MessageUpdates from './MessageUpdates';

const attendee = (id: string, isViewer: boolean) => ({
  __typename: 'Attendee',
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
  __typename: 'Message',
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
const delivery = (sequence: number) => ({
  messageAdded: { ...message(sequence), sender: attendee('ada', false), recipient: attendee('sara', true) },
});
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
    say(delivery(sequence));
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(operations.filter((name) => name === 'ConversationList')).toHaveLength(2);
});
