import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { attendee, message, threadOf } from '../../../../../tests/support/chat-data';
import { createCache } from '../../../data/cache';
import { useOutbox } from './useOutbox';
import { useOutboxDelivery } from './useOutboxDelivery';
import { useThread } from './useThread';

afterEach(cleanup);

/** What Sara wrote, as the server has stored it. */
const sent = (clientId: string) => ({
  ...message(1),
  senderId: 'sara',
  recipientId: 'ada',
  text: 'Typed in the tunnel',
  clientId,
  sender: attendee('sara', true),
  recipient: attendee('ada', false),
});

test('a message is shown in every moment between being typed and being stored', async () => {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const { clientId = '' } = (variables['input'] ?? {}) as { clientId?: string };
        const sendMessage = { __typename: 'SendMessagePayload', message: sent(clientId) };
        const answers: Record<string, object> = {
          SendMessage: { sendMessage },
          ConversationThread: threadOf(0),
        };
        const data = answers[operationName ?? ''];
        if (!data) return;
        setTimeout(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const shown: number[] = [];
  let type = (): void => undefined;
  function Thread() {
    useOutboxDelivery('e1');
    const { outbox, queued } = useOutbox('e1');
    const { messages } = useThread('ada');
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    shown.push(messages.length + queued.filter(({ clientId }) => !arrived.has(clientId)).length);
    type = () => outbox.add('ada', 'Typed in the tunnel');
    return <output>{`${messages.length} stored`}</output>;
  }
  const { findByText } = render(
    <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
      <Thread />
    </ApolloProvider>,
  );
  await findByText('0 stored');
  await waitFor(() => expect(shown.length).toBeGreaterThan(1));
  shown.length = 0;
  act(() => type());
  await findByText('1 stored');
  expect(new Set(shown)).toEqual(new Set([1]));
});
