import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql, subscribe, type TestSubscription } from '../support/client';
import { buildMember, insert, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, type Trio } from './chat';

const CHANGED = 'subscription ($eventId: ID!) { presenceChanged(eventId: $eventId) { attendeeId online } }';
const ONLINE = `query ($eventId: ID!) { attendees(eventId: $eventId, first: 100) { nodes { id online } } }`;

/** Others hear at once of those who leave, instead of after 10 seconds. */
const SHORT = { presenceLingerMs: 0 };

interface Change {
  attendeeId: string;
  online: boolean;
}
type Changes = TestSubscription<{ presenceChanged: Change[] }>;

describe.each([
  ['alone', null],
  ['with another over Redis', inject('redisUrl')],
])('a server %s', (name, redisUrl) => {
  const skipped = name !== 'alone' && redisUrl === null;
  let one: TestServer;
  let other: TestServer;
  let trio: Trio;
  const open: TestSubscription<unknown>[] = [];

  beforeAll(async () => {
    if (skipped) return;
    one = await startServer({ ...(redisUrl ? { redisUrl } : {}), ...SHORT });
    other = redisUrl ? await startServer({ redisUrl, databaseUrl: one.databaseUrl, ...SHORT }) : one;
  });
  afterAll(async () => {
    if (skipped) return;
    if (other !== one) await other.close();
    await one.close();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((subscription) => subscription.close()));
  });

  const follow = async (server: TestServer, token: string, document = CHANGED) => {
    const variables = { eventId: trio.eventId };
    const subscription = await subscribe<{ presenceChanged: Change[] }>(
      server.url,
      token,
      document,
      variables,
    );
    open.push(subscription);
    return subscription;
  };
  const online = async (token: string, server = one): Promise<string[]> => {
    const { attendees } = await expectOk(
      graphql<{ attendees: { nodes: { id: string; online: boolean }[] } }>(
        server.url,
        ONLINE,
        { eventId: trio.eventId },
        token,
      ),
    );
    return attendees.nodes.flatMap((node) => (node.online ? [node.id] : [])).sort();
  };
  const whenOnline = (token: string, expected: { id: string }[], server = one) => {
    const ids = expected.map(({ id }) => id).sort();
    return waitFor(async () => (await online(token, server)).join() === ids.join(), 'The presence');
  };
  /** The latest news of everybody. */
  const known = ({ received }: Changes) =>
    Object.fromEntries(
      received
        .flatMap(({ data }) => data?.presenceChanged ?? [])
        .map((change) => [change.attendeeId, change.online]),
    );

  it.skipIf(skipped)(
    'knows who has a subscription, once however many tabs, and tells of coming and going',
    async () => {
      trio = await buildTrio(one);
      const { alice, bob, carol } = trio;
      const news = await follow(one, alice.token);
      await follow(other, bob.token, MESSAGE_ADDED);
      const tab = await follow(one, bob.token, MESSAGE_ADDED);
      await whenOnline(carol.token, [alice, bob]);
      await waitFor(() => known(news)[bob.id] === true, 'The news of Bob');
      await tab.close();
      await follow(other, carol.token);
      await whenOnline(carol.token, [alice, bob, carol], other);
      await open[1]?.close();
      await waitFor(() => known(news)[bob.id] === false && known(news)[carol.id], 'The news of both');
      await whenOnline(carol.token, [alice, carol]);
      expect(news.received.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    },
  );

  it.skipIf(skipped)(
    'tells those who blocked or are blocked nothing, and staff everything without being seen',
    async () => {
      trio = await buildTrio(one);
      const { alice, bob, carol } = trio;
      await insert(one, 'blocks', { blockerId: alice.id, blockedId: bob.id });
      const staff = await signInAs(one, Role.EXECUTIVE);
      const [alices, bobs, staffs] = [
        await follow(one, alice.token),
        await follow(one, bob.token),
        await follow(one, staff),
      ];
      await follow(other, carol.token);
      await waitFor(() => [alices, bobs, staffs].every((news) => known(news)[carol.id]), 'The news of Carol');
      expect([known(alices)[bob.id], known(bobs)[alice.id]]).toEqual([undefined, undefined]);
      expect([await online(alice.token), await online(bob.token), await online(staff)]).toEqual(
        [
          [alice, carol],
          [bob, carol],
          [alice, bob, carol],
        ].map((list) => list.map(({ id }) => id).sort()),
      );
    },
  );

  it.skipIf(skipped)('gathers many arrivals into few deliveries', async () => {
    trio = await buildTrio(one);
    const news = await follow(one, trio.alice.token);
    const began = performance.now();
    const members = await Promise.all(
      Array.from({ length: 30 }, () => buildMember(one, { eventId: trio.eventId })),
    );
    await Promise.all(members.map(({ token }) => follow(other, token)));
    await waitFor(() => members.every(({ id }) => known(news)[id]), 'The arrivals');
    const seconds = (performance.now() - began) / 1_000;
    expect(news.received.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  it.skipIf(skipped)('looks a page up at once', async () => {
    trio = await buildTrio(one);
    const cost = async () => (await statementsOf(() => online(trio.alice.token))).length;
    const few = await cost();
    await Promise.all(Array.from({ length: 10 }, () => buildMember(one, { eventId: trio.eventId })));
    expect(await cost()).toBe(few);
  });
});
