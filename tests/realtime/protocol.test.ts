import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { poolOf } from '../../server/src/core/db/database';
import { Broadcaster } from '../../server/src/core/realtime/broadcaster';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { subscribe } from '../support/client';
import { openSession, openSocket, type RawSocket } from '../support/socket';
import { waitFor, within } from '../support/wait';
import { buildTrio, MEETING_CHANGED, MESSAGE_ADDED, send, type Trio } from './chat';

let server: TestServer;
let trio: Trio;

beforeAll(async () => {
  server = await sharedServer();
  trio = await buildTrio(server);
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const endOf = ({ closed }: RawSocket) => within(closed, 'The end of the socket');

/** The status that the handshake is refused with, or `open`. */
const handshake = async (path: string, headers: Record<string, string>): Promise<unknown> => {
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, ['graphql-transport-ws'], {
    headers,
  });
  const answered = once(ws, 'unexpected-response').then((args) => {
    const [, response] = args as [unknown, { statusCode: number }];
    return response.statusCode;
  });
  const outcome = await within(
    Promise.race([answered, once(ws, 'open').then(() => 'open')]),
    'The handshake',
  );
  ws.on('error', () => undefined);
  ws.terminate();
  return outcome;
};

describe('the handshake', () => {
  it('is for pages of this site and for programs, at one address', async () => {
    const { host } = new URL(server.url);
    expect({
      program: await handshake('/graphql', {}),
      own: await handshake('/graphql', { origin: `https://${host}` }),
      foreign: await handshake('/graphql', { origin: 'https://evil.example' }),
      lookalike: await handshake('/graphql', { origin: 'https://localhost.evil.example' }),
      opaque: await handshake('/graphql', { origin: 'null' }),
      elsewhere: await handshake('/other', {}),
    }).toEqual({ program: 'open', own: 'open', foreign: 403, lookalike: 403, opaque: 403, elsewhere: 403 });
  });

  it('without the subprotocol ends with 4406', async () => {
    const socket = await openSocket(server.url, {}, []);
    expect((await endOf(socket)).code).toBe(4406);
  });
});

describe('a socket is closed with', () => {
  it('4401 for an operation before connection_init', async () => {
    const socket = await openSocket(server.url);
    socket.start('1', '{ demoLogins { email } }');
    expect(await endOf(socket)).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  it('4408 when connection_init does not come', async () => {
    const socket = await openSocket(server.url);
    expect(await endOf(socket)).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
  });

  it('4429 for a second connection_init', async () => {
    const socket = await openSession(server.url, trio.alice.token);
    socket.send({ type: 'connection_init' });
    expect((await endOf(socket)).code).toBe(4429);
  });

  it('4409 for a second operation with the id of one that runs', async () => {
    const { eventId, alice } = trio;
    const socket = await openSession(server.url, alice.token);
    socket.start('same', MESSAGE_ADDED, { eventId });
    socket.start('same', MEETING_CHANGED, { eventId });
    expect(await endOf(socket)).toEqual({ code: 4409, reason: 'Subscriber for same already exists' });
  });

  it.each(['not json', '[]', '{"type":"no-such-type"}', '{"type":"subscribe","id":"1"}', 'null'])(
    '4400 for %s',
    async (text) => {
      const socket = await openSession(server.url, trio.alice.token);
      socket.send(text);
      expect(await endOf(socket)).toEqual({ code: 4400, reason: 'Invalid message received' });
    },
  );

  it('1009 for a frame of more than 1 MiB', async () => {
    const socket = await openSession(server.url, trio.alice.token);
    socket.send({ type: 'ping', payload: { filler: 'x'.repeat(1024 * 1024) } });
    expect((await endOf(socket)).code).toBe(1009);
  });
});

describe('operations', () => {
  it('over one socket are limited to 100 at once; the socket and the others go on', async () => {
    const { eventId, alice, bob } = trio;
    const socket = await openSession(server.url, alice.token);
    for (let number = 1; number <= 101; number += 1) socket.start(`op-${number}`, MESSAGE_ADDED, { eventId });
    expect(await socket.answers('op-101', 1)).toMatchObject([
      {
        id: 'op-101',
        type: 'error',
        payload: [
          {
            message: 'A socket runs at most 100 operations at a time.',
            extensions: { code: 'QUERY_TOO_COMPLEX' },
          },
        ],
      },
    ]);
    const joined = vi.spyOn(Broadcaster.prototype, 'join');
    socket.send({ type: 'complete', id: 'op-1' });
    socket.start('in its place', MESSAGE_ADDED, { eventId });
    await waitFor(
      () => joined.mock.settledResults.some(({ type }) => type === 'fulfilled'),
      'The subscription',
    );
    const message = await send(server.url, alice, bob, 'to a hundred');
    expect(await socket.answers('in its place', 1)).toEqual([
      { id: 'in its place', type: 'next', payload: { data: { messageAdded: message } } },
    ]);
    const answered = () => socket.messages.filter(({ type }) => type === 'next');
    await waitFor(() => answered().length === 100, 'All deliveries');
    expect(new Set(answered().map(({ id }) => id))).toHaveLength(100);
    expect(answered().some(({ id }) => id === 'op-1')).toBe(false);
    socket.ws.close();
  });

  it('may be queries and mutations too', async () => {
    const { alice, bob } = trio;
    const socket = await openSession(server.url, alice.token);
    socket.start('query', '{ me { id } }');
    expect(await socket.answers('query', 2)).toEqual([
      { id: 'query', type: 'next', payload: { data: { me: { id: alice.userId } } } },
      { id: 'query', type: 'complete' },
    ]);
    const input = { attendeeId: bob.id, text: 'over the socket' };
    socket.start(
      'mutation',
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { text } } }',
      { input },
    );
    expect(await socket.answers('mutation', 2)).toEqual([
      {
        id: 'mutation',
        type: 'next',
        payload: { data: { sendMessage: { message: { text: 'over the socket' } } } },
      },
      { id: 'mutation', type: 'complete' },
    ]);
    socket.ws.close();
  });

  it('are refused with the codes of the catalogue, and say nothing about our errors', async () => {
    const { alice } = trio;
    const socket = await openSession(server.url, alice.token);
    const codesOf = (message: { payload?: unknown } | undefined) => {
      const { payload } = message ?? {};
      const errors = (Array.isArray(payload) ? payload : (payload as { errors?: unknown[] }).errors) as
        { extensions: { code: string } }[] | undefined;
      return errors?.map(({ extensions }) => extensions.code);
    };
    socket.start('syntax', '{ me {');
    socket.start('unknown', '{ noSuchField }');
    socket.start('missing', 'query { attendee(id: "00000000-0000-7000-8000-000000000000") { id } }');
    const answers = await Promise.all(['syntax', 'unknown', 'missing'].map((id) => socket.answers(id, 1)));
    expect(answers.map(([first]) => [first?.type, codesOf(first)])).toEqual([
      ['error', ['BAD_USER_INPUT']],
      ['error', ['BAD_USER_INPUT']],
      ['next', ['NOT_FOUND']],
    ]);
    const pool = poolOf(server.app.runtime.database.dataSource);
    const query = pool.query.bind(pool) as (...sent: unknown[]) => unknown;
    const failing = (sent: { text?: string }, values: unknown, done: (error: Error) => void) =>
      sent.text?.includes('FROM users') ? done(new Error('secret')) : query(sent, values, done);
    Object.assign(pool, { query: failing });
    socket.start('error', '{ me { id } }');
    const [error] = await socket.answers('error', 1);
    expect(codesOf(error)).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(JSON.stringify(error)).not.toContain('secret');
    Object.assign(pool, { query });
    socket.ws.close();
  });
});

/** The listeners that the server has on its bus, from now on. */
const watchListeners = () => {
  const bus = server.app.runtime.pubsub;
  const listening = new Set<symbol>();
  const listen = bus.listen.bind(bus);
  vi.spyOn(bus, 'listen').mockImplementation(async (...args) => {
    const stop = await listen(...args);
    const listener = Symbol(args[0]);
    listening.add(listener);
    return () => {
      listening.delete(listener);
      stop();
    };
  });
  return listening;
};

describe('a subscription that fails to open', () => {
  it('closes the socket with 1013, and the client that connects again gets what comes from then on', async () => {
    const { eventId, alice, bob } = trio;
    vi.spyOn(server.app.runtime.pubsub, 'listen').mockRejectedValueOnce(new Error('The bus is away'));
    const socket = await openSession(server.url, bob.token);
    socket.start('news', MESSAGE_ADDED, { eventId });
    expect(await endOf(socket)).toEqual({ code: 1013, reason: 'Please try again' });
    expect(socket.messages.filter(({ type }) => type === 'error')).toEqual([]);

    vi.spyOn(server.app.runtime.pubsub, 'listen').mockRejectedValueOnce(new Error('The bus is away'));
    const patient = await subscribe(server.url, bob.token, MESSAGE_ADDED, { eventId }, { retryAttempts: 5 });
    const message = await send(server.url, alice, bob, 'after the second try');
    expect(await patient.next()).toEqual({ data: { messageAdded: message } });
    await patient.close();
  });
});

describe('a socket that is torn', () => {
  it('leaves no listener and no group behind, even while it was subscribing', async () => {
    const { eventId, alice, bob } = trio;
    const joins = vi.spyOn(Broadcaster.prototype, 'join');
    const listening = watchListeners();
    const sockets = await Promise.all(
      [alice, bob].flatMap(({ token }) => [1, 2].map(() => openSession(server.url, token))),
    );
    for (const [index, socket] of sockets.entries()) {
      socket.start('messages', MESSAGE_ADDED, { eventId });
      socket.start('meetings', MEETING_CHANGED, { eventId });
      // The first is torn in the middle of it.
      if (index === 0) socket.ws.terminate();
    }
    await waitFor(() => listening.size >= 4, 'The listeners');
    for (const socket of sockets) socket.ws.terminate();
    const broadcaster = joins.mock.contexts[0] as Broadcaster;
    await waitFor(() => broadcaster.size === 0 && listening.size === 0, 'The end of groups and listeners');
    expect([...listening]).toEqual([]);
  });

  it('leaves nothing of a hundred operations that came and went', async () => {
    const { eventId, alice } = trio;
    const joins = vi.spyOn(Broadcaster.prototype, 'join');
    const listening = watchListeners();
    const socket = await openSession(server.url, alice.token);
    for (let number = 1; number <= 100; number += 1) {
      socket.start(`op-${number}`, MESSAGE_ADDED, { eventId });
      socket.send({ type: 'complete', id: `op-${number}` });
    }
    await waitFor(() => joins.mock.settledResults.length === 100, 'The subscriptions');
    const broadcaster = joins.mock.contexts[0] as Broadcaster;
    await waitFor(() => broadcaster.size === 0 && listening.size === 0, 'The end of groups and listeners');
    expect([...listening]).toEqual([]);
    socket.ws.terminate();
  });
});
