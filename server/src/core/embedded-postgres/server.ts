import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAccount } from './account';
import type { PostgresBinaries } from './binaries';
import { explainFailure } from './errors';
import { isServerOf, signal } from './stale-server';
import { exitOf, letGo, listen, spawnPostgres, supervise } from './process';

export interface RunningServer {
  pid: number;
  port: number;
  /** Leaves it running when this process ends. */
  release(): void;
}

interface LaunchOptions {
  binaries: PostgresBinaries;
  account: PostgresAccount;
  dataDir: string;
  port: number;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** Starts Postgres and waits until it accepts connections. */
export async function launchServer(options: LaunchOptions): Promise<RunningServer> {
  const { dataDir, port, log } = options;
  const child = spawnPostgres(options.account, options.binaries.postgres, argumentsOf(options));
  let ready = (): void => undefined;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const lastWords = listen(child, (line) => {
    if (line.includes('ready to accept connections')) ready();
    log(line);
  });
  const callOff = child.pid === undefined ? () => undefined : supervise(child.pid);
  const failed = exitOf(child).then(
    () => lastWords(),
    (error: Error) => `${error.message}\n${lastWords()}`,
  );
  const failure = await Promise.race([isReady.then(() => null), failed]);
  if (failure !== null) {
    callOff();
    throw explainFailure('The database did not start.', failure, { dataDir, port });
  }
  // The number may soon belong to another program, which the watchdog must not hit.
  void failed.then(callOff);
  // The watchdog stops Postgres when Node ends.
  letGo(child);
  return { pid: child.pid ?? 0, port, release: callOff };
}

/** Stops Postgres: politely, then at once, which costs a recovery at the next start, then by force. */
export async function stopServer(dataDir: string, pid: number): Promise<void> {
  for (const [name, patience] of [
    ['SIGINT', 3000],
    ['SIGQUIT', 1000],
    ['SIGKILL', 1000],
  ] as const) {
    if (!isServerOf(dataDir, pid) || !signal(pid, name)) return;
    for (let waited = 0; waited < patience; waited += 10) {
      if (!isServerOf(dataDir, pid)) return;
      await sleep(10);
    }
  }
}

function argumentsOf({ dataDir, port, settings }: LaunchOptions): string[] {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-p', String(port), ...pairs];
}
