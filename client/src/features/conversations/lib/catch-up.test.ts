import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/cache';
import { ConversationListDocument } from '../../../generated/graphql';
import { catchUp, catchUpAll, openedWith } from './catch-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const conversation = { __typename: 'Conversation', unreadCount: 0 };

test('conversations that were opened are caught up, also empty ones that are in no list', () => {
  const cache = createCache();
  cache.restore({
    'Conversation:{"attendeeId":"listed"}': { ...conversation, attendeeId: 'listed' },
    'Conversation:{"attendeeId":"empty"}': { ...conversation, attendeeId: 'empty', messages: { nodes: [] } },
    'Attendee:a1': { __typename: 'Attendee', id: 'a1' },
  });
  expect(openedWith(cache)).toEqual(['empty']);
});

test('what was missed is asked for again until the server answers, and no copy of an answer is taken for it', async () => {
  const asked: unknown[] = [];
  const link = new ApolloLink((operation) => {
    asked.push([operation.variables['after'], operation.getContext()['keep']]);
    return new Observable((observer) => {
      if (asked.length < 3) observer.error(new TypeError('Failed to fetch'));
      else {
        observer.next({ data: { conversation: null } });
        observer.complete();
      }
    });
  });
  const cache = createCache();
  cache.restore({
    'Conversation:{"attendeeId":"empty"}': { ...conversation, attendeeId: 'empty', messages: { nodes: [] } },
  });
  const done = catchUp(new ApolloClient({ link, cache }), 'empty');
  await vi.runAllTimersAsync();
  await done;
  const question = ['0', false];
  expect(asked).toEqual([question, question, question]);
});

test('what was missed in all opened conversations is one question, and a list that is shown comes after it', async () => {
  const asked: unknown[] = [];
  const link = new ApolloLink((operation) => {
    asked.push(
      operation.operationName === 'MissedMessages'
        ? operation.variables['filter']
        : (operation.operationName ?? ''),
    );
    return new Observable((observer) => {
      observer.next({ data: operation.operationName === 'MissedMessages' ? { missedMessages: [] } : null });
      observer.complete();
    });
  });
  const cache = createCache();
  cache.restore(
    Object.fromEntries(
      ['ann', 'ben'].map((attendeeId) => [
        `Conversation:{"attendeeId":"${attendeeId}"}`,
        { ...conversation, attendeeId, messages: { nodes: [] } },
      ]),
    ),
  );
  const client = new ApolloClient({ link, cache });
  await catchUpAll(client, 'event').catch(() => undefined);
  expect(asked[0]).toEqual({
    after: [
      { attendeeId: 'ann', sequence: 0 },
      { attendeeId: 'ben', sequence: 0 },
    ],
  });
  // Nothing shows the list yet.
  expect(asked.slice(1)).toEqual(['UnreadMessages']);

  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const conversations = { __typename: 'ConversationConnection', nodes: [], totalCount: 0, pageInfo };
  cache.writeQuery({
    query: ConversationListDocument,
    variables: { eventId: 'event' },
    data: { conversations },
  });
  asked.length = 0;
  await catchUpAll(client, 'event').catch(() => undefined);
  expect(new Set(asked.slice(1))).toEqual(new Set(['ConversationList', 'UnreadMessages']));
});
