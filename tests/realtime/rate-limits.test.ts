import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { AppError } from '../../server/src/core/errors';
import { createLogger } from '../../server/src/core/logger';
import { connectRedis } from '../../server/src/core/pubsub/pubsub-redis';
import { RateLimits, type Limit } from '../../server/src/core/admission/rate-limits';
import { mortalRedis } from '../support/redis';
import { waitFor } from '../support/wait';

const redisUrl = inject('redisUrl');
const connect = async (url: string): Promise<Redis> => {
  const redis = connectRedis(url, createLogger('silent'), 'limits');
  await redis.connect();
  return redis;
};

const limitOf = (points: number, seconds = 60): Limit => ({ name: `test-${randomUUID()}`, points, seconds });

/** `ok`, or the code of the refusal. */
const take = (limits: RateLimits, limit: Limit, key = 'somebody'): Promise<string> =>
  limits.take(limit, key).then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const takeThrice = async (limits: RateLimits, limit: Limit, key?: string) => [
  await take(limits, limit, key),
  await take(limits, limit, key),
  await take(limits, limit, key),
];

const places = [
  { name: 'in memory', available: true, open: async () => undefined },
  { name: 'in Redis', available: redisUrl !== null, open: () => connect(redisUrl ?? '') },
];

for (const { name, available, open } of places)
  describe.skipIf(!available)(`rate limits: ${name}`, () => {
    let redis: Redis | undefined;
    let limits: RateLimits;
    beforeAll(async () => {
      redis = await open();
      limits = new RateLimits(redis);
    });
    afterAll(() => redis?.disconnect());

    it('refuse what is over the limit, and say when to come back', async () => {
      const limit = limitOf(2);
      expect(await takeThrice(limits, limit)).toEqual(['ok', 'ok', 'RATE_LIMITED']);
      const refusal = await limits.take(limit, 'somebody').catch((error: AppError) => error.details);
      const { retryAfter } = refusal as { retryAfter: number };
      expect(retryAfter).toBeGreaterThanOrEqual(50);
      expect(retryAfter).toBeLessThanOrEqual(60);
    });

    it('let exactly as many through when all come at once', async () => {
      const limit = limitOf(5);
      const answers = await Promise.all(Array.from({ length: 30 }, () => take(limits, limit)));
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5);
    });

    it('count each key and each limit by itself', async () => {
      const [limit, another] = [limitOf(1), limitOf(1)];
      expect([
        await take(limits, limit, 'one'),
        await take(limits, limit, 'two'),
        await take(limits, another, 'one'),
        await take(limits, limit, 'one'),
      ]).toEqual(['ok', 'ok', 'ok', 'RATE_LIMITED']);
    });

    it('forget the tries of a key that is reset', async () => {
      const limit = limitOf(1);
      expect([await take(limits, limit), await take(limits, limit)]).toEqual(['ok', 'RATE_LIMITED']);
      await limits.reset(limit, 'somebody');
      expect(await take(limits, limit)).toBe('ok');
    });

    it('give out points until there are not enough, and say what is left', async () => {
      const limit = limitOf(100);
      const spend = (points: number) => limits.spend(limit, 'somebody', points);
      expect([await spend(70), await spend(30), await spend(1)]).toEqual(
        [
          { taken: true, remaining: 30 },
          { taken: true, remaining: 0 },
          { taken: false, remaining: 0 },
        ].map((spending) => ({ ...spending, resetMs: expect.any(Number) as number })),
      );
    });

    it('give single tries back, and say without counting whether any is left', async () => {
      const limit = limitOf(2);
      expect([await limits.isUsedUp(limit, 'a'), await limits.tryTake(limit, 'a')]).toEqual([false, true]);
      expect([await limits.tryTake(limit, 'a'), await limits.isUsedUp(limit, 'a')]).toEqual([true, true]);
      await limits.giveBack(limit, 'a');
      expect(await limits.isUsedUp(limit, 'a')).toBe(false);
      expect([await limits.tryTake(limit, 'a'), await limits.tryTake(limit, 'a')]).toEqual([true, false]);
      expect([await limits.isUsedUp(limit, 'a'), await limits.isUsedUp(limit, 'b')]).toEqual([true, false]);
    });

    it('let through again when the time is over', async () => {
      const limit = limitOf(1, 1);
      // At once: a second is soon over on a busy machine.
      expect(await Promise.all([take(limits, limit), take(limits, limit)])).toEqual(['ok', 'RATE_LIMITED']);
      await waitFor(async () => (await take(limits, limit)) === 'ok', 'The end of the time');
    });
  });

describe.skipIf(redisUrl === null)('limits of two servers', () => {
  it('are counted together in Redis', async () => {
    const connections = await Promise.all([connect(redisUrl ?? ''), connect(redisUrl ?? '')]);
    const [one, other] = connections.map((redis) => new RateLimits(redis)) as [RateLimits, RateLimits];
    const limit = limitOf(2);
    expect([await take(one, limit), await take(other, limit), await take(one, limit)]).toEqual([
      'ok',
      'ok',
      'RATE_LIMITED',
    ]);
    await other.reset(limit, 'somebody');
    expect(await take(one, limit)).toBe('ok');
    for (const connection of connections) connection.disconnect();
  });

  it('are kept in memory while Redis is away, and in Redis again afterwards', async () => {
    const redis = await mortalRedis();
    await redis.start();
    const connection = await connect(redis.url);
    const limits = new RateLimits(connection);
    expect(await takeThrice(limits, limitOf(2))).toEqual(['ok', 'ok', 'RATE_LIMITED']);
    await redis.kill();
    const meanwhile = limitOf(2);
    expect(await takeThrice(limits, meanwhile)).toEqual(['ok', 'ok', 'RATE_LIMITED']);
    await limits.reset(meanwhile, 'somebody');
    expect(await take(limits, meanwhile)).toBe('ok');
    await redis.start();
    await waitFor(() => connection.status === 'ready', 'The connection');
    const again = limitOf(2);
    await take(limits, again);
    expect(await connection.keys(`*${again.name}*`)).toHaveLength(1);
    connection.disconnect();
    await redis.kill();
  });
});
