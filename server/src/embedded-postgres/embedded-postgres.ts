import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickOsUser, chownTo } from './account';
import { findBinaries } from './binaries';
import { createCluster, hasCluster, readPassword, SUPERUSER } from './cluster';
import { EmbeddedPostgresError, explainFailure } from './errors';
import { freePort } from './process';
import { findServer, launchServer, stopServer, type RunningServer } from './server';
import { joinServer } from './session';

const DATABASE = 'podium';
const PATIENCE_MS = 30_000;

export interface EmbeddedPostgresOptions {
  /** The folder of the data; created when missing. It must hold nothing else. */
  dataDir: string;
  /** Settings of postgresql.conf that win over the defaults. */
  settings?: Record<string, string>;
  /** A fixed port; without it any free one. Means nothing when the server runs already. */
  port?: number;
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
      const running = hasCluster(dataDir) ? await findServer(dataDir) : null;
      return await connect(dataDir, running ?? (await launch(dataDir, options)));
    } catch (error) {
      // Another Podium stops or starts on the same folder right now: what holds will show in a moment.
      const isBusy = /lock file .* already exists|, but does not answer: /.test(String(error));
      if (!isBusy || Date.now() > deadline)
        throw error instanceof EmbeddedPostgresError
          ? error
          : explainFailure('The database could not be prepared.', String(error), { dataDir });
      await sleep(50);
    }
  }
}

async function launch(
  dataDir: string,
  { port, settings = {} }: EmbeddedPostgresOptions,
): Promise<RunningServer> {
  const account = pickOsUser(dataDir, findBinaries());
  if (!hasCluster(dataDir)) await createCluster(dataDir, account);
  chownTo(account.owner, dataDir);
  return launchServer({ account, dataDir, port: port ?? (await freePort()), settings });
}

async function connect(dataDir: string, server: RunningServer): Promise<EmbeddedPostgres> {
  const url = `postgres://${SUPERUSER}:${readPassword(dataDir)}@127.0.0.1:${server.port}/${DATABASE}`;
  const leave = await joinServer(url, dataDir).catch(async (error: unknown) => {
    if (!server.release)
      throw new Error(`Process ${server.pid} uses ${dataDir}, but does not answer: ${String(error)}`);
    await stopServer(dataDir, server.pid);
    throw error;
  });
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    if (await leave()) await stopServer(dataDir, server.pid);
    server.release?.();
  };
  return { url, stop: () => (stopping ??= stop()) };
}
