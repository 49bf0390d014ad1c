import { Client } from 'pg';
import type { TestServer } from './server';
import { waitFor } from './wait';

/** Runs statements in a transaction, then a request that has to wait for it, and commits once it waits. */
export const during = async <Result>(
  server: TestServer,
  work: (first: Client) => Promise<unknown>,
  request: () => Promise<Result>,
): Promise<Result> => {
  const first = new Client({ connectionString: server.databaseUrl });
  await first.connect();
  try {
    await first.query('BEGIN');
    await work(first);
    const answer = request();
    await waitFor(async () => {
      const [row] = await server.sql<{ waiting: boolean }>(
        `SELECT count(*) > 0 AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return row?.waiting ?? false;
    }, 'The request waiting');
    await first.query('COMMIT');
    return await answer;
  } finally {
    await first.end();
  }
};
