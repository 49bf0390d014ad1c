import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../server/src/core/db/transaction';
import { NotificationKind } from '../../server/src/modules/notifications/notification.entity';
import { notify } from '../../server/src/modules/notifications/notification.service';
import { codeOf, expectOk, graphql, subscribe, type Answer } from '../support/client';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const FIELDS = 'id eventId kind text meetingId activityId readAt';
const LIST = `query ($eventId: ID!, $unreadOnly: Boolean! = false, $first: Int! = 20, $after: String) {
  it: notifications(eventId: $eventId, unreadOnly: $unreadOnly, first: $first, after: $after) {
    totalCount nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`;
const COUNT = 'query ($eventId: ID!) { event(id: $eventId) { unreadNotificationCount } }';
const MARK = `mutation ($input: MarkNotificationsReadInput!) {
  it: markNotificationsRead(input: $input) { event { id unreadNotificationCount } } }`;
const ADDED = `subscription ($eventId: ID!) { it: notificationAdded(eventId: $eventId) { ${FIELDS} } }`;

interface Told {
  id: string;
  text: string;
  readAt: string | null;
}
interface List {
  totalCount: number;
  nodes: Told[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

/** Every operation here is asked for under this name. */
interface It<Data> {
  it: Data;
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const member = async (eventId?: string) =>
  buildMember(server, { eventId: eventId ?? (await buildEvent(server)).id });
const tell = (who: BuiltMember, ...texts: string[]) =>
  inTransaction(server.app.systemContext(), (inner) =>
    notify(
      inner,
      texts.map((text) => ({ attendeeId: who.id, kind: NotificationKind.ACTIVITY_CHANGED, text })),
    ),
  );
const ask = <Data>(
  document: string,
  who: BuiltMember,
  variables: Record<string, unknown>,
): Promise<Answer<It<Data>>> => graphql<It<Data>>(server.url, document, variables, who.token);
const list = async (who: BuiltMember, more: object = {}) =>
  (await expectOk(ask<List>(LIST, who, { eventId: who.eventId, ...more }))).it;
const count = async (who: BuiltMember) =>
  (await expectOk(graphql(server.url, COUNT, { eventId: who.eventId }, who.token)))['event'];
const mark = (who: BuiltMember, notificationIds?: unknown, eventId: unknown = who.eventId) =>
  ask<{ unreadNotificationCount: number }>(MARK, who, { input: { eventId, notificationIds } });

it('notifications are listed to their owner, newest first, page by page as at once', async () => {
  const me = await member();
  const other = await member(me.eventId);
  for (const text of ['one', 'two', 'three']) await tell(me, text);
  const all = await list(me);
  expect(all.nodes.map(({ text }) => text)).toEqual(['three', 'two', 'one']);
  expect(all.nodes[0]).toEqual({
    id: all.nodes[0]?.id,
    eventId: me.eventId,
    kind: 'ACTIVITY_CHANGED',
    text: 'three',
    meetingId: null,
    activityId: null,
    readAt: null,
  });
  const first = await list(me, { first: 2 });
  const second = await list(me, { first: 2, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes]).toEqual(all.nodes);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, first.totalCount]).toEqual([
    true,
    false,
    3,
  ]);
  expect([(await list(other)).nodes, await count(me), await count(other)]).toEqual([
    [],
    { unreadNotificationCount: 3 },
    { unreadNotificationCount: 0 },
  ]);
});

it('notifications are marked as read one by one or all, for good', async () => {
  const me = await member();
  await tell(me, 'one', 'two', 'three');
  const [first] = (await list(me)).nodes;
  const marked = (left: number) => ({
    data: { it: { event: { id: me.eventId, unreadNotificationCount: left } } },
  });
  expect(await mark(me, [first?.id])).toEqual(marked(2));
  const [read] = (await list(me)).nodes.filter(({ id }) => id === first?.id);
  expect(read?.readAt).toEqual(expect.any(String));
  expect(await mark(me, [first?.id])).toEqual(marked(2));
  expect((await list(me, { unreadOnly: true })).nodes.map(({ id }) => id)).not.toContain(first?.id);
  expect(await mark(me)).toEqual(marked(0));
  expect((await list(me, { unreadOnly: true })).nodes).toEqual([]);
  expect((await list(me)).nodes.find(({ id }) => id === first?.id)).toEqual(read);
});

it("another's notifications and nonsense change nothing, faulty input is refused", async () => {
  const me = await member();
  const other = await member(me.eventId);
  await tell(other, 'mine');
  const [theirs] = (await list(other)).nodes;
  expect(codeOf(await mark(me, [theirs?.id, 'nonsense']))).toBe('OK');
  expect(await count(other)).toEqual({ unreadNotificationCount: 1 });
  expect(
    codeOf(
      await mark(
        me,
        Array.from({ length: 101 }, () => me.id),
      ),
    ),
  ).toBe('BAD_USER_INPUT');
  expect(codeOf(await mark(me, [{}]))).toBe('BAD_USER_INPUT');
  expect(codeOf(await mark(me, [], null))).toBe('BAD_USER_INPUT');
  expect(codeOf(await mark(me, [], 'nonsense'))).toBe('NOT_FOUND');
  expect(codeOf(await ask(LIST, me, { eventId: me.eventId, first: 0 }))).toBe('BAD_USER_INPUT');
});

it('a notification arrives live at its owner alone', async () => {
  const me = await member();
  const other = await member(me.eventId);
  const variables = { eventId: me.eventId };
  const mine = await subscribe<{ it: Told }>(server.url, me.token, ADDED, variables);
  const others = await subscribe<{ it: Told }>(server.url, other.token, ADDED, variables);
  await tell(me, 'for me');
  await tell(other, 'for the other');
  expect(await mine.next()).toEqual({ data: { it: (await list(me)).nodes[0] } });
  expect((await others.next()).data?.it.text).toBe('for the other');
  expect([mine.received.length, others.received.length]).toEqual([1, 1]);
  await Promise.all([mine.close(), others.close()]);
});

it('a list of one and of three costs the same number of statements', async () => {
  const costs: number[] = [];
  for (const size of [1, 3]) {
    const me = await member();
    await tell(me, ...Array.from({ length: size }, () => 'news'));
    costs.push((await statementsOf(async () => expect((await list(me)).nodes).toHaveLength(size))).length);
  }
  expect(costs[1]).toBe(costs[0]);
});
