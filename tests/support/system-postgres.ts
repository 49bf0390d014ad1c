import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { chownTo, pickOsUser } from '../../server/src/embedded-postgres/account';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { waitFor } from './wait';

const USER = 'app';
const DATABASE = 'drill';
const START_MS = 60_000;
const FOLDER = '/usr/lib/postgresql';

/** The programs of the newest version of the system's packages; undefined where none is installed. */
export const systemPrograms = (): string | undefined =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(FOLDER, version, 'bin'))
    .find((bin) => ['initdb', 'postgres', 'pg_dump'].every((program) => existsSync(join(bin, program))));

/**
 * A Postgres made of the programs of this machine, with an empty database. Unlike the embedded one it has `pg_dump`, which dumps no
 * server newer than itself.
 */
export class SystemPostgres {
  private readonly folder = mkdtempSync(join(tmpdir(), 'podium-system-'));
  private readonly dataDir = join(this.folder, 'data');
  /** An environment in which its programs are found first, and with nothing of the caller's locale, time zone or PG* variables. */
  readonly env;
  private readonly account;
  private running: { kill(signal: NodeJS.Signals): boolean; exited: Promise<unknown> } | undefined;

  private constructor(
    private readonly bin: string,
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.env = { PATH: `${bin}:${process.env['PATH']}`, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
    // Postgres refuses to run as root; the account that it runs under then has to reach its data.
    chmodSync(this.folder, 0o755);
    mkdirSync(this.dataDir, { mode: 0o700 });
    this.account = pickOsUser(this.dataDir, bin);
    chownTo(this.account.owner, this.folder);
  }

  /** An empty one, which runs. */
  static async create(
    bin = systemPrograms(),
    settings: Readonly<Record<string, string>> = {},
  ): Promise<SystemPostgres> {
    if (!bin) throw new Error('No Postgres is installed');
    const made = new SystemPostgres(bin, await quietPort(), settings);
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    await made.run('initdb', ['-D', made.dataDir, '-U', USER, '--auth=trust', ...locale]);
    await made.start();
    await made.sql(`CREATE DATABASE ${DATABASE}`, 'postgres');
    await made.sql('CREATE ROLE owner LOGIN', 'postgres');
    return made;
  }

  /** One for tests, which lasts no longer than they do. */
  static forTests(): Promise<SystemPostgres> {
    return SystemPostgres.create(systemPrograms(), { fsync: 'off' });
  }

  /** An empty database of a role that is no superuser. */
  async createDatabase(): Promise<string> {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await this.sql(`CREATE DATABASE ${name} OWNER owner`, 'postgres');
    return `postgres://owner@${this.address}/${name}`;
  }

  get superuserUrl(): string {
    return this.urlOf('postgres');
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '150',
      ...this.settings,
    };
    const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const { prefix, uid, gid } = this.account;
    const args = ['-D', this.dataDir, '-p', String(this.port), ...pairs];
    const [command, ...rest] = [...prefix, join(this.bin, 'postgres'), ...args];
    const child = spawn(command!, rest, { uid, gid, cwd: '/', env: this.env, stdio: 'ignore' });
    const callOff = child.pid === undefined ? () => undefined : supervise(child.pid);
    this.running = { kill: (signal) => child.kill(signal), exited: once(child, 'exit').then(callOff) };
    await waitFor(
      () => this.sql('SELECT 1', 'postgres').catch(() => null),
      'The start of Postgres',
      START_MS,
    );
  }

  /** Runs a statement on a connection of its own. */
  async sql<Row extends object>(text: string, database = DATABASE): Promise<Row[]> {
    const client = new Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** A copy that follows this one; from now on each commit waits until the copy has it on its disk. */
  async replica(): Promise<SystemPostgres> {
    const copy = new SystemPostgres(this.bin, await quietPort(), this.settings);
    const source = ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER];
    await copy.run('pg_basebackup', ['-D', copy.dataDir, ...source, '-R', '-X', 'stream', '-c', 'fast']);
    await copy.start();
    await this.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await this.sql('SELECT pg_reload_conf()');
    const isFollowing = async () =>
      (await this.sql("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length > 0;
    await waitFor(isFollowing, 'The replication');
    return copy;
  }

  /** Makes a copy the one that takes writes. */
  async promote(): Promise<void> {
    await this.sql('SELECT pg_promote()');
  }

  async dump(file: string): Promise<void> {
    await this.run('pg_dump', ['-Fc', '-f', file, this.url], false);
  }

  async restore(file: string): Promise<void> {
    await this.run('pg_restore', ['-j', '2', '--no-owner', '-d', this.url, file], false);
  }

  /** kill -9 of the postmaster; its processes notice and end. */
  kill(): void {
    this.running?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.running?.kill('SIGINT');
    await this.running?.exited;
  }

  /** Ends it and deletes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private urlOf(database: string): string {
    return `postgres://${USER}:${USER}@${this.address}/${database}`;
  }

  private async run(program: string, args: string[], asOwner = true): Promise<void> {
    const { prefix, uid, gid } = asOwner ? this.account : { prefix: [], uid: undefined, gid: undefined };
    const [command, ...rest] = [...prefix, join(this.bin, program), ...args];
    await promisify(execFile)(command!, rest, { uid, gid, cwd: '/', env: this.env });
  }
}
