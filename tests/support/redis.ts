import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { within } from './wait';

const plain = (port: number): string[] => ['--port', String(port)];

/** Tells a database from others in the Redis that tests share: servers of two databases never share a prefix. */
export const redisPrefixOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

export type MortalRedis = Awaited<ReturnType<typeof mortalRedis>>;

/** A Redis of one test's own, that can be killed and started again on the same port, with other settings than usual where there are; it does not run yet. */
export async function mortalRedis(settingsFor = plain) {
  const port = await quietPort();
  let child: ChildProcess | undefined;
  let callOff: (() => void) | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async start() {
      const settings = [...settingsFor(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
      if (child.pid !== undefined) callOff = supervise(child.pid);
      const { stdout } = child;
      const ready = new Promise<void>((resolve) => {
        stdout?.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
      });
      await within(ready, 'Redis');
    },
    /** It is there, and answers nothing any more. */
    freeze: () => void child?.kill('SIGSTOP'),
    /** It answers again, what it was asked meanwhile included. */
    thaw: () => void child?.kill('SIGCONT'),
    /** kill -9. */
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      callOff?.();
    },
  };
}

/** Starts one for the whole test run; null where the machine has none. */
export async function startRedis(folder: string) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const { url, start, kill } = await mortalRedis((port) => [...plain(port), '--dir', folder]);
  await start();
  return { url, stop: kill };
}
