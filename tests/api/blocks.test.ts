import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const BLOCK =
  'mutation ($input: BlockAttendeeInput!) { it: blockAttendee(input: $input) { attendee { id blockedByViewer } } }';
const UNBLOCK =
  'mutation ($input: UnblockAttendeeInput!) { it: unblockAttendee(input: $input) { attendee { id blockedByViewer } } }';
const LIST = `query ($eventId: ID!) { it: blockedAttendees(eventId: $eventId, first: 100) {
  totalCount nodes { id firstName blockedByViewer } } }`;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { text } } }';
const REQUEST =
  'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { status } } }';

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server);
  [me, other] = [await member(), await member()];
});
afterAll(() => server.close());

const member = () => buildMember(server, { eventId: event.id });
const run = (document: string, who: BuiltMember, attendeeId: unknown, more: object = {}) =>
  graphql(server.url, document, { input: { attendeeId, ...more } }, who.token);
const list = async (who: BuiltMember) =>
  (
    await expectOk(
      graphql<{ it: { totalCount: number; nodes: { id: string }[] } }>(
        server.url,
        LIST,
        { eventId: event.id },
        who.token,
      ),
    )
  ).it;
const reasonOf = async (answer: ReturnType<typeof run>) => (await expectError(answer)).extensions['reason'];

it('a block ends messages and meeting requests both ways until it is taken back', async () => {
  const blocked = { data: { it: { attendee: { id: other.id, blockedByViewer: true } } } };
  expect(await run(BLOCK, me, other.id)).toEqual(blocked);
  expect(await run(BLOCK, me, other.id)).toEqual(blocked);
  const startsAt = slotOf(event, 2).startsAt.toISOString();
  for (const [from, to] of [
    [me, other],
    [other, me],
  ] as const) {
    expect(await reasonOf(run(SEND, from, to.id, { text: 'Hello' }))).toBe('NOT_REACHABLE');
    expect(await reasonOf(run(REQUEST, from, to.id, { startsAt }))).toBe('NOT_REACHABLE');
  }
  expect(await list(me)).toEqual({
    totalCount: 1,
    nodes: [{ id: other.id, firstName: other.firstName, blockedByViewer: true }],
  });
  expect(await list(other)).toEqual({ totalCount: 0, nodes: [] });
  const free = { data: { it: { attendee: { id: other.id, blockedByViewer: false } } } };
  expect(await run(UNBLOCK, me, other.id)).toEqual(free);
  expect(await run(UNBLOCK, me, other.id)).toEqual(free);
  expect(await run(SEND, other, me.id, { text: 'Hello' })).toEqual({
    data: { sendMessage: { message: { text: 'Hello' } } },
  });
});

it('who has blocked and who is blocked find each other in no list, until it is taken back', async () => {
  const [one, two, third] = [await member(), await member(), await member()];
  await expectOk(run(SEND, two, one.id, { text: 'Hello' }));
  const ATTENDEES = `query ($eventId: ID!, $sort: AttendeeSort!, $search: String) {
    attendees(eventId: $eventId, sort: $sort, first: 100, filter: { search: $search }) { nodes { id } } }`;
  const SEARCH = `query ($eventId: ID!, $text: String!) {
    search(eventId: $eventId, text: $text, first: 100) { nodes { id } } }`;
  const CONVERSATIONS =
    'query ($eventId: ID!) { conversations(eventId: $eventId) { totalCount nodes { attendeeId } } }';
  type Nodes = { nodes: Record<string, unknown>[] };
  const ask = async <T = Nodes>(who: BuiltMember, document: string, variables: object) =>
    Object.values(
      await expectOk(
        graphql<Record<string, T>>(server.url, document, { eventId: event.id, ...variables }, who.token),
      ),
    )[0]!;
  /** In which lists of one the other is. */
  const shown = async (who: BuiltMember, whom: BuiltMember) => ({
    byName: JSON.stringify(await ask(who, ATTENDEES, { sort: 'NAME' })).includes(whom.id),
    byMatch: JSON.stringify(await ask(who, ATTENDEES, { sort: 'BEST_MATCH' })).includes(whom.id),
    searched: JSON.stringify(await ask(who, ATTENDEES, { sort: 'NAME', search: whom.firstName })).includes(
      whom.id,
    ),
    found: JSON.stringify(await ask(who, SEARCH, { text: whom.firstName })).includes(whom.id),
  });
  const conversations = (who: BuiltMember) => ask(who, CONVERSATIONS, {});
  const everywhere = { byName: true, byMatch: true, searched: true, found: true };
  const nowhere = { byName: false, byMatch: false, searched: false, found: false };
  const between = async () => [await shown(one, two), await shown(two, one)];
  expect(await between()).toEqual([everywhere, everywhere]);
  await expectOk(run(BLOCK, one, two.id));
  expect(await between()).toEqual([nowhere, nowhere]);
  expect(await shown(third, one)).toEqual(everywhere);
  // The person who did not block keeps the messages.
  expect([await conversations(one), await conversations(two)]).toEqual([
    { totalCount: 0, nodes: [] },
    { totalCount: 1, nodes: [{ attendeeId: one.id }] },
  ]);
  await expectOk(run(UNBLOCK, one, two.id));
  expect(await between()).toEqual([everywhere, everywhere]);
  expect(await conversations(one)).toEqual({ totalCount: 1, nodes: [{ attendeeId: two.id }] });
});

it('nobody can take back the block of another', async () => {
  const [one, two] = [await member(), await member()];
  await expectOk(run(BLOCK, one, two.id));
  await expectOk(run(UNBLOCK, two, one.id));
  expect(await reasonOf(run(SEND, two, one.id, { text: 'Hello' }))).toBe('NOT_REACHABLE');
});

it('blocking at the same time is one block', async () => {
  const [one, two] = [await member(), await member()];
  await Promise.all(Array.from({ length: 8 }, () => expectOk(run(BLOCK, one, two.id))));
  expect((await list(one)).nodes.map(({ id }) => id)).toEqual([two.id]);
});

it.each([BLOCK, UNBLOCK])('oneself, strangers and nonsense are refused: %s', async (document) => {
  const stranger = await buildMember(server);
  expect(codeOf(await run(document, me, me.id))).toBe('BAD_USER_INPUT');
  expect(codeOf(await run(document, me, stranger.id))).toBe('NOT_FOUND');
  expect(codeOf(await run(document, me, 'nonsense'))).toBe('NOT_FOUND');
  expect(codeOf(await run(document, me, null))).toBe('BAD_USER_INPUT');
});

it('a list of one and of three costs the same number of statements', async () => {
  const costs: number[] = [];
  for (const size of [1, 3]) {
    const one = await member();
    const others = await Promise.all(Array.from({ length: size }, member));
    for (const { id } of others) await insert(server, 'blocks', { blockerId: one.id, blockedId: id });
    const statements = await statementsOf(async () => expect((await list(one)).nodes).toHaveLength(size));
    costs.push(statements.length);
  }
  expect(costs[1]).toBe(costs[0]);
});

describe('requests that wait', () => {
  const MEETING = 'query ($id: ID!) { meeting(id: $id) { status closedReason reason viewerCanRespond } }';
  const MEETING_CHANGED = 'subscription ($event: ID!) { meetingChanged(eventId: $event) { id } }';
  const closed = (closedReason: string) => ({
    meeting: { status: 'REJECTED', closedReason, reason: null, viewerCanRespond: false },
  });
  const meeting = (who: BuiltMember, id: string) => expectOk(graphql(server.url, MEETING, { id }, who.token));

  it('are declined where the blocked one asked and cancelled where the other did, and nobody is told why', async () => {
    const [one, two, third] = [await member(), await member(), await member()];
    const build = (senderId: string, receiverId: string, index: number, status: 'PENDING' | 'ACTIVE') =>
      buildMeeting(server, { event, senderId, receiverId, status, ...slotOf(event, index) });
    const asked = await build(two.id, one.id, 0, 'PENDING');
    const own = await build(one.id, two.id, 1, 'PENDING');
    const agreed = await build(two.id, one.id, 2, 'ACTIVE');
    const others = [await build(two.id, third.id, 3, 'PENDING'), await build(third.id, one.id, 4, 'PENDING')];
    const screens = await Promise.all(
      [one, two].map(({ token }) => subscribe(server.url, token, MEETING_CHANGED, { event: event.id })),
    );
    await expectOk(run(BLOCK, one, two.id));
    for (const who of [one, two]) {
      expect(await meeting(who, asked.id)).toEqual(closed('DECLINED'));
      expect(await meeting(who, own.id)).toEqual(closed('CANCELLED'));
      expect(await meeting(who, agreed.id)).toMatchObject({ meeting: { status: 'ACTIVE' } });
    }
    for (const { id } of others)
      expect(await meeting(third, id)).toMatchObject({ meeting: { status: 'PENDING' } });
    for (const screen of screens) {
      const news = [await screen.next(), await screen.next()].map(({ data }) => data?.['meetingChanged']);
      expect(news).toEqual(expect.arrayContaining([{ id: asked.id }, { id: own.id }]));
      await screen.close();
    }
    expect(
      await server.sql('SELECT kind FROM notifications WHERE attendee_id = ANY($1)', [[one.id, two.id]]),
    ).toEqual([]);
    await expectOk(run(UNBLOCK, one, two.id));
    expect(await meeting(two, asked.id)).toEqual(closed('DECLINED'));
  });

  it('do not slip in while one blocks the other', async () => {
    await buildPod(server, { eventId: event.id });
    const startsAt = slotOf(event, 5).startsAt.toISOString();
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async () => [await member(), await member()] as const),
    );
    await Promise.all(
      pairs.flatMap(([one, two]) => [
        expectOk(run(BLOCK, one, two.id)),
        run(REQUEST, two, one.id, { startsAt }),
        run(REQUEST, one, two.id, { startsAt }),
      ]),
    );
    const people = pairs.flat().map(({ id }) => id);
    const waiting = `SELECT 1 FROM meetings WHERE sender_id = ANY($1) AND status = 'PENDING'`;
    expect(await server.sql(waiting, [people])).toEqual([]);
  });
});

it('neither may write or ask, and which of the two has blocked is known to that one alone', async () => {
  const MAY =
    'query ($id: ID!) { it: attendee(id: $id) { viewerCanMessage viewerCanRequestMeeting blockedByViewer online } }';
  const [one, two] = [await member(), await member()];
  const may = (who: BuiltMember, of: BuiltMember) =>
    expectOk(graphql(server.url, MAY, { id: of.id }, who.token));
  const answer = (allowed: boolean, blockedByViewer = false) => ({
    it: { viewerCanMessage: allowed, viewerCanRequestMeeting: allowed, blockedByViewer, online: false },
  });
  expect(await may(two, one)).toEqual(answer(true));
  await expectOk(run(BLOCK, one, two.id));
  expect([await may(one, two), await may(two, one)]).toEqual([answer(false, true), answer(false)]);
  await expectOk(run(BLOCK, two, one.id));
  expect([await may(one, two), await may(two, one)]).toEqual([answer(false, true), answer(false, true)]);
  await expectOk(run(UNBLOCK, one, two.id));
  expect([await may(one, two), await may(two, one)]).toEqual([answer(false), answer(false, true)]);
  await expectOk(run(UNBLOCK, two, one.id));
  expect(await may(one, two)).toEqual(answer(true));
});

describe('read ticks', () => {
  const READ = `mutation ($input: MarkReadInput!) { it: markRead(input: $input) { conversation { unreadCount lastReadSequence } } }`;
  const THREAD = `query ($id: ID!) { it: conversation(attendeeId: $id) {
    otherLastReadSequence messages { nodes { readAt } } } }`;
  const NEWS = `subscription ($event: ID!) { it: conversationChanged(eventId: $event) { conversation { attendeeId } } }`;
  interface Thread {
    otherLastReadSequence: number;
    messages: { nodes: { readAt: string | null }[] };
  }

  const send = (from: BuiltMember, to: BuiltMember) => expectOk(run(SEND, from, to.id, { text: 'Hello' }));
  const read = (who: BuiltMember, of: BuiltMember, sequence: number) => run(READ, who, of.id, { sequence });
  const ticks = async (who: BuiltMember, of: BuiltMember) => {
    const answer = graphql<{ it: Thread }>(server.url, THREAD, { id: of.id }, who.token);
    const { otherLastReadSequence, messages } = (await expectOk(answer)).it;
    return [otherLastReadSequence, ...messages.nodes.map(({ readAt }) => readAt !== null)];
  };

  it.each(['the blocked', 'the one who blocks'])(
    'do not reach %s, and the other has read all the same',
    async (who) => {
      const [writer, reader, third] = [await member(), await member(), await member()];
      for (const from of [writer, writer, writer]) await send(from, reader);
      await send(writer, third);
      await expectOk(read(reader, writer, 1));
      const [blocker, blocked] = who === 'the blocked' ? [reader, writer] : [writer, reader];
      await expectOk(run(BLOCK, blocker, blocked.id));
      const listen = ({ token }: BuiltMember) => subscribe(server.url, token, NEWS, { event: event.id });
      const [writers, readers] = [await listen(writer), await listen(reader)];

      expect(await read(reader, writer, 2)).toEqual({
        data: { it: { conversation: { unreadCount: 1, lastReadSequence: 2 } } },
      });
      expect(await read(reader, writer, 3)).toEqual({
        data: { it: { conversation: { unreadCount: 0, lastReadSequence: 3 } } },
      });
      expect(await read(reader, writer, 1)).toEqual({
        data: { it: { conversation: { unreadCount: 0, lastReadSequence: 3 } } },
      });
      expect(await ticks(writer, reader)).toEqual([1, true, false, false]);
      // News come in order: what the third one reads is the first that the writer hears of.
      await expectOk(read(third, writer, 1));
      expect(await writers.next()).toEqual({ data: { it: { conversation: { attendeeId: third.id } } } });
      expect(await readers.next()).toEqual({ data: { it: { conversation: { attendeeId: writer.id } } } });

      await expectOk(run(UNBLOCK, blocker, blocked.id));
      await send(writer, reader);
      expect(await ticks(writer, reader)).toEqual([1, true, false, false, false]);
      expect(await read(reader, writer, 4)).toEqual({
        data: { it: { conversation: { unreadCount: 0, lastReadSequence: 4 } } },
      });
      expect(await ticks(writer, reader)).toEqual([4, true, true, true, true]);
      await Promise.all([writers.close(), readers.close()]);
    },
  );
});
