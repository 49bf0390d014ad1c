import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { socketUrl } from '../support/client';
import { buildMember, signIn } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSocket, type RawSocket } from '../support/socket';
import { waitFor, within } from '../support/wait';
import { buildTrio, type Trio } from './chat';

const UNAUTHORIZED = { code: 4401, reason: 'Unauthorized' };
const SIGNED_OUT = { code: 4401, reason: 'Signed out' };

let server: TestServer;
let trio: Trio;

beforeAll(async () => {
  server = await sharedServer();
  trio = await buildTrio(server);
});
afterAll(() => server.close());

const endOf = ({ closed }: RawSocket) => within(closed, 'The end of the socket');

/** The user that a socket acts for, once it is acknowledged. */
const viewerOf = async (socket: RawSocket): Promise<unknown> => {
  const acknowledged = () => socket.messages.some(({ type }) => type === 'connection_ack');
  const outcome = await Promise.race([waitFor(acknowledged, 'The acknowledgement'), endOf(socket)]);
  if (outcome !== true) return outcome;
  socket.start('me', '{ me { id } }');
  const [answer] = await socket.answers('me', 1);
  socket.ws.close();
  return answer?.payload;
};

describe('connection_init', () => {
  it.each<[string, unknown]>([
    ['no payload', undefined],
    ['an empty payload', {}],
    ['an empty token', { authorization: '' }],
    ['a scheme without a token', { Authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a token that is not a text', { authorization: ['x'] }],
  ])('with %s ends the socket with 4401 before anything is acknowledged', async (_what, payload) => {
    const socket = await openSocket(server.url);
    socket.send({ type: 'connection_init', ...(payload === undefined ? {} : { payload }) });
    expect(await endOf(socket)).toEqual(UNAUTHORIZED);
    expect(socket.messages).toEqual([]);
  });

  it('without a token subscribes to nothing that is sent along with it', async () => {
    const socket = await openSocket(server.url);
    socket.send({ type: 'connection_init' });
    socket.start('demo', '{ demoLogins { email } }');
    expect(await endOf(socket)).toEqual(UNAUTHORIZED);
    expect(socket.messages).toEqual([]);
  });

  it('with an unknown or expired token ends the socket with 4401', async () => {
    const expired = await signIn(server, trio.alice, { expiresAt: new Date(Date.now() - 1_000) });
    for (const token of ['no-such-token', expired]) {
      const socket = await openSocket(server.url);
      socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
      expect(await endOf(socket)).toEqual(SIGNED_OUT);
      expect(socket.messages).toEqual([]);
    }
  });

  it.each([
    ['authorization', 'Bearer '],
    ['Authorization', 'Bearer '],
    ['AUTHORIZATION', 'bearer '],
    ['Authorization', ''],
    ['authorization', 'Bearer   '],
  ])('takes the token from %s after "%s"', async (name, scheme) => {
    const { alice } = trio;
    const socket = await openSocket(server.url);
    socket.send({ type: 'connection_init', payload: { other: 1, [name]: `${scheme}${alice.token}` } });
    expect(await viewerOf(socket)).toEqual({ data: { me: { id: alice.userId } } });
  });
});

/** The answer to a handshake that is refused. */
const refusalOf = async (authorization: string) => {
  const ws = new WebSocket(socketUrl(server.url), ['graphql-transport-ws'], { headers: { authorization } });
  ws.on('error', () => undefined);
  const [, response] = (await within(once(ws, 'unexpected-response'), 'The refusal')) as [
    unknown,
    NodeJS.ReadableStream & { statusCode: number },
  ];
  const { code } = JSON.parse(await text(response)) as { code: string };
  return { status: response.statusCode, code };
};

describe('an Authorization header of the handshake', () => {
  it('is refused with 401 where its token is not valid', async () => {
    expect(await refusalOf('Bearer no-such-token')).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('signs in where connection_init brings no token', async () => {
    const { alice } = trio;
    const socket = await openSocket(server.url, { headers: { authorization: `Bearer ${alice.token}` } });
    socket.send({ type: 'connection_init' });
    expect(await viewerOf(socket)).toEqual({ data: { me: { id: alice.userId } } });
  });

  it('gives way to the token of connection_init', async () => {
    const { alice, bob } = trio;
    const socket = await openSocket(server.url, { headers: { authorization: `Bearer ${alice.token}` } });
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${bob.token}` } });
    expect(await viewerOf(socket)).toEqual({ data: { me: { id: bob.userId } } });
  });

  it('of another scheme, which a proxy in front may ask for, is no token', async () => {
    const socket = await openSocket(server.url, { headers: { authorization: 'Basic YTpi' } });
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${trio.alice.token}` } });
    expect(await viewerOf(socket)).toEqual({ data: { me: { id: trio.alice.userId } } });
  });
});

it('people who come at the same moment are looked up with one statement', async () => {
  const { eventId } = trio;
  const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(server, { eventId })));
  const [first, ...hall] = await Promise.all([trio.alice, ...members].map(() => openSocket(server.url)));
  const holder = new Client(server.databaseUrl);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
  const queries = vi.spyOn(Client.prototype, 'query');
  const isLookUp = (query: unknown) => /s\.token_hash = ANY/.test((query as { text?: string }).text ?? '');
  const lookUps = () => queries.mock.calls.filter(([query]) => isLookUp(query)).length;
  const init = (token: string) => ({ type: 'connection_init', payload: { authorization: token } });
  first?.send(init(trio.alice.token));
  await waitFor(() => lookUps() === 1, 'The first look');
  for (const [index, socket] of hall.entries()) {
    socket.send(init(members[index]?.token ?? ''));
    // Answered at once, after what was sent before it has been read.
    socket.send({ type: 'ping' });
  }
  await waitFor(
    () => hall.every(({ messages }) => messages.some(({ type }) => type === 'pong')),
    'The pongs',
  );
  await holder.query('COMMIT');
  const isIn = ({ messages }: RawSocket) => messages.some(({ type }) => type === 'connection_ack');
  await waitFor(() => hall.every(isIn), 'The acknowledgements');
  expect(lookUps()).toBe(2);
  for (const { ws } of [first, ...hall].flatMap((socket) => socket ?? [])) ws.close();
});
