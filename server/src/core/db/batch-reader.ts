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
 * Each row travels as one text and is split here, which costs a third of reading a dozen fields. The separator and the mark of a null
 * are random, so that no stored text contains them.
 */
const createMarkers = () => {
  const random = randomBytes(6).toString('base64url');
  return { separator: `\u001f${random}`, nullMark: `\u001e${random}` };
};

const asText = { getTypeParser: () => (text: unknown) => text };
const fetchNext = {
  text: `FETCH ${BATCH} FROM rows_of_report`,
  rowMode: 'array',
  types: asText,
} as unknown as QueryArrayConfig;

type Markers = ReturnType<typeof createMarkers>;

const declare = async (client: PoolClient, select: TextSelect, markers: Markers): Promise<void> => {
  const { columns, rest, values } = select;
  const [separator, nullMark] = [`$${values.length + 1}::text`, `$${values.length + 2}::text`];
  await client.query(
    `DECLARE rows_of_report NO SCROLL CURSOR FOR
     SELECT array_to_string(ARRAY[${columns.join(', ')}], ${separator}, ${nullMark}) ${rest}`,
    [...values, markers.separator, markers.nullMark],
  );
};

const nextBatch = async (client: PoolClient, { separator, nullMark }: Markers): Promise<TextRow[]> => {
  const { rows } = await client.query<[string]>(fetchNext);
  return rows.map(([row]) => row.split(separator).map((field) => (field === nullMark ? null : field)));
};

/**
 * The rows of a select in batches, from a cursor on a connection of its own: neither side holds more than
 * two batches, the second of which Postgres makes while the first one is being used.
 */
export async function* batchesOf(database: Database, select: TextSelect): AsyncGenerator<TextRow[]> {
  const client = await poolOf(database.dataSource).connect();
  const markers = createMarkers();
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
    await declare(client, select, markers);
    pending = nextBatch(client, markers);
    for (;;) {
      const rows = await pending;
      if (rows.length < BATCH) {
        yield rows;
        return;
      }
      pending = nextBatch(client, markers);
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
