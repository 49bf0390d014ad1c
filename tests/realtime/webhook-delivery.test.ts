import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { tidyDeliveries } from '../../server/src/modules/webhooks/webhook.jobs';
import { expectOk, graphql } from '../support/client';
import { buildActivity, buildAttendee, buildEvent, buildUser, insert, signIn } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { createWebhookScene, subjectsOf } from '../support/webhook-scene';
import { buildWebhook } from '../support/webhooks';

let one: TestServer;
let scene: ReturnType<typeof createWebhookScene>;

beforeAll(async () => {
  [one] = await startTwoServers({ webhookPrivateTargets: '127.0.0.1/32' });
  scene = createWebhookScene(one);
});
afterAll(() => one.close());
afterEach(() => scene.clear());

describe('a change', () => {
  it('is sent as the default query of its topic shows it', async () => {
    const { receiver, eventId } = await scene.follow();
    const [id] = await scene.enter(eventId);
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    const { id: messageId, headers, body } = receiver.accepted[0]!;
    expect(body).toEqual({
      type: 'CHECK_IN_RECORDED',
      timestamp: expect.any(String) as string,
      sequence: expect.stringMatching(/^[1-9]\d*$/) as string,
      eventId,
      subjectId: id,
      data: {
        recordedCheckIn: {
          id,
          at: expect.any(String) as string,
          gate: 'North',
          direction: 'IN',
          outcome: 'FIRST_ENTRY',
          offline: false,
          conflict: false,
        },
      },
    });
    expect(messageId).toMatch(/^msg_[\da-f]{32}$/);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(Object.keys(headers).sort()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
    ]);
  });

  it.each([
    ['ATTENDEE_CHANGED', 'ATTENDEES_READ', 'attendee'],
    ['SCHEDULE_CHANGED', 'SCHEDULE_READ', 'activity'],
  ])('of the topic %s has what it is about', async (topic, scope, field) => {
    const { receiver, eventId } = await scene.follow({}, { topics: [topic], scopes: [scope] });
    const event = { ...(await buildEvent(one)), id: eventId };
    const { id } =
      topic === 'SCHEDULE_CHANGED'
        ? await buildActivity(one, { event })
        : await buildAttendee(one, { eventId });
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    expect(receiver.accepted[0]?.body).toMatchObject({
      type: topic,
      subjectId: id,
      data: { [field]: { id } },
    });
    expect(receiver.accepted[0]?.body.errors).toBeUndefined();
  });

  it('is sent as a query of its own shows it, with the rights of its scopes', async () => {
    const query =
      'query Entry($id: ID!, $eventId: ID!) { entry: recordedCheckIn(id: $id) { gate } event(id: $eventId) { title } }';
    const { receiver, eventId } = await scene.follow({}, { query });
    await scene.enter(eventId);
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    const [event] = await one.sql<{ title: string }>('SELECT title FROM events WHERE id = $1', [eventId]);
    expect(receiver.accepted[0]?.body.data).toEqual({ entry: { gate: 'North' }, event });
  });

  it('is sent without data where its query needs a scope that it lacks, or reaches into another event', async () => {
    const stranger = await buildAttendee(one);
    const query = `query { attendee(id: "${stranger.id}") { lastName } }`;
    const lacking = await scene.follow({}, { query });
    const reaching = await scene.follow({}, { query, scopes: ['ATTENDEES_READ'] });
    const entered =
      'query ($eventId: ID!) { attendees(eventId: $eventId, filter: { checkedIn: true }) { totalCount } }';
    const filtering = await scene.follow({}, { query: entered, scopes: ['ATTENDEES_READ'] });
    for (const { eventId } of [lacking, reaching, filtering]) await scene.enter(eventId);
    for (const [{ receiver }, code] of [
      [lacking, 'FORBIDDEN'],
      [filtering, 'FORBIDDEN'],
      [reaching, 'NOT_FOUND'],
    ] as const) {
      await waitFor(() => receiver.accepted.length > 0, 'The delivery');
      const { data, errors } = receiver.accepted[0]?.body ?? {};
      expect([data, errors?.[0]?.extensions.code]).toEqual([null, code]);
      expect(JSON.stringify(receiver.accepted)).not.toContain(stranger.lastName);
    }
  });

  it('of what was removed meanwhile is sent all the same', async () => {
    const { receiver, eventId } = await scene.follow(
      {},
      { topics: ['SCHEDULE_CHANGED'], scopes: ['SCHEDULE_READ'] },
    );
    const activity = await buildActivity(one, { event: { ...(await buildEvent(one)), id: eventId } });
    await waitFor(() => receiver.accepted.length === 1, 'The delivery');
    await one.sql('DELETE FROM activities WHERE id = $1', [activity.id]);
    await waitFor(() => receiver.accepted.length === 2, 'The delivery');
    expect(receiver.accepted[1]?.body).toMatchObject({
      subjectId: activity.id,
      data: null,
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it('of another event, or of another topic, is not sent', async () => {
    const { id, receiver, eventId } = await scene.follow();
    await scene.enter((await buildEvent(one)).id);
    const [subject] = await scene.enter(eventId);
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    expect(subjectsOf(receiver)).toEqual([subject]);
    expect(await scene.rowsOf(id)).toHaveLength(1);
  });
});

describe('a secret that was changed', () => {
  it('signs together with the one before, for 24 hours', async () => {
    const manager = await buildUser(one, { role: Role.MANAGER });
    const token = await signIn(one, manager);
    const { id, receiver, eventId } = await scene.follow();
    const rotate =
      'mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { secret webhook { previousSecretUntil } } }';
    const { rotateWebhookSecret } = await expectOk(
      graphql<{ rotateWebhookSecret: { secret: string } }>(
        one.url,
        rotate,
        { input: { webhookId: id } },
        token,
      ),
    );
    const renewed = await scene.receive({ secret: rotateWebhookSecret.secret });
    await scene.enter(eventId);
    await waitFor(() => receiver.accepted.length === 1, 'The delivery by the secret before');
    await one.sql('UPDATE webhooks SET url = $2 WHERE id = $1', [id, renewed.url]);
    await scene.enter(eventId);
    await waitFor(() => renewed.accepted.length === 1, 'The delivery by the new secret');

    await one.sql('UPDATE webhooks SET url = $2, previous_secret_until = now() WHERE id = $1', [
      id,
      receiver.url,
    ]);
    const [last] = await scene.enter(eventId);
    await waitFor(
      async () => (await scene.rowsOf(id)).at(-1)?.answer === 401,
      'The refusal by the secret before',
    );
    expect(subjectsOf(receiver)).not.toContain(last);
  });
});

describe('deliveries', () => {
  it('are sent by one server at a time: each once while nothing fails', async () => {
    const { receiver, eventId } = await scene.follow();
    const ids = await scene.enter(eventId, 500);
    await waitFor(() => receiver.accepted.length >= ids.length, 'The deliveries');
    expect(subjectsOf(receiver).toSorted()).toEqual(ids.toSorted());
  });

  it('begin with the oldest where a receiver that failed is tried again', async () => {
    const soon = new Date(Date.now() + 60_000);
    const { id, receiver, eventId } = await scene.follow({}, { consecutiveFailures: 5, nextAttemptAt: soon });
    const ids = await scene.enter(eventId, 3);
    await waitFor(async () => (await scene.rowsOf(id)).length === ids.length, 'What is to be sent');
    await scene.skipPauses(id);
    await waitFor(() => receiver.accepted.length === ids.length, 'The deliveries');
    expect(subjectsOf(receiver)[0]).toBe(ids[0]);
  });

  it('are sent again on demand, and tests are marked as such', async () => {
    const manager = await buildUser(one, { role: Role.MANAGER });
    const token = await signIn(one, manager);
    const { id, receiver, eventId } = await scene.follow();
    const [subject] = await scene.enter(eventId);
    await waitFor(async () => (await scene.rowsOf(id))[0]?.status === 'DELIVERED', 'The delivery');
    const [row] = await one.sql<{ id: string }>('SELECT id FROM webhook_deliveries WHERE webhook_id = $1', [
      id,
    ]);
    const resend =
      'mutation ($input: ResendWebhookDeliveryInput!) { resendWebhookDelivery(input: $input) { delivery { status } } }';
    await expectOk(graphql(one.url, resend, { input: { webhookDeliveryId: row?.id } }, token));
    await waitFor(() => receiver.accepted.length === 2, 'The delivery again');
    const test =
      'mutation ($input: SendTestWebhookInput!) { sendTestWebhook(input: $input) { delivery { sequence subjectId } } }';
    expect(await expectOk(graphql(one.url, test, { input: { webhookId: id } }, token))).toEqual({
      sendTestWebhook: { delivery: { sequence: '0', subjectId: subject } },
    });
    await waitFor(() => receiver.accepted.length === 3, 'The test');
    expect(receiver.accepted.map(({ id: message, body }) => [message, body.test ?? false])).toEqual([
      [receiver.accepted[0]?.id, false],
      [receiver.accepted[0]?.id, false],
      [expect.stringMatching(/^msg_/), true],
    ]);
  });
});

it('what is kept of deliveries ends after seven days, and what waits after one', async () => {
  const { id: webhookId } = await buildWebhook(one, {
    eventId: (await buildEvent(one)).id,
    pausedAt: new Date(),
    pauseReason: 'GONE',
  });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = { webhookId, topic: 'CHECK_IN_RECORDED', expiresAt: ago(0) };
  for (const [index, values] of [
    { status: 'DELIVERED', endedAt: ago(8) },
    { status: 'FAILED', endedAt: ago(6) },
    { expiresAt: ago(0.1) },
    { expiresAt: ago(-1) },
  ].entries())
    await insert(one, 'webhook_deliveries', {
      id: newId(),
      subjectId: newId(),
      sequence: index + 1,
      ...row,
      ...values,
    });
  await tidyDeliveries(one.app.systemContext());
  expect(
    await one.sql(
      'SELECT sequence::int, status, error FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY 1',
      [webhookId],
    ),
  ).toEqual([
    { sequence: 2, status: 'FAILED', error: null },
    { sequence: 3, status: 'FAILED', error: 'The webhook was paused.' },
    { sequence: 4, status: 'WAITING', error: null },
  ]);
});
