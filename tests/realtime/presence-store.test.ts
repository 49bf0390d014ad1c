import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLogger } from '../../server/src/core/logger';
import { createLocalPresenceStore, PRESENCE_TTL_MS } from '../../server/src/modules/presence/presence-store';
import { createRedisPresenceStore } from '../../server/src/modules/presence/redis-presence-store';
import { connectRedis } from '../../server/src/core/pubsub/pubsub-redis';

const redisUrl = inject('redisUrl');
const available = redisUrl !== null;
let redis: Redis | undefined;

beforeAll(async () => {
  redis = redisUrl ? connectRedis(redisUrl, createLogger('silent'), 'presence-test') : undefined;
  await redis?.connect();
});
afterAll(() => redis?.disconnect());

const stores = [
  { name: 'of one process', available: true, create: () => createLocalPresenceStore() },
  { name: 'in Redis', available, create: () => createRedisPresenceStore(redis as Redis) },
];

for (const { name, available: runs, create } of stores)
  describe.skipIf(!runs)(`presence ${name}`, () => {
    it('begins with the first coming, and ends with the leaving', async () => {
      const [store, room] = [create(), randomUUID()];
      expect([await store.enter(room, 'a'), await store.enter(room, 'a')]).toEqual([true, false]);
      expect(await store.present(room, ['a', 'b'])).toEqual(new Set(['a']));
      expect([await store.leave(room, 'a'), await store.leave(room, 'a')]).toEqual([true, false]);
      expect(await store.present(room, ['a', 'b'])).toEqual(new Set());
      expect(await store.enter(room, 'a')).toBe(true);
    });

    it('does not mix rooms, and knows nobody in an empty list', async () => {
      const [store, room] = [create(), randomUUID()];
      await store.enter(room, 'a');
      expect(await store.present(`${room}x`, ['a'])).toEqual(new Set());
      expect(await store.present(room, [])).toEqual(new Set());
      expect(await store.takeExpired(room)).toEqual([]);
    });
  });

describe.skipIf(!available)('presence over two servers', () => {
  it('counts once, until the last one has left', async () => {
    const [one, other, room] = [
      createRedisPresenceStore(redis as Redis),
      createRedisPresenceStore(redis as Redis),
      randomUUID(),
    ];
    expect([await one.enter(room, 'a'), await other.enter(room, 'a')]).toEqual([true, false]);
    expect(await one.leave(room, 'a')).toBe(false);
    expect(await one.present(room, ['a'])).toEqual(new Set(['a']));
    expect(await other.leave(room, 'a')).toBe(true);
    expect(await one.present(room, ['a'])).toEqual(new Set());
  });

  it('ends for the people of a server that died, which is told once', async () => {
    let now = Date.now();
    const [one, other, room] = [
      createRedisPresenceStore(redis as Redis, { now: () => now }),
      createRedisPresenceStore(redis as Redis, { now: () => now }),
      randomUUID(),
    ];
    await one.enter(room, 'lost');
    await one.enter(room, 'moved');
    now += PRESENCE_TTL_MS / 3;
    await other.enter(room, 'moved');
    now += PRESENCE_TTL_MS * (2 / 3);
    expect(await other.present(room, ['lost', 'moved'])).toEqual(new Set(['moved']));
    expect([await other.takeExpired(room), await other.takeExpired(room)]).toEqual([['lost'], []]);
    expect(await other.leave(room, 'moved')).toBe(true);
  });
});
