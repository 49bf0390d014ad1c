import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildEvent,
  buildMember,
  insert,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const BLOCK = 'mutation ($input: BlockInput!) { it: blockAttendee(input: $input) { id blockedByViewer } }';
const UNBLOCK =
  'mutation ($input: BlockInput!) { it: unblockAttendee(input: $input) { id blockedByViewer } }';
const LIST = `query ($eventId: ID!) { it: blockedAttendees(eventId: $eventId, first: 100) {
  totalCount nodes { id firstName blockedByViewer } } }`;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { text } }';
const REQUEST = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { status } }';

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await startServer();
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
  const blocked = { data: { it: { id: other.id, blockedByViewer: true } } };
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
  const free = { data: { it: { id: other.id, blockedByViewer: false } } };
  expect(await run(UNBLOCK, me, other.id)).toEqual(free);
  expect(await run(UNBLOCK, me, other.id)).toEqual(free);
  expect(await run(SEND, other, me.id, { text: 'Hello' })).toEqual({
    data: { sendMessage: { text: 'Hello' } },
  });
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
