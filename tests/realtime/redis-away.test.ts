import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Broadcaster } from '../../server/src/core/realtime/broadcaster';
import { MESSAGE_ADDED, buildTrio, send, type MessageAddedData, type Trio } from './chat';
import { subscribe, type TestSubscription } from '../support/client';
import type { BuiltMember } from '../support/factories';
import { mortalRedis, type MortalRedis } from '../support/redis';
import { openReader } from '../support/reader';
import { startTwoServers, type TestServer } from '../support/server';
import { openSession } from '../support/socket';
import { waitFor, within } from '../support/wait';

const RECOVERY_MS = 40_000;
/** How late a message may be while Redis is away, beside what this machine takes for a few messages while it is there. */
const LIVE_MS = 2_000;

describe.skipIf(inject('redisUrl') === null)('two servers whose Redis is killed and started again', () => {
  let redis: MortalRedis;
  let one: TestServer;
  let other: TestServer;
  let trio: Trio;

  beforeAll(async () => {
    redis = await mortalRedis();
    await redis.start();
    [one, other] = await startTwoServers({ redisUrl: redis.url });
    trio = await buildTrio(one);
  });
  afterAll(async () => {
    await one.close();
    await redis.kill();
  });
  afterEach(() => void vi.restoreAllMocks());

  it(
    'take messages meanwhile, and every reader has each of them once, in order',
    { timeout: 180_000 },
    async () => {
      const { alice, bob, eventId } = trio;
      const joins = vi.spyOn(Broadcaster.prototype, 'join');
      const joined = () => joins.mock.settledResults.filter(({ type }) => type === 'fulfilled').length;
      const readers = [one, other].map(({ url }) =>
        openReader({ url, token: bob.token, eventId, attendeeId: alice.id }),
      );
      const caughtUp = (times: number) => readers.every((reader) => reader.caughtUp() === times);
      await waitFor(() => joined() === 2 && caughtUp(1), 'The subscriptions');
      const sent = [await send(one.url, alice, bob, 'before')];
      await redis.kill();
      for (const text of ['while away', 'while still away']) sent.push(await send(one.url, alice, bob, text));
      await redis.start();
      // A live message before the answer of the catch-up query would be known before it.
      await waitFor(() => joined() === 4 && caughtUp(2), 'The subscriptions after the restart', RECOVERY_MS);
      sent.push(await send(other.url, alice, bob, 'after'));
      await waitFor(
        () => readers.every(({ messages }) => messages.length === 4),
        'All messages',
        RECOVERY_MS,
      );
      const expected = sent.map(({ id, sequence, text }) => ({ id, sequence, text }));
      expect(readers.map(({ messages }) => messages)).toEqual([expected, expected]);
      await Promise.all(readers.map((reader) => reader.close()));
    },
  );

  it.each(['killed', 'frozen'])(
    'deliver live within two seconds while it is %s, without anybody connecting again',
    { timeout: 180_000 },
    async (how) => {
      const { alice, bob, carol, eventId } = trio;
      const bobs = await subscribe<MessageAddedData>(other.url, bob.token, MESSAGE_ADDED, { eventId });
      const carols = await subscribe<MessageAddedData>(one.url, carol.token, MESSAGE_ADDED, { eventId });
      const deliver = async (url: string, to: BuiltMember, news: TestSubscription<MessageAddedData>) => {
        const message = await send(url, alice, to, 'hello');
        const began = performance.now();
        // Looked for by its id: a Redis that is slow for a moment makes a message come twice.
        const delivery = await waitFor(
          () => news.received.find(({ data }) => data?.messageAdded.id === message.id),
          'The message',
        );
        expect(delivery).toEqual({ data: { messageAdded: message } });
        return performance.now() - began;
      };
      let usual = 0;
      for (let round = 0; round < 3; round += 1)
        usual += (await deliver(one.url, bob, bobs)) + (await deliver(other.url, carol, carols));
      if (how === 'killed') await redis.kill();
      else redis.freeze();
      expect(await deliver(one.url, bob, bobs)).toBeLessThan(LIVE_MS + usual);
      expect(await deliver(other.url, carol, carols)).toBeLessThan(LIVE_MS + usual);
      await Promise.all([bobs.close(), carols.close()]);
      const back = [one, other].map(
        ({ app }) =>
          new Promise<void>((resolve) => void app.runtime.pubsub.listen('return', () => undefined, resolve)),
      );
      await redis.kill();
      await redis.start();
      await within(Promise.all(back), 'The return', RECOVERY_MS);
      const again = await subscribe<MessageAddedData>(other.url, carol.token, MESSAGE_ADDED, { eventId });
      const after = await send(one.url, alice, carol, 'after');
      expect(await again.next()).toEqual({ data: { messageAdded: after } });
      await again.close();
    },
  );

  it(
    'send subscribers away once it is back, since they may have missed something',
    { timeout: 180_000 },
    async () => {
      const { bob, eventId } = trio;
      const idle = await openSession(one.url, bob.token);
      const subscribed = await openSession(one.url, bob.token);
      subscribed.start('news', MESSAGE_ADDED, { eventId });
      subscribed.start('query', '{ me { id } }');
      await subscribed.answers('query', 2);
      await redis.kill();
      await redis.start();
      expect(await within(subscribed.closed, 'The end', RECOVERY_MS)).toEqual({
        code: 1013,
        reason: 'Please try again',
      });
      expect(idle.ws.readyState).toBe(idle.ws.OPEN);
      idle.ws.close();
    },
  );
});
