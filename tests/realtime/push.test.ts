import { randomUUID } from 'node:crypto';
import { generateVAPIDKeys } from 'web-push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushNotifications } from '../../server/src/modules/push/push.service';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import { insert, slotOf, type BuiltMember } from '../support/factories';
import { startPushService, type PushServiceTwin } from '../support/push-service';
import { startBeside, startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, send } from './chat';

const KEY = '{ pushPublicKey }';
const SAVE = `mutation ($input: SavePushSubscriptionInput!) {
  savePushSubscription(input: $input) { pushSubscription { id } } }`;
const REMOVE = `mutation ($input: RemovePushSubscriptionInput!) { removePushSubscription(input: $input) { removed } }`;
const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }`;

const keys = generateVAPIDKeys();
let service: PushServiceTwin;
let server: TestServer;

beforeAll(async () => {
  service = await startPushService();
  server = await startServer({
    push: { ...keys, subject: 'mailto:staff@example.test', services: [service.origin] },
  });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const subscribeTo = async (who: BuiltMember): Promise<string> => {
  const device = randomUUID();
  await expectOk(graphql(server.url, SAVE, { input: service.subscription(device) }, who.token));
  return device;
};
const pushesTo = (device: string) => service.received.filter(({ path }) => path === `/${device}`);
const nextPushTo = (device: string) => waitFor(() => pushesTo(device)[0], 'The push');
const countOf = async (who: BuiltMember): Promise<number> =>
  (await server.sql('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [who.userId])).length;
/** Pushes of messages wait a while; here their time has come. */
const messagesAreDue = async () => {
  await waitFor(
    async () => (await server.sql('SELECT 1 FROM outbox')).length === 0,
    'The jobs of the outbox',
  );
  await server.sql(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'push.message' AND state = 'created'",
  );
};

describe('a browser that subscribed', () => {
  it('shows a request for a meeting, and leads to it', async () => {
    const { event, alice, bob } = await buildTrio(server);
    const device = await subscribeTo(bob);
    const input = { attendeeId: bob.id, startsAt: slotOf(event).startsAt };
    const { requestMeeting } = await expectOk(
      graphql<{ requestMeeting: { meeting: { id: string } } }>(server.url, REQUEST, { input }, alice.token),
    );
    const [notification] = await server.sql<{ id: string }>(
      'SELECT id FROM notifications WHERE attendee_id = $1',
      [bob.id],
    );
    expect(await nextPushTo(device)).toEqual({
      path: `/${device}`,
      authorization: 'vapid',
      content: {
        title: `${alice.firstName} ${alice.lastName} would like to meet you`,
        text: expect.stringMatching(
          new RegExp(String.raw`^\w+, \d+ \w+, \d\d:\d\d [ap]m · ${event.title}$`),
        ) as string,
        path: `/event/${event.id}?modal=meetings&meeting=${requestMeeting.meeting.id}`,
        tag: notification?.id,
      },
    });
  });

  it('shows a message that is still unread, with who wrote it', async () => {
    const { eventId, alice, bob } = await buildTrio(server);
    const device = await subscribeTo(bob);
    await send(server.url, alice, bob, 'Shall we talk about payments?');
    await messagesAreDue();
    const { content } = await nextPushTo(device);
    expect(content).toEqual({
      title: `${alice.firstName} ${alice.lastName}`,
      text: 'Shall we talk about payments?',
      path: `/event/${eventId}/chat/${alice.id}`,
      tag: expect.stringMatching(/^chat-/) as string,
    });
  });

  it('shows no message that was read in the meantime, and none of one’s own', async () => {
    const { alice, bob, carol } = await buildTrio(server);
    const [bobs, alices] = [await subscribeTo(bob), await subscribeTo(alice)];
    const read = await send(server.url, alice, bob, 'Read at once');
    const mark = 'mutation ($input: MarkReadInput!) { markRead(input: $input) { __typename } }';
    await expectOk(
      graphql(server.url, mark, { input: { attendeeId: alice.id, sequence: read.sequence } }, bob.token),
    );
    await send(server.url, carol, bob, 'Unread');
    await messagesAreDue();
    expect((await nextPushTo(bobs)).content).toMatchObject({ text: 'Unread' });
    const jobs = () =>
      server.sql("SELECT 1 FROM pgboss.job WHERE name = 'push.message' AND state < 'completed'");
    await waitFor(async () => (await jobs()).length === 0, 'The jobs');
    expect([pushesTo(bobs).length, pushesTo(alices).length]).toEqual([1, 0]);
  });

  it('shows no notification that was read in the meantime, nor anything once its session is over', async () => {
    const { alice, bob } = await buildTrio(server);
    const [bobs, alices] = [await subscribeTo(bob), await subscribeTo(alice)];
    await server.sql("UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      alice.userId,
    ]);
    const rows = [
      { attendeeId: bob.id, title: 'Read', readAt: new Date() },
      { attendeeId: alice.id, title: 'After the session', readAt: null },
      { attendeeId: bob.id, title: 'Unread', readAt: null },
    ].map((row) => ({ id: randomUUID(), kind: 'ACTIVITY_REMOVED', ...row }));
    for (const row of rows) await insert(server, 'notifications', row);
    await pushNotifications(server.app.systemContext(), { notificationIds: rows.map(({ id }) => id) });
    expect([bobs, alices].map((device) => pushesTo(device).map(({ content }) => content))).toEqual([
      [expect.objectContaining({ title: '“Unread” was taken off the schedule' })],
      [],
    ]);
  });

  it('is forgotten when its session ends, when it says so, and when its service no longer knows it', async () => {
    const { event, alice, bob, carol } = await buildTrio(server);
    await subscribeTo(alice);
    await expectOk(graphql(server.url, 'mutation { logout { __typename } }', {}, alice.token));
    const endpoint = `${service.origin}/${await subscribeTo(bob)}`;
    const remove = () => expectOk(graphql(server.url, REMOVE, { input: { endpoint } }, bob.token));
    const answers = [await remove(), await remove()];
    await subscribeTo(carol);
    service.status = 410;
    const input = { attendeeId: carol.id, startsAt: slotOf(event).startsAt };
    await expectOk(graphql(server.url, REQUEST, { input }, bob.token));
    await waitFor(async () => (await countOf(carol)) === 0, 'The end of the subscription');
    service.status = 201;
    expect([answers, await countOf(alice), await countOf(bob)]).toEqual([
      [{ removePushSubscription: { removed: true } }, { removePushSubscription: { removed: false } }],
      0,
      0,
    ]);
  });

  it('belongs to the person who signed in there last, and nobody has more than ten', async () => {
    const { alice, bob } = await buildTrio(server);
    const device = await subscribeTo(alice);
    await expectOk(graphql(server.url, SAVE, { input: service.subscription(device) }, bob.token));
    const newest: string[] = [];
    for (let index = 0; index < 10; index += 1) newest.push(await subscribeTo(bob));
    const kept = await server.sql<{ endpoint: string }>(
      'SELECT endpoint FROM push_subscriptions WHERE user_id = $1',
      [bob.userId],
    );
    expect([await countOf(alice), kept.map(({ endpoint }) => endpoint).sort()]).toEqual([
      0,
      newest.map((own) => `${service.origin}/${own}`).sort(),
    ]);
  });
});

describe('push subscriptions', () => {
  it('are taken for known push services only', async () => {
    const { alice } = await buildTrio(server);
    const input = { ...service.subscription('x'), endpoint: 'http://169.254.169.254/latest' };
    expect((await expectError(graphql(server.url, SAVE, { input }, alice.token))).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.endpoint', message: 'This is not the address of a known push service.' }],
    });
  });

  it('are refused, and no key is given, where push is off', async () => {
    const plain = await startBeside(server);
    const { alice } = await buildTrio(server);
    const on = await expectOk(graphql(server.url, KEY, {}, alice.token));
    const off = await expectOk(graphql(plain.url, KEY, {}, alice.token));
    const refused = await graphql(plain.url, SAVE, { input: service.subscription('x') }, alice.token);
    expect([on, off, codeOf(refused), codeOf(await graphql(server.url, KEY))]).toEqual([
      { pushPublicKey: keys.publicKey },
      { pushPublicKey: null },
      'CONFLICT',
      'UNAUTHENTICATED',
    ]);
  });
});
