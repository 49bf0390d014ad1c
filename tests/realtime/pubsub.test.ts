import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createLogger } from '../../server/src/core/logger';
import { createLocalPubSub, TopicListeners, type PubSub } from '../../server/src/core/pubsub/pubsub';
import { createPostgresPubSub } from '../../server/src/core/pubsub/pubsub-postgres';
import { createRedisPubSub } from '../../server/src/core/pubsub/pubsub-redis';
import { mortalRedis } from '../support/redis';
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

    it('leaves nothing behind after 1,000 subscriptions that were given up', async () => {
      const topic = newTopic();
      const added = vi.spyOn(TopicListeners.prototype, 'add');
      for (let cycle = 0; cycle < 1_000; cycle += 1) (await record(bus, topic)).stop();
      const listeners = new Set(added.mock.contexts as TopicListeners[]);
      expect([...listeners].map((some) => some.has(topic))).toEqual([false]);
      const { received, stop } = await record(bus, topic);
      await bus.publish(topic, 'still there');
      await waitFor(() => received.length > 0, 'The delivery');
      expect(received).toEqual(['still there']);
      stop();
    });
  });

describe.skipIf(redisUrl === null)('two servers over Redis', () => {
  it('hear each other', async () => {
    const topic = newTopic();
    const [one, other] = await Promise.all([
      createRedisPubSub(redisUrl ?? '', log),
      createRedisPubSub(redisUrl ?? '', log),
    ]);
    const { received, stop } = await record(other, topic);
    await one.publish(topic, 'hello');
    await waitFor(() => received.length > 0, 'The delivery');
    expect(received).toEqual(['hello']);
    stop();
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
    await waitFor(() => gaps.length > 0, 'The news of the gap');
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
});
