import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeLiteral } from 'pg';
import { alone } from '../../scripts/lib/lock.mjs';
import { DATABASE_SETTINGS } from '../../server/src/core/db/database-setup';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/src/embedded-postgres/embedded-postgres';
import { migrate } from '../../server/src/migrate';
import { copyOf, runSql, TEMPLATE } from './database';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache');

/** The data does not outlive the run, so nothing has to reach the disk. */
const SETTINGS = {
  ...DATABASE_SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** The sources that the migrated template is made from. */
const TEMPLATE_SOURCES = /^(?:migrations|core\/(?:db|jobs))\/|(?:^|[./])(?:jobs|migrate)\.ts$/;

/**
 * Starts the Postgres of a run in this folder, or joins it where the other part of the run has started it. Its files are a copy of a
 * cluster with the migrated template, which is kept in `.cache` for as long as the sources of the template stay the same.
 */
export async function startCluster(folder: string): Promise<EmbeddedPostgres> {
  const dataDir = join(folder, 'postgres');
  await alone(async () => {
    if (existsSync(dataDir)) return;
    const prepared = await prepareCluster();
    const copy = `${dataDir}.copy`;
    cpSync(prepared, copy, { recursive: true });
    renameSync(copy, dataDir);
  });
  return startEmbeddedPostgres({ dataDir, settings: SETTINGS });
}

async function prepareCluster(): Promise<string> {
  const prepared = join(cache, `test-postgres-${hashOfSources()}`);
  if (existsSync(prepared)) return prepared;
  const old = readdirSync(cache).filter((name) => name.startsWith('test-postgres-'));
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true });
  const draft = `${prepared}.draft`;
  mkdirSync(draft);
  const postgres = await startEmbeddedPostgres({ dataDir: draft, settings: SETTINGS });
  await keepPasswordCheap(postgres.url);
  await makeTemplate(postgres.url);
  await postgres.stop();
  renameSync(draft, prepared);
  return prepared;
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const folder = join(root, 'server', 'src');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => TEMPLATE_SOURCES.test(each)).sort())
    hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Each of thousands of connections proves its password, which takes milliseconds with the usual iterations. */
const keepPasswordCheap = (url: string): Promise<void> =>
  runSql(
    url,
    'SET scram_iterations = 1',
    `ALTER ROLE CURRENT_USER PASSWORD ${escapeLiteral(new URL(url).password)}`,
  );

/** Makes the migrated database that every test database is a copy of. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  const { url } = await copyOf('template1', clusterUrl, TEMPLATE);
  await migrate(url);
  // No job comes by itself in a test: those of every minute would close requests that a test has just let expire.
  await runSql(url, 'DELETE FROM pgboss.schedule');
  // A template with connections cannot be copied.
  await runSql(clusterUrl, `ALTER DATABASE ${TEMPLATE} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
}
