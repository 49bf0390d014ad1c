import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { within } from './wait';

/** Debian has it where only root looks. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export const hasPooler = spawnSync('pgbouncer', ['--version'], { env }).status === 0;

/** The same database at another port. */
export const atPort = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
};

export type Pooler = Awaited<ReturnType<typeof startPooler>>;

/** Starts PgBouncer before every database of one Postgres, in transaction mode, on a free port with as many connections to each database as `poolSize` says; all else is as PgBouncer comes. */
export async function startPooler(folder: string, clusterUrl: string, poolSize: number) {
  const { hostname, port: postgres, username, password } = new URL(clusterUrl);
  const port = await quietPort();
  const settings = join(folder, `pgbouncer-${port}.ini`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${postgres} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
`,
  );
  const account = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn('pgbouncer', [...account, settings], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const callOff = child.pid === undefined ? () => undefined : supervise(child.pid);
  const ended = once(child, 'exit');
  const isUp = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => line.includes('process up') && resolve());
  });
  await within(isUp, 'PgBouncer');
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      callOff();
    },
  };
}
