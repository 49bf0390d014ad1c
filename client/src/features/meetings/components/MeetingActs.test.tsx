import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { AnswerButtons, MeetingRefusal } from './MeetingAnswers';

afterEach(() => {
  vi.restoreAllMocks();
});

function Card() {
  const meeting = { id: 'm', other: { firstName: 'Ben', lastName: 'Ode' } } as MeetingCard_MeetingFragment;
  const actions = useMeetingActions(meeting);
  return (
    <>
      <MeetingRefusal actions={actions} />
      <AnswerButtons actions={actions} filled />
    </>
  );
}

test('an answer without a network is said on the card not to be sent, and can be tried again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables.input);
    return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
      <Card />
    </ApolloProvider>,
  );
  const input = { meetingId: 'm', action: 'ACCEPT', reason: undefined };
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  await screen.findByText('Not sent: no network');
  expect(sent).toEqual([input]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Not sent: no network');
  expect(sent).toEqual([input, input]);
});
