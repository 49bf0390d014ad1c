import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../support/database';
import { buildServer, spawnServer } from '../support/process';
import { openSql } from '../support/server';
import { openSession } from '../support/socket';
import { waitFor, within } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, type Trio } from './chat';

const EXIT_MS = 5_000;

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

/** A request that is sent in two parts, so that it is under way when the server is told to stop. */
const beginRequest = async (port: number, head: string[], body = '') => {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  const text = `${[...head, 'Host: podium.test', ...(body ? [`Content-Length: ${body.length}`] : [])].join('\r\n')}\r\n\r\n${body}`;
  await new Promise<void>((resolve) => void socket.write(text.slice(0, -2), () => resolve()));
  return {
    ended,
    async finish() {
      socket.write(text.slice(-2));
      await waitFor(() => answer.includes('\r\n\r\n'), 'The answer');
      await within(ended, 'The end of the answer');
      return { status: answer.split(' ')[1], answer };
    },
  };
};

describe('a server that is told to stop', () => {
  it(
    'sends sockets elsewhere, answers what is under way, is not ready, and exits in order',
    { timeout: 90_000 },
    async () => {
      const server = await spawnServer({ databaseUrl: database.url });
      const sockets = await Promise.all([openSession(server.url, trio.alice.token), openSession(server.url)]);
      sockets[0]?.start('news', MESSAGE_ADDED, { eventId: trio.eventId });
      const body = JSON.stringify({ query: '{ demoLogins { email } }' });
      const query = await beginRequest(
        server.port,
        ['POST /graphql HTTP/1.1', 'Content-Type: application/json'],
        body,
      );
      const readiness = await beginRequest(server.port, ['GET /readyz HTTP/1.1']);

      server.signal('SIGTERM');
      const told = Date.now();
      const ends = await within(Promise.all(sockets.map(({ closed }) => closed)), 'The ends of the sockets');
      expect(ends).toEqual([
        { code: 1001, reason: 'Going away' },
        { code: 1001, reason: 'Going away' },
      ]);
      const [answered, ready] = await Promise.all([query.finish(), readiness.finish()]);
      expect([answered.status, ready.status]).toEqual(['200', '503']);
      expect(answered.answer).toContain('{"data":{"demoLogins":[]}}');
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
      expect(await within(server.exited, 'The exit', EXIT_MS)).toBe(0);
      expect(Date.now() - told).toBeLessThan(EXIT_MS);
    },
  );

  it('ends at once what does not close, and what was never finished', { timeout: 90_000 }, async () => {
    const server = await spawnServer({ databaseUrl: database.url });
    const deaf = await openSession(server.url);
    deaf.ws.pause();
    const unfinished = await beginRequest(server.port, ['POST /graphql HTTP/1.1'], '{}');
    server.signal('SIGTERM');
    expect(await within(server.exited, 'The exit', EXIT_MS)).toBe(0);
    await unfinished.ended;
    deaf.ws.terminate();
  });
});
