import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/embedded-postgres/embedded-postgres';
import { quietPort } from './port';

/** The processes that the postmaster started for connections and background work. */
const childrenOf = (pid: number): number[] => {
  const pids =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return pids.split(/\s+/).filter(Boolean).map(Number);
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
};

export type MortalPostgres = Awaited<ReturnType<typeof mortalPostgres>>;

/**
 * Starts a Postgres of one test's own, that can be killed, frozen and started again on the same port, with its data in a `folder`, or in a
 * new one. Its data reaches the disk as in production, since it is going to be killed.
 */
export async function mortalPostgres({
  folder = mkdtempSync(join(tmpdir(), 'podium-mortal-')),
  settings = {},
}: { folder?: string; settings?: Readonly<Record<string, string>> } = {}) {
  const port = await quietPort();
  // Postgres refuses to run as root; the account that it runs under then has to reach its data.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const start = () =>
    startEmbeddedPostgres({ dataDir, port, settings: { max_connections: '150', ...settings } });
  let running = await start();
  let frozen: number[] = [];
  const pid = () => Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
  const thaw = () => {
    for (const process of frozen.reverse()) signal(process, 'SIGCONT');
    frozen = [];
  };
  return {
    url: running.url,
    async start() {
      running = await start();
    },
    /** Ends it in an orderly way, as for an update; connections are told. */
    stop: () => running.stop(),
    /** kill -9 of the postmaster; its processes notice and end. */
    kill: () => signal(pid(), 'SIGKILL'),
    /** Connections stay open, and nothing is answered any more. */
    freeze() {
      const postmaster = pid();
      // The postmaster is stopped first, so that no further process appears meanwhile.
      signal(postmaster, 'SIGSTOP');
      frozen = [postmaster, ...childrenOf(postmaster)];
      for (const process of frozen) signal(process, 'SIGSTOP');
    },
    thaw,
    /** Ends it and deletes its data. */
    async remove() {
      thaw();
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
