import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delivery, threadOf } from '../../../../../tests/support/chat-data';
import { createCache } from '../../../data/freshness/cache';
import { ConversationListDocument, ConversationThreadDocument } from '../../../generated/graphql';
import { catchUp, catchUpAll, openedWith } from './catch-up';
import { knownMessages } from './conversation-cache';

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

test('a gap that is longer than one answer is filled to its end', async () => {
  const asked: unknown[] = [];
  const { conversation: whole } = threadOf(102);
  const link = new ApolloLink(({ variables: { after, first } }) => {
    asked.push(after);
    const nodes = whole.messages.nodes.slice(Number(after), Number(after) + Number(first));
    const answered = { ...whole, messages: { ...whole.messages, nodes } };
    return new Observable((observer) => {
      observer.next({ data: { conversation: answered } });
      observer.complete();
    });
  });
  const cache = createCache();
  const variables = { attendeeId: 'ada' };
  cache.writeQuery({ query: ConversationThreadDocument, variables, data: threadOf(1) });
  const done = catchUp(new ApolloClient({ link, cache }), 'ada');
  await vi.runAllTimersAsync();
  await done;
  const sequences = knownMessages(cache, 'ada')?.map(({ sequence }) => sequence);
  expect([asked, sequences]).toEqual([
    ['1', '101'],
    Array.from({ length: 102 }, (_none, index) => index + 1),
  ]);
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

test('many conversations are asked about in parts, and one that missed more than an answer holds is asked for on', async () => {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables: { attendeeId, after, filter } }) => {
    const partners = (filter as { after: unknown[] } | undefined)?.after.length;
    asked.push([operationName, partners ?? attendeeId, after]);
    const missed = partners === 100 ? Array.from({ length: 100 }, () => delivery(1)) : [];
    return new Observable((observer) => {
      observer.next({ data: { missedMessages: missed, conversation: null, event: null } });
      observer.complete();
    });
  });
  const cache = createCache();
  const partners = ['ada', ...Array.from({ length: 100 }, (_none, index) => `p${index}`)];
  cache.restore(
    Object.fromEntries(
      partners.map((attendeeId) => [
        `Conversation:{"attendeeId":"${attendeeId}"}`,
        { ...conversation, attendeeId, messages: { nodes: [] } },
      ]),
    ),
  );
  await catchUpAll(new ApolloClient({ link, cache }), 'event').catch(() => undefined);
  expect(asked.slice(0, 3)).toEqual([
    ['MissedMessages', 100, undefined],
    ['ConversationThread', 'ada', '1'],
    ['MissedMessages', 1, undefined],
  ]);
});
