import { Client, escapeIdentifier } from 'pg';

// Any number that nothing else in this database locks.
const IN_USE = 7_236_401;

/** The published types do not know the two methods. */
type Connection = Client & { ref(): void; unref(): void };

/**
 * Creates the database when it is missing and holds the server in use, which several may share: the last one to leave may stop it.
 * The returned function releases it; true for the last holder, after which no other can hold the server.
 */
export async function joinServer(url: string, dataDir: string): Promise<() => Promise<boolean>> {
  const client = await connect(url).catch(async (error: unknown) => {
    if (codeOf(error) !== '3D000') throw error;
    await createDatabase(url);
    return connect(url);
  });
  try {
    const shown = await client.query<{ data_directory: string }>('SHOW data_directory');
    if (shown.rows[0]?.data_directory !== dataDir) throw new Error('Another Postgres answers on this port.');
    await client.query(`SELECT pg_advisory_lock_shared(${IN_USE})`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  // The app must be able to end without asking us; the watchdog then stops the server.
  client.unref();
  return () => leave(client);
}

async function leave(client: Connection): Promise<boolean> {
  client.ref();
  try {
    await client.query(`SELECT pg_advisory_unlock_shared(${IN_USE})`);
    // Never released: who comes now waits for it until the server is gone, and then starts a new one.
    const result = await client.query<{ last: boolean }>(`SELECT pg_try_advisory_lock(${IN_USE}) AS last`);
    if (result.rows[0]?.last) return true;
    await client.end();
    return false;
  } catch {
    return true;
  }
}

async function createDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const client = await connect(url.replace(pathname, '/postgres'));
  try {
    await client.query(`CREATE DATABASE ${escapeIdentifier(pathname.slice(1))}`);
  } catch (error) {
    // Two starts at once: the other was quicker.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Connection> {
  const options = { connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true };
  const client = new Client(options) as Connection;
  // A server that goes away ends this connection too; the app's own pool is the one to report it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
