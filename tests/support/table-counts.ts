import type { TestSql } from './server';

/** Tables that servers write by themselves, at any time: the relay moves the outbox into the change feed, and use of tokens is noted later. */
const BACKGROUND = `('outbox', 'event_changes', 'api_token_usage')`;

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ${BACKGROUND}`;
let counting: Promise<string> | undefined;

const makeCounting = async (db: TestSql): Promise<string> =>
  (await db.sql<{ name: string }>(TABLES))
    .map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`)
    .join(' UNION ALL ');

/** How many rows each table has. */
export const countRows = async (db: TestSql): Promise<Record<string, number>> => {
  const rows = await db.sql<{ name: string; count: number }>(await (counting ??= makeCounting(db)));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};
