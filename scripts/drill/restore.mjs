/** Last night's backup in an empty machine: dumped, restored, compared, and served. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemPostgres, systemPrograms } from '../../tests/support/system-postgres';
import { spawnServer } from '../../tests/support/process';
import { waitFor } from '../../tests/support/wait';
import { migrate } from '../../server/src/migrate';
import { fill, pg } from '../bench/lib/stage.mjs';
import { needs } from './skip.mjs';

/** Goal R11. */
const MOST_SECONDS = 60;

/** How many rows each table has, and a sum over all that is in them. */
const contentOf = async (database) => {
  const tables = await database.sql(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const counts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) AS rows, sum(hashtextextended(t::text, 0)::numeric) AS content FROM ${name} t`,
  );
  return database.sql(`${counts.join(' UNION ALL ')} ORDER BY 1`);
};

const differences = (before, after) =>
  before
    .filter((table, index) => JSON.stringify(table) !== JSON.stringify(after[index]))
    .map(({ name, rows }) => `${name} with ${rows} rows is different after the restore`);

const isReady = async ({ url }) => (await fetch(`${url}/readyz`)).status === 200;

export const restore = async ({ seed, people }) => {
  const programs = needs(systemPrograms(), 'a Postgres of the machine (Debian: apt-get install postgresql)');
  const folder = mkdtempSync(join(tmpdir(), 'podium-backup-'));
  const file = join(folder, 'podium.dump');
  const databases = [];
  let server;
  try {
    const before = await SystemPostgres.create(programs);
    databases.push(before);
    await migrate(before.url);
    const client = new pg.Client(before.url);
    await client.connect();
    const { tables } = await fill(client, { seed: Number(seed), attendees: people });
    await client.end();
    await before.dump(file);
    const stored = await contentOf(before);
    await before.stop();
    const began = performance.now();
    const after = await SystemPostgres.create(programs);
    databases.push(after);
    await after.restore(file);
    let seconds = (performance.now() - began) / 1_000;
    const broken = differences(stored, await contentOf(after));
    const starting = performance.now();
    server = await spawnServer({ databaseUrl: after.url });
    await waitFor(() => isReady(server), 'The readiness of the server');
    seconds += (performance.now() - starting) / 1_000;
    if (seconds > MOST_SECONDS) broken.push(`ready after ${seconds.toFixed(0)} s, at most ${MOST_SECONDS}`);
    return { messages: tables.messages?.length, lost: broken.length, seconds, broken };
  } finally {
    await server?.kill();
    await Promise.all(databases.map((database) => database.remove()));
    rmSync(folder, { recursive: true, force: true });
  }
};
