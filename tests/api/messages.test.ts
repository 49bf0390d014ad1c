import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesTopic } from '../../server/src/modules/conversations/conversation.events';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, insert, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { message {
    id eventId conversationId senderId recipientId text sequence clientId sentAt readAt sender { id } recipient { id }
  } }
}`;
const SEND_ONLY = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';
const CONVERSATION = `query ($id: ID!) {
  conversation(attendeeId: $id) {
    id attendeeId eventId unreadCount lastSequence lastReadSequence otherLastReadSequence
    attendee { id } lastMessage { text } messages { totalCount nodes { sequence text } }
  }
}`;
const PAGE = `query ($id: ID!, $first: Int, $last: Int, $before: String, $after: String) {
  conversation(attendeeId: $id) {
    messages(first: $first, last: $last, before: $before, after: $after) {
      totalCount nodes { sequence } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;
const READ = `mutation ($input: MarkReadInput!) {
  markRead(input: $input) { conversation { unreadCount lastReadSequence otherLastReadSequence lastSequence } }
}`;

interface Message {
  id: string;
  conversationId: string;
  sequence: number;
  text: string;
}

let server: TestServer;
let anna: BuiltMember;
let bo: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { id: eventId } = await buildEvent(server);
  [anna, bo] = [await buildMember(server, { eventId }), await buildMember(server, { eventId })];
});

const trySend = (from: BuiltMember, to: { id: string }, text: string, clientId?: string) =>
  graphql<{ sendMessage: { message: Message } }>(
    server.url,
    SEND,
    { input: { attendeeId: to.id, text, clientId } },
    from.token,
  );
const send = async (from: BuiltMember, to: { id: string }, text: string, clientId?: string) =>
  (await expectOk(trySend(from, to, text, clientId))).sendMessage.message;
const conversation = async (viewer: BuiltMember, other: { id: string }) =>
  (
    await expectOk(
      graphql<{ conversation: unknown }>(server.url, CONVERSATION, { id: other.id }, viewer.token),
    )
  ).conversation;
const read = async (viewer: BuiltMember, other: { id: string }, sequence: number) =>
  (
    await expectOk(
      graphql<{ markRead: { conversation: unknown } }>(
        server.url,
        READ,
        { input: { attendeeId: other.id, sequence } },
        viewer.token,
      ),
    )
  ).markRead.conversation;

describe('sending', () => {
  it('answers with the message, which is the first of the conversation', async () => {
    expect(await send(anna, bo, ' Good\nmorning 👋 ', 'mine-1')).toEqual({
      id: expect.any(String) as string,
      eventId: anna.eventId,
      conversationId: expect.any(String) as string,
      senderId: anna.id,
      recipientId: bo.id,
      text: 'Good\nmorning 👋',
      sequence: 1,
      clientId: 'mine-1',
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      readAt: null,
      sender: { id: anna.id },
      recipient: { id: bo.id },
    });
  });

  it('of 20 messages at once from both participants numbers them without a gap', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        index % 2 ? send(anna, bo, `a${index}`) : send(bo, anna, `b${index}`),
      ),
    );
    expect(all.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_none, index) => index + 1),
    );
    expect(new Set(all.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await conversation(anna, bo)).toMatchObject({ unreadCount: 10, lastSequence: 20 });
  });

  it('of two first messages at once makes one conversation', async () => {
    const both = await Promise.all([send(anna, bo, 'First!'), send(bo, anna, 'No, me!')]);
    expect(new Set(both.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(both.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual([1, 2]);
    const kept = await server.sql('SELECT id FROM conversations WHERE event_id = $1', [anna.eventId]);
    expect(kept).toHaveLength(1);
  });

  it('the same client id again gives the message of the first time', async () => {
    const first = await send(anna, bo, 'Once', 'same');
    await send(bo, anna, 'Between');
    expect(await send(anna, bo, 'Twice', 'same')).toEqual(first);
    expect(await conversation(bo, anna)).toMatchObject({ unreadCount: 1, lastSequence: 2 });
  });

  it('the same client id many times at once writes one message', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => send(anna, bo, 'Once', 'same')));
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await conversation(bo, anna)).toMatchObject({ unreadCount: 1, lastSequence: 1 });
  });

  it('the same client id from the other side is another message', async () => {
    const [one, other] = [await send(anna, bo, 'Ping', 'same'), await send(bo, anna, 'Pong', 'same')];
    expect([one.sequence, other.sequence]).toEqual([1, 2]);
  });

  it.each<[string, string, string | undefined, string, string]>([
    ['an empty text', '', undefined, 'input.text', 'A message has 1 to 4000 characters.'],
    ['white space alone', ' \n\t ', undefined, 'input.text', 'Please write something.'],
    ['4,001 characters', 'x'.repeat(4_001), undefined, 'input.text', 'A message has 1 to 4000 characters.'],
    ['a client id of 101 characters', 'x', 'y'.repeat(101), 'input.clientId', expect.any(String) as string],
    ['an empty client id', 'x', '', 'input.clientId', expect.any(String) as string],
  ])('%s is refused', async (_what, text, clientId, path, message) => {
    const { extensions } = await expectError(trySend(anna, bo, text, clientId));
    expect(extensions['code']).toBe('BAD_USER_INPUT');
    expect(extensions['fields']).toContainEqual({ path, message });
    expect(await conversation(bo, anna)).toMatchObject({ id: null, lastSequence: 0 });
  });

  it('4,000 characters is taken, and an emoji counts as one', async () => {
    for (const text of ['x'.repeat(4_000), '👋'.repeat(4_000)])
      expect((await send(anna, bo, text)).text).toBe(text);
  });

  it('a text that no database can keep is refused as bad input', async () => {
    expect(codeOf(await trySend(anna, bo, 'zero\u0000byte'))).toBe('BAD_USER_INPUT');
  });

  it('to oneself is refused', async () => {
    expect(codeOf(await trySend(anna, anna, 'Note to self'))).toBe('BAD_USER_INPUT');
  });

  it.each(['a stranger', 'an unknown id', 'no id'])('to %s does not find them', async (whom) => {
    const stranger = await buildMember(server);
    const id = { 'a stranger': stranger.id, 'an unknown id': randomUUID(), 'no id': 'x' }[whom] ?? '';
    expect(codeOf(await trySend(anna, { id }, 'Hello'))).toBe('NOT_FOUND');
  });

  it('is refused to both where one has blocked the other', async () => {
    await insert(server, 'blocks', { blockerId: bo.id, blockedId: anna.id });
    const refusals = [await expectError(trySend(anna, bo, 'Hi')), await expectError(trySend(bo, anna, 'Hi'))];
    const conflict = { code: 'CONFLICT', reason: 'NOT_REACHABLE' };
    expect(refusals.map(({ extensions }) => extensions)).toMatchObject([conflict, conflict]);
    expect(await conversation(anna, bo)).toMatchObject({ id: null });
  });

  it('more than 120 a minute is too often', async () => {
    const { conversationId } = await send(anna, bo, 'First');
    for (let count = 1; count < 120; count += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, 120 - count) }, (_none, index) =>
          send(anna, bo, `${count + index}`),
        ),
      );
    const { extensions } = await expectError(trySend(anna, bo, 'One too many'));
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number });
    const kept = await server.sql('SELECT last_sequence FROM conversations WHERE id = $1', [conversationId]);
    expect(kept).toEqual([{ last_sequence: 120 }]);
  });
});

describe('a conversation', () => {
  it('is there, and empty, before the first message', async () => {
    expect(await conversation(anna, bo)).toEqual({
      id: null,
      attendeeId: bo.id,
      eventId: anna.eventId,
      unreadCount: 0,
      lastSequence: 0,
      lastReadSequence: 0,
      otherLastReadSequence: 0,
      attendee: { id: bo.id },
      lastMessage: null,
      messages: { totalCount: 0, nodes: [] },
    });
  });

  it('is seen by each from their own side', async () => {
    const { conversationId } = await send(anna, bo, 'One');
    await send(anna, bo, 'Two');
    const shared = {
      id: conversationId,
      eventId: anna.eventId,
      lastSequence: 2,
      lastMessage: { text: 'Two' },
      messages: {
        totalCount: 2,
        nodes: [
          { sequence: 1, text: 'One' },
          { sequence: 2, text: 'Two' },
        ],
      },
    };
    expect(await conversation(bo, anna)).toEqual({
      ...shared,
      attendeeId: anna.id,
      attendee: { id: anna.id },
      unreadCount: 2,
      lastReadSequence: 0,
      otherLastReadSequence: 2,
    });
    expect(await conversation(anna, bo)).toEqual({
      ...shared,
      attendeeId: bo.id,
      attendee: { id: bo.id },
      unreadCount: 0,
      lastReadSequence: 2,
      otherLastReadSequence: 0,
    });
  });

  it.each<[string, Record<string, unknown>, number[], boolean, boolean]>([
    ['all of a few without arguments', {}, [1, 2, 3, 4, 5, 6, 7], false, false],
    ['the newest page', { last: 3 }, [5, 6, 7], true, false],
    ['the page before a sequence', { last: 3, before: '5' }, [2, 3, 4], true, true],
    ['the first page, going back', { last: 3, before: '3' }, [1, 2], false, true],
    ['what came after a sequence', { first: 3, after: '2' }, [3, 4, 5], true, true],
    ['what came after the last', { first: 3, after: '7' }, [], true, false],
    ['all from the beginning', { first: 100, after: '0' }, [1, 2, 3, 4, 5, 6, 7], false, false],
    ['the oldest page', { first: 2 }, [1, 2], false, true],
    ['what came after a sequence, without a size', { after: '5' }, [6, 7], true, false],
    ['the newest after a sequence', { last: 2, after: '2' }, [6, 7], true, false],
    ['what is between', { first: 100, after: '2', before: '5' }, [3, 4], true, false],
  ])('gives %s', async (_what, args, sequences, hasPreviousPage, hasNextPage) => {
    for (let index = 1; index <= 7; index += 1) await send(anna, bo, `Message ${index}`);
    const page = await expectOk(graphql(server.url, PAGE, { id: anna.id, ...args }, bo.token));
    expect(page).toEqual({
      conversation: {
        messages: {
          totalCount: 7,
          nodes: sequences.map((sequence) => ({ sequence })),
          pageInfo: {
            hasPreviousPage,
            hasNextPage,
            startCursor: sequences[0]?.toString() ?? null,
            endCursor: sequences.at(-1)?.toString() ?? null,
          },
        },
      },
    });
  });

  it.each([
    { first: 0 },
    { last: 101 },
    { before: '-1' },
    { after: 'x' },
    { after: '99999999999' },
    { first: 3, last: 3 },
  ])('refuses the page %o', async (args) => {
    expect(codeOf(await graphql(server.url, PAGE, { id: bo.id, ...args }, anna.token))).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('reading', () => {
  const COUNTS = `query ($event: ID!, $id: ID!) { event(id: $event) { viewerUnreadCount } attendee(id: $id) { unreadCount } }`;
  const counts = async (viewer: BuiltMember, other: BuiltMember) =>
    expectOk(graphql(server.url, COUNTS, { event: viewer.eventId, id: other.id }, viewer.token));

  it('lowers the counts everywhere, and tells the sender', async () => {
    const cleo = await buildMember(server, { eventId: anna.eventId });
    for (const text of ['1', '2', '3']) await send(anna, bo, text);
    await send(cleo, bo, 'Another one');
    expect(await counts(bo, anna)).toEqual({ event: { viewerUnreadCount: 4 }, attendee: { unreadCount: 3 } });
    expect(await read(bo, anna, 2)).toEqual({
      unreadCount: 1,
      lastReadSequence: 2,
      otherLastReadSequence: 3,
      lastSequence: 3,
    });
    expect(await counts(bo, anna)).toEqual({ event: { viewerUnreadCount: 2 }, attendee: { unreadCount: 1 } });
    expect(await conversation(anna, bo)).toMatchObject({ otherLastReadSequence: 2 });
    const kept = await server.sql(
      'SELECT sequence, read_at IS NOT NULL AS read FROM messages WHERE recipient_id = $1 AND sender_id = $2 ORDER BY sequence',
      [bo.id, anna.id],
    );
    expect(kept.map(({ read: seen }) => seen as boolean)).toEqual([true, true, false]);
  });

  it('never goes back, and not beyond the last message', async () => {
    await send(anna, bo, '1');
    await send(anna, bo, '2');
    const all = { unreadCount: 0, lastReadSequence: 2, otherLastReadSequence: 2, lastSequence: 2 };
    expect(await read(bo, anna, 2_000_000_000)).toEqual(all);
    expect(await read(bo, anna, 1)).toEqual(all);
    await send(anna, bo, '3');
    expect(await conversation(bo, anna)).toMatchObject({ unreadCount: 1, lastReadSequence: 2 });
  });

  it('before the first message changes nothing', async () => {
    const nothing = { unreadCount: 0, lastReadSequence: 0, otherLastReadSequence: 0, lastSequence: 0 };
    expect(await read(bo, anna, 5)).toEqual(nothing);
  });

  it('of a negative number is refused', async () => {
    const input = { attendeeId: anna.id, sequence: -1 };
    expect(codeOf(await graphql(server.url, READ, { input }, bo.token))).toBe('BAD_USER_INPUT');
  });

  it('while messages come in ends with the right count', async () => {
    await send(anna, bo, '1');
    await Promise.all([
      ...Array.from({ length: 10 }, (_none, index) => send(anna, bo, `more ${index}`)),
      ...Array.from({ length: 5 }, () => read(bo, anna, 1)),
    ]);
    expect(await conversation(bo, anna)).toMatchObject({ unreadCount: 10, lastReadSequence: 1 });
  });
});

it('a message in a conversation takes one statement, which publishes nothing but the id, to both people', async () => {
  await send(anna, bo, 'The first one opens the conversation');
  const published: unknown[] = [];
  for (const { id } of [anna, bo])
    await server.app.runtime.pubsub.listen(messagesTopic(id), (payload) => published.push(payload));
  const queries = vi.spyOn(Client.prototype, 'query');
  let messageId = '';
  const others = await statementsOf(async () => {
    const input = { attendeeId: bo.id, text: 'Hello' };
    const sent = await expectOk(
      graphql<{ sendMessage: { message: Message } }>(server.url, SEND_ONLY, { input }, anna.token),
    );
    messageId = sent.sendMessage.message.id;
  });
  // Statements over the outbox are not counted there, so that the one that writes the message is looked for here.
  const isWriting = (query: unknown) =>
    /INSERT INTO messages\b/.test((query as { text?: string }).text ?? '');
  const writing = queries.mock.calls.filter(([query]) => isWriting(query));
  expect([others, writing.length]).toEqual([[], 1]);
  const ofMessage = () => published.filter((payload) => JSON.stringify(payload).includes(messageId));
  await waitFor(() => ofMessage().length === 2, 'The news of both');
  expect(ofMessage()).toEqual([{ messageId }, { messageId }]);
});
