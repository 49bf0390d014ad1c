import { once } from 'node:events';
import { to as copyTo } from 'pg-copy-streams';
import { poolOf, type Database } from './database';
import { withLiterals, type Sql } from './sql';

/** A reader that takes nothing for this long loses its connection: others need it. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * The rows of a select as Postgres writes them into a CSV file, on a connection of its own. They pass as bytes:
 * a row costs us nothing, and slow readers slow Postgres down.
 */
export async function* csvOf(database: Database, select: Sql): AsyncGenerator<Buffer> {
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
