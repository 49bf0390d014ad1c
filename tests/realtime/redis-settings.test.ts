import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RateLimits } from '../../server/src/core/admission/rate-limits';
import { createLogger } from '../../server/src/core/logger';
import { connectRedis, createRedisPubSub } from '../../server/src/core/pubsub/pubsub-redis';
import { hasOpenssl, makeCertificate } from '../support/certificate';
import { expectOk, graphql, subscribe } from '../support/client';
import { mortalRedis, type MortalRedis } from '../support/redis';
import { openReader } from '../support/reader';
import { startServer, startTwoServers } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, send, type MessageAddedData } from './chat';

const redisUrl = inject('redisUrl');
const log = createLogger('silent');
const LIST = 'query ($id: ID!) { attendees(eventId: $id) { totalCount } }';

describe.skipIf(redisUrl === null || !hasOpenssl)(
  'a Redis with TLS, a password and numbered databases',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'podium-redis-'));
    const ca = () => readFileSync(join(folder, 'redis.crt'), 'utf8');
    let redis: MortalRedis;

    beforeAll(async () => {
      chmodSync(folder, 0o755);
      const { cert, key } = makeCertificate(folder, 'redis');
      const files = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', cert];
      const access = ['--tls-auth-clients', 'no', '--requirepass', 'se:cret'];
      redis = await mortalRedis((port) => ['--port', '0', '--tls-port', String(port), ...files, ...access]);
      await redis.start();
    });
    afterAll(async () => {
      await redis.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    const addressOf = (database: number) => `rediss://:se%3Acret@localhost:${redis.port}/${database}`;

    it('carries messages between two servers', async () => {
      const shared = { redisUrl: addressOf(3), redisCa: ca(), redisPrefix: 'hall-a' };
      const [one, other] = await startTwoServers(shared);
      const { alice, bob, eventId } = await buildTrio(one);
      const bobs = await subscribe<MessageAddedData>(other.url, bob.token, MESSAGE_ADDED, { eventId });
      const message = await send(one.url, alice, bob, 'across');
      expect(await bobs.next()).toEqual({ data: { messageAdded: message } });
      const keys = (await one.app.runtime.redis?.keys('*')) ?? [];
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => !key.startsWith('hall-a:'))).toEqual([]);
      expect(await one.app.runtime.redis?.info('keyspace')).toMatch(/^# Keyspace\r\ndb3:[^\n]+\n$/);
      await bobs.close();
      await one.close();
    });

    it('is not believed without its certificate', async () => {
      const stranger = connectRedis(addressOf(0), log, 'stranger');
      const refused = new Promise<Error>((resolve) => void stranger.once('error', resolve));
      stranger.connect().catch(() => undefined);
      expect((await refused).message).toContain('self-signed certificate');
      stranger.disconnect();
    });

    it('keeps portals with another number or prefix apart', async () => {
      const portals = [
        { url: addressOf(0), prefix: 'podium' },
        { url: addressOf(0), prefix: 'podium' },
        { url: addressOf(1), prefix: 'podium' },
        { url: addressOf(0), prefix: 'other' },
      ].map(({ url, prefix }) => ({ url, options: { redisCa: ca(), redisPrefix: prefix } }));
      const buses = await Promise.all(
        portals.map(({ url, options }) => createRedisPubSub(url, log, options)),
      );
      const heard = portals.map((): unknown[] => []);
      await Promise.all(
        buses.map((bus, index) => bus.listen('topic', (payload) => heard[index]?.push(payload))),
      );
      await buses[0]?.publish('topic', 'first');
      // Whatever Redis had for a bus is there before that bus's own word.
      for (const bus of buses.slice(1)) await bus.publish('topic', 'last');
      await waitFor(() => heard.every((payloads) => payloads.includes('last')), 'The last words');
      expect(heard).toEqual([['first', 'last'], ['first', 'last'], ['last'], ['last']]);
      const limit = { name: 'apart', points: 1, seconds: 60 };
      const clients = portals.map(({ url, options }) => connectRedis(url, log, 'limits', options));
      const taken: boolean[] = [];
      for (const client of clients) {
        await client.connect();
        taken.push(await new RateLimits(client).tryTake(limit, 'somebody'));
      }
      expect(taken).toEqual([true, false, true, true]);
      for (const client of clients) client.disconnect();
      await Promise.all(buses.map((bus) => bus.close()));
    });
  },
);

describe.skipIf(redisUrl === null)('a Redis that throws keys away, and starts again in the middle', () => {
  it('costs nothing but counts of limits', { timeout: 60_000 }, async () => {
    const eviction = ['--maxmemory', '3mb', '--maxmemory-policy', 'allkeys-lru'];
    const redis = await mortalRedis((port) => ['--port', String(port), ...eviction]);
    await redis.start();
    const server = await startServer({ redisUrl: redis.url });
    const connection = server.app.runtime.redis;
    const { alice, bob, eventId } = await buildTrio(server);
    const reader = openReader({ url: server.url, token: bob.token, eventId, attendeeId: alice.id });
    await waitFor(() => reader.caughtUp() === 1, 'The subscription');
    const worksOn = async (text: string) => {
      await expectOk(graphql(server.url, LIST, { id: eventId }, bob.token));
      const { id } = await send(server.url, alice, bob, text);
      await waitFor(() => reader.messages.some((message) => message.id === id), text);
      const limit = { name: text, points: 2, seconds: 60 };
      const take = () => server.app.runtime.rateLimits.tryTake(limit, 'somebody');
      expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    };
    await worksOn('before');
    const evicted = async () =>
      Number(/evicted_keys:(\d+)/.exec((await connection?.info('stats')) ?? '')?.[1]);
    for (let key = 0; key < 50; key += 1) await connection?.set(`junk${key}`, 'x'.repeat(100_000));
    expect(await evicted()).toBeGreaterThan(0);
    await worksOn('full');
    await redis.kill();
    await worksOn('away');
    await redis.start();
    await waitFor(() => connection?.status === 'ready', 'The connection');
    await worksOn('empty');
    expect(reader.messages.map(({ text }) => text)).toEqual(['before', 'full', 'away', 'empty']);
    await reader.close();
    await server.close();
    await redis.kill();
  });
});
