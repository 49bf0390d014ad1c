import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeLiteral } from 'pg';
import type { TestProject } from 'vitest/node';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/src/embedded-postgres/embedded-postgres';
import { migrate } from '../../server/src/migrate';
import { DATABASE_SETTINGS } from '../../server/src/core/db/database-setup';
import { startPooler } from './pooler';
import { startRedis } from './redis';
import { TEMPLATE } from './template';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database that createDatabase() works from. */
    clusterUrl: string;
    /** Null where this machine has no redis-server. */
    redisUrl: string | null;
    /** With `TEST_POOLER=1` the servers under test reach their databases through PgBouncer at this port, null without. */
    poolerPort: number | null;
  }
}

const PREFIX = 'podium-test-';

/** The data does not outlive the run, so nothing has to reach the disk. */
const SETTINGS = {
  ...DATABASE_SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** Connections of the pooler to each database: fewer than a server keeps open to the pooler. */
const POOL_SIZE = 8;

/** Starts one Postgres, and one Redis where there is one, for all tests of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Run by root, Postgres works under another account, which has to get in.
  chmodSync(folder, 0o755);
  const [postgres, redis] = await Promise.all([startPostgres(folder), startRedis(folder)]);
  await makeTemplate(postgres.url);
  project.provide('clusterUrl', postgres.url);
  project.provide('redisUrl', redis?.url ?? null);
  const pooler = process.env['TEST_POOLER'] ? await startPooler(folder, postgres.url, POOL_SIZE) : undefined;
  project.provide('poolerPort', pooler?.port ?? null);
  return async () => {
    await pooler?.stop();
    await Promise.all([postgres.stop(), redis?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** With `TEST_POSTGRES_URL`, a superuser's address, the tests use a Postgres of another version; its databases are left behind. */
async function startPostgres(folder: string): Promise<EmbeddedPostgres> {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), settings: SETTINGS });
    await keepPasswordCheap(postgres.url);
    return postgres;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(DATABASE_SETTINGS))
    await client.query(`ALTER ROLE CURRENT_USER SET ${name} = ${value}`);
  await client.end();
  return { url, stop: async () => undefined };
}

/** Each of thousands of connections proves its password, which takes milliseconds with the usual iterations. */
async function keepPasswordCheap(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('SET scram_iterations = 1');
  await client.query(`ALTER ROLE CURRENT_USER PASSWORD ${escapeLiteral(new URL(url).password)}`);
  await client.end();
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href);
  await stopClock(url.href);
  // A template that somebody is connected to cannot be copied.
  await client.query(`ALTER DATABASE ${TEMPLATE} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
  await client.end();
}

/** No job comes by itself in a test: those of every minute would close requests that a test has just let expire. */
async function stopClock(templateUrl: string): Promise<void> {
  const client = new Client({ connectionString: templateUrl });
  await client.connect();
  await client.query('DELETE FROM pgboss.schedule');
  await client.end();
}

/** A run that was killed could not clean up after itself. */
function removeAbandoned(): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
