import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createLogger } from '../../server/src/core/logger';
import { createLocalPubSub, iterateTopic, type PubSub } from '../../server/src/core/pubsub';
import { createPostgresPubSub } from '../../server/src/core/pubsub-postgres';
import { createRedisPubSub } from '../../server/src/core/pubsub-redis';
import { mortalRedis } from '../support/mortal-redis';
import { waitFor } from '../support/wait';

const redisUrl = inject('redisUrl');
const log = createLogger('silent');
const newTopic = () => `topic.${randomUUID()}`;

const buses = [
  { name: 'the bus of one process', available: true, create: async () => createLocalPubSub() },
  {
    name: 'the bus over Redis',
    available: redisUrl !== null,
    create: () => createRedisPubSub(redisUrl ?? '', log),
  },
  {
    name: 'the bus over Postgres',
    available: true,
    create: () => createPostgresPubSub(inject('clusterUrl'), log),
  },
];

/** Listens, and keeps what comes. */
const record = async (bus: PubSub, topic: string) => {
  const received: unknown[] = [];
  const stop = await bus.listen(topic, (payload) => received.push(payload));
  return { received, stop };
};

/** How many listeners are left of those that were put on any emitter while `work` ran. */
const listenersLeftBy = async (work: () => Promise<void>): Promise<number> => {
  const added = vi.spyOn(EventEmitter.prototype, 'on');
  await work();
  const places = added.mock.calls.map(([event], index) => ({
    event: event as string,
    emitter: added.mock.contexts[index] as EventEmitter,
  }));
  added.mockRestore();
  const ours = places.filter(({ event }) => event === 'gap' || event.includes('topic.'));
  expect(ours.length).toBeGreaterThan(0);
  return ours.reduce((left, { emitter, event }) => left + emitter.listenerCount(event), 0);
};

for (const { name, available, create } of buses)
  describe.skipIf(!available)(`pub/sub: ${name}`, () => {
    let bus: PubSub;
    beforeAll(async () => {
      bus = await create();
    });
    afterAll(() => bus.close());
    afterEach(() => void vi.restoreAllMocks());

    it('delivers to every listener of the topic, in the order of publishing', async () => {
      const topic = newTopic();
      const [one, other] = await Promise.all([record(bus, topic), record(bus, topic)]);
      const sent = Array.from({ length: 100 }, (_none, number) => ({ number }));
      await Promise.all(sent.map((payload) => bus.publish(topic, payload)));
      await waitFor(() => one.received.length === 100 && other.received.length === 100, 'The deliveries');
      expect([one.received, other.received]).toEqual([sent, sent]);
      one.stop();
      other.stop();
    });

    it('delivers nothing to a listener that stopped, and goes on with the others', async () => {
      const topic = newTopic();
      const [stays, leaves] = [await record(bus, topic), await record(bus, topic)];
      leaves.stop();
      leaves.stop();
      await bus.publish(topic, 'after');
      await waitFor(() => stays.received.length > 0, 'The delivery');
      expect([stays.received, leaves.received]).toEqual([['after'], []]);
      stays.stop();
    });

    it('does not mix topics', async () => {
      const topic = newTopic();
      const [one, longer] = [await record(bus, topic), await record(bus, `${topic}.more`)];
      await bus.publish(`${topic}.more`, 1);
      await bus.publish(topic, 2);
      await waitFor(() => one.received.length + longer.received.length > 1, 'Both deliveries');
      expect([one.received, longer.received]).toEqual([[2], [1]]);
      one.stop();
      longer.stop();
    });

    it('gives each listener a payload that went through JSON', async () => {
      const topic = newTopic();
      const { received, stop } = await record(bus, topic);
      const payload = { at: new Date(0), missing: undefined, text: 'ä€😀\u2028"', list: [null, 1.5, true] };
      await bus.publish(topic, payload);
      await waitFor(() => received.length > 0, 'The delivery');
      expect(received).toEqual([JSON.parse(JSON.stringify(payload))]);
      expect(received[0]).not.toBe(payload);
      stop();
    });

    it('carries payloads of any length, also several at once', async () => {
      const topic = newTopic();
      const { received, stop } = await record(bus, topic);
      const payloads = ['a', 'ö', '😀'].map((sign) => sign.repeat(20_000));
      await Promise.all(payloads.map((payload) => bus.publish(topic, payload)));
      await waitFor(() => received.length === 3, 'The deliveries');
      expect(received).toEqual(payloads);
      stop();
    });

    it('gives a listener what is published from then on', async () => {
      const topic = newTopic();
      const early = await record(bus, topic);
      await bus.publish(topic, 1);
      await waitFor(() => early.received.length > 0, 'The first delivery');
      const late = await record(bus, topic);
      await bus.publish(topic, 2);
      await waitFor(() => late.received.length > 0, 'The second delivery');
      expect([early.received, late.received]).toEqual([[1, 2], [2]]);
      early.stop();
      late.stop();
    });

    it('iterates until it is told to return, and leaves no listener', async () => {
      const topic = newTopic();
      const left = await listenersLeftBy(async () => {
        const iterator = await iterateTopic<number>(bus, topic);
        for (const number of [1, 2, 3]) await bus.publish(topic, number);
        const first = await iterator.next();
        const second = await iterator.next();
        expect([first, second]).toEqual([
          { value: 1, done: false },
          { value: 2, done: false },
        ]);
        await iterator.return?.();
        expect(await iterator.next()).toEqual({ value: undefined, done: true });
      });
      expect(left).toBe(0);
    });

    it('ends an iteration that waits', async () => {
      const iterator = await iterateTopic<number>(bus, newTopic());
      const waiting = iterator.next();
      await iterator.return?.();
      expect(await waiting).toEqual({ value: undefined, done: true });
    });

    it('leaves nothing behind after 1,000 subscriptions that were given up', async () => {
      const topic = newTopic();
      const left = await listenersLeftBy(async () => {
        for (let cycle = 0; cycle < 1_000; cycle += 1) {
          const iterator = await iterateTopic(bus, topic);
          const waiting = iterator.next();
          await iterator.return?.();
          await waiting;
        }
      });
      expect(left).toBe(0);
      const { received, stop } = await record(bus, topic);
      await bus.publish(topic, 'still there');
      await waitFor(() => received.length > 0, 'The delivery');
      expect(received).toEqual(['still there']);
      stop();
    });
  });

describe.skipIf(redisUrl === null)('two servers over Redis', () => {
  it('hear each other, and Redis forgets topics that nobody listens to', async () => {
    const topic = newTopic();
    const [one, other] = await Promise.all([
      createRedisPubSub(redisUrl ?? '', log),
      createRedisPubSub(redisUrl ?? '', log),
    ]);
    const redis = new Redis(redisUrl ?? '');
    const { received, stop } = await record(other, topic);
    await one.publish(topic, 'hello');
    await waitFor(() => received.length > 0, 'The delivery');
    expect(received).toEqual(['hello']);
    stop();
    const channel = `podium:${topic}`;
    await waitFor(async () => (await redis.pubsub('NUMSUB', channel))[1] === 0, 'The unsubscription');
    redis.disconnect();
    await Promise.all([one.close(), other.close()]);
  });

  it('tell the publisher when Redis is gone, and work again once it is back', async () => {
    const topic = newTopic();
    const redis = await mortalRedis();
    await redis.start();
    const bus = await createRedisPubSub(redis.url, log);
    const gaps: string[] = [];
    const received: unknown[] = [];
    await bus.listen(
      topic,
      (payload) => received.push(payload),
      () => gaps.push('gap'),
    );
    await bus.publish(topic, 'before');
    await waitFor(() => received.length === 1, 'The first delivery');

    await redis.kill();
    await expect(bus.publish(topic, 'meanwhile')).rejects.toThrow(/closed|writeable|retries/);
    const late = await record(bus, newTopic());
    expect(gaps).toEqual([]);

    await redis.start();
    await waitFor(() => gaps.length > 0, 'The news of the gap', 20_000);
    await waitFor(
      () =>
        bus.publish(topic, 'after').then(
          () => true,
          () => false,
        ),
      'Publishing',
      20_000,
    );
    await waitFor(() => received.length === 2, 'The delivery after the restart');
    expect({ received, gaps, late: late.received }).toEqual({
      received: ['before', 'after'],
      gaps: ['gap'],
      late: [],
    });
    await bus.close();
    await redis.kill();
  });

  it('start without Redis, and listen as soon as it is there', async () => {
    const topic = newTopic();
    const redis = await mortalRedis();
    const bus = await createRedisPubSub(redis.url, log);
    const { received } = await record(bus, topic);
    await redis.start();
    await waitFor(
      async () => {
        await bus.publish(topic, 'hello').catch(() => undefined);
        return received.length > 0;
      },
      'A delivery',
      20_000,
    );
    expect(received[0]).toBe('hello');
    await bus.close();
    await redis.kill();
  });

  it('end an iteration that may have missed something, so that its client asks again', async () => {
    const redis = await mortalRedis();
    await redis.start();
    const bus = await createRedisPubSub(redis.url, log);
    const iterator = await iterateTopic(bus, newTopic());
    const waiting = iterator.next().catch((error: Error) => error.message);
    await redis.kill();
    await redis.start();
    expect(await waiting).toBe('The bus was away, so that messages may have been missed');
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
    await bus.close();
    await redis.kill();
  });
});
