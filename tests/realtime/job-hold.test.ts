import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateVAPIDKeys } from 'web-push';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { inTransaction } from '../../server/src/core/request/transaction';
import { queueMails } from '../../server/src/modules/mails/index';
import { codeOf, expectOk, graphql } from '../support/client';
import { createDatabase } from '../support/database';
import { signInAs, slotOf } from '../support/factories';
import { startMailServer, type MailServer } from '../support/mail-server';
import { startPushService, type PushServiceTwin } from '../support/push-service';
import { startServer, startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { createWebhookScene } from '../support/webhook-scene';
import { buildTrio } from './chat';

const SAVE = `mutation ($input: SavePushSubscriptionInput!) {
  savePushSubscription(input: $input) { pushSubscription { id } } }`;
const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }`;
const HEALTH = `{ systemHealth { heldSince webhookDeliveriesWaiting queues { name waiting } } }`;
const RELEASE = `mutation { releaseHeldJobs { released } }`;

/** Servers have looked for jobs twice, and for webhooks more often. */
const TWO_LOOKS_MS = 5_000;

interface Health {
  heldSince: string | null;
  webhookDeliveriesWaiting: number;
  queues: { name: string; waiting: number }[];
}

describe('a restored copy that two servers share', () => {
  let one: TestServer;
  let other: TestServer;
  let mails: MailServer;
  let pushes: PushServiceTwin;
  let scene: ReturnType<typeof createWebhookScene>;
  let admin: string;

  beforeAll(async () => {
    [mails, pushes] = await Promise.all([startMailServer(), startPushService()]);
    const push = { ...generateVAPIDKeys(), subject: 'mailto:staff@example.test', services: [pushes.origin] };
    [one, other] = await startTwoServers({ smtpUrl: mails.url, push, webhookPrivateTargets: '127.0.0.1/32' });
    scene = createWebhookScene(one);
    admin = await signInAs(one, Role.ADMIN);
    await one.sql('INSERT INTO job_holds DEFAULT VALUES');
  });
  afterAll(async () => {
    await scene.clear();
    await one.close();
    await Promise.all([mails.close(), pushes.close()]);
  });

  const health = async (): Promise<Health> =>
    (await expectOk(graphql<{ systemHealth: Health }>(other.url, HEALTH, {}, admin))).systemHealth;
  const cause = async () => {
    const { event, alice, bob } = await buildTrio(one);
    await expectOk(graphql(one.url, SAVE, { input: pushes.subscription(randomUUID()) }, bob.token));
    const input = { attendeeId: bob.id, startsAt: slotOf(event).startsAt };
    await expectOk(graphql(one.url, REQUEST, { input }, alice.token));
    await inTransaction(one.app.systemContext(), (ctx) =>
      queueMails(ctx, [
        {
          to: 'somebody@example.test',
          recipientId: newId(),
          template: 'one-time-code',
          data: { code: '123456', url: 'http://localhost/' },
          eventId: null,
        },
      ]),
    );
    const { receiver, eventId } = await scene.follow();
    await scene.enter(eventId);
    return receiver;
  };
  const isDone = async (kind: string) =>
    (await one.sql(`SELECT FROM pgboss.job WHERE name = $1 AND state = 'completed'`, [kind])).length > 0;

  it('sends nothing until an administrator releases it, and then everything once', async () => {
    const receiver = await cause();
    const sent = () => [
      mails.received.filter(({ to }) => to.includes('somebody@example.test')).length,
      pushes.received.length,
      receiver.accepted.length,
    ];
    await one.sql(`INSERT INTO pgboss.job (name) VALUES ('attendees.fold-counts')`);
    await waitFor(() => isDone('attendees.fold-counts'), 'What does nothing to people');
    await wait(TWO_LOOKS_MS);
    expect(sent()).toEqual([0, 0, 0]);
    const held = await health();
    expect(held).toMatchObject({ heldSince: expect.any(String) as string, webhookDeliveriesWaiting: 1 });
    const waiting = Object.fromEntries(held.queues.map((queue) => [queue.name, queue.waiting]));
    expect(waiting).toMatchObject({ 'mails.send': expect.any(Number) as number, 'push.notifications': 1 });
    expect(Object.keys(waiting)).not.toContain('attendees.fold-counts');

    const manager = await signInAs(one, Role.MANAGER);
    expect(codeOf(await graphql(other.url, RELEASE, {}, manager))).toBe('FORBIDDEN');
    expect(await expectOk(graphql(other.url, RELEASE, {}, admin))).toEqual({
      releaseHeldJobs: { released: true },
    });
    await waitFor(() => sent().every((count) => count > 0), 'What waited');
    await wait(TWO_LOOKS_MS);
    expect(sent()).toEqual([1, 1, 1]);
    expect(await health()).toMatchObject({ heldSince: null, webhookDeliveriesWaiting: 0 });
    const again = await expectOk(graphql(other.url, RELEASE, {}, admin));
    expect(again).toEqual({ releaseHeldJobs: { released: false } });
    const log = await one.sql(`SELECT before FROM audit_entries WHERE action = 'heldJobs.release'`);
    expect(log).toEqual([{ before: { since: held.heldSince } }]);
  });
});

describe.skipIf(inject('redisUrl') === null)('servers of two databases with one Redis', () => {
  it('are told apart: the second does not start, unless its prefix is another', async () => {
    const shared = { redisUrl: inject('redisUrl') ?? '', redisPrefix: `shared-${newId()}` };
    const one = await startServer(shared);
    const copy = await createDatabase();
    await expect(startServer({ ...shared, databaseUrl: copy.url })).rejects.toThrow('REDIS_PREFIX');
    const sibling = await startServer({ ...shared, databaseUrl: one.databaseUrl });
    await sibling.close();
    const apart = await startServer({ ...shared, redisPrefix: `apart-${newId()}`, databaseUrl: copy.url });
    await apart.close();
    await one.close();
    await copy.drop();
  });
});
