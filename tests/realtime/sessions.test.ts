import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import * as sessions from '../../server/src/modules/sessions/session.service';
import { codeOf, expectOk, graphql, subscribe } from '../support/client';
import { buildMember, signIn, signInAs } from '../support/factories';
import { startBeside, startServer, startTwoServers, type TestServer } from '../support/server';
import { openSession, openSocket } from '../support/socket';
import { within } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, send, type MessageAddedData, type Trio } from './chat';

const redisUrl = inject('redisUrl');
const SIGNED_OUT = { code: 4401, reason: 'Signed out' };
/** The news takes a moment; the rest is for a busy machine. */
const NEWS_MS = 5_000;

let server: TestServer;
let trio: Trio;

beforeAll(async () => {
  server = await startServer();
  trio = await buildTrio(server);
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const logout = (url: string, token: string) =>
  expectOk(graphql(url, 'mutation { logout { sessionId } }', {}, token));
const init = (token: string) => ({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });

describe('a socket', () => {
  it('of an unknown token is closed, and gets no acknowledgement', async () => {
    const socket = await openSocket(server.url);
    socket.send(init('no-such-token'));
    expect(await within(socket.closed, 'The end')).toEqual(SIGNED_OUT);
    expect(socket.messages).toEqual([]);
  });

  it('of a session that has expired is closed', async () => {
    const token = await signIn(server, trio.alice, { expiresAt: new Date(Date.now() - 1_000) });
    const socket = await openSocket(server.url);
    socket.send(init(token));
    expect(await within(socket.closed, 'The end')).toEqual(SIGNED_OUT);
  });

  it('stays open while other sessions of the same user end, and goes on delivering', async () => {
    const { alice, eventId } = trio;
    const bob = await buildMember(server, { eventId });
    const phone = await signIn(server, bob);
    const [onPhone, onLaptop] = [
      await subscribe<MessageAddedData>(server.url, phone, MESSAGE_ADDED, { eventId }),
      await subscribe<MessageAddedData>(server.url, bob.token, MESSAGE_ADDED, { eventId }),
    ];
    const ended = onPhone.ended.catch((event: { code: number }) => event.code);
    await logout(server.url, phone);
    expect(await within(ended, 'The end on the phone')).toBe(4401);
    const message = await send(server.url, alice, bob, 'still here?');
    expect(await onLaptop.next()).toEqual({ data: { messageAdded: message } });
    expect(onPhone.received).toEqual([]);
    await onLaptop.close();
  });

  it('is closed within seconds when its user is disabled, however that happens', async () => {
    const member = await buildMember(server, { eventId: trio.eventId });
    const [one, other] = await Promise.all([
      openSession(server.url, member.token),
      openSession(server.url, await signIn(server, member)),
    ]);
    await server.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [member.userId]);
    const ends = await within(Promise.all([one.closed, other.closed]), 'The ends', NEWS_MS);
    expect(ends).toEqual([SIGNED_OUT, SIGNED_OUT]);
  });

  it('is closed soon when its session ends without any news of it', async () => {
    const member = await buildMember(server, { eventId: trio.eventId });
    const socket = await openSession(server.url, member.token);
    // No trigger writes an event: the sweep over all who are connected finds it.
    await server.sql(
      `WITH quiet AS MATERIALIZED (SELECT set_config('session_replication_role', 'replica', true))
       DELETE FROM sessions USING quiet WHERE user_id = $1`,
      [member.userId],
    );
    expect(await within(socket.closed, 'The end')).toEqual(SIGNED_OUT);
  });

  it('of another session stays open when a session is deleted', async () => {
    const [other, member] = [await openSession(server.url, trio.alice.token), await buildMember(server)];
    const socket = await openSession(server.url, member.token);
    await server.sql('DELETE FROM sessions WHERE user_id = $1', [member.userId]);
    expect(await within(socket.closed, 'The end', NEWS_MS)).toEqual(SIGNED_OUT);
    expect(other.ws.readyState).toBe(other.ws.OPEN);
    other.ws.close();
  });

  it('is closed when it asks, although nothing has brought the news yet', async () => {
    const member = await buildMember(server, { eventId: trio.eventId });
    const socket = await openSession(server.url, member.token);
    const { authenticate } = sessions;
    vi.spyOn(sessions, 'authenticate').mockImplementation((runtime, token) =>
      token === member.token ? Promise.resolve(null) : authenticate(runtime, token),
    );
    socket.start('me', '{ me { id } }');
    expect(await within(socket.closed, 'The end')).toEqual(SIGNED_OUT);
  });
});

describe.skipIf(redisUrl === null)('a logout on one of two servers', () => {
  it('closes the sockets of that session on both at once, and no others', async () => {
    const redis = { redisUrl: redisUrl ?? '' };
    const [one, other] = await startTwoServers(redis);
    const member = await buildMember(one);
    const [here, there, another] = await Promise.all([
      openSession(one.url, member.token),
      openSession(other.url, member.token),
      openSession(other.url, await signIn(one, member)),
    ]);
    await logout(one.url, member.token);
    const ends = await within(Promise.all([here.closed, there.closed]), 'The ends');
    expect(ends).toEqual([SIGNED_OUT, SIGNED_OUT]);
    const { errors } = await graphql(other.url, '{ me { id } }', {}, member.token);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    another.start('me', '{ me { id } }');
    expect(await another.answers('me', 2)).toEqual([
      { id: 'me', type: 'next', payload: { data: { me: { id: member.userId } } } },
      { id: 'me', type: 'complete' },
    ]);
    another.ws.close();
    await one.close();
  });
});

describe('a user who is gone on one of two servers', () => {
  it.each([
    [
      'disabled',
      'mutation ($id: ID!) { updateUser(input: { userId: $id, disabled: true }) { user { id } } }',
    ],
    ['deleted', 'mutation ($id: ID!) { deleteUser(input: { userId: $id }) { user { id } } }'],
  ])('%s: loses every session and socket on both within five seconds', async (_how, document) => {
    const other = await startBeside(server);
    const member = await buildMember(server);
    const tokens = [member.token, await signIn(server, member)] as const;
    const sockets = await Promise.all([
      openSession(server.url, tokens[0]),
      openSession(other.url, tokens[0]),
      openSession(other.url, tokens[1]),
    ]);
    const manager = await signInAs(server, Role.MANAGER);
    await expectOk(graphql(server.url, document, { id: member.userId }, manager));
    const ends = await within(Promise.all(sockets.map(({ closed }) => closed)), 'The ends', NEWS_MS);
    expect(ends).toEqual([SIGNED_OUT, SIGNED_OUT, SIGNED_OUT]);
    const answers = await Promise.all(
      [server, other].flatMap(({ url }) => tokens.map((token) => graphql(url, '{ me { id } }', {}, token))),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['UNAUTHENTICATED']));
  });
});
