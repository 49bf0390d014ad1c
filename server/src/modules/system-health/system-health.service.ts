import { hostname } from 'node:os';
import { recordChange } from '../../core/audit/change-log';
import type { RequestContext, Runtime } from '../../core/request/context';
import type { Db } from '../../core/db/database';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { secretsOf } from '../../core/db/secrets';
import { endHold } from '../../core/jobs/job-hold.queries';
import { recent, withTimeout } from '../../core/timing/recent';
import type { Metrics } from '../../core/metrics/metrics';
import { backlog } from '../../core/outbox/outbox.queries';
import { version } from '../../core/telemetry/version';
import { differingZonesOfEvents } from '../events/index';
import { mailBacklog } from '../mails/index';
import {
  allServers,
  databaseState,
  lockedState,
  queueStates,
  recordServer,
  removeServer,
} from './system-health.queries';
import type { RedisState, SecretsState, SystemHealth } from './system-health.types';

const REPORT_EVERY_MS = 15_000;
const REDIS_TIMEOUT_MS = 500;
const BACKUP_KEPT_MS = 10_000;

const redisState = async ({ redis }: Runtime): Promise<RedisState> =>
  redis
    ? withTimeout(REDIS_TIMEOUT_MS, redis.ping()).then(
        () => 'UP',
        () => 'AWAY',
      )
    : 'UNUSED';

const secretsState = async (runtime: Runtime): Promise<SecretsState> => {
  const { marks } = secretsOf(runtime);
  const locked = await firstOf(lockedState(runtime.database, { marks }));
  if (locked?.lacksKey) return 'KEY_MISSING';
  return marks.length > 0 ? 'SEALED' : 'PLAIN';
};

/** Warns at the start of what an administrator has to do about what is in the database. */
export async function warnOfState(runtime: Runtime): Promise<void> {
  const { config, database, log } = runtime;
  if ((await firstOf(databaseState(database, {})))?.heldSince) log.event('start.held');
  const secrets = await secretsState(runtime);
  if (secrets === 'KEY_MISSING') log.event('start.lacks-secrets-key');
  if (secrets === 'PLAIN' && !config.demo) log.event('start.no-secrets-key');
}

/** The state of the installation, as it is now. */
export async function getSystemHealth(ctx: RequestContext): Promise<SystemHealth> {
  const [servers, queues, redis, secrets, database, mails, outbox, differingZones] = await Promise.all([
    allServers(ctx, {}),
    queueStates(ctx, {}),
    redisState(ctx.runtime),
    secretsState(ctx.runtime),
    firstOf(databaseState(ctx, {})),
    firstOf(mailBacklog(ctx, {})),
    firstOf(backlog(ctx, {})),
    differingZonesOfEvents(ctx.db),
  ]);
  const { outboxDepth: outboxRows, outboxAgeSeconds } = outbox!;
  const known = { ...database!, ...mails!, servers, queues, redis, secrets };
  return { ...known, outboxRows, outboxAgeSeconds, differingZones };
}

/** Has the servers send what waits in a restored copy. */
export async function releaseHeldJobs(ctx: RequestContext): Promise<{ released: boolean }> {
  return inTransaction(ctx, async (inner) => {
    const before = await firstOf(endHold(inner, {}));
    if (before) {
      const subject = { eventId: null, subjectId: null, subjectName: null };
      await recordChange(inner, { ...subject, action: 'heldJobs.release', before });
    }
    return { released: before !== undefined };
  });
}

/** Reports that this server runs, until what it gives is called. */
export async function reportServer({ database: { db }, log }: Runtime): Promise<() => Promise<void>> {
  const server = { id: `${hostname()}-${newId().slice(-6)}`, version, startedAt: new Date() };
  const report = () =>
    recordServer(db, server).catch((error: unknown) => log.event('server.beat-failed', { err: error }));
  let reporting = report();
  const timer = setInterval(() => void (reporting = report()), REPORT_EVERY_MS);
  timer.unref();
  await reporting;
  return async () => {
    clearInterval(timer);
    await reporting;
    await removeServer(db, { id: server.id }).catch(() => undefined);
  };
}

/** Adds when the latest backup was finished; it has no value where none was reported, or while the database is away. */
export function addBackupGauge(metrics: Metrics, db: Db): void {
  const read = recent(BACKUP_KEPT_MS, () => firstOf(databaseState(db, {})).catch(() => undefined));
  const help = 'When the latest backup was finished, in seconds since 1970.';
  metrics.gauge('podium_last_backup_timestamp_seconds', help, async () => {
    const at = (await read())?.lastBackupAt;
    return at ? at.getTime() / 1_000 : undefined;
  });
}
