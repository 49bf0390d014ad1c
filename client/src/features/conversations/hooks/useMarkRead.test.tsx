import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { setSocketState } from '../../../data/connection/realtime-state';
import { session } from '../../../data/session/session';
import { UnreadMessagesDocument } from '../../../generated/graphql';
import { useMarkRead } from './useMarkRead';

afterEach(() => {
  session.signOut();
  setSocketState('idle');
  vi.restoreAllMocks();
});

const conversation = { id: 'c1', attendeeId: 'a1', eventId: 'e1', unreadCount: 2, lastReadSequence: 5 };

test('a call that fails is repeated when the connection is back, and not before', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  let calls = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        calls += 1;
        observer.error(new TypeError('Failed to fetch'));
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const event = { __typename: 'Event' as const, id: 'e1', viewerUnreadCount: 3 };
  client.writeQuery({ query: UnreadMessagesDocument, variables: { eventId: 'e1' }, data: { event } });
  setSocketState('connected');
  const { result } = renderHook(
    () => {
      const [current, setCurrent] = useState(conversation);
      useMarkRead(current, 7, true);
      return setCurrent;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  // As the cache does it: the expected answer comes and goes with the failed call.
  act(() => result.current({ ...conversation, lastReadSequence: 7 }));
  act(() => result.current(conversation));
  expect(calls).toBe(1);
  const unread = client.readQuery({ query: UnreadMessagesDocument, variables: { eventId: 'e1' } });
  expect(unread?.event.viewerUnreadCount).toBe(3);
  act(() => setSocketState('lost'));
  act(() => setSocketState('connected'));
  await vi.waitFor(() => expect(calls).toBe(2));
});

test('a call that fails after the end of the session leaves the count of the next person alone', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const signIn = (id: string) => session.signIn({ id, email: '', displayName: id, role: 'ATTENDEE' }, id);
  signIn('sara');
  let fail = (): void => undefined;
  const link = new ApolloLink(
    () => new Observable((observer) => void (fail = () => observer.error(new TypeError('Failed to fetch')))),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  renderHook(() => useMarkRead(conversation, 7, true), { wrapper });
  signIn('daniel');
  const unread = { query: UnreadMessagesDocument, variables: { eventId: 'e1' } };
  const event = { __typename: 'Event' as const, id: 'e1', viewerUnreadCount: 3 };
  client.writeQuery({ ...unread, data: { event } });
  fail();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(client.readQuery(unread)?.event.viewerUnreadCount).toBe(3);
});
