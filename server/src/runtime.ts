import type { Config } from './core/config';
import type { Runtime } from './core/context';
import { createDataSource } from './core/database';
import type { Logger } from './core/logger';
import { OutboxRelay } from './core/outbox-relay';
import { createLocalPubSub } from './core/pubsub';
import { connectRedis, createRedisPubSub } from './core/pubsub-redis';
import { createRateLimits } from './core/rate-limits';
import { Database } from './core/transaction';
import { entities } from './entities';

/** Connects to Postgres and, where there is one, to Redis; starts the outbox relay. */
export const connectRuntime = async (
  config: Config & { databaseUrl: string },
  log: Logger,
): Promise<{ runtime: Runtime; disconnect: () => Promise<void> }> => {
  const { databaseUrl: url, databasePool: pool, redisUrl } = config;
  const dataSource = createDataSource({ url, pool, entities, migrations: [] });
  await dataSource.initialize();
  const database = new Database(dataSource, log);
  const pubsub = redisUrl ? await createRedisPubSub(redisUrl, log) : createLocalPubSub();
  const limitsRedis = redisUrl ? connectRedis(redisUrl, log, 'limits') : undefined;
  await limitsRedis?.connect().catch(() => undefined);
  const relay = new OutboxRelay({ database, pubsub, log, delayMs: config.outboxDelayMs });
  const disconnect = async () => {
    await relay.stop();
    await pubsub.close();
    limitsRedis?.disconnect();
    await dataSource.destroy();
  };
  const rateLimits = createRateLimits(limitsRedis);
  return {
    runtime: { config, log, database, pubsub, rateLimits, wakeRelay: () => relay.wake() },
    disconnect,
  };
};
