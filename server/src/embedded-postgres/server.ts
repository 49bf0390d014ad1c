import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAccount } from './account';
import { explainFailure } from './errors';
import { letGo, listen, spawnPostgres, supervise } from './process';

export interface RunningServer {
  pid: number;
  port: number;
  /** Leaves a server of our own running when this process ends. */
  release?: () => void;
}

interface LaunchOptions {
  account: PostgresAccount;
  dataDir: string;
  port: number;
  settings: Record<string, string>;
}

/** Starts Postgres and waits until it accepts connections. */
export async function launchServer(options: LaunchOptions): Promise<RunningServer> {
  const { account, dataDir, port, settings } = options;
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnPostgres(account, 'postgres', ['-D', dataDir, '-p', String(port), ...pairs]);
  let ready = (): void => undefined;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const lastWords = listen(child, (text) => {
    if (text.includes('ready to accept connections')) ready();
  });
  const callOff = child.pid === undefined ? () => undefined : supervise(child.pid);
  // Rejects where the program could not be started at all.
  const failed = once(child, 'close').then(
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

/**
 * The server that runs on a data folder already: another Podium's, or one that outlived its own. Where it is gone, its lock file is
 * deleted, once its last helper process is gone too.
 */
export async function findServer(dataDir: string): Promise<RunningServer | null> {
  const found = readLockFile(dataDir);
  if (!found || isServerOf(dataDir, found.pid)) return found;
  // Where processes cannot be looked into, Postgres itself decides what a lock file is worth.
  if (process.platform !== 'linux') return null;
  for (let tries = 0; tries < 200 && someoneWorksIn(dataDir); tries += 1) await sleep(50);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  return null;
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

/** Reads who the folder's lock file says is running, without believing it yet. */
function readLockFile(dataDir: string): RunningServer | null {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) };
  } catch {
    return null;
  }
}

/** Whether the process is a Postgres that works in this folder, and not a zombie or another program with its number. */
function isServerOf(dataDir: string, pid: number): boolean {
  if (!(pid > 0)) return false;
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = status.charAt(status.lastIndexOf(')') + 2);
    return !'ZX'.includes(state) && readlinkSync(`/proc/${pid}/cwd`) === dataDir;
  } catch {
    return false;
  }
}

/** Sends a signal; false when there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return signal(pid, 0);
  } catch {
    return true;
  }
}

function someoneWorksIn(dataDir: string): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && isServerOf(dataDir, Number(entry)));
}
