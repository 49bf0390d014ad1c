import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql, subscribe, type TestSubscription } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltMember } from '../support/factories';
import { allBut, buildGroups, putInGroups } from '../support/groups';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const CHANGED = `subscription ($eventId: ID!, $filter: PresenceFilter) {
  presenceChanged(eventId: $eventId, filter: $filter) { attendeeId online }
}`;
const ONLINE =
  'query ($eventId: ID!) { attendees(eventId: $eventId, first: 100) { totalCount nodes { id online } } }';
const RULES =
  'mutation ($input: UpdateGroupRulesInput!) { updateGroupRules(input: $input) { groupRules { updatedAt } } }';
const NOW = 'query ($eventId: ID!) { groupRules(eventId: $eventId) { updatedAt } }';

interface Change {
  attendeeId: string;
  online: boolean;
}
type News = TestSubscription<{ presenceChanged: Change[] }>;

let server: TestServer;
let manager: string;
let eventId: string;
let groupIds: string[];
/** Visitors do not see investors, who see everybody, as speakers do. */
let visitor: BuiltMember;
let investor: BuiltMember;
let speaker: BuiltMember;
let guest: BuiltMember;
const open: News[] = [];

beforeAll(async () => {
  // Others hear at once of those who leave, instead of after 10 seconds.
  server = await startServer({ presenceLingerMs: 0 });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ id: eventId } = await buildEvent(server));
  const member = () => buildMember(server, { eventId });
  [visitor, investor, speaker, guest] = [await member(), await member(), await member(), await member()];
  groupIds = await buildGroups(server, eventId, [{ sees: allBut(1) }, {}, {}]);
  await putInGroups(server, investor.id, 1);
  await putInGroups(server, speaker.id, 2);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((news) => news.close()));
});

const follow = async (token: string, attendeeIds?: string[]): Promise<News> => {
  const filter = attendeeIds ? { attendeeIds } : null;
  const news = await subscribe<{ presenceChanged: Change[] }>(server.url, token, CHANGED, {
    eventId,
    filter,
  });
  open.push(news);
  return news;
};
const leave = async (news: News) => {
  open.splice(open.indexOf(news), 1);
  await news.close();
};
const changes = ({ received }: News): Change[] => received.flatMap(({ data }) => data?.presenceChanged ?? []);
/** What was heard of somebody, in order. */
const heardOf = (news: News, { id }: BuiltMember): boolean[] =>
  changes(news).flatMap(({ attendeeId, online }) => (attendeeId === id ? [online] : []));
const hears = (news: News, of: BuiltMember, expected: boolean[]) =>
  waitFor(() => heardOf(news, of).join() === expected.join(), `${expected.join()} of ${of.id}`);
const listed = async (token: string) => {
  const { attendees } = await expectOk(
    graphql<{ attendees: { totalCount: number; nodes: { id: string; online: boolean }[] } }>(
      server.url,
      ONLINE,
      { eventId },
      token,
    ),
  );
  const online = attendees.nodes.filter((node) => node.online).map(({ id }) => id);
  return { total: attendees.totalCount, online: new Set(online) };
};

it('shows nothing of a person whom rules hide, neither coming nor leaving nor among the numbers, and all of it to others', async () => {
  const [hidden, asked, seen, staff] = [
    await follow(visitor.token),
    await follow(visitor.token, [investor.id, guest.id]),
    await follow(speaker.token),
    await follow(manager),
  ];
  const there = await follow(investor.token);
  for (const news of [seen, staff]) await hears(news, investor, [true]);
  await hears(there, investor, [true]);
  expect(await listed(visitor.token)).toEqual({ total: 3, online: new Set([visitor.id, speaker.id]) });
  expect(await listed(speaker.token)).toEqual({
    total: 4,
    online: new Set([visitor.id, speaker.id, investor.id]),
  });
  await leave(there);
  for (const news of [seen, staff]) await hears(news, investor, [true, false]);
  // Comes after all that was said of the investor.
  const last = await follow(guest.token);
  for (const news of [hidden, asked, seen]) await hears(news, guest, [true]);
  await leave(last);
  for (const news of [hidden, asked, seen]) await hears(news, guest, [true, false]);
  expect([heardOf(hidden, investor), heardOf(asked, investor)]).toEqual([[], []]);
  expect(new Set(changes(asked).map(({ attendeeId }) => attendeeId))).toEqual(new Set([guest.id]));
});

it('follows a rule that is opened and closed while people listen', async () => {
  const news = await follow(visitor.token);
  const rules = groupIds.flatMap((fromId) =>
    groupIds.map((toId) => ({ fromId, toId, see: true, meet: true, write: true })),
  );
  const save = async (see: boolean) => {
    const { groupRules } = await expectOk(
      graphql<{ groupRules: { updatedAt: string } }>(server.url, NOW, { eventId }, manager),
    );
    const asked = rules.map((rule) =>
      rule.fromId === groupIds[0] && rule.toId === groupIds[1] ? { ...rule, see } : rule,
    );
    const input = { eventId, rules: asked, expectedUpdatedAt: groupRules.updatedAt };
    await expectOk(graphql(server.url, RULES, { input }, manager));
    await waitFor(
      async () => (await server.sql('SELECT 1 FROM outbox')).length === 0,
      'The news of the rule',
    );
  };
  await save(true);
  const there = await follow(investor.token);
  await hears(news, investor, [true]);
  await leave(there);
  await hears(news, investor, [true, false]);
  await save(false);
  await follow(investor.token);
  await follow(guest.token);
  await hears(news, guest, [true]);
  expect(heardOf(news, investor)).toEqual([true, false]);
});
