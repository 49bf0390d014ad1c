import type { Redis } from 'ioredis';
import { column } from '../db/columns';
import type { Db } from '../db/database';
import { sql } from '../db/sql';
import { firstOf, statement } from '../db/statement';
import type { Logger } from '../logger';

const KEY = 'database';
const RENEW_MS = 15_000;
const KEPT_MS = 60_000;

const databaseId = statement('redis.databaseId', {
  params: {},
  row: {
    id: column(
      'text',
      sql`concat_ws('/', c.system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database()))`,
    ),
  },
  text: (_p, columns) => sql`SELECT ${columns} FROM pg_control_system() c`,
});

/** Live events and counts of another database would reach people of this one, and the other way round. */
const REFUSAL =
  'The servers at REDIS_URL work on another database, of which this may be a copy. Give this installation a REDIS_PREFIX of its own, ' +
  'or stop the other servers and start again after a minute.';

/**
 * Claims this Redis for the servers of this database, until what it gives is called; throws where servers of another one have it. The
 * claim ends a minute after the last of them; where Redis is away, it is made later.
 */
export async function claimRedis(redis: Redis, db: Db, log: Logger): Promise<() => void> {
  let before: string | undefined;
  /** Throws where it is not ours. A database may become another one under its servers, as by a failover: the claim goes along. */
  const claim = async (): Promise<void> => {
    const { id } = (await firstOf(databaseId(db, {})))!;
    const isNew = await redis.set(KEY, id, 'PX', KEPT_MS, 'NX').catch(() => true);
    const known = isNew ? id : await redis.get(KEY).catch(() => id);
    if (known !== null && known !== id && known !== before) throw new Error(REFUSAL);
    await redis.set(KEY, id, 'PX', KEPT_MS).catch(() => undefined);
    before = id;
  };
  await claim();
  const timer = setInterval(() => {
    claim().catch((error: unknown) => log.event('redis.not-claimed', { err: error }));
  }, RENEW_MS);
  timer.unref();
  return () => clearInterval(timer);
}
