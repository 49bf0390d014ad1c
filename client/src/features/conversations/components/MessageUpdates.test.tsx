import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delivery, threadOf } from '../../../../../tests/support/chat-data';
import { createCache } from '../../../data/freshness/cache';
import { ConversationListDocument, ConversationThreadDocument } from '../../../generated/graphql';
import { EventContext, type EventContextValue } from '../../../data/event/event-context';
import MessageUpdates from './MessageUpdates';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** The shell of an event, with what it asks the server for and a way to deliver. */
async function open() {
  const asked: { operationName: string | undefined; variables: object }[] = [];
  let say = (_data: Record<string, unknown>): void => undefined;
  const conversations = { __typename: 'ConversationConnection', nodes: [], totalCount: 0 };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push({ operationName, variables });
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
  const deliver = async (...sequences: number[]) => {
    for (const sequence of sequences) {
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(100);
      say({ messageAdded: delivery(sequence) });
    }
    await vi.advanceTimersByTimeAsync(100);
  };
  return {
    client,
    deliver,
    askedFor: (name: string) => asked.filter(({ operationName }) => operationName === name),
  };
}

test('a message that is delivered twice is taken in once, also of a conversation in no list', async () => {
  const { deliver, askedFor } = await open();
  await deliver(1, 1, 2, 1, 2);
  expect(askedFor('ConversationList')).toHaveLength(3);
});

test('messages that a delivery shows to be missing are fetched', async () => {
  const { client, deliver, askedFor } = await open();
  const variables = { attendeeId: 'ada' };
  client.writeQuery({ query: ConversationThreadDocument, variables, data: threadOf(2) });
  await deliver(3, 5);
  expect(askedFor('ConversationThread')).toMatchObject([{ variables: { attendeeId: 'ada', after: '3' } }]);
});
