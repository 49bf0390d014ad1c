import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool, type QueryResultRow } from 'pg';
import { inject } from 'vitest';
import { createApp, type App, type AppOptions } from '../../server/src/app';
import { readConfig, type Config } from '../../server/src/core/config';
import type { OperationPlugin } from '../../server/src/core/graphql/apollo';
import { createLogger, type Logger } from '../../server/src/core/logger';
import { createDatabase } from './database';
import { atPort } from './pooler';

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

interface ServerOptions {
  /** Another server's: both then share its data. The one that made it closes last. */
  databaseUrl?: string;
  /** The port of a pooler before it; null: none, also where the run has one. */
  poolerPort?: number | null;
  redisUrl?: string;
  /** How it proves itself to Redis, and is told from others there. */
  redis?: Partial<Pick<Config, 'redisCa' | 'redisPrefix'>>;
  demo?: boolean;
  databasePool?: number;
  /** Where mails go; kept without it. */
  smtpUrl?: string;
  /** Who mails come from. */
  mailFrom?: string;
  /** Whether it does jobs; it does without this. */
  jobs?: boolean;
  /** A bucket for uploads; without it they are in a folder that goes with the server. */
  uploadsUrl?: string;
  /** How long it goes on serving when it is told to stop. */
  drainSeconds?: number;
  /** Whose X-Forwarded-For counts. */
  trustProxy?: string[];
  /** Points of one user or address per minute. */
  costBudget?: number;
  /** How long people who left count as present. */
  presenceLingerMs?: number;
  /** What readers of `/metrics` have to bring. */
  metricsToken?: string;
  webVitals?: boolean;
  /** Whether it sends traces and metrics to the collector of the environment. */
  telemetry?: boolean;
  /** Where the server logs to; nowhere without it. */
  log?: Logger;
  /** The address that browsers are told. */
  publicUrl?: string;
  /** Web Push, off without it. */
  push?: Config['push'];
  /** Private addresses that webhooks may be sent to, as in the environment. */
  webhookPrivateTargets?: string;
  /** Name servers that know the hosts of webhooks. */
  webhookNameServers?: string[];
  /** Plugins of Apollo. */
  plugins?: OperationPlugin[];
  /** Instead of the usual limits. */
  limits?: AppOptions['limits'];
}

/** How a server reaches a database of this run: through the pooler where there is one. */
export const addressesOf = (
  databaseUrl: string,
  poolerPort = inject('poolerPort'),
): { databaseUrl: string; databaseDirectUrl?: string } =>
  poolerPort !== null && new URL(databaseUrl).host === new URL(inject('clusterUrl')).host
    ? { databaseUrl: atPort(databaseUrl, poolerPort), databaseDirectUrl: databaseUrl }
    : { databaseUrl };

const configOf = (
  options: ServerOptions,
  databaseUrl: string,
  dataDir: string,
): Config & { databaseUrl: string } => ({
  ...readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_POOL: '10',
    WEBHOOK_PRIVATE_TARGETS: options.webhookPrivateTargets,
  }),
  webhookNameServers: options.webhookNameServers,
  ...addressesOf(databaseUrl, options.poolerPort),
  dataDir,
  uploadsUrl: options.uploadsUrl,
  redisUrl: options.redisUrl,
  ...options.redis,
  demo: options.demo ?? false,
  smtpUrl: options.smtpUrl,
  mailFrom: options.mailFrom,
  jobs: options.jobs ?? true,
  drainSeconds: options.drainSeconds ?? 0,
  trustProxy: options.trustProxy ?? [],
  publicUrl: options.publicUrl,
  push: options.push,
  metricsToken: options.metricsToken,
  webVitals: options.webVitals ?? true,
  telemetry: options.telemetry ? { metricExportMs: 60_000 } : undefined,
  ...(options.presenceLingerMs === undefined ? {} : { presenceLingerMs: options.presenceLingerMs }),
  ...(options.costBudget ? { costBudget: options.costBudget } : {}),
  ...(options.databasePool ? { databasePool: options.databasePool } : {}),
});

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

/** Starts a server over a migrated, empty database; nothing of it is shared with other test files. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const own = options.databaseUrl ? undefined : await createDatabase();
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const dataDir = await mkdtemp(join(inject('runFolder'), 'data-'));
  const app = await createApp({
    config: configOf(options, databaseUrl, dataDir),
    log: options.log ?? createLogger('silent'),
    ...(options.plugins ? { plugins: options.plugins } : {}),
    ...(options.limits ? { limits: options.limits } : {}),
  });
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
