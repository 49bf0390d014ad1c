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
import { hasAdmin, isGuessable, planDemo, warnOfState } from './modules';
import { moveDemo, removeDemoFrom } from './demo-commands';
import { seed, type SeedResult } from './seed';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const demoPictures = join(root, 'server', 'demo-pictures');

interface RunningDatabase {
  url: string;
  /** Leads past the pooler, where there is one. */
  directUrl: string;
  stop(): Promise<void>;
}

const openDatabase = async ({
  databaseUrl: url,
  databaseDirectUrl: directUrl = url,
  dataDir,
}: Config): Promise<RunningDatabase> => {
  if (url && directUrl) return { url, directUrl, stop: async () => undefined };
  const embedded = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  return { ...embedded, directUrl: embedded.url };
};

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
  { publicUrl, demo, siteUrl, smtpUrl, firstAdmin }: Config,
  isAdministrable: boolean,
  { refusedDemoUsers }: SeedResult,
): void => {
  if (!publicUrl && !demo) log.event('start.no-public-url', { siteUrl });
  if (!smtpUrl && !demo) log.event('start.no-mail');
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
    say(migrationsInBrief(await migrate(database.directUrl)));
    const seeded = await seed({ ...config, databaseUrl: database.url }, demoPictures);
    say(...seedInWords(seeded));
    const app = await createApp({
      config: { ...config, databaseUrl: database.url },
      log,
      clientDir: join(root, 'client', 'dist'),
    });
    const isAdministrable = await hasAdmin(app.runtime.database.db, config.demo);
    warnAtStart(log, config, isAdministrable, seeded);
    await warnOfState(app.runtime);
    const address = await app.listen().catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const planner = seeded.demo?.tables.users.find(({ role }) => role === 'MANAGER');
    if (seeded.demo && planner) await planDemo(app.systemContext(), seeded.demo.eventId, planner.id);
    process.stdout.write(welcome(address, config, { ...seeded, hasAdmin: isAdministrable }));
    stopOnSignal(app, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
};

/** Runs one task with a database and lets go of it. */
const withDatabase = async (
  config: Config,
  task: (database: RunningDatabase) => Promise<void>,
): Promise<void> => {
  const database = await openDatabase(config);
  try {
    await task(database);
  } finally {
    await database.stop();
  }
};

const commands: Record<string, (config: Config) => Promise<void>> = {
  serve,
  migrate: (config) =>
    withDatabase(config, async ({ directUrl }) => say(migrationsInWords(await migrate(directUrl)))),
  seed: (config) =>
    withDatabase(config, async ({ url, directUrl }) => {
      say(migrationsInBrief(await migrate(directUrl)));
      const done = seedInWords(await seed({ ...config, databaseUrl: url }, demoPictures));
      say(...(done.length > 0 ? done : [NOTHING_TO_SEED]));
    }),
  'demo:remove': (config) =>
    withDatabase(config, async ({ url, directUrl }) => {
      await migrate(directUrl);
      say(...(await removeDemoFrom({ ...config, databaseUrl: url }, demoPictures)));
    }),
  'demo:today': (config) =>
    withDatabase(config, async ({ directUrl }) => {
      await migrate(directUrl);
      say(await moveDemo(directUrl));
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
