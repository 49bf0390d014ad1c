import { randomBytes } from 'node:crypto';
import type { PoolClient, QueryArrayConfig } from 'pg';
import { poolOf, type Database } from './database';
import { query, type Query } from './query';
import { bound, compile, join, literal, sql, type Sql } from './sql';

/** What a cursor reads: each column as text, and what follows them in the statement. */
export interface TextSelect {
  columns: readonly Sql[];
  rest: Sql;
}

/** Reads no row of it, but says what is wrong with the statement or its values. */
export const checkOf = ({ columns, rest }: TextSelect): Query<object> =>
  query({}, sql`SELECT ${join(columns)} ${rest} LIMIT 0`);

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
  text: compile(sql`FETCH ${literal(BATCH)} FROM rows_of_report`).text,
  rowMode: 'array',
  types: asText,
} as unknown as QueryArrayConfig;

type Markers = ReturnType<typeof createMarkers>;

const declare = async (
  client: PoolClient,
  { columns, rest }: TextSelect,
  markers: Markers,
): Promise<void> => {
  const [separator, nullMark] = [bound('text', markers.separator), bound('text', markers.nullMark)];
  const { text, values } = compile(
    sql`DECLARE rows_of_report NO SCROLL CURSOR FOR
        SELECT array_to_string(ARRAY[${join(columns)}], ${separator}, ${nullMark}) ${rest}`,
  );
  await client.query(text, values);
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
