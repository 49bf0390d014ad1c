import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool, type QueryResultRow } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createApp, type App, type AppOptions } from '../../server/src/app';
import { readConfig, type Config } from '../../server/src/core/config';
import { createLogger } from '../../server/src/core/logger';
import { createDatabase } from './database';
import { atPort } from './pooler';
import { redisPrefixOf } from './redis';

/** Runs SQL beside the server, for what a test prepares or looks up. */
export interface TestSql {
  sql<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A server of one test file's own, in this process, on a free port. */
export interface TestServer extends TestSql {
  url: string;
  databaseUrl: string;
  app: App;
  /** Stops the server, and drops the database if it made one. */
  close(): Promise<void>;
}

/** Settings that differ from the defaults. With the `databaseUrl` of another server both share its data; the one that made it closes last. */
interface ServerOptions
  extends
    Omit<Partial<Config>, 'webhookPrivateTargets'>,
    Partial<Pick<AppOptions, 'log' | 'plugins' | 'limits'>> {
  /** As in the environment. */
  webhookPrivateTargets?: string;
  /** The port of a pooler before it; null: none, also where the run has one. */
  poolerPort?: number | null;
}

/** How a server reaches a database of this run: through the pooler where there is one. */
const addressesOf = (databaseUrl: string, poolerPort = inject('poolerPort')) =>
  poolerPort !== null && new URL(databaseUrl).host === new URL(inject('clusterUrl')).host
    ? { databaseUrl: atPort(databaseUrl, poolerPort), databaseDirectUrl: databaseUrl }
    : { databaseUrl };

/** Opens connections to a database for a test's own statements. */
export const openSql = (databaseUrl: string): TestSql & { end(): Promise<void> } => {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const ends: Promise<void>[] = [];
  pool.on('connect', (client) => {
    ends.push(new Promise((resolve) => void client.once('end', resolve)));
  });
  return {
    async sql<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const { rows } = await pool.query<Row>(text, [...values]);
      return rows;
    },
    /** Waits for the connections too, as the pool does not: one that is still there when its database is dropped throws. */
    async end() {
      await pool.end();
      await Promise.all(ends);
    },
  };
};

/** Starts a server over a migrated, empty database; nothing of it is shared with other test files. It logs nowhere without a `log`. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { log = createLogger('silent'), plugins, limits, ...rest } = options;
  const { poolerPort, webhookPrivateTargets: WEBHOOK_PRIVATE_TARGETS, ...settings } = rest;
  const own = options.databaseUrl ? undefined : await createDatabase();
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const dataDir = await mkdtemp(join(inject('runFolder'), 'data-'));
  const config = {
    ...readConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_POOL: '10', WEBHOOK_PRIVATE_TARGETS }),
    demo: false,
    dataDir,
    redisPrefix: redisPrefixOf(databaseUrl),
    ...settings,
    ...addressesOf(databaseUrl, poolerPort),
  };
  const app = await createApp({ config, log, plugins, limits });
  const { port } = new URL(await app.listen());
  const { sql, end } = openSql(databaseUrl);
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    app,
    sql,
    async close() {
      await app.close();
      await end();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Two servers over one new database, with the same options or `others` for the second; to close the first closes both. */
export async function startTwoServers(
  options: ServerOptions = {},
  others: ServerOptions = options,
): Promise<[first: TestServer, second: TestServer]> {
  const first = await startServer(options);
  const second = await startServer({ ...others, databaseUrl: first.databaseUrl });
  const close = async () => {
    await second.close();
    await first.close();
  };
  return [{ ...first, close }, second];
}

/** Another server over the data of one, until the end of the test. */
export async function startBeside(
  { databaseUrl }: TestServer,
  options: ServerOptions = {},
): Promise<TestServer> {
  const server = await startServer({ ...options, databaseUrl });
  onTestFinished(() => server.close());
  return server;
}
