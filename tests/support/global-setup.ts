import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { RUN_FOLDERS, runsFolder } from '../../scripts/lib/run-folder.mjs';
import { DATABASE_SETTINGS } from '../../server/src/core/db/database-setup';
import type { EmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres';
import { makeTemplate, startCluster } from './cluster';
import { runSql } from './database';
import { startPooler } from './pooler';
import { startRedis } from './redis';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database that createDatabase() works from. */
    clusterUrl: string;
    /** Files of this run, which go with it. */
    runFolder: string;
    /** Null where this machine has no redis-server. */
    redisUrl: string | null;
    /** With `TEST_POOLER=1` the servers under test reach their databases through PgBouncer at this port, null without. */
    poolerPort: number | null;
  }
}

const PREFIX = 'podium-test-';

/** Connections of the pooler to each database: fewer than a server keeps open to the pooler. */
const POOL_SIZE = 8;

/** Starts one Postgres, and one Redis where there is one, for all tests of a project. `npm test` has its parts share a folder, and so Postgres. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const shared = process.env['TEST_FOLDER'];
  const folder = shared ?? mkdtempSync(join(runsFolder(), `${PREFIX}${process.pid}-`));
  // Run by root, Postgres works under another account, which has to get in.
  chmodSync(folder, 0o755);
  const own = mkdtempSync(join(folder, 'part-'));
  const [postgres, redis] = await Promise.all([startPostgres(folder), startRedis(own)]);
  project.provide('clusterUrl', postgres.url);
  project.provide('runFolder', folder);
  project.provide('redisUrl', redis?.url ?? null);
  const pooler = process.env['TEST_POOLER'] ? await startPooler(own, postgres.url, POOL_SIZE) : undefined;
  project.provide('poolerPort', pooler?.port ?? null);
  return async () => {
    await pooler?.stop();
    await Promise.all([postgres.stop(), redis?.stop()]);
    rmSync(shared ? own : folder, { recursive: true, force: true });
  };
}

/** With `TEST_POSTGRES_URL`, a superuser's address, the tests use a Postgres of another version; its databases are left behind. */
async function startPostgres(folder: string): Promise<EmbeddedPostgres> {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) return startCluster(folder);
  const settings = Object.entries(DATABASE_SETTINGS);
  await runSql(url, ...settings.map(([name, value]) => `ALTER ROLE CURRENT_USER SET ${name} = ${value}`));
  await makeTemplate(url);
  return { url, stop: async () => undefined };
}

/** A run that was killed could not clean up after itself. */
function removeAbandoned(): void {
  if (process.platform !== 'linux') return;
  const paths = RUN_FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.startsWith(PREFIX) ? join(folder, name) : [])),
  );
  for (const path of paths) {
    const pid = Number.parseInt(basename(path).slice(PREFIX.length), 10);
    if (existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
