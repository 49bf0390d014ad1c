import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql } from '../support/client';
import { buildActivity, buildAttendee, buildEvent, buildUser, insert, signIn } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { answering, failingEvery, startReceiver, type WebhookReceiver } from '../support/webhook-receiver';
import { buildWebhook } from '../support/webhooks';

const BURST = 10_000;
const BURST_MS = 180_000;

let one: TestServer;
let other: TestServer;
let receivers: WebhookReceiver[] = [];

beforeAll(async () => {
  one = await startServer({ webhookPrivateTargets: '127.0.0.1/32' });
  other = await startServer({ databaseUrl: one.databaseUrl, webhookPrivateTargets: '127.0.0.1/32' });
});
afterAll(async () => {
  await other.close();
  await one.close();
});
afterEach(async () => {
  await one.sql('DELETE FROM webhooks');
  await Promise.all(receivers.map((receiver) => receiver.close()));
  receivers = [];
});

const receive = async (options: Parameters<typeof startReceiver>[0] = {}): Promise<WebhookReceiver> => {
  const receiver = await startReceiver(options);
  receivers.push(receiver);
  return receiver;
};

/** A receiver with a webhook of an event of its own. */
const follow = async (options: Parameters<typeof startReceiver>[0] = {}, values: object = {}) => {
  const receiver = await receive(options);
  const { id: eventId } = await buildEvent(one);
  const { id } = await buildWebhook(one, { eventId, url: receiver.url, ...values });
  return { id, eventId, receiver };
};

/** Records so many entries of somebody with one statement, and gives their ids in the order of their changes. */
const enter = async (eventId: string, count = 1): Promise<string[]> => {
  const attendee = await buildAttendee(one, { eventId });
  const ids = Array.from({ length: count }, newId);
  await one.sql(
    `INSERT INTO check_ins (id, event_id, attendee_id, client_id, gate, direction, at)
     SELECT id, $1, $2, id::text, 'North', 'IN', now() - n * interval '10 minutes' FROM unnest($3::uuid[]) WITH ORDINALITY AS entry (id, n)`,
    [eventId, attendee.id, ids],
  );
  return ids;
};

const subjectsOf = ({ accepted }: WebhookReceiver): string[] => accepted.map(({ body }) => body.subjectId);

const rowsOf = (webhookId: string) =>
  one.sql<{ status: string; attempts: number; answer: number | null; error: string | null }>(
    `SELECT status, attempts, answer_status AS answer, error FROM webhook_deliveries
     WHERE webhook_id = $1 ORDER BY sequence`,
    [webhookId],
  );

/** Lets all pauses of a webhook end now. */
const skipPauses = async (id: string): Promise<void> => {
  await one.sql('UPDATE webhook_deliveries SET next_attempt_at = now() WHERE webhook_id = $1', [id]);
  await one.sql('UPDATE webhooks SET next_attempt_at = NULL WHERE id = $1', [id]);
};

const untilAttempts = (id: string, attempts: number) =>
  waitFor(async () => {
    const rows = await rowsOf(id);
    return rows.length > 0 && rows.every((row) => row.attempts >= attempts) && rows;
  }, `Attempt ${attempts}`);

describe('a change', () => {
  it('is sent as the default query of its topic shows it', async () => {
    const { receiver, eventId } = await follow();
    const [id] = await enter(eventId);
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
    const { receiver, eventId } = await follow({}, { topics: [topic], scopes: [scope] });
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
    const { receiver, eventId } = await follow({}, { query });
    await enter(eventId);
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    const [event] = await one.sql<{ title: string }>('SELECT title FROM events WHERE id = $1', [eventId]);
    expect(receiver.accepted[0]?.body.data).toEqual({ entry: { gate: 'North' }, event });
  });

  it('is sent without data where its query needs a scope that it lacks, or reaches into another event', async () => {
    const stranger = await buildAttendee(one);
    const query = `query { attendee(id: "${stranger.id}") { lastName } }`;
    const lacking = await follow({}, { query });
    const reaching = await follow({}, { query, scopes: ['ATTENDEES_READ'] });
    await enter(lacking.eventId);
    await enter(reaching.eventId);
    for (const [{ receiver }, code] of [
      [lacking, 'FORBIDDEN'],
      [reaching, 'NOT_FOUND'],
    ] as const) {
      await waitFor(() => receiver.accepted.length > 0, 'The delivery');
      const { data, errors } = receiver.accepted[0]?.body ?? {};
      expect([data, errors?.[0]?.extensions.code]).toEqual([null, code]);
      expect(JSON.stringify(receiver.accepted)).not.toContain(stranger.lastName);
    }
  });

  it('of what was removed meanwhile is sent all the same', async () => {
    const { receiver, eventId } = await follow(
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
    const { id, receiver, eventId } = await follow();
    await enter((await buildEvent(one)).id);
    const [subject] = await enter(eventId);
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    expect(subjectsOf(receiver)).toEqual([subject]);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe('a receiver that fails', () => {
  it('is tried again with pauses, under the same id, with the order in the sequence', async () => {
    const { id, receiver, eventId } = await follow({ answer: failingEvery(3) });
    const ids = await enter(eventId, 60);
    await waitFor(async () => {
      await skipPauses(id);
      return receiver.accepted.length >= ids.length;
    }, 'All deliveries');
    const unique = new Map(receiver.accepted.map(({ id: message, body }) => [message, body]));
    const inOrder = [...unique.values()].toSorted((a, b) => Number(a.sequence) - Number(b.sequence));
    expect(new Set(inOrder.map(({ subjectId }) => subjectId))).toEqual(new Set(ids));
    expect(unique.size).toBe(ids.length);
  });

  it('is told apart by its answer, of which the beginning is kept', async () => {
    const { id, eventId } = await follow({
      answer: answering(503, {}, `Closed\u0000 \n${'x'.repeat(5_000)}`),
    });
    await enter(eventId);
    expect(await untilAttempts(id, 1)).toEqual([
      {
        status: 'WAITING',
        attempts: 1,
        answer: 503,
        error: `The receiver answered 503: Closed ${'x'.repeat(293)}`,
      },
    ]);
  });

  it('is slowed down after five failures in a row: then one request goes out per pause', async () => {
    const { id, receiver, eventId } = await follow({ answer: answering(500) });
    await enter(eventId, 50);
    const slowed = () =>
      one.sql<{ failures: number; waits: boolean }>(
        'SELECT consecutive_failures AS failures, next_attempt_at > now() AS waits FROM webhooks WHERE id = $1 AND leased_until IS NULL',
        [id],
      );
    await waitFor(async () => (await slowed())[0]?.waits, 'The pause');
    const { requests } = receiver;
    expect([await slowed(), requests]).toEqual([[{ failures: 5, waits: true }], expect.any(Number)]);
    expect(requests).toBeLessThanOrEqual(8);
    await skipPauses(id);
    await waitFor(async () => (await slowed())[0]?.failures === 6, 'The next attempt');
    expect(receiver.requests).toBe(requests + 1);

    receiver.answer = answering(200);
    await skipPauses(id);
    await waitFor(() => receiver.accepted.length === 50, 'All deliveries');
    await waitFor(async () => (await slowed())[0]?.failures === 0, 'The end of the pauses');
  });

  it('is paused after 24 hours, and its owner is told by mail, once', async () => {
    const owner = await buildUser(one, { role: Role.MANAGER });
    const { id, receiver, eventId } = await follow({ answer: answering(500) }, { authorId: owner.id });
    await enter(eventId);
    await untilAttempts(id, 1);
    await one.sql(`UPDATE webhooks SET failing_since = now() - interval '25 hours' WHERE id = $1`, [id]);
    await skipPauses(id);
    const pausedFor = async () => {
      const [row] = await one.sql<{ reason: string | null }>(
        'SELECT pause_reason AS reason FROM webhooks WHERE id = $1',
        [id],
      );
      return row?.reason;
    };
    await waitFor(pausedFor, 'The pause');
    expect(await pausedFor()).toBe('FAILING');
    const mails = () => one.sql('SELECT template, subject FROM mails WHERE recipient = $1', [owner.email]);
    expect(await mails()).toEqual([
      { template: 'webhook-paused', subject: 'The webhook A receiver was paused' },
    ]);

    receiver.answer = answering(200);
    await skipPauses(id);
    const token = await signIn(one, owner);
    const resume =
      'mutation ($input: ResumeWebhookInput!) { resumeWebhook(input: $input) { webhook { pausedAt pauseReason failingSince } } }';
    expect(await expectOk(graphql(one.url, resume, { input: { webhookId: id } }, token))).toEqual({
      resumeWebhook: { webhook: { pausedAt: null, pauseReason: null, failingSince: null } },
    });
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    expect(await mails()).toHaveLength(1);
  });

  it('is paused at once where it answers 410', async () => {
    const { id, eventId } = await follow({ answer: answering(410) });
    await enter(eventId);
    await waitFor(async () => {
      const [row] = await one.sql('SELECT FROM webhooks WHERE id = $1 AND pause_reason = $2', [id, 'GONE']);
      return row;
    }, 'The pause');
    expect(await rowsOf(id)).toMatchObject([{ status: 'WAITING', attempts: 1, answer: 410 }]);
  });

  it('has a delivery given up after 24 hours', async () => {
    const { id, eventId } = await follow({ answer: answering(500) });
    await enter(eventId);
    await untilAttempts(id, 1);
    await one.sql('UPDATE webhook_deliveries SET expires_at = now() WHERE webhook_id = $1', [id]);
    await skipPauses(id);
    expect(await untilAttempts(id, 2)).toMatchObject([{ status: 'FAILED', attempts: 2 }]);
  });
});

describe('a receiver that is slow', () => {
  it('or hangs delays no other', async () => {
    const held: ServerResponse[] = [];
    const hanging = await follow({ answer: (response) => void held.push(response) });
    const quick = await follow();
    await enter(hanging.eventId, 20);
    await waitFor(() => held.length === 4, 'The requests that hang');
    const ids = await enter(quick.eventId, 200);
    await waitFor(() => quick.receiver.accepted.length === ids.length, 'The deliveries', 9_000);
    expect([held.length, hanging.receiver.accepted]).toEqual([4, []]);
    expect((await untilAttempts(hanging.id, 0)).every(({ attempts }) => attempts === 0)).toBe(true);
    await waitFor(
      async () => (await rowsOf(hanging.id)).filter(({ error }) => error).length === 4,
      'The timeout',
    );
    expect((await rowsOf(hanging.id)).find(({ error }) => error)).toEqual({
      status: 'WAITING',
      attempts: 1,
      answer: null,
      error: 'No answer within 10 seconds.',
    });
  });

  it(
    `has its own pace in a burst of ${BURST}: the others have all of it long before`,
    { timeout: BURST_MS },
    async () => {
      const { receiver: quick, eventId } = await follow();
      const slow = await receive({
        answer: (response) => void setTimeout(() => response.writeHead(204).end(), 500),
      });
      await buildWebhook(one, { eventId, url: slow.url });
      const ids = await enter(eventId, BURST);
      await waitFor(() => quick.accepted.length >= BURST, 'The burst', BURST_MS);
      expect(new Set(subjectsOf(quick))).toEqual(new Set(ids));
      expect(slow.accepted.length).toBeLessThan(BURST / 4);
      // Four are under way at a time, so that none is ahead of its place by more.
      const places = new Map(ids.map((id, index) => [id, index]));
      const strays = subjectsOf(quick).filter((id, index) => Math.abs((places.get(id) ?? 0) - index) > 400);
      expect(strays).toEqual([]);
    },
  );
});

describe('a secret that was changed', () => {
  it('signs together with the one before, for 24 hours', async () => {
    const manager = await buildUser(one, { role: Role.MANAGER });
    const token = await signIn(one, manager);
    const { id, receiver, eventId } = await follow();
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
    const renewed = await receive({ secret: rotateWebhookSecret.secret });
    await enter(eventId);
    await waitFor(() => receiver.accepted.length === 1, 'The delivery by the secret before');
    await one.sql('UPDATE webhooks SET url = $2 WHERE id = $1', [id, renewed.url]);
    await enter(eventId);
    await waitFor(() => renewed.accepted.length === 1, 'The delivery by the new secret');

    await one.sql('UPDATE webhooks SET url = $2, previous_secret_until = now() WHERE id = $1', [
      id,
      receiver.url,
    ]);
    const [last] = await enter(eventId);
    await waitFor(async () => (await rowsOf(id)).at(-1)?.answer === 401, 'The refusal by the secret before');
    expect(subjectsOf(receiver)).not.toContain(last);
  });
});

describe('deliveries', () => {
  it('are sent by one server at a time: each once while nothing fails', async () => {
    const { receiver, eventId } = await follow();
    const ids = await enter(eventId, 500);
    await waitFor(() => receiver.accepted.length >= ids.length, 'The deliveries');
    expect(subjectsOf(receiver).toSorted()).toEqual(ids.toSorted());
  });

  it('are sent again on demand, and tests are marked as such', async () => {
    const manager = await buildUser(one, { role: Role.MANAGER });
    const token = await signIn(one, manager);
    const { id, receiver, eventId } = await follow();
    const [subject] = await enter(eventId);
    await waitFor(async () => (await rowsOf(id))[0]?.status === 'DELIVERED', 'The delivery');
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
  const { tidyDeliveries } = await import('../../server/src/modules/webhooks/webhook.jobs');
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
