import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../server/src/migrate';
import { login } from '../support/client';
import { createDatabase, createEmptyDatabase } from '../support/database';
import { openSql, startServer, type TestSql } from '../support/server';

const FOLDER = join(import.meta.dirname, '..', 'support', 'releases');
const releases = readdirSync(FOLDER);
const KEPT = ['activities', 'attendees', 'companies', 'events', 'meetings', 'messages', 'pods', 'users'];

// Parentheses differ: what was restored no longer says how conditions were grouped that mean the same.
const COLUMNS = `
  SELECT table_name, column_name, udt_name, is_nullable, column_default
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`;
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS "table", conname, translate(pg_get_constraintdef(oid), '()', '') AS definition
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1, 2`;
const TRIGGERS = `
  SELECT translate(pg_get_triggerdef(oid), '()', '') AS definition FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`;

const structureOf = async ({ sql }: TestSql) => ({
  columns: await sql(COLUMNS),
  constraints: await sql(CONSTRAINTS),
  triggers: await sql(TRIGGERS),
});

async function countsOf({ sql }: TestSql): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of KEPT) {
    const [row] = await sql<{ count: number }>(`SELECT count(*)::int AS count FROM public.${name}`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Runs a dump: its session has no search path afterwards, so it is one of its own. */
async function load(url: string, release: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(gunzipSync(readFileSync(join(FOLDER, release))).toString());
  await client.end();
}

describe.each(releases)('the database of the release %s', (release) => {
  it('is upgraded to what a new one is, with all it holds, and people sign in', async () => {
    const [database, fresh] = [await createEmptyDatabase(), await createDatabase()];
    await load(database.url, release);
    const [old, current] = [openSql(database.url), openSql(fresh.url)];
    const before = await countsOf(old);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    await migrate(database.url);
    expect(await countsOf(old)).toEqual(before);
    expect(await structureOf(old)).toEqual(await structureOf(current));

    // A server that is rolled back finds migrations that it does not know, and leaves them alone.
    await old.sql(`INSERT INTO migrations (timestamp, name) VALUES (1895000000000, 'Later1895000000000')`);
    expect(await migrate(database.url)).toEqual([]);
    const server = await startServer({ databaseUrl: database.url });
    expect(await login(server.url, 'admin@example.test', 'tall ships at dawn')).toBeTruthy();
    await server.close();
    await Promise.all([old.end(), current.end()]);
    await Promise.all([database.drop(), fresh.drop()]);
  });
});
