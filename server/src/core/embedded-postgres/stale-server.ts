import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that runs on a data folder already: another Podium's, or one that outlived its own. */
export interface FoundServer {
  pid: number;
  port: number;
}

/** Reads who the folder's lock file says is running, without believing it yet. */
export function readLockFile(dataDir: string): FoundServer | null {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) };
  } catch {
    return null;
  }
}

/** Whether the process is a Postgres that works in this folder, and not a zombie or another program with its number. */
export function isServerOf(dataDir: string, pid: number): boolean {
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

/** Deletes the lock file of a server that is gone, once its last helper process is gone too. */
export async function clearLockFile(dataDir: string): Promise<void> {
  // Where processes cannot be looked into, Postgres itself decides what a lock file is worth.
  if (process.platform !== 'linux') return;
  for (let tries = 0; tries < 200 && someoneWorksIn(dataDir); tries += 1) await sleep(50);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

/** Sends a signal; false when there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
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
