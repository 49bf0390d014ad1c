import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { subscribe, type TestSubscription } from '../support/client';
import { buildMember, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';
import { buildTrio, type Trio } from './chat';

const CHANGED = `subscription ($eventId: ID!, $filter: PresenceFilter) {
  presenceChanged(eventId: $eventId, filter: $filter) { attendeeId online }
}`;

interface Changed {
  presenceChanged: { attendeeId: string; online: boolean }[];
}

let server: TestServer;
let trio: Trio;
const open: TestSubscription<Changed>[] = [];

beforeAll(async () => {
  server = await sharedServer();
  trio = await buildTrio(server);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((subscription) => subscription.close()));
});
afterAll(() => server.close());

const follow = async ({ token }: BuiltMember, attendeeIds?: string[]) => {
  const { eventId } = trio;
  const news = await subscribe<Changed>(server.url, token, CHANGED, {
    eventId,
    filter: attendeeIds ? { attendeeIds } : null,
  });
  open.push(news);
  return news;
};

const heardOf = ({ received }: TestSubscription<Changed>): string[] =>
  received.flatMap(({ data }) => data?.presenceChanged.map(({ attendeeId }) => attendeeId) ?? []);

it('presence of some attendees comes without that of others', async () => {
  const { alice, bob, carol } = trio;
  const [some, all] = [await follow(alice, [bob.id]), await follow(alice)];
  await follow(carol);
  await waitFor(() => heardOf(all).includes(carol.id), 'The news of Carol');
  await follow(bob);
  await waitFor(() => heardOf(some).includes(bob.id), 'The news of Bob');
  expect(heardOf(some)).toEqual([bob.id]);
});

it('presence is made once for all who are blocked with nobody, without a statement', async () => {
  const { alice, bob, carol, eventId } = trio;
  const news = await Promise.all([alice, carol].map((member) => follow(member)));
  const others = await Promise.all(Array.from({ length: 5 }, () => buildMember(server, { eventId })));
  news.push(...(await Promise.all(others.map((member) => follow(member)))));
  await waitFor(() => others.every(({ id }) => heardOf(news[0]!).includes(id)), 'The arrivals');
  const delivered = vi.spyOn(server.app.executor, 'deliver');
  const statements = await statementsOf(async () => {
    await server.app.runtime.pubsub.publish(`presence.${eventId}`, { [bob.id]: true });
    await waitFor(() => news.every((each) => heardOf(each).includes(bob.id)), 'The news of Bob');
  });
  expect([statements, delivered.mock.calls.length]).toEqual([[], 1]);
});

it('presence of more attendees than a screen has is refused', async () => {
  const tooMany = Array.from({ length: 101 }, () => trio.bob.id);
  const news = await follow(trio.alice, tooMany);
  expect(news.received).toMatchObject([{ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
});
