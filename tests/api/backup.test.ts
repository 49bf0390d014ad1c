import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { migrate } from '../../server/src/migrate';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { login } from '../support/client';
import { SystemPostgres, systemPrograms } from '../support/system-postgres';
import { buildAttendee, buildEvent, buildMeeting, buildUser } from '../support/factories';
import { openSql, startServer } from '../support/server';
import { waitFor, within } from '../support/wait';

const SCRIPT = join(import.meta.dirname, '..', '..', 'deploy', 'backup.sh');
const PASSWORD = 'tall ships at dawn';
const PICTURE = Buffer.from([82, 73, 70, 70, 0, 255, 10, 13]);

interface Result {
  code: number;
  text: string;
}

let postgres: SystemPostgres;
let folder: string;
let source: { url: string; dataDir: string };
let written: Result;

const at = (...parts: string[]): string => join(folder, ...parts);
const lastGood = (backups = 'backups'): string => readFileSync(at(backups, 'LAST_GOOD'), 'utf8').trim();

const environmentOf = ({ url, dataDir }: typeof source, backups: string) => ({
  ...postgres.env,
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  BACKUP_DIR: at(backups),
});

const backup = (args: string[], { of = source, backups = 'backups', keep = '14' } = {}): Promise<Result> =>
  new Promise((resolve) => {
    const env = { ...environmentOf(of, backups), BACKUP_KEEP: keep };
    execFile('bash', [SCRIPT, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, text: stdout + stderr }),
    );
  });

const emptyMachine = async (name: string) => ({ url: await postgres.createDatabase(), dataDir: at(name) });

/** A checksum of each table, those of the job queue too; two are left out: backups are noted in one once they are whole, and the other is the mark of a copy. */
async function checksumsOf(url: string): Promise<Record<string, string | null>> {
  const { sql, end } = openSql(url);
  const tables = await sql<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r'
     AND relnamespace::regnamespace::text IN ('public', 'pgboss') AND relname NOT IN ('backups', 'job_holds') ORDER BY 1`,
  );
  const sums: Record<string, string | null> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ sum: string | null }>(
      `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS sum FROM ${name} t`,
    );
    sums[name] = row?.sum ?? null;
  }
  await end();
  return sums;
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  const db = openSql(url);
  await buildUser(db, {
    email: 'Ada@example.test',
    role: Role.ADMIN,
    passwordHash: await hashPassword(PASSWORD),
  });
  const event = await buildEvent(db);
  const [one, other] = [
    await buildAttendee(db, { eventId: event.id }),
    await buildAttendee(db, { eventId: event.id }),
  ];
  await buildMeeting(db, { event, senderId: one.id, receiverId: other.id });
  await db.end();
}

describe.skipIf(!systemPrograms())('a backup', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'podium-backup-'));
    postgres = await SystemPostgres.forTests();
    source = await emptyMachine('source');
    await fill(source.url);
    mkdirSync(at('source', 'uploads'), { recursive: true });
    writeFileSync(at('source', 'uploads', 'abc.webp'), PICTURE);
    written = await backup(['once']);
  });
  afterAll(async () => {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings every row and file back on an empty machine, where people sign in', async () => {
    expect(written).toEqual({
      code: 0,
      text: expect.stringMatching(/^Backed up to .*\/backups\/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ \(\S+\)\.\n$/),
    });
    const other = await emptyMachine('other');
    expect(await backup(['restore'], { of: other })).toMatchObject({
      code: 0,
      text: expect.stringContaining('Restored '),
    });
    expect(await checksumsOf(other.url)).toEqual(await checksumsOf(source.url));
    expect(readFileSync(at('other', 'uploads', 'abc.webp'))).toEqual(PICTURE);
    const copy = openSql(other.url);
    expect(await copy.sql('SELECT is_held FROM job_holds')).toEqual([{ is_held: true }]);
    // A backup of a release that does not know the mark: the script makes the table as the migration does.
    const described = () =>
      copy.sql(`SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'job_holds'::regclass
        UNION ALL SELECT attname, concat(atttypid::regtype, attnotnull, pg_get_expr(adbin, adrelid)) FROM pg_attribute
          LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 'job_holds'::regclass AND attnum > 0
        ORDER BY 1, 2`);
    const migrated = await described();
    const words = /CREATE TABLE IF NOT EXISTS public\.job_holds[^;]+;/.exec(
      readFileSync(SCRIPT, 'utf8'),
    )?.[0];
    await copy.sql('DROP TABLE job_holds');
    await copy.sql(words ?? '');
    expect(await described()).toEqual(migrated);
    await copy.end();

    const server = await startServer({ databaseUrl: other.url });
    expect(await login(server.url, 'ada@example.test', PASSWORD)).toBeTruthy();
    // Another spelling is the same address, so nobody is signed out.
    await server.sql(`UPDATE users SET email = 'ADA@example.test' WHERE email = 'ada@example.test'`);
    expect(
      await server.sql(`SELECT credentials_version AS version FROM users WHERE email = 'ada@example.test'`),
    ).toEqual([{ version: 1 }]);
    await server.close();
  });

  it('is not restored over anything', async () => {
    const before = await checksumsOf(source.url);
    expect(await backup(['restore'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('nothing is restored over'),
    });
    expect(await checksumsOf(source.url)).toEqual(before);
  });

  it('is whole and fresh, or said not to be', async () => {
    expect(await backup(['check'])).toMatchObject({
      code: 0,
      text: expect.stringContaining('is whole, and 0 minutes old'),
    });
    const old = new Date(Date.now() - 27 * 3_600_000);
    utimesSync(at('backups', 'LAST_GOOD'), old, old);
    expect(await backup(['check'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('is 27 hours old'),
    });
    expect(await backup(['check'], { backups: 'none' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('there is no backup'),
    });
  });

  it('that is damaged is neither called whole nor restored', async () => {
    await backup(['once'], { backups: 'damaged' });
    truncateSync(at('damaged', lastGood('damaged'), 'database.dump'), 1000);
    const other = await emptyMachine('unused');
    for (const [command, of] of [
      ['check', source],
      ['restore', other],
    ] as const)
      expect(await backup([command], { of, backups: 'damaged' })).toMatchObject({
        code: 1,
        text: expect.stringContaining('is damaged'),
      });
    expect(await checksumsOf(other.url)).toEqual({});
  });

  it('that fails leaves the last good one named, and removes none', async () => {
    const name = lastGood();
    const of = { ...source, url: `${source.url}_not_there` };
    expect(await backup(['once'], { of, keep: '1' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('does not exist'),
    });
    expect([lastGood(), existsSync(at('backups', name, 'SHA256SUMS'))]).toEqual([name, true]);
  });

  it('is made each day until it is stopped, and takes the place of the oldest', async () => {
    for (const day of ['01', '02', '03'])
      mkdirSync(at('daily', `2026-01-${day}T03-00-00Z`), { recursive: true });
    const env = { ...environmentOf(source, 'daily'), BACKUP_KEEP: '2' };
    const daily = spawn('bash', [SCRIPT, 'daily'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(daily, 'exit');
    await waitFor(() => existsSync(at('daily', 'LAST_GOOD')), 'The backup');
    await waitFor(
      () => readdirSync(at('daily')).filter((name) => name.startsWith('2')).length === 2,
      'The removal',
    );
    daily.kill('SIGTERM');
    expect((await within(exited, 'The end'))[0]).toBe(0);
    expect(readdirSync(at('daily')).filter((name) => name.startsWith('2'))).toEqual([
      '2026-01-03T03-00-00Z',
      lastGood('daily'),
    ]);
  });
});
