import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import { buildUser, signIn } from '../support/factories';
import { isWhole } from '../support/matrix';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { answering, failingEvery } from '../support/webhook-receiver';
import { createWebhookScene, subjectsOf } from '../support/webhook-scene';
import { buildWebhook } from '../support/webhooks';

const BURST = isWhole ? 10_000 : 1_000;
const BURST_MS = 600_000;
/** How long a slow receiver takes. */
const SLOW_MS = 2_000;

let one: TestServer;
let scene: ReturnType<typeof createWebhookScene>;

beforeAll(async () => {
  [one] = await startTwoServers({ webhookPrivateTargets: '127.0.0.1/32' });
  scene = createWebhookScene(one);
});
afterAll(() => one.close());
afterEach(() => scene.clear());

describe('a receiver that fails', () => {
  it('is tried again with pauses, under the same id, with the order in the sequence', async () => {
    const { id, receiver, eventId } = await scene.follow({ answer: failingEvery(3) });
    const ids = await scene.enter(eventId, 60);
    // One that is under way while its pause is skipped may come twice.
    const unique = () => new Map(receiver.accepted.map(({ id: message, body }) => [message, body]));
    await waitFor(async () => {
      await scene.skipPauses(id);
      return unique().size >= ids.length;
    }, 'All deliveries');
    const inOrder = [...unique().values()].toSorted((a, b) => Number(a.sequence) - Number(b.sequence));
    expect(new Set(inOrder.map(({ subjectId }) => subjectId))).toEqual(new Set(ids));
    expect(inOrder).toHaveLength(ids.length);
  });

  it('is told apart by its answer, of which the beginning is kept', async () => {
    const { id, eventId } = await scene.follow({
      answer: answering(503, {}, `Closed\u0000 \n${'x'.repeat(5_000)}`),
    });
    await scene.enter(eventId);
    expect(await scene.untilAttempts(id, 1)).toEqual([
      {
        status: 'WAITING',
        attempts: 1,
        answer: 503,
        error: `The receiver answered 503: Closed ${'x'.repeat(293)}`,
      },
    ]);
  });

  it('is slowed down after five failures in a row: then one request goes out per pause', async () => {
    const { id, receiver, eventId } = await scene.follow({ answer: answering(500) });
    await scene.enter(eventId, 50);
    const slowed = () =>
      one.sql<{ failures: number; waits: boolean }>(
        'SELECT consecutive_failures AS failures, next_attempt_at > now() AS waits FROM webhooks WHERE id = $1 AND leased_until IS NULL',
        [id],
      );
    await waitFor(async () => (await slowed())[0]?.waits, 'The pause');
    const { requests } = receiver;
    expect([await slowed(), requests]).toEqual([[{ failures: 5, waits: true }], expect.any(Number)]);
    expect(requests).toBeLessThanOrEqual(8);
    await scene.skipPauses(id);
    await waitFor(async () => (await slowed())[0]?.failures === 6, 'The next attempt');
    expect(receiver.requests).toBe(requests + 1);

    receiver.answer = answering(200);
    await scene.skipPauses(id);
    await waitFor(() => receiver.accepted.length === 50, 'All deliveries');
    await waitFor(async () => (await slowed())[0]?.failures === 0, 'The end of the pauses');
  });

  it('is paused after 24 hours, and its owner is told by mail, once', async () => {
    const owner = await buildUser(one, { role: Role.MANAGER });
    const { id, receiver, eventId } = await scene.follow({ answer: answering(500) }, { authorId: owner.id });
    await scene.enter(eventId);
    await scene.untilAttempts(id, 1);
    await one.sql(`UPDATE webhooks SET failing_since = now() - interval '25 hours' WHERE id = $1`, [id]);
    await scene.skipPauses(id);
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
    await scene.skipPauses(id);
    const token = await signIn(one, owner);
    const resume =
      'mutation ($input: ResumeWebhookInput!) { resumeWebhook(input: $input) { webhook { pausedAt pauseReason failingSince } } }';
    expect(await expectOk(graphql(one.url, resume, { input: { webhookId: id } }, token))).toEqual({
      resumeWebhook: { webhook: { pausedAt: null, pauseReason: null, failingSince: null } },
    });
    await waitFor(() => receiver.accepted.length > 0, 'The delivery');
    expect(await mails()).toHaveLength(1);
  });

  it('is paused at once where it answers 410, and an author who may not read of it is not told', async () => {
    const former = await buildUser(one, { role: Role.MANAGER });
    const { id, eventId } = await scene.follow({ answer: answering(410) }, { authorId: former.id });
    await one.sql(`UPDATE users SET role = 'ATTENDEE' WHERE id = $1`, [former.id]);
    await scene.enter(eventId);
    await waitFor(async () => {
      const [row] = await one.sql('SELECT FROM webhooks WHERE id = $1 AND pause_reason = $2', [id, 'GONE']);
      return row;
    }, 'The pause');
    expect(await scene.rowsOf(id)).toMatchObject([{ status: 'WAITING', attempts: 1, answer: 410 }]);
    expect(await one.sql('SELECT template FROM mails WHERE recipient = $1', [former.email])).toEqual([]);
  });

  it('has a delivery given up after 24 hours', async () => {
    const { id, eventId } = await scene.follow({ answer: answering(500) });
    await scene.enter(eventId);
    await scene.untilAttempts(id, 1);
    await one.sql('UPDATE webhook_deliveries SET expires_at = now() WHERE webhook_id = $1', [id]);
    await scene.skipPauses(id);
    expect(await scene.untilAttempts(id, 2)).toMatchObject([{ status: 'FAILED', attempts: 2 }]);
  });
});

describe('a receiver that is slow', () => {
  it('or hangs delays no other', async () => {
    const held: ServerResponse[] = [];
    const hanging = await scene.follow({ answer: (response) => void held.push(response) });
    const quick = await scene.follow();
    await scene.enter(hanging.eventId, 20);
    await waitFor(() => held.length === 4, 'The requests that hang');
    const ids = await scene.enter(quick.eventId, 40);
    await waitFor(() => quick.receiver.accepted.length === ids.length, 'The deliveries');
    expect([held.length, hanging.receiver.accepted]).toEqual([4, []]);
    expect((await scene.untilAttempts(hanging.id, 0)).every(({ attempts }) => attempts === 0)).toBe(true);
    await waitFor(
      async () => (await scene.rowsOf(hanging.id)).filter(({ error }) => error).length === 4,
      'The timeout',
    );
    expect((await scene.rowsOf(hanging.id)).find(({ error }) => error)).toEqual({
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
      const { receiver: quick, eventId } = await scene.follow();
      const slow = await scene.receive({
        answer: (response) => void setTimeout(() => response.writeHead(204).end(), SLOW_MS),
      });
      await buildWebhook(one, { eventId, url: slow.url });
      const ids = await scene.enter(eventId, BURST);
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
