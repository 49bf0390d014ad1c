import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseAfter } from './paused-statements';
import { startServer, type TestServer } from './server';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startServer();
  client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

it('does not hold back the commit of a background transaction on a connection that was used before', async () => {
  const pause = pauseAfter(/'use'/, 0);
  await client.query("SELECT 'use'");
  await client.query('BEGIN');
  await client.query("SELECT 'outbox'");
  const committed = client.query('COMMIT');
  const held = await Promise.race([pause.reached, committed.then(() => undefined)]);
  pause.release();
  await committed;
  expect(held).toBeUndefined();
});

it('holds back the commit of a transaction that is followed', async () => {
  const pause = pauseAfter(/'use'/, 0);
  await client.query('BEGIN');
  await client.query("SELECT 'use'");
  const committed = client.query('COMMIT');
  expect((await pause.reached).text).toBe('COMMIT');
  pause.release();
  await committed;
});

it('does not hold back the note of a failure that was answered before', async () => {
  const pause = pauseAfter(/'use'/, 0);
  await client.query("SELECT 'use'");
  const noted = client.query("SELECT 'INTO security_events'");
  const held = await Promise.race([pause.reached, noted.then(() => undefined)]);
  pause.release();
  await noted;
  expect(held).toBeUndefined();
});

it('holds back the same note inside a transaction', async () => {
  const pause = pauseAfter(/'use'/, 0);
  await client.query('BEGIN');
  await client.query("SELECT 'use'");
  const noted = client.query("SELECT 'INTO security_events'");
  expect((await pause.reached).text).toContain('security_events');
  pause.release();
  await noted;
  await client.query('COMMIT');
});

it('counts the statements of the request that it follows, and of no other one', async () => {
  const other = new Client({ connectionString: server.databaseUrl });
  await other.connect();
  const portal = createServer(
    (request, response) => void answer(request.url ?? '').then(() => response.end()),
  );
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const ask = async (path: string): Promise<void> =>
    void (await fetch(`http://127.0.0.1:${(portal.address() as AddressInfo).port}${path}`)).body?.cancel();
  const answer = async (path: string): Promise<void> => {
    if (path === '/other') return void (await other.query("SELECT 'other'"));
    await client.query("SELECT 'use'");
    await ask('/other');
    await client.query("SELECT 'next'");
  };
  const pause = pauseAfter(/'use'/, 0);
  const asked = ask('/use');
  const { text } = await pause.reached;
  pause.release();
  await asked;
  await other.end();
  portal.close();
  expect(text).toBe("SELECT 'next'");
});
