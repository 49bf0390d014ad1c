import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildUser } from '../support/factories';
import { buildServer, PROCESS_TEST_MS, spawnServer } from '../support/process';
import { openSql, startServer } from '../support/server';
import { openSession } from '../support/socket';
import { waitFor, within } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, type Trio } from './chat';

/** The longest that a rolling restart may take per server. */
const EXIT_MS = 10_000;

/** Enough for a few requests on a busy machine. */
const DRAIN_SECONDS = 3;

let database: TestDatabase;
let db: ReturnType<typeof openSql>;
let trio: Trio;

beforeAll(async () => {
  await buildServer();
  database = await createDatabase();
  db = openSql(database.url);
  trio = await buildTrio(db);
}, 150_000);
afterAll(async () => {
  await db.end();
  await database.drop();
});

/** A connection that speaks HTTP by hand, so that a request can be under way for as long as a test likes. */
const openConnection = async (port: number) => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  await within(new Promise<void>((resolve) => void socket.once('connect', resolve)), 'The connection');
  return {
    ended,
    send: (...lines: string[]) => socket.write(lines.join('\r\n')),
    /** Waits until this has come. */
    has: (text: string) => waitFor(() => answer.includes(text), text),
  };
};

/** A request whose body is still to come, and that the server is known to have begun. */
const beginQuery = async (port: number, length: number) => {
  const connection = await openConnection(port);
  connection.send(
    'POST /graphql HTTP/1.1',
    'Host: podium.test',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    'Expect: 100-continue',
    '\r\n',
  );
  await connection.has('100 Continue');
  return connection;
};

describe('a server that is told to stop', () => {
  it(
    'sends sockets elsewhere, answers what is under way, and exits',
    { timeout: PROCESS_TEST_MS },
    async () => {
      const body = JSON.stringify({ query: '{ demoLogins { email } }' });
      const server = await spawnServer({ databaseUrl: database.url });
      const sockets = await Promise.all([
        openSession(server.url, trio.alice.token),
        openSession(server.url, trio.bob.token),
      ]);
      sockets[0]?.start('news', MESSAGE_ADDED, { eventId: trio.eventId });
      const query = await beginQuery(server.port, body.length);

      server.signal('SIGTERM');
      const exits = within(server.exited, 'The exit', EXIT_MS);
      const ends = await within(Promise.all(sockets.map(({ closed }) => closed)), 'The ends of the sockets');
      expect(ends).toEqual([
        { code: 1001, reason: 'Going away; retry-within=1' },
        { code: 1001, reason: 'Going away; retry-within=1' },
      ]);
      query.send(body);
      await query.has('200 OK');
      await query.has('"data":{"demoLogins":[]}');
      expect(await exits).toBe(0);
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
    },
  );

  it('does not wait for what never ends', { timeout: PROCESS_TEST_MS }, async () => {
    const server = await spawnServer({ databaseUrl: database.url });
    const deaf = await openSession(server.url, trio.bob.token);
    deaf.ws.pause();
    const unfinished = await beginQuery(server.port, 100);
    server.signal('SIGTERM');
    expect(await within(server.exited, 'The exit', EXIT_MS)).toBe(0);
    await within(unfinished.ended, 'The end of the connection');
    deaf.ws.terminate();
  });

  it('says so first, and goes on serving for as long as a balancer needs to notice', async () => {
    const server = await startServer({ drainSeconds: DRAIN_SECONDS, databaseUrl: database.url });
    const closed = server.close();
    const began = performance.now();
    const ready = await fetch(`${server.url}/readyz`);
    const socket = await openSession(server.url, trio.carol.token);
    socket.start('query', '{ demoLogins { email } }');
    expect([ready.status, (await socket.answers('query', 1))[0]?.payload]).toEqual([
      503,
      { data: { demoLogins: [] } },
    ]);
    expect(await within(socket.closed, 'The end')).toEqual({
      code: 1001,
      reason: 'Going away; retry-within=1',
    });
    expect(performance.now() - began).toBeGreaterThan(DRAIN_SECONDS * 1_000 - 100);
    await closed;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('is not ready any more', async () => {
    const server = await startServer();
    await buildUser(server, { role: Role.ADMIN });
    const wasReady = await waitFor(
      async () => (await fetch(`${server.url}/readyz`)).status === 200,
      'Readiness',
    );
    const streams: Socket[] = [];
    server.app.server.on('connection', (stream: Socket) => void streams.push(stream));
    const connection = await openConnection(Number(new URL(server.url).port));
    connection.send('GET /readyz HTTP/1.1', '');
    await waitFor(() => streams.some(({ bytesRead }) => bytesRead > 0), 'The beginning of the request');
    const closed = server.close();
    connection.send('Host: podium.test', '\r\n');
    await connection.has('503 Service Unavailable');
    await connection.has('{"status":"not ready"}');
    await closed;
    expect(wasReady).toBe(true);
  });
});
