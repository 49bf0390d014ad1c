import { once } from 'node:events';
import { escapeLiteral } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { poolOf, type Statement } from './database';
import type { Database } from './transaction';

/** A reader that takes nothing for this long loses its connection: others need it. */
const IDLE_TIMEOUT_MS = 60_000;

const elementOf = (value: unknown): string => `"${textOf(value).replace(/["\\]/g, '\\$&')}"`;

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.map(elementOf).join(',')}}` : String(value);
};

/** The statement with its values inside, since COPY takes none beside it. As before they have no type of their own. */
const withLiterals = ({ text, values }: Statement): string =>
  text.replace(/\$(\d+)/g, (_sign, number) => {
    const value = values[Number(number) - 1] ?? null;
    return value === null ? 'NULL' : escapeLiteral(textOf(value));
  });

/**
 * The rows of a select as Postgres writes them into a CSV file, on a connection of its own. They pass as bytes:
 * a row costs us nothing, and slow readers slow Postgres down.
 */
export async function* csvOf(database: Database, select: Statement): AsyncGenerator<Buffer> {
  const client = await poolOf(database.dataSource).connect();
  // Unless all rows were taken the connection is in the middle of them, and no use to anybody.
  let broken: Error | undefined = new Error('The rows were not read to their end');
  const note = (error: Error) => (broken = error);
  client.on('error', note);
  const idle = once(client, 'drain').catch(note);
  const bytes = client.query(
    copyTo(`COPY (${withLiterals(select)}) TO STDOUT (FORMAT csv, ENCODING 'UTF8')`),
  );
  // What ends the connection is told to this stream too, when it may have been left already.
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
