import 'reflect-metadata';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, type App } from './app';
import { readConfig, type Config } from './core/config';
import { startEmbeddedPostgres } from './core/embedded-postgres/embedded-postgres';
import { createLogger } from './core/logger';
import { removeAbandonedUploads } from './core/files/upload-folders';
import { emitSchema } from './emit/schema';
import { explainStartFailure, printWelcome } from './startup-banner';
import { migrate } from './migrate';
import { migrationsInBrief, migrationsInWords, NOTHING_TO_SEED, say, seedInWords } from './progress';
import { isGuessable } from './modules';
import { seed } from './seed';

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

/** The database goes last: what is still being answered needs it. */
const stopOnSignal = (app: App, database: RunningDatabase): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await app.close();
    } finally {
      await database.stop();
      process.exit(0);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

const serve = async (config: Config): Promise<void> => {
  const log = createLogger(config.logLevel);
  await removeAbandonedUploads();
  const database = await openDatabase(config);
  try {
    say(migrationsInBrief(await migrate(database.url)));
    say(...seedInWords(await seed({ ...config, databaseUrl: database.url }, demoPictures)));
    const app = await createApp({
      config: { ...config, databaseUrl: database.url },
      log,
      clientDir: join(root, 'client', 'dist'),
    });
    if (!config.publicUrl && !config.demo)
      log.warn(
        `PUBLIC_URL is not set: links in mails use the host that a proxy in TRUST_PROXY forwards, otherwise ${config.siteUrl}`,
      );
    if (config.firstAdmin && isFirstPasswordGuessable(config.firstAdmin))
      log.warn('ADMIN_PASSWORD is common or made of ADMIN_EMAIL: please change it after the first sign-in');
    const address = await app.listen().catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    printWelcome(address, config);
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
