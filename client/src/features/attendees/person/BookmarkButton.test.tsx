import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider, useFragment } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { ownAnswersLink } from '../../../data/session/own-answers-link';
import { session } from '../../../data/session/session';
import {
  BookmarkButton_AttendeeFragmentDoc as fragment,
  type BookmarkButton_AttendeeFragment,
} from '../../../generated/graphql';
import * as ui from '../../../ui';
import { BookmarkButton } from './BookmarkButton';

const toasted = vi.fn<(error: unknown) => void>();

// Files share their modules: a mocked module would be another file's too.
beforeEach(() => {
  vi.spyOn(ui, 'useToasts').mockReturnValue({
    attempt: (work: () => Promise<void>) => work().catch(toasted),
  } as unknown as ReturnType<typeof ui.useToasts>);
});
afterEach(() => {
  vi.restoreAllMocks();
  toasted.mockClear();
  session.signOut();
});

const ben = {
  __typename: 'Attendee' as const,
  id: 'ben',
  firstName: 'Ben',
  lastName: 'Ode',
  isViewer: false,
};

const signIn = (id: string) => session.signIn({ id, email: '', displayName: id, role: 'ATTENDEE' }, id);
const bookmarks = () => session.getState().auth.bookmarks;

function open() {
  let answer: (error?: Error) => void = () => undefined;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = (error) => {
          if (error) return observer.error(error);
          observer.next({
            data: { setBookmark: { attendee: { ...ben, bookmarked: true }, bookmarks: ['ben'] } },
          });
          return observer.complete();
        };
      }),
  );
  const cache = createCache();
  cache.writeFragment({ fragment, data: { ...ben, bookmarked: false } });
  signIn('sara');
  function Ben() {
    const { data } = useFragment({ fragment, from: { __typename: 'Attendee', id: 'ben' } });
    return <BookmarkButton attendee={data as BookmarkButton_AttendeeFragment} />;
  }
  render(
    <ApolloProvider client={new ApolloClient({ link: ApolloLink.from([ownAnswersLink, link]), cache })}>
      <Ben />
    </ApolloProvider>,
  );
  const button = screen.getByRole('button');
  const becomes = (pressed: boolean) =>
    waitFor(() => expect(button.getAttribute('aria-pressed')).toBe(String(pressed)));
  return { button, becomes, answer: (error?: Error) => answer(error) };
}

test('a bookmark is shown at once, stays when the server has it, and is taken back where it refuses', async () => {
  const { button, becomes, answer } = open();
  fireEvent.click(button);
  await becomes(true);
  expect(bookmarks()).toEqual([]);
  answer();
  await waitFor(() => expect(bookmarks()).toEqual(['ben']));
  fireEvent.click(button);
  await becomes(false);
  answer(new Error('refused'));
  await becomes(true);
  expect([bookmarks(), toasted.mock.calls.length]).toEqual([['ben'], 1]);
});

test('an answer after the end of the session says nothing of the next person', async () => {
  const { button, becomes, answer } = open();
  fireEvent.click(button);
  await becomes(true);
  signIn('daniel');
  answer();
  await becomes(false);
  expect([bookmarks(), toasted.mock.calls]).toEqual([[], []]);
});
