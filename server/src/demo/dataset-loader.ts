import type { ClientBase } from 'pg';
import { bound, compile, identifier, join, sql } from '../core/db/sql';
import type { EventDataset, EventTables } from './dataset.types';

/** Rows per statement: large enough to be fast, small enough to keep the text of one below some megabytes. */
const CHUNK = 5_000;

async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const columns = join(Object.keys(rows[0] ?? {}).map(identifier));
  for (let from = 0; from < rows.length; from += CHUNK) {
    await client.query(
      compile(sql`
        INSERT INTO ${identifier(table)} (${columns})
        SELECT ${columns} FROM jsonb_populate_recordset(NULL::${identifier(table)}, ${bound('jsonb', rows.slice(from, from + CHUNK))})`),
    );
  }
}

/** Attendees from which on foreign-key checks would take most of the time. */
const BULK = 20_000;
/** Their triggers write claims and search texts, and must run. */
const WITH_TRIGGERS: readonly string[] = ['attendees', 'activities', 'meetings'];

/** Only a superuser may skip checks; everyone else loads the same rows more slowly. */
async function maySkipChecks(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ allowed: boolean }>(
    `SELECT has_parameter_privilege('session_replication_role', 'SET') AS allowed`,
  );
  return rows[0]?.allowed ?? false;
}

/** Rows of a dataset refer only to each other, so large tables go in without a look-up per reference. */
async function insertUnchecked(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  await client.query(`SET LOCAL session_replication_role = replica`);
  await insertRows(client, table, rows);
  await client.query(`SET LOCAL session_replication_role = origin`);
}

/** Writes all rows of a dataset inside the caller's transaction. */
export async function insertDataset(client: ClientBase, { tables }: EventDataset): Promise<void> {
  const large = tables.attendees.length > BULK && (await maySkipChecks(client));
  for (const [table, rows] of Object.entries(tables) as [keyof EventTables, object[]][]) {
    if (large && !WITH_TRIGGERS.includes(table)) await insertUnchecked(client, table, rows);
    else await insertRows(client, table, rows);
  }
}

/** Fresh statistics, so that the first queries after a load are planned well. */
export async function analyzeTables(client: ClientBase, { tables }: EventDataset): Promise<void> {
  await client.query(`ANALYZE ${[...Object.keys(tables), 'claims'].join(', ')}`);
}

/** Runs some work in one transaction: all of it or nothing. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Loads a generated event in one transaction. */
export async function loadEvent(client: ClientBase, dataset: EventDataset): Promise<void> {
  await inTransaction(client, () => insertDataset(client, dataset));
  await analyzeTables(client, dataset);
}
