import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { within } from './wait';

/** A Redis of one test's own, that can be killed and started again on the same port. */
export interface MortalRedis {
  url: string;
  port: number;
  start(): Promise<void>;
  /** It is there, and answers nothing any more. */
  freeze(): void;
  /** It answers again, what it was asked meanwhile included. */
  thaw(): void;
  /** kill -9. */
  kill(): Promise<void>;
}

const plain = (port: number): string[] => ['--port', String(port)];

/** Prepares one on a free port, with other settings than usual where there are; it does not run yet. */
export async function mortalRedis(settingsFor = plain): Promise<MortalRedis> {
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
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
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
export async function startRedis(folder: string): Promise<{ url: string; stop(): Promise<void> } | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const { url, start, kill } = await mortalRedis((port) => [...plain(port), '--dir', folder]);
  await start();
  return { url, stop: kill };
}
