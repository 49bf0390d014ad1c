import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const LIST = `query ($event: ID!, $first: Int! = 20, $after: String, $offset: Int) {
  conversations(eventId: $event, first: $first, after: $after, offset: $offset) {
    totalCount
    nodes { attendeeId unreadCount lastMessage { text senderId } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;
const SEND =
  'mutation ($id: ID!, $text: String!) { sendMessage(input: { attendeeId: $id, text: $text }) { message { id } } }';

interface List {
  totalCount: number;
  nodes: { attendeeId: string; unreadCount: number; lastMessage: { text: string; senderId: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

let server: TestServer;
let me: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

const list = async (variables: Record<string, unknown> = {}) => {
  const answer = graphql<{ conversations: List }>(
    server.url,
    LIST,
    { event: me.eventId, ...variables },
    me.token,
  );
  return (await expectOk(answer)).conversations;
};

it('conversations are listed with the latest written first, page by page as at once', async () => {
  const others = await Promise.all(
    Array.from({ length: 5 }, () => buildMember(server, { eventId: me.eventId })),
  );
  for (const other of others)
    await expectOk(graphql(server.url, SEND, { id: me.id, text: 'Hello' }, other.token));
  const [first, second] = others;
  await expectOk(graphql(server.url, SEND, { id: first?.id, text: 'Answer' }, me.token));
  // All of the same microsecond, so that the id has to decide, except for the one that was answered.
  await server.sql(
    `UPDATE conversation_members SET last_message_at = '2026-11-20T10:00:00.123456Z' WHERE other_id <> $1 AND attendee_id = $2`,
    [first?.id, me.id],
  );
  const all = await list();
  expect(all.totalCount).toBe(5);
  expect(all.nodes[0]).toEqual({
    attendeeId: first?.id,
    unreadCount: 1,
    lastMessage: { text: 'Answer', senderId: me.id },
  });
  expect(all.nodes.find(({ attendeeId }) => attendeeId === second?.id)).toEqual({
    attendeeId: second?.id,
    unreadCount: 1,
    lastMessage: { text: 'Hello', senderId: second?.id },
  });
  const read: List['nodes'] = [];
  let after: string | null = null;
  for (let index = 0; index < 5; index += 1) {
    const page: List = await list({ first: 1, after });
    expect([page.pageInfo.hasPreviousPage, page.pageInfo.hasNextPage]).toEqual([index > 0, index < 4]);
    read.push(...page.nodes);
    after = page.pageInfo.endCursor;
  }
  expect(read).toEqual(all.nodes);
  expect((await list({ offset: 3 })).nodes).toEqual(all.nodes.slice(3));
});

it('conversations of another event of the same user are not among them', async () => {
  const elsewhere = await buildMember(server, { userId: me.userId });
  const other = await buildMember(server, { eventId: elsewhere.eventId });
  await expectOk(graphql(server.url, SEND, { id: elsewhere.id, text: 'Elsewhere' }, other.token));
  const ids = (await list({ first: 100 })).nodes.map(({ attendeeId }) => attendeeId);
  expect(ids).not.toContain(other.id);
  const { conversations } = await expectOk(
    graphql<{ conversations: List }>(server.url, LIST, { event: elsewhere.eventId }, me.token),
  );
  expect(conversations.nodes.map(({ attendeeId }) => attendeeId)).toEqual([other.id]);
});

it('a conversation that was only looked at is not listed', async () => {
  const { id } = await buildAttendee(server, { eventId: me.eventId });
  const before = await list({ first: 100 });
  await expectOk(
    graphql(server.url, 'query ($id: ID!) { conversation(attendeeId: $id) { id } }', { id }, me.token),
  );
  expect(await list({ first: 100 })).toEqual(before);
});

it('writing and reading leave alone what the other side has not read', async () => {
  const SEEN = `query ($id: ID!) { conversation(attendeeId: $id) {
    unreadCount lastReadSequence otherLastReadSequence messages { nodes { text readAt } } } }`;
  const READ = 'mutation ($input: MarkReadInput!) { markRead(input: $input) { __typename } }';
  const other = await buildMember(server, { eventId: me.eventId });
  const seen = async (who: BuiltMember, of: BuiltMember) =>
    (await expectOk(graphql(server.url, SEEN, { id: of.id }, who.token)))['conversation'];
  const nodes = ['from the other', 'from me'].map((text) => ({ text, readAt: null }));
  await expectOk(graphql(server.url, SEND, { id: me.id, text: 'from the other' }, other.token));
  await expectOk(graphql(server.url, SEND, { id: other.id, text: 'from me' }, me.token));
  const mine = { unreadCount: 1, lastReadSequence: 0, otherLastReadSequence: 1, messages: { nodes } };
  const theirs = { unreadCount: 1, lastReadSequence: 1, otherLastReadSequence: 0, messages: { nodes } };
  expect([await seen(me, other), await seen(other, me)]).toEqual([mine, theirs]);
  const input = { attendeeId: other.id, sequence: 2 };
  await expectOk(graphql(server.url, READ, { input }, me.token));
  const readByMe = { nodes: [{ text: 'from the other', readAt: expect.any(String) as string }, nodes[1]] };
  expect(await seen(me, other)).toEqual({ ...mine, unreadCount: 0, lastReadSequence: 2, messages: readByMe });
  expect(await seen(other, me)).toEqual({ ...theirs, otherLastReadSequence: 2, messages: readByMe });
});
