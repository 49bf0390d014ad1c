import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attendee, message, threadOf } from '../../../../../tests/support/chat-data';
import { createCache } from '../../../data/freshness/cache';
import { useOutbox } from './useOutbox';
import { useOutboxDelivery } from './useOutboxDelivery';
import { useThread } from './useThread';
import { useUnlisted } from './useUnlisted';

/** The message that Sara wrote, as the server has stored it. */
const sent = (sequence: number, clientId: string) => ({
  ...message(sequence),
  senderId: 'sara',
  recipientId: 'ada',
  text: 'Typed in the tunnel',
  clientId,
  sender: attendee('sara', true),
  recipient: attendee('ada', false),
});

/** Answers with an empty conversation, and once a message is sent holds the answers of those that ask what was missed. */
function serverWith(sequence: number) {
  let own = sent(sequence, '');
  const held: (() => void)[] = [];
  const whole = () => {
    const nodes = [...Array.from({ length: sequence - 1 }, (_none, index) => message(index + 1)), own];
    const { conversation } = threadOf(sequence);
    return { conversation: { ...conversation, messages: { ...conversation.messages, nodes } } };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const answer = (data: object) =>
          void setTimeout(() => {
            observer.next({ data });
            observer.complete();
          });
        if (operationName === 'SendMessage') {
          own = sent(sequence, (variables['input'] as { clientId: string }).clientId);
          answer({ sendMessage: { __typename: 'SendMessagePayload', message: own } });
        }
        if (operationName !== 'ConversationThread') return;
        if (own.clientId) held.push(() => answer(whole()));
        else answer(threadOf(0));
      }),
  );
  return { link, held };
}

test.each([
  ['the next message', 1, 0],
  ['a message after others that were missed', 3, 1],
])('%s is shown once in every moment until it is listed', async (_name, sequence, missed) => {
  const { link, held } = serverWith(sequence);
  const shown: number[] = [];
  let type = (): void => undefined;
  function Thread() {
    useOutboxDelivery('e1');
    const { outbox, queued } = useOutbox('e1');
    const { messages } = useThread('ada');
    const unlisted = useUnlisted('ada', queued, messages);
    const own = [...messages, ...unlisted].filter(({ text }) => text === 'Typed in the tunnel');
    shown.push(own.length);
    type = () => outbox.add('ada', 'Typed in the tunnel');
    return <output>{`${messages.length} stored, ${queued.length} queued`}</output>;
  }
  const { findByText } = render(
    <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
      <Thread />
    </ApolloProvider>,
  );
  await findByText('0 stored, 0 queued');
  await waitFor(() => expect(shown.length).toBeGreaterThan(1));
  shown.length = 0;
  act(() => type());
  await waitFor(() => expect(held).toHaveLength(missed));
  await findByText(/, 0 queued$/);
  act(() => held.forEach((answer) => answer()));
  await findByText(`${sequence} stored, 0 queued`);
  expect(new Set(shown)).toEqual(new Set([1]));
});
