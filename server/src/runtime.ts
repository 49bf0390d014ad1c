import { Budgets } from './core/admission/budgets';
import type { Config } from './core/config';
import type { Runtime } from './core/request/context';
import { createDataSource, poolOf, Database } from './core/db/database';
import { poolerPrepares } from './core/db/database-setup';
import { JobQueue } from './core/jobs/jobs';
import { listenersByHook } from './core/request/hooks';
import { withTimeout } from './core/timing/recent';
import type { Logger } from './core/logger';
import type { JobObserver } from './core/metrics/metrics';
import { OutboxRelay } from './core/realtime/outbox-relay';
import { createLocalPubSub, type PubSub } from './core/pubsub/pubsub';
import { createPostgresPubSub, createPubSubWithFallback } from './core/pubsub/pubsub-postgres';
import { claimRedis } from './core/pubsub/redis-owner';
import { connectRedis, createRedisPubSub } from './core/pubsub/pubsub-redis';
import { GraphQLExecutor } from './core/execution/executor';
import { RateLimits } from './core/admission/rate-limits';
import { createFileStore } from './core/files/storage';
import { changeListeners, entities, hookListeners, nodeGetters, urgentTopics } from './modules';
import { createSchema } from './schema';

/** Two imports at a time keep one each; the job queue needs the others for moments. */
const SESSION_POOL = 4;

/** A pooler keeps statements waiting for minutes while Postgres is away. */
const DISCONNECT_MS = 10_000;

/** Connects to Postgres, once more past the pooler where there is one. */
const openDatabase = async (
  { databaseUrl: url, databaseDirectUrl, databasePool: pool }: Config & { databaseUrl: string },
  log: Logger,
): Promise<Database> => {
  const open = (options: { url: string; pool: number; sharesSessions?: boolean }) =>
    createDataSource({ ...options, entities, migrations: [] }).initialize();
  if (!databaseDirectUrl) return new Database(await open({ url, pool }), log);
  const sessions = await open({ url: databaseDirectUrl, pool: SESSION_POOL });
  const sharesSessions = !(await poolerPrepares(url));
  return new Database(await open({ url, pool, sharesSessions }), log, sessions);
};

/** Redis, with Postgres as its stand-in while it is away; or this process alone. */
const openPubSub = async (config: Config & { databaseUrl: string }, log: Logger): Promise<PubSub> =>
  config.redisUrl
    ? createPubSubWithFallback(
        await createRedisPubSub(config.redisUrl, log, config),
        await createPostgresPubSub(config.databaseDirectUrl ?? config.databaseUrl, log),
        urgentTopics,
      )
    : createLocalPubSub();

interface RuntimeOptions {
  /** Counts operations; one that counts nothing without it. */
  executor?: GraphQLExecutor;
  observeJob?: JobObserver;
}

/** Connects to Postgres and, where there is one, to Redis; starts the outbox relay. */
export const connectRuntime = async (
  config: Config & { databaseUrl: string },
  log: Logger,
  { executor, observeJob }: RuntimeOptions = {},
): Promise<{ runtime: Runtime; disconnect: () => Promise<void> }> => {
  const database = await openDatabase(config, log);
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log, 'limits', config) : undefined;
  await redis?.connect().catch(() => undefined);
  // Before anything of this database is published.
  const endClaim = redis && (await claimRedis(redis, database.db, log));
  const pubsub = await openPubSub(config, log);
  const jobs = new JobQueue(poolOf(database.sessions), log, observeJob);
  const addJobs: JobQueue['insert'] = (db, all) => jobs.insert(db, all);
  const relay = new OutboxRelay({ database, pubsub, addJobs, changeListeners, log });
  const letGo = async () => {
    await jobs.stop();
    await relay.stop();
    await pubsub.close();
    endClaim?.();
    redis?.disconnect();
    for (const source of new Set([database.dataSource, database.sessions])) await source.destroy();
  };
  const disconnect = () =>
    withTimeout(DISCONNECT_MS, letGo()).catch((error: unknown) =>
      log.event('stop.connections-kept', { err: error }),
    );
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
      executor: executor ?? new GraphQLExecutor(createSchema(), log),
      hooks: listenersByHook(hookListeners),
      nodes: nodeGetters,
      wakeRelay: () => relay.wake(),
    },
    disconnect,
  };
};
