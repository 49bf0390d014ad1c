import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { column } from '../../server/src/core/db/columns';
import { dbOver, type Db } from '../../server/src/core/db/database';
import { PreparedNames, StatementClient } from '../../server/src/core/db/prepared-statements';
import { query, type Query } from '../../server/src/core/db/query';
import { identifier, sql } from '../../server/src/core/db/sql';
import { createDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let pool: Pool;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  pool = new Pool({ connectionString: database.url, max: 1, Client: StatementClient });
  db = dbOver(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const one = (name: string) =>
  query({ [name]: column('int4', sql`1`) }, sql`SELECT 1 AS ${identifier(name)}`, 'kept');
const selection = (index: number) => one(`odd_${index}`);
const HOT = one('hot');

const runTimes = async (times: number, statement: Query<unknown>) => {
  for (let time = 0; time < times; time += 1) await db.rows(statement);
};

/** Texts that the connection has prepared, whose number Postgres bounds by nothing. */
const prepared = async (pattern: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE $1',
    [pattern],
  );
  return rows[0]?.count ?? 0;
};

it('a popular statement stays prepared, and gets prepared, beside the many selections of one client', async () => {
  for (let index = 0; index < 300; index += 1) await runTimes(3, selection(index));
  await runTimes(20, HOT);
  expect(await prepared('%AS "hot"')).toBe(1);
  for (let index = 300; index < 900; index += 1) await runTimes(10, selection(index));
  await runTimes(1, HOT);
  expect(await prepared('%AS "hot"')).toBe(1);
  // Those whose names went to others are closed at the latest when the next one is prepared.
  expect(await prepared('%AS "odd_%')).toBeLessThanOrEqual(200);
});

it('names go to texts that are run more often, and come back after a pause', () => {
  const names = new PreparedNames(2);
  const use = (text: string, times: number) =>
    Array.from({ length: times }, () => names.of(text)).at(-1) !== undefined;
  expect([use('a', 100), use('b', 9), use('c', 9)]).toEqual([true, true, false]);
  expect([use('c', 7), use('b', 7), use('a', 1)]).toEqual([true, false, true]);
  use('a', 20_000);
  expect([use('d', 16), use('a', 1)]).toEqual([true, true]);
});
