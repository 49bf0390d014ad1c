import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { PostgresAccount } from './account';

type Output = 'stdout' | 'stderr';

/** Environment of the Postgres programs: nothing of the caller's locale, time zone or PG* variables gets through. */
function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
}

/** Starts a Postgres program in a session of its own: Ctrl-C must reach the app first, the database last. */
export function spawnPostgres(account: PostgresAccount, program: string, args: string[]): ChildProcess {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return spawn(command, rest, {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: postgresEnvironment(),
    uid: account.uid,
    gid: account.gid,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Collects what a program writes; keeps the last lines for a failure report. */
export function listen(child: ChildProcess, onLine: (line: string) => void = () => undefined): () => string {
  const lines: string[] = [];
  for (const output of ['stdout', 'stderr'] satisfies Output[]) {
    const stream = child[output];
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 40) lines.shift();
      onLine(line);
    });
  }
  return () => lines.join('\n');
}

/** Resolves with the exit code, or null after a signal; rejects when the program could not be started at all. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
}

/** A port of this machine that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
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
  watchdog.unref();
  (watchdog.stdin as unknown as { unref?: () => void }).unref?.();
  return () => {
    watchdog.stdin.end('off\n');
  };
}
