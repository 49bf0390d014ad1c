import 'reflect-metadata';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, type App } from './app';
import { readConfig, type Config } from './core/config';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres';
import { createLogger, type Logger } from './core/logger';
import { removeAbandonedUploads } from './core/files/upload-folders';
import { emitSchema } from './emit/schema';
import { explainStartFailure, welcome } from './startup-banner';
import { migrate } from './migrate';
import { migrationsInBrief, migrationsInWords, NOTHING_TO_SEED, say, seedInWords } from './progress';
import { hasAdmin, isGuessable } from './modules';
import { moveDemo, removeDemoFrom } from './demo-commands';
import { seed, type SeedResult } from './seed';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const demoPictures = join(root, 'server', 'demo-pictures');

interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

const openDatabase = async (config: Config): Promise<RunningDatabase> =>
  config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });

/** The first administrator's password is only warned of: the installation has to start. */
const isFirstPasswordGuessable = ({ email, password }: { email: string; password: string }): boolean =>
  isGuessable(password, { email, displayName: 'Administrator' });

/** A server that cannot stop in order stops anyway. */
const STOP_MS = 15_000;

/** The database goes last: what is still being answered needs it. */
const stopOnSignal = (app: App, database: RunningDatabase): void => {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    if (exitCode !== 0) setTimeout(() => process.exit(exitCode), STOP_MS).unref();
    try {
      await app.close();
    } finally {
      await database.stop();
      process.exit(exitCode);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  process.on('uncaughtException', () => void stop(1));
};

/** Logs uncaught failures of requests and jobs as errors with their stack. */
const logUncaught = (log: Logger): void => {
  // A rejection has interrupted nothing but its own work: the server goes on.
  process.on('unhandledRejection', (error) => log.event('process.rejection', { err: error }));
  // After an exception state may be half changed: the process ends, in order once it serves.
  process.on('uncaughtExceptionMonitor', (error) => log.event('process.uncaught', { err: error }));
};

/** Warns the operator of settings to change. */
const warnAtStart = (
  log: Logger,
  { publicUrl, demo, siteUrl, firstAdmin }: Config,
  isAdministrable: boolean,
  { refusedDemoUsers }: SeedResult,
): void => {
  if (!publicUrl && !demo) log.event('start.no-public-url', { siteUrl });
  if (firstAdmin && isFirstPasswordGuessable(firstAdmin)) log.event('start.guessable-password');
  if (refusedDemoUsers > 0) log.event('start.demo-refused', { people: refusedDemoUsers });
  if (!isAdministrable) log.event('start.no-administrator');
};

const serve = async (config: Config): Promise<void> => {
  const log = createLogger(config.logLevel);
  logUncaught(log);
  await removeAbandonedUploads();
  const database = await openDatabase(config);
  try {
    say(migrationsInBrief(await migrate(database.url)));
    const seeded = await seed({ ...config, databaseUrl: database.url }, demoPictures);
    say(...seedInWords(seeded));
    const app = await createApp({
      config: { ...config, databaseUrl: database.url },
      log,
      clientDir: join(root, 'client', 'dist'),
    });
    const isAdministrable = await hasAdmin(app.runtime.database.db, config.demo);
    warnAtStart(log, config, isAdministrable, seeded);
    const address = await app.listen().catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    process.stdout.write(welcome(address, config, { ...seeded, hasAdmin: isAdministrable }));
    stopOnSignal(app, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
};

/** Runs one task with a database and lets go of it. */
const withDatabase = async (config: Config, task: (url: string) => Promise<void>): Promise<void> => {
  const database = await openDatabase(config);
  try {
    await task(database.url);
  } finally {
    await database.stop();
  }
};

const commands: Record<string, (config: Config) => Promise<void>> = {
  serve,
  migrate: (config) => withDatabase(config, async (url) => say(migrationsInWords(await migrate(url)))),
  seed: (config) =>
    withDatabase(config, async (url) => {
      say(migrationsInBrief(await migrate(url)));
      const done = seedInWords(await seed({ ...config, databaseUrl: url }, demoPictures));
      say(...(done.length > 0 ? done : [NOTHING_TO_SEED]));
    }),
  'demo:remove': (config) =>
    withDatabase(config, async (databaseUrl) => {
      await migrate(databaseUrl);
      say(...(await removeDemoFrom({ ...config, databaseUrl }, demoPictures)));
    }),
  'demo:today': (config) =>
    withDatabase(config, async (url) => {
      await migrate(url);
      say(await moveDemo(url));
    }),
  schema: () => emitSchema(root),
};

const run = commands[process.argv[2] ?? 'serve'];
try {
  if (!run) throw new Error(`Unknown command. There are: ${Object.keys(commands).join(', ')}`);
  await run(readConfig(process.env));
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
