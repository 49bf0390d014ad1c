import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';

/** A Redis of this test run's own. */
export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** Starts redis-server on a free port; null where the machine has none. */
export async function startRedis(folder: string): Promise<TestRedis | null> {
  const port = await quietPort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', [...args, '--dir', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', () => resolve(null));
  });
  const ready = new Promise<true>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve(true);
    });
  });
  if (!(await Promise.race([ended, ready])) || child.pid === undefined) return null;
  const callOff = supervise(child.pid);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      callOff();
    },
  };
}
