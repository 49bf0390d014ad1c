import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import { buildActivity, buildEvent, buildMember } from '../support/factories';
import { isWhole } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { openSession } from '../support/socket';
import { waitFor } from '../support/wait';

const SOCKETS = isWhole ? 1_000 : 100;
const SUBSCRIPTIONS = Array.from({ length: 10 }, (_none, at) => String(at));
const AT_ONCE = 50;
const SUBSCRIPTION = `subscription ($eventId: ID!) {
  scheduleChanged(eventId: $eventId, after: "0") { activityId activity { title } }
}`;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ costBudget: 1_000_000_000, limits: { sockets: { perSession: 1_000 } } });
});
afterAll(() => server.close());

/** A figure of the server, such as its open sockets. */
const figureOf = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

it(`${SOCKETS * SUBSCRIPTIONS.length} subscriptions whose sockets are cut while they are opened leave nothing behind`, async () => {
  const { id: eventId } = await buildEvent(server);
  const { token } = await buildMember(server, { eventId });
  for (let count = 0; count < 30; count += 1) await buildActivity(server, { eventId });
  const openAndCut = async () => {
    const { ws, start } = await openSession(server.url, token);
    for (const id of SUBSCRIPTIONS) start(id, SUBSCRIPTION, { eventId });
    ws.terminate();
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let count = 0; count < SOCKETS / AT_ONCE; count += 1) await openAndCut();
    }),
  );
  expect(await expectOk(graphql(server.url, '{ me { id } }', {}, token))).toHaveProperty('me');
  await waitFor(async () => (await figureOf('podium_sockets_open')) === 0, 'The end of all sockets');
  await waitFor(
    async () => (await figureOf('podium_subscriptions_open')) === 0,
    'The end of all subscriptions',
  );
});
