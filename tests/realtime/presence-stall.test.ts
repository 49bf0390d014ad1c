import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLogger } from '../../server/src/core/logger';
import { PresenceFeed } from '../../server/src/modules/presence/presence-feed';
import type { PresenceChanges } from '../../server/src/modules/presence/presence-rooms';
import { createRedisPresenceStore } from '../../server/src/modules/presence/redis-presence-store';
import { createLocalPubSub, type PubSub } from '../../server/src/core/pubsub/pubsub';
import { connectRedis } from '../../server/src/core/pubsub/pubsub-redis';
import { mortalRedis, type MortalRedis } from '../support/redis';
import { waitFor } from '../support/wait';

/** Instead of 45 seconds. */
const TTL_MS = 3_000;
const log = createLogger('silent');

interface Server {
  feed: PresenceFeed;
  redis: Redis;
}

describe.skipIf(inject('redisUrl') === null)(
  'presence, when Redis hangs for longer than people are remembered',
  () => {
    let shared: MortalRedis;
    let bus: PubSub;
    let told: PresenceChanges[];
    let room: string;
    let servers: Server[];

    const startServer = async (): Promise<PresenceFeed> => {
      const redis = connectRedis(shared.url, log, 'presence-test');
      await redis.connect();
      const feed = new PresenceFeed({
        store: createRedisPresenceStore(redis, { ttlMs: TTL_MS }),
        pubsub: bus,
        log,
        ttlMs: TTL_MS,
        lingerMs: 0,
      });
      servers.push({ feed, redis });
      return feed;
    };
    const whenPresent = (feed: PresenceFeed, members: string[]) =>
      waitFor(async () => {
        const present = await feed.present(room, ['ann', 'ben', 'cid']);
        return [...present].sort().join() === members.join();
      }, `The presence of ${members.join()}`);
    const hang = async () => {
      shared.freeze();
      await pause(TTL_MS + 500);
    };

    beforeEach(async () => {
      servers = [];
      told = [];
      room = randomUUID();
      bus = createLocalPubSub();
      await bus.listen(`presence.${room}`, (changes) => told.push(changes as PresenceChanges));
      shared = await mortalRedis();
      await shared.start();
    });
    afterEach(async () => {
      shared.thaw();
      for (const { feed, redis } of servers) {
        feed.close();
        redis.disconnect();
      }
      await shared.kill();
    });

    it('is back on all servers once Redis answers again, and nobody was reported as gone', async () => {
      const [one, other] = [await startServer(), await startServer()];
      one.enter(room, 'ann');
      other.enter(room, 'ben');
      await whenPresent(one, ['ann', 'ben']);
      await hang();
      shared.thaw();
      await whenPresent(one, ['ann', 'ben']);
      await whenPresent(other, ['ann', 'ben']);
      // Longer than it takes until each server has looked for expired people again.
      await pause(TTL_MS * 2);
      expect(told.flatMap((changes) => Object.entries(changes)).filter(([, online]) => !online)).toEqual([]);
      await whenPresent(one, ['ann', 'ben']);
    });

    it('reports those who left meanwhile afterwards, but not those whom another server has', async () => {
      const [one, other] = [await startServer(), await startServer()];
      const [annLeaves, benLeaves] = [one.enter(room, 'ann'), one.enter(room, 'ben')];
      other.enter(room, 'ben');
      await whenPresent(other, ['ann', 'ben']);
      shared.freeze();
      annLeaves();
      benLeaves();
      await pause(1_500);
      shared.thaw();
      await waitFor(() => told.some((changes) => changes['ann'] === false), 'The news of the one who left');
      await whenPresent(other, ['ben']);
      expect(told.filter((changes) => changes['ben'] === false)).toEqual([]);
    });

    it('reports those as back who were given up while their server could not renew them', async () => {
      const [one, other] = [await startServer(), await startServer()];
      one.enter(room, 'ann');
      other.enter(room, 'ben');
      await whenPresent(other, ['ann', 'ben']);
      // Only this server has lost Redis.
      const [{ redis }] = servers as [Server, Server];
      redis.disconnect();
      await waitFor(() => told.some((changes) => changes['ann'] === false), 'The news that she is gone');
      told.length = 0;
      await redis.connect();
      await waitFor(() => told.some((changes) => changes['ann'] === true), 'The news that she is back');
      await whenPresent(other, ['ann', 'ben']);
      expect(told.filter((changes) => changes['ann'] === false)).toEqual([]);
    });
  },
);
