import type { ClientBase } from 'pg';
import type { EventDataset, EventTables } from './dataset.types';

/** Rows per statement: large enough to be fast, small enough to keep the text of one below some megabytes. */
const CHUNK = 5_000;

async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += CHUNK) {
    await client.query(
      `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + CHUNK))],
    );
  }
}

/** Writes all rows of a dataset inside the caller's transaction. */
export async function insertDataset(client: ClientBase, { tables }: EventDataset): Promise<void> {
  for (const [table, rows] of Object.entries(tables) as [keyof EventTables, object[]][]) {
    await insertRows(client, table, rows);
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
