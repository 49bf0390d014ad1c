import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { conversationsTopic } from '../../server/src/modules/conversations/conversation.events';
import { codeOf, expectError, expectOk, graphql, subscribe, type TestSubscription } from '../support/client';
import { buildMember, insert, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';
import { buildTrio, send, type Trio } from './chat';

const CHANGED = `subscription ($eventId: ID!) { conversationChanged(eventId: $eventId) {
  otherTyping conversation { attendeeId unreadCount lastReadSequence otherLastReadSequence }
} }`;
const TYPING = `mutation ($input: SetTypingInput!) { setTyping(input: $input) { conversation { attendeeId lastSequence } } }`;
const READ = `mutation ($input: MarkReadInput!) { markRead(input: $input) { conversation { unreadCount lastReadSequence lastSequence } } }`;

interface Change {
  conversationChanged: {
    otherTyping: boolean | null;
    conversation: Record<'unreadCount' | 'lastReadSequence' | 'otherLastReadSequence', number>;
  };
}

let server: TestServer;
let trio: Trio;
const open: TestSubscription<Change>[] = [];

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscription) => subscription.close()));
});

const changesOf = async ({ token }: BuiltMember) => {
  const subscription = await subscribe<Change>(server.url, token, CHANGED, { eventId: trio.eventId });
  open.push(subscription);
  return subscription;
};
const type = (from: BuiltMember, to: { id: string }, typing = true) =>
  graphql(server.url, TYPING, { input: { attendeeId: to.id, typing } }, from.token);
const read = (who: BuiltMember, other: BuiltMember, sequence: number) =>
  expectOk(graphql(server.url, READ, { input: { attendeeId: other.id, sequence } }, who.token));
const change = (attendeeId: string, otherTyping: boolean | null, numbers = [0, 0, 0]) => ({
  data: {
    conversationChanged: {
      otherTyping,
      conversation: {
        attendeeId,
        unreadCount: numbers[0],
        lastReadSequence: numbers[1],
        otherLastReadSequence: numbers[2],
      },
    },
  },
});

it('typing is told to the other alone, before the first message too, and kept nowhere', async () => {
  trio = await buildTrio(server);
  const { alice, bob, carol } = trio;
  const [alices, bobs, carols] = [await changesOf(alice), await changesOf(bob), await changesOf(carol)];
  expect(await type(alice, bob)).toEqual({
    data: { setTyping: { conversation: { attendeeId: bob.id, lastSequence: 0 } } },
  });
  expect(await bobs.next()).toEqual(change(alice.id, true));
  await expectOk(type(alice, bob, false));
  expect(await bobs.next()).toEqual(change(alice.id, false));
  await expectOk(type(bob, carol));
  expect(await carols.next()).toEqual(change(bob.id, true));
  expect([alices.received, bobs.received.length, carols.received.length]).toEqual([[], 2, 1]);
  expect(await server.sql("SELECT 1 FROM outbox WHERE topic LIKE '%.conversations'")).toEqual([]);
});

it('reading changes the ticks of the writer and the other screens of the reader, once', async () => {
  trio = await buildTrio(server);
  const { alice, bob } = trio;
  await send(server.url, alice, bob, 'one');
  await send(server.url, alice, bob, 'two');
  const [alices, bobs] = [await changesOf(alice), await changesOf(bob)];
  await read(bob, alice, 1);
  await read(bob, alice, 1);
  await read(bob, alice, 2);
  expect([await alices.next(), await alices.next()]).toEqual([
    change(bob.id, null, [0, 2, expect.any(Number) as number]),
    change(bob.id, null, [0, 2, 2]),
  ]);
  expect([await bobs.next(), await bobs.next()]).toEqual([
    change(alice.id, null, [expect.any(Number) as number, expect.any(Number) as number, 2]),
    change(alice.id, null, [0, 2, 2]),
  ]);
  await expectOk(type(alice, bob));
  expect((await bobs.next()).data?.conversationChanged.otherTyping).toBe(true);
  expect([alices.received.length, bobs.received.length]).toEqual([2, 3]);
});

it('typing does not reach those who have blocked, nor come from them', async () => {
  trio = await buildTrio(server);
  const { alice, bob } = trio;
  await insert(server, 'blocks', { blockerId: bob.id, blockedId: alice.id });
  for (const [from, to] of [
    [alice, bob],
    [bob, alice],
  ] as const)
    expect((await expectError(type(from, to))).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'NOT_REACHABLE',
    });
});

it('typing and reading that one is just told of reach neither once one has blocked the other', async () => {
  trio = await buildTrio(server);
  const { alice, bob, carol } = trio;
  for (const [from, to] of [
    [alice, bob],
    [bob, alice],
  ] as const)
    await send(server.url, from, to, 'hello');
  const [alices, bobs] = [await changesOf(alice), await changesOf(bob)];
  const BLOCK = 'mutation ($input: BlockAttendeeInput!) { blockAttendee(input: $input) { __typename } }';
  await expectOk(graphql(server.url, BLOCK, { input: { attendeeId: alice.id } }, bob.token));
  const isTold = async () => (await server.sql('SELECT 1 FROM outbox')).length === 0;
  await waitFor(isTold, 'The news of the block to the server');
  // As if it had been on its way over the bus when the block came.
  const { pubsub } = server.app.runtime;
  await pubsub.publish(conversationsTopic(alice.id), { otherId: bob.id, typing: true });
  await pubsub.publish(conversationsTopic(bob.id), { otherId: alice.id, typing: true });
  await expectOk(type(carol, alice));
  await expectOk(type(carol, bob));
  expect([await alices.next(), await bobs.next()]).toEqual([change(carol.id, true), change(carol.id, true)]);
  // A read receipt goes to the reader's own other screens alone.
  await read(alice, bob, 2);
  expect(await alices.next()).toEqual(change(bob.id, null, [0, 2, 0]));
  await read(bob, alice, 2);
  expect(await bobs.next()).toEqual(change(alice.id, null, [0, 2, 1]));
  await expectOk(type(carol, alice, false));
  expect(await alices.next()).toEqual(change(carol.id, false));
  expect([alices.received.length, bobs.received.length]).toEqual([3, 2]);
});

it('typing is refused to strangers, to oneself and beyond 120 times a minute', async () => {
  trio = await buildTrio(server);
  const { alice, bob } = trio;
  expect(codeOf(await type(alice, alice))).toBe('BAD_USER_INPUT');
  expect(codeOf(await type(alice, await buildMember(server)))).toBe('NOT_FOUND');
  expect(codeOf(await type(alice, { id: 'nonsense' }))).toBe('NOT_FOUND');
  const wrong = graphql(server.url, TYPING, { input: { attendeeId: bob.id, typing: 'yes' } }, alice.token);
  expect(codeOf(await wrong)).toBe('BAD_USER_INPUT');
  const codes = await Promise.all(Array.from({ length: 121 }, async () => codeOf(await type(bob, alice))));
  expect(codes.filter((code) => code !== 'OK')).toEqual(['RATE_LIMITED']);
});

it('unread counts are right after reading and writing at the same time', async () => {
  trio = await buildTrio(server);
  const { alice, bob } = trio;
  await send(server.url, alice, bob, 'first');
  await Promise.all(
    Array.from({ length: 40 }, (_none, index) =>
      index % 2
        ? read(bob, alice, index)
        : send(server.url, index % 4 ? alice : bob, index % 4 ? bob : alice, 'more'),
    ),
  );
  const counts = await server.sql(
    `SELECT m.unread_count AS counted, (SELECT count(*)::int FROM messages x WHERE x.conversation_id = m.conversation_id
       AND x.recipient_id = m.attendee_id AND x.read_at IS NULL) AS unread
     FROM conversation_members m WHERE m.attendee_id = ANY($1)`,
    [[alice.id, bob.id]],
  );
  expect(counts).toHaveLength(2);
  expect(counts.map(({ counted }) => counted as number)).toEqual(
    counts.map(({ unread }) => unread as number),
  );
  const all = await read(bob, alice, 1_000);
  expect(all).toEqual({
    markRead: { conversation: { unreadCount: 0, lastReadSequence: 21, lastSequence: 21 } },
  });
});
