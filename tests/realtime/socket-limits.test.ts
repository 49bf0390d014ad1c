import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { socketUrl } from '../support/client';
import { signIn } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { openSession, openSocket, type RawSocket } from '../support/socket';
import { waitFor, within } from '../support/wait';
import { buildTrio, type Trio } from './chat';

const LIMITS = { perSession: 2, perAddress: 5, pendingPerAddress: 2 };
const TOO_MANY = { code: 4430, reason: 'Too many sockets of this session' };

let server: TestServer;
let trio: Trio;

beforeAll(async () => {
  server = await startServer({ limits: { sockets: LIMITS }, trustProxy: ['loopback'] });
  trio = await buildTrio(server);
});
afterAll(() => server.close());

let networks = 0;
/** An IPv6 network of a test's own, as a trusted proxy reports it. */
const network = () => {
  networks += 1;
  const prefix = `2001:db8:0:${networks}`;
  return (host: number) => ({ headers: { 'x-forwarded-for': `${prefix}::${host}` } });
};

/** The answer to a handshake that is refused, or `open`. */
const handshake = async (options: { headers: Record<string, string> }) => {
  const ws = new WebSocket(socketUrl(server.url), ['graphql-transport-ws'], options);
  ws.on('error', () => undefined);
  const refused = once(ws, 'unexpected-response').then(async (args) => {
    const response = args[1] as IncomingMessage;
    const { code } = JSON.parse(await text(response)) as { code: string };
    return { status: response.statusCode, code, retryAfter: response.headers['retry-after'] };
  });
  const outcome = await within(
    Promise.race([refused, once(ws, 'open').then(() => 'open' as const)]),
    'The handshake',
  );
  ws.terminate();
  return outcome;
};
const REFUSED = { status: 429, code: 'RATE_LIMITED', retryAfter: '5' };
const whenFree = (options: { headers: Record<string, string> }) =>
  waitFor(async () => (await handshake(options)) === 'open', 'The place of a closed socket');
const close = (sockets: RawSocket[]) => sockets.forEach(({ ws }) => ws.terminate());

describe('the sockets of one session', () => {
  it('are limited: the oldest makes room for a new one, and other sessions of the same user keep theirs', async () => {
    const token = await signIn(server, trio.alice);
    const from = network();
    const first = await openSession(server.url, token, from(1));
    const second = await openSession(server.url, token, from(1));
    const phone = await openSession(server.url, await signIn(server, trio.alice), from(1));
    const third = await openSession(server.url, token, from(1));
    expect(await within(first.closed, 'The end of the first')).toEqual(TOO_MANY);
    third.ws.terminate();
    const fourth = await openSession(server.url, token, from(1));
    const fifth = await openSession(server.url, token, from(1));
    expect(await within(second.closed, 'The end of the second')).toEqual(TOO_MANY);
    expect([phone, fifth].map(({ ws }) => ws.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    close([phone, fourth, fifth]);
  });
});

describe('the sockets of one address', () => {
  it('are limited at the handshake, an IPv6 /64 counting as one, and a closed one makes room', async () => {
    const [here, elsewhere] = [network(), network()];
    const sockets = [];
    for (let host = 1; host <= LIMITS.perAddress; host += 1)
      sockets.push(await openSession(server.url, await signIn(server, trio.bob), here(host)));
    expect(await handshake(here(99))).toEqual(REFUSED);
    expect(await handshake(elsewhere(1))).toBe('open');
    sockets[0]?.ws.terminate();
    await whenFree(here(99));
    close(sockets);
  });

  it('are limited lower before they have signed in', async () => {
    const [here, elsewhere] = [network(), network()];
    const silent = await Promise.all([openSocket(server.url, here(1)), openSocket(server.url, here(2))]);
    expect(await handshake(here(3))).toEqual(REFUSED);
    expect(await handshake(elsewhere(1))).toBe('open');
    silent[0]?.send({ type: 'connection_init', payload: { authorization: trio.carol.token } });
    await waitFor(() => silent[0]?.messages.length === 1, 'The acknowledgement');
    await whenFree(here(3));
    close(silent);
  });

  it('are freed by handshakes that are refused', async () => {
    const here = network();
    const unknown = { headers: { ...here(1).headers, authorization: 'Bearer no-such-token' } };
    for (let tries = 0; tries <= LIMITS.perAddress; tries += 1)
      expect(await handshake(unknown)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await whenFree(here(1));
  });
});

describe('connection_init', () => {
  it('that does not come in time ends the socket with 4408', async () => {
    const hasty = await startServer({ limits: { sockets: { initTimeoutMs: 50 } } });
    const socket = await openSocket(hasty.url);
    expect(await within(socket.closed, 'The end')).toEqual({
      code: 4408,
      reason: 'Connection initialisation timeout',
    });
    await hasty.close();
  });
});
