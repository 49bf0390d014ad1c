import { Budgets } from './core/http/budget';
import type { Config } from './core/config';
import type { Runtime } from './core/context';
import { createDataSource, poolOf, Database } from './core/db/database';
import { JobQueue } from './core/jobs/jobs';
import { listenersByHook } from './core/hooks';
import type { Logger } from './core/logger';
import type { JobObserver } from './core/metrics/metrics';
import { OutboxRelay } from './core/outbox/outbox-relay';
import { createLocalPubSub, type PubSub } from './core/realtime/pubsub';
import { createPostgresPubSub, createPubSubWithFallback } from './core/realtime/pubsub-postgres';
import { connectRedis, createRedisPubSub } from './core/realtime/pubsub-redis';
import { RateLimits } from './core/http/rate-limits';
import { createFileStore } from './core/files/storage';
import { entities, hookListeners, nodeGetters, urgentTopics } from './modules';

/** Redis, with Postgres as its stand-in while it is away; or this process alone. */
const openPubSub = async (
  { databaseUrl, redisUrl }: Config & { databaseUrl: string },
  log: Logger,
): Promise<PubSub> =>
  redisUrl
    ? createPubSubWithFallback(
        await createRedisPubSub(redisUrl, log),
        await createPostgresPubSub(databaseUrl, log),
        urgentTopics,
      )
    : createLocalPubSub();

/** Connects to Postgres and, where there is one, to Redis; starts the outbox relay. */
export const connectRuntime = async (
  config: Config & { databaseUrl: string },
  log: Logger,
  observeJob?: JobObserver,
): Promise<{ runtime: Runtime; disconnect: () => Promise<void> }> => {
  const { databaseUrl: url, databasePool: pool, redisUrl } = config;
  const dataSource = createDataSource({ url, pool, entities, migrations: [] });
  await dataSource.initialize();
  const database = new Database(dataSource, log);
  const pubsub = await openPubSub(config, log);
  const redis = redisUrl ? connectRedis(redisUrl, log, 'limits') : undefined;
  await redis?.connect().catch(() => undefined);
  const jobs = new JobQueue(poolOf(dataSource), log, observeJob);
  const addJobs: JobQueue['insert'] = (db, all) => jobs.insert(db, all);
  const relay = new OutboxRelay({ database, pubsub, addJobs, log });
  const disconnect = async () => {
    await jobs.stop();
    await relay.stop();
    await pubsub.close();
    redis?.disconnect();
    await dataSource.destroy();
  };
  const rateLimits = new RateLimits(redis);
  const files = createFileStore(config);
  return {
    runtime: {
      config,
      log,
      database,
      pubsub,
      redis,
      rateLimits,
      budgets: new Budgets(rateLimits, config.costBudget),
      jobs,
      files,
      hooks: listenersByHook(hookListeners),
      nodes: nodeGetters,
      wakeRelay: () => relay.wake(),
    },
    disconnect,
  };
};
