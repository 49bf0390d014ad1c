import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRequire } from 'node:module';
import { root, serverEntry } from './paths.mjs';
import { fail } from './run.mjs';

/** The account that `tests/api/releases.test.ts` signs in with. */
const ADMIN = { ADMIN_EMAIL: 'admin@example.test', ADMIN_PASSWORD: 'tall ships at dawn' };

/** A small event, so that every table has rows to migrate and the file stays small. */
const EVENT = { seed: 1, attendees: 24, companies: 8, pods: 4 };

/** The schema of this release with a small event and an administrator, as SQL that any client runs, gzipped. */
export async function dumpRelease(databaseUrl) {
  const { Client } = createRequire(join(root, 'server', 'package.json'))('pg');
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(`SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace`);
  // Real data must never get into the repository.
  if (rows.length > 0) fail('The database of DATABASE_URL is not empty.');
  const { status } = spawnSync(process.execPath, [serverEntry, 'seed'], {
    cwd: root,
    env: { ...process.env, ...ADMIN, DATABASE_URL: databaseUrl, DEMO: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) fail('The database of the dump could not be made.');
  const { generateEvent, loadEvent } = await import(join(root, 'server', 'dist', 'bench-exports.js'));
  await loadEvent(client, generateEvent({ ...EVENT, now: new Date() }));
  await client.end();
  const args = ['--no-owner', '--no-privileges', '--rows-per-insert=200', `--dbname=${databaseUrl}`];
  const text = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  // Commands of psql alone, which newer versions of pg_dump write.
  return gzipSync(text.replace(/^\\(un)?restrict .*$/gm, ''), { level: 9 });
}
