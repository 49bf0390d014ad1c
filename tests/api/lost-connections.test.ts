import { afterAll, beforeAll, expect, it } from 'vitest';
import { poolOf } from '../../server/src/core/db/database';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

let server: TestServer;

beforeAll(async () => {
  // A pooler keeps its clients when Postgres ends a connection.
  server = await startServer({ poolerPort: null });
});
afterAll(() => server.close());

it('a connection that Postgres ends between two statements fails what uses it, and nothing else', async () => {
  const pool = poolOf(server.app.runtime.database.dataSource);
  const connection = await pool.connect();
  const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise<void>((resolve) => void connection.once('end', resolve));
  // As a Postgres that stops does.
  await server.sql('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(connection.query('SELECT 1')).rejects.toThrow(/terminated|not queryable/);
  connection.release(true);
  await waitFor(async () => (await pool.query('SELECT 1')).rowCount === 1, 'An answer on another connection');
});
