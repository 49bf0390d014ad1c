import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickOsUser, chownTo } from './account';
import { findBinaries } from './binaries';
import { createCluster, hasCluster, readPassword, SUPERUSER } from './cluster';
import { EmbeddedPostgresError, explainFailure } from './errors';
import { clearLockFile, isServerOf, readLockFile } from './stale-server';
import { freePort } from './process';
import { launchServer, stopServer, type RunningServer } from './server';
import { joinServer, type SharedSession } from './session';

const DATABASE = 'podium';
const PATIENCE_MS = 30_000;

export interface EmbeddedPostgresOptions {
  /** The folder of the data; made when missing. Nobody else may keep anything in it. */
  dataDir: string;
  /** Settings of postgresql.conf that win over the defaults. */
  settings?: Record<string, string>;
  /** A fixed port; without it any free one. Means nothing when the server runs already. */
  port?: number;
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless another Podium still uses it. */
  stop(): Promise<void>;
}

/** Starts the Postgres that came with the npm packages, or joins the one that already runs on this folder. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + PATIENCE_MS;
  let dataDir = resolve(options.dataDir);
  for (;;) {
    try {
      mkdirSync(dirname(dataDir), { recursive: true });
      // Links resolved: the true path is what Postgres and the list of processes show.
      dataDir = join(realpathSync(dirname(dataDir)), basename(dataDir));
      return (await joinRunning(dataDir)) ?? (await startOwn(dataDir, options));
    } catch (error) {
      // Another Podium stops or starts on the same folder right now: what holds will show in a moment.
      const isBusy = /lock file .* already exists|, but does not answer: /.test(String(error));
      if (!isBusy || Date.now() > deadline) throw plain(error, dataDir);
      await sleep(50);
    }
  }
}

async function joinRunning(dataDir: string): Promise<EmbeddedPostgres | null> {
  const found = hasCluster(dataDir) ? readLockFile(dataDir) : null;
  if (!found) return null;
  if (!isServerOf(dataDir, found.pid)) {
    await clearLockFile(dataDir);
    return null;
  }
  const url = urlOf(dataDir, found.port);
  const session = await joinServer(url, dataDir).catch((error: unknown) => {
    throw new Error(`Process ${found.pid} uses ${dataDir}, but does not answer: ${String(error)}`);
  });
  return handle(dataDir, url, { ...found, release: () => undefined }, session);
}

async function startOwn(dataDir: string, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await launch(dataDir, options);
  const url = urlOf(dataDir, server.port);
  try {
    return handle(dataDir, url, server, await joinServer(url, dataDir));
  } catch (error) {
    await stopServer(dataDir, server.pid);
    throw error;
  }
}

async function launch(dataDir: string, options: EmbeddedPostgresOptions): Promise<RunningServer> {
  const log = options.log ?? (() => undefined);
  const binaries = findBinaries();
  const account = pickOsUser(dataDir, binaries.folder);
  if (!hasCluster(dataDir)) {
    log(`Creating the database in ${dataDir}`);
    await createCluster(dataDir, binaries, account);
  }
  chownTo(account.owner, dataDir);
  const port = options.port ?? (await freePort());
  return launchServer({ binaries, account, dataDir, port, settings: options.settings ?? {}, log });
}

function handle(
  dataDir: string,
  url: string,
  server: RunningServer,
  session: SharedSession,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    if (await session.leave()) await stopServer(dataDir, server.pid);
    server.release();
  };
  return { url, stop: () => (stopping ??= stop()) };
}

function urlOf(dataDir: string, port: number): string {
  return `postgres://${SUPERUSER}:${readPassword(dataDir)}@127.0.0.1:${port}/${DATABASE}`;
}

function plain(error: unknown, dataDir: string): Error {
  if (error instanceof EmbeddedPostgresError) return error;
  return explainFailure('The database could not be prepared.', String(error), { dataDir });
}
