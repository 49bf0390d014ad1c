import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { PostgresAccount } from './account';
import { findBinaries } from './binaries';

/** Environment of the Postgres programs: nothing of the caller's locale, time zone or PG* variables gets through. */
function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
}

/** Starts a Postgres program in a session of its own: Ctrl-C must reach the app first, the database last. */
export function spawnPostgres(
  { prefix, uid, gid }: PostgresAccount,
  program: 'initdb' | 'postgres',
  args: string[],
): ChildProcess {
  const isWindows = process.platform === 'win32';
  const path = join(findBinaries(), isWindows ? `${program}.exe` : program);
  const [command = path, ...rest] = [...prefix, path, ...args];
  return spawn(command, rest, {
    cwd: isWindows ? undefined : '/',
    env: postgresEnvironment(),
    uid,
    gid,
    detached: !isWindows,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Collects what a program writes; keeps the end of it for a failure report. */
export function listen(child: ChildProcess, onText = (_text: string): void => undefined): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text = (text + piece).slice(-4_000);
      onText(text);
    });
  return () => text;
}

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/**
 * Stops a program when this Node process ends in a way that leaves no time for it, such as kill -9.
 * The returned function calls the watch off.
 */
export function supervise(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const script = 'read word; [ "$word" = off ] || kill -INT "$1"';
  const watchdog = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  letGo(watchdog);
  return () => void watchdog.stdin.end('off\n');
}

/** Lets Node end while a program runs. */
export function letGo(child: ChildProcess): void {
  child.unref();
  // Pipes of programs are sockets, whatever their type says.
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as Socket | null)?.unref();
}
