import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createDataSource } from './core/db/database';
import { addExtensions, assertOwnSessions, keepSettings } from './core/db/database-setup';
import { installJobs } from './core/jobs/jobs';
import { jobKinds } from './jobs';
import { migrations } from './migrations/migrations';

/** Any number does, as long as it stays the same: servers of different versions must meet at the same lock. */
const LOCK = 1_795_000_000;
const TRY_EVERY_MS = 200;

/**
 * Brings the schema up to date and gives back the names of what it applied. Servers that start together take turns, and the later ones
 * find nothing to do. The address leads to Postgres itself.
 */
export const migrate = async (url: string): Promise<string[]> => {
  // TypeORM spreads its work over several transactions, so the lock is held by a session of its own.
  const [holder, worker] = [clientOf(url), clientOf(url)];
  try {
    await Promise.all([holder.connect(), worker.connect()]);
    await assertOwnSessions(holder, worker);
    await takeLock(holder);
    await addExtensions(worker);
    const applied = await runMigrations(url);
    await keepSettings(worker);
    await installJobs(url, jobKinds);
    return applied;
  } finally {
    await Promise.all([holder.end(), worker.end()]);
  }
};

const clientOf = (url: string): Client => {
  const client = new Client({ connectionString: url, application_name: 'podium-migrate' });
  // Without a listener a lost connection would end the process; the migrations report the loss themselves.
  client.on('error', () => undefined);
  return client;
};

/** Asks again and again: waiting inside a statement would hold a snapshot, which building an index concurrently waits for. */
const takeLock = async (holder: Client): Promise<void> => {
  for (;;) {
    const { rows } = await holder.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
    if (rows[0]?.taken) return;
    await sleep(TRY_EVERY_MS);
  }
};

const runMigrations = async (url: string): Promise<string[]> => {
  const dataSource = createDataSource({ url, pool: 2, entities: [], migrations });
  await dataSource.initialize();
  try {
    const applied = await dataSource.runMigrations();
    return applied.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
};
