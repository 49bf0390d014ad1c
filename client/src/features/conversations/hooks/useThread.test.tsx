import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { useThread } from './useThread';

afterEach(() => {
  vi.useRealTimers();
});

const message = (sequence: number) => ({
  __typename: 'Message',
  id: `m${sequence}`,
  eventId: 'e1',
  conversationId: 'c1',
  senderId: 'a1',
  recipientId: 'a2',
  text: `Message ${sequence}`,
  sequence,
  clientId: `k${sequence}`,
  sentAt: '2026-11-22T10:00:00.000Z',
  readAt: null,
});

const answerWith = (sequence: number, hasPreviousPage: boolean) => ({
  data: {
    conversation: {
      __typename: 'Conversation',
      id: 'c1',
      attendeeId: 'a1',
      eventId: 'e1',
      unreadCount: 0,
      lastSequence: 2,
      lastReadSequence: 2,
      otherLastReadSequence: 2,
      attendee: {
        __typename: 'Attendee',
        id: 'a1',
        firstName: 'Ann',
        lastName: 'Archer',
        jobTitle: null,
        organization: null,
        avatarUrl: null,
        isViewer: false,
        unreadCount: 0,
        viewerCanMessage: true,
        viewerCanRequestMeeting: true,
        viewerMeetingRefusal: null,
        viewerMessageRefusal: null,
        online: true,
      },
      lastMessage: message(2),
      messages: {
        __typename: 'MessageConnection',
        nodes: [message(sequence)],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, hasPreviousPage },
      },
    },
  },
});

const wrapperOf = (link: ApolloLink) => {
  const client = new ApolloClient({ link, cache: createCache() });
  return ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
};

test('older messages are asked for again while nobody answers for the server', async () => {
  let askedForOlder = 0;
  const link = new ApolloLink(({ variables }) => {
    const isOlder = typeof variables['before'] === 'string';
    if (isOlder) askedForOlder += 1;
    return new Observable((observer) => {
      if (isOlder && askedForOlder < 3) return observer.error(new TypeError('Failed to fetch'));
      observer.next(answerWith(isOlder ? 1 : 2, !isOlder));
      return observer.complete();
    });
  });
  vi.useFakeTimers();
  const { result } = renderHook(() => useThread('a1'), { wrapper: wrapperOf(link) });
  await act(() => vi.runAllTimersAsync());
  expect(result.current.messages.map(({ sequence }) => sequence)).toEqual([2]);
  await act(async () => {
    void result.current.loadOlder();
    await vi.runAllTimersAsync();
  });
  const { messages, hasOlder, olderFailed, loadingOlder } = result.current;
  expect([
    messages.map(({ sequence }) => sequence),
    hasOlder,
    olderFailed,
    loadingOlder,
    askedForOlder,
  ]).toEqual([[1, 2], false, false, false, 3]);
});

test('each older page is asked for once, however soon after the one before it', async () => {
  const asked: number[] = [];
  let answer: () => void = () => undefined;
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const before = Number(variables['before'] ?? 4);
        const send = () => {
          observer.next(answerWith(before - 1, before > 2));
          observer.complete();
        };
        if (before === 4) return send();
        asked.push(before);
        answer = send;
        return undefined;
      }),
  );
  vi.useFakeTimers();
  const { result } = renderHook(
    () => {
      const thread = useThread('a1');
      useEffect(() => {
        if (thread.hasOlder && !thread.loadingOlder) void thread.loadOlder();
      });
      return thread;
    },
    { wrapper: wrapperOf(link) },
  );
  await act(() => vi.runAllTimersAsync());
  for (const before of [3, 2]) {
    expect(asked.at(-1)).toBe(before);
    // React draws what follows before Apollo's timer shows the page, as on a busy device.
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => answer());
    // oxlint-disable-next-line no-await-in-loop
    await act(() => vi.runAllTimersAsync());
  }
  expect([result.current.messages.map(({ sequence }) => sequence), asked]).toEqual([
    [1, 2, 3],
    [3, 2],
  ]);
});
