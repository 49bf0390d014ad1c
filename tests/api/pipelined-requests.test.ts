import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { buildEvent, signInAs } from '../support/factories';
import { untilBlocked } from '../support/paused-statements';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const REQUESTS = 10;

let server: TestServer;
let manager: string;
let eventId: string;

beforeAll(async () => {
  server = await startServer();
  manager = await signInAs(server, Role.MANAGER);
  eventId = (await buildEvent(server)).id;
});
afterAll(() => server.close());

const inWork = async (): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^podium_http_requests_in_work (.*)$/m.exec(text)?.[1]);
};

/** Sends requests on one connection without waiting for answers, and leaves while the first of them waits for the database. */
const giveUp = async (token: string): Promise<void> => {
  const holder = new Client(server.databaseUrl);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE companies IN ACCESS EXCLUSIVE MODE');
  const body = JSON.stringify({ query: `{ companies(eventId: "${eventId}", first: 1) { totalCount } }` });
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${new URL(server.url).host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ].join('\r\n');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head}\r\n\r\n${body}`.repeat(REQUESTS));
  await untilBlocked(server);
  await waitFor(async () => (await inWork()) > 0, 'Requests in work');
  socket.destroy();
  await once(socket, 'close');
  await holder.query('ROLLBACK');
  await holder.end();
};

it('requests of one connection that are given up take no places', async () => {
  await giveUp(manager);
  await expect.poll(inWork, { timeout: 60_000 }).toBe(0);
});
