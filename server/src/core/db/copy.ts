import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { to as copyTo } from 'pg-copy-streams';
import { poolOf, type Database } from './database';
import { query, type Query } from './query';
import { join, literal, sql, withLiterals, type Sql } from './sql';

/** The select behind a file: each column as text, and the rest of the statement. */
export interface TextSelect {
  columns: readonly Sql[];
  rest: Sql;
}

/** Reads no row of it, but says what is wrong with the statement or its values. */
export const checkOf = ({ columns, rest }: TextSelect): Query<object> =>
  query({}, sql`SELECT ${join(columns)} ${rest} LIMIT 0`);

/** A reader that takes nothing for this long loses its connection: others need it. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * The rows of a select as Postgres writes them in this format, on a connection of its own. They pass as bytes: rows are not parsed,
 * and slow readers slow Postgres down.
 */
async function* copyOf(
  database: Database,
  { columns, rest }: TextSelect,
  format: 'csv' | 'text',
): AsyncGenerator<Buffer> {
  const client = await poolOf(database.dataSource).connect();
  // Before all rows are read the connection is in the middle of them, and cannot be reused.
  let broken: Error | undefined = new Error('The rows were not read to their end');
  const note = (error: Error) => (broken = error);
  client.on('error', note);
  const idle = once(client, 'drain').catch(note);
  const select = withLiterals(sql`SELECT ${join(columns)} ${rest}`);
  const bytes = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT ${format}, ENCODING 'UTF8')`));
  // An error that ends the connection reaches this stream too, perhaps after its reader has left.
  bytes.on('error', note);
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      const timeout = setTimeout(() => void client.end().catch(note), IDLE_TIMEOUT_MS).unref();
      try {
        yield chunk;
      } finally {
        // A reader that stops early leaves here; its timeout would end the connection under its next user.
        clearTimeout(timeout);
      }
    }
    await idle;
    broken = undefined;
  } finally {
    client.release(broken);
    client.off('error', note);
  }
}

/** The rows of a select as a CSV file, without a heading. */
export const csvOf = (database: Database, select: TextSelect): AsyncGenerator<Buffer> =>
  copyOf(database, select, 'csv');

/** A row as Postgres writes it. */
export type TextRow = (string | null)[];

/** Escapes of COPY's text format, by the character behind the backslash. */
const ESCAPES: Partial<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

const unescape = (_escape: string, sign: string): string => ESCAPES[sign] ?? sign;

/**
 * The rows of a select, as many at a time as arrive together. Each row travels as one text and is split here, which costs a third of
 * reading a dozen fields. The separator and the mark of a null are random, so that no stored text contains them.
 */
export async function* batchesOf(
  database: Database,
  { columns, rest }: TextSelect,
): AsyncGenerator<TextRow[]> {
  const random = randomBytes(6).toString('base64url');
  const [separator, nullMark] = [`\u001f${random}`, `\u001e${random}`];
  const row = sql`array_to_string(ARRAY[${join(columns)}], ${literal(separator)}, ${literal(nullMark)})`;
  const decoder = new StringDecoder('utf8');
  const fieldsOf = (line: string): TextRow => {
    const text = line.includes('\\') ? line.replaceAll(/\\(.)/g, unescape) : line;
    return text.split(separator).map((field) => (field === nullMark ? null : field));
  };
  let begun = '';
  for await (const chunk of copyOf(database, { columns: [row], rest }, 'text')) {
    const lines = (begun + decoder.write(chunk)).split('\n');
    begun = lines.pop() ?? '';
    yield lines.map(fieldsOf);
  }
}
