import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as ui from '../../../ui';
import NotificationSection from './NotificationSection';

const toasted = vi.fn<(text: string) => string>();

const profile = {
  __typename: 'Attendee',
  id: 'profile',
  mailsAnnouncements: true,
  mailsRequests: true,
  mailsReminders: true,
  sharesEmail: false,
  matchLearning: true,
};
const answers: Record<string, unknown> = {
  PushKey: { pushPublicKey: null },
  EventChoices: {
    events: {
      nodes: [
        { __typename: 'Event', id: 'event', title: 'Spring Fair', timezone: 'UTC', viewerProfile: profile },
      ],
    },
  },
};

/** Answers of the server to changes, given by the test. */
let answerChange: (error?: Error) => void;
const sent: unknown[] = [];

function open() {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const answer = (data: unknown) => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        };
        if (answers[operationName]) return answer(answers[operationName]);
        sent.push({ operationName, ...variables });
        answerChange = (error) => {
          if (!error) return answer({ setMatchLearning: { attendee: { ...profile, matchLearning: false } } });
          observer.next({ errors: [{ message: error.message }] });
          return observer.complete();
        };
        return undefined;
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NotificationSection />
    </ApolloProvider>,
  );
  return screen.findByRole('switch', { name: 'Let matching learn from what I do' });
}

const isOn = (control: HTMLElement): boolean => control.getAttribute('aria-checked') === 'true';

beforeEach(() => {
  sent.length = 0;
  toasted.mockClear();
  vi.spyOn(ui.useToasts(), 'error').mockImplementation(toasted);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('says what matching learns from', async () => {
  const control = await open();
  const hint = document.querySelector(`[id="${control.getAttribute('aria-describedby')}"]`);
  expect(hint?.textContent).toMatch(/^What you bookmark, request, accept, decline/);
  expect(isOn(control)).toBe(true);
});

test('learning is switched off at once, and stays so once the server has saved it', async () => {
  const control = await open();
  fireEvent.click(control);
  await waitFor(() => expect(isOn(control)).toBe(false));
  expect(sent).toEqual([
    { operationName: 'ChooseMatchLearning', input: { eventId: 'event', allowed: false } },
  ]);
  answerChange();
  await waitFor(() => expect(isOn(control)).toBe(false));
  expect(toasted).not.toHaveBeenCalled();
});

test('a refused change is taken back and said', async () => {
  const control = await open();
  fireEvent.click(control);
  await waitFor(() => expect(isOn(control)).toBe(false));
  answerChange(new Error('refused'));
  await waitFor(() => expect(isOn(control)).toBe(true));
  expect(toasted).toHaveBeenCalledWith('This could not be saved. Please try again.', {});
});
