import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { chownTo, pickOsUser } from '../../server/src/embedded-postgres/account';
import { listen, supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { waitFor, within } from './wait';

/** A Postgres of the system's packages. Unlike the embedded one it has `pg_dump`, which dumps no server newer than itself. */
export interface DebianPostgres {
  /** An environment in which its programs are found first. */
  env: NodeJS.ProcessEnv;
  superuserUrl: string;
  /** An empty database of a role that is no superuser. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const FOLDER = '/usr/lib/postgresql';

/** The programs of the newest version; undefined where none is installed. */
export const debianPrograms = (): string | undefined =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(FOLDER, version, 'bin'))
    .find((bin) => ['initdb', 'postgres', 'pg_dump'].every((program) => existsSync(join(bin, program))));

/** Starts one of a test file's own, on a free port. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const bin = debianPrograms();
  if (!bin) throw new Error('No Postgres is installed');
  const folder = mkdtempSync(join(tmpdir(), 'podium-debian-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  const { prefix, uid, gid, owner } = pickOsUser(dataDir, bin);
  chownTo(owner, folder);
  const env = { PATH: `${bin}:${process.env['PATH']}`, LC_ALL: 'C.UTF-8' };
  const start = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...prefix, join(bin, program), ...args];
    return spawn(command, rest, { cwd: '/', env, uid, gid, stdio: ['ignore', 'pipe', 'pipe'] });
  };

  const initdb = start('initdb', ['-D', dataDir, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const words = listen(initdb);
  await once(initdb, 'close');
  if (initdb.exitCode !== 0) throw new Error(words());

  const port = await quietPort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const postgres = start('postgres', [
    '-D',
    dataDir,
    '-p',
    `${port}`,
    ...settings.flatMap((each) => ['-c', each]),
  ]);
  const output = listen(postgres);
  const callOff = supervise(postgres.pid ?? 0);
  await waitFor(() => output().includes('ready to accept connections'), 'Postgres');
  const superuserUrl = `postgres://app:app@127.0.0.1:${port}/postgres`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: superuserUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask('CREATE ROLE owner LOGIN');
  return {
    env,
    superuserUrl,
    async createDatabase() {
      const name = `test_${randomBytes(8).toString('hex')}`;
      await ask(`CREATE DATABASE ${name} OWNER owner`);
      return `postgres://owner@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      postgres.kill('SIGINT');
      await within(once(postgres, 'close'), 'The end of Postgres');
      callOff();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
