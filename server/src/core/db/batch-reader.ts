import { randomBytes } from 'node:crypto';
import type { PoolClient, QueryArrayConfig } from 'pg';
import { poolOf, type Statement } from './database';
import type { Database } from './transaction';

/** What a cursor reads: SQL of each column as text, and what follows them in the statement. */
export interface TextSelect {
  columns: readonly string[];
  rest: string;
  values: readonly unknown[];
}

/** Reads no row of it, but says what is wrong with the statement or its values. */
export const checkOf = ({ columns, rest, values }: TextSelect): Statement => ({
  text: `SELECT ${columns.join(', ')} ${rest} LIMIT 0`,
  values,
  fresh: true,
});

/** A row as Postgres writes it. */
export type TextRow = (string | null)[];

const BATCH = 1_000;
/** Readers that take longer for a batch lose the connection, which others need. */
const STALL_TIMEOUT = '60s';

/**
 * Each row travels as one text and is split here, for a third of what a dozen fields cost our side. What stands
 * between the fields, and for null, is drawn by lot each time: no text that was there before can have it inside.
 */
const drawSigns = () => {
  const lot = randomBytes(6).toString('base64url');
  return { between: `\u001f${lot}`, nothing: `\u001e${lot}` };
};

const asText = { getTypeParser: () => (text: unknown) => text };
const fetchNext = {
  text: `FETCH ${BATCH} FROM rows_of_report`,
  rowMode: 'array',
  types: asText,
} as unknown as QueryArrayConfig;

type Signs = ReturnType<typeof drawSigns>;

const declare = async (client: PoolClient, select: TextSelect, signs: Signs): Promise<void> => {
  const { columns, rest, values } = select;
  const [between, nothing] = [`$${values.length + 1}::text`, `$${values.length + 2}::text`];
  await client.query(
    `DECLARE rows_of_report NO SCROLL CURSOR FOR
     SELECT array_to_string(ARRAY[${columns.join(', ')}], ${between}, ${nothing}) ${rest}`,
    [...values, signs.between, signs.nothing],
  );
};

const nextBatch = async (client: PoolClient, { between, nothing }: Signs): Promise<TextRow[]> => {
  const { rows } = await client.query<[string]>(fetchNext);
  return rows.map(([row]) => row.split(between).map((field) => (field === nothing ? null : field)));
};

/**
 * The rows of a select in batches, from a cursor on a connection of its own: neither side holds more than
 * two batches, the second of which Postgres makes while the first one is being used.
 */
export async function* batchesOf(database: Database, select: TextSelect): AsyncGenerator<TextRow[]> {
  const client = await poolOf(database.dataSource).connect();
  const signs = drawSigns();
  let broken: Error | undefined;
  const note = (error: Error) => (broken = error);
  // A connection that breaks between two batches would otherwise end the process.
  client.on('error', note);
  let pending: Promise<TextRow[]> | undefined;
  try {
    // All rows are wanted, so that the plan for the first few of them is the wrong one.
    await client.query(
      `BEGIN READ ONLY; SET LOCAL idle_in_transaction_session_timeout = '${STALL_TIMEOUT}'; SET LOCAL cursor_tuple_fraction = 1`,
    );
    await declare(client, select, signs);
    pending = nextBatch(client, signs);
    for (;;) {
      const rows = await pending;
      if (rows.length < BATCH) {
        yield rows;
        return;
      }
      pending = nextBatch(client, signs);
      pending.catch(() => undefined);
      yield rows;
    }
  } finally {
    await pending?.catch(note);
    await client.query('ROLLBACK').catch(note);
    client.off('error', note);
    client.release(broken);
  }
}
