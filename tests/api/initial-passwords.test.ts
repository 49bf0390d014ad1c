import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectError, expectOk, graphql, login, subscribe } from '../support/client';
import { buildEvent, buildUser, signIn, signInAs } from '../support/factories';
import { rest } from '../support/rest';
import { startBeside, startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const INITIAL = 'handed over once';
const OWN = 'chosen by myself';
const CHANGE =
  'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken user { mustChangePassword } } }';
const REQUIRED = { code: 'FORBIDDEN', reason: 'PASSWORD_CHANGE_REQUIRED' };

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  [server, passwordHash] = await Promise.all([startServer(), hashPassword(INITIAL)]);
});
afterAll(() => server.close());

const newcomer = async (role = Role.MANAGER) => {
  const user = await buildUser(server, { role, passwordHash, mustChangePassword: true });
  return { ...user, token: await login(server.url, user.email, INITIAL) };
};
const change = (input: object, token: string) => graphql(server.url, CHANGE, { input }, token);

describe('an initial password', () => {
  it('is what staff give with a new user, in GraphQL and /v1', async () => {
    const manager = await signInAs(server, Role.MANAGER);
    const CREATE =
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { email mustChangePassword } } }';
    const input = { email: 'first@example.test', displayName: 'First', role: 'EXECUTIVE', password: INITIAL };
    expect(await expectOk(graphql(server.url, CREATE, { input }, manager))).toEqual({
      createUser: { user: { email: 'first@example.test', mustChangePassword: true } },
    });
    const body = {
      email: 'second@example.test',
      displayName: 'Second',
      role: 'EXECUTIVE',
      password: INITIAL,
    };
    expect((await rest(server.url, 'post', '/users', { token: manager, body })).status).toBe(201);
    for (const email of ['first@example.test', 'second@example.test']) {
      const token = await login(server.url, email, INITIAL);
      expect(await expectOk(graphql(server.url, '{ me { email mustChangePassword } }', {}, token))).toEqual({
        me: { email, mustChangePassword: true },
      });
    }
  });

  it('lets its user ask who they are, change it, and log out; nothing else', async () => {
    const { id, token } = await newcomer();
    const { id: eventId } = await buildEvent(server);
    expect(await expectOk(graphql(server.url, '{ me { id } }', {}, token))).toEqual({ me: { id } });
    const refused: [string, Record<string, unknown>][] = [
      ['{ users { nodes { id } } }', {}],
      ['{ sessions { nodes { id } } }', {}],
      ['{ exportMyData }', {}],
      ['query ($eventId: ID!) { event(id: $eventId) { id } }', { eventId }],
      [
        'mutation ($input: EraseMeInput!) { eraseMe(input: $input) { userId } }',
        { input: { password: INITIAL } },
      ],
      ['mutation { revokeOtherSessions { revokedSessions } }', {}],
    ];
    for (const [document, variables] of refused)
      expect([
        document,
        (await expectError(graphql(server.url, document, variables, token))).extensions,
      ]).toMatchObject([document, REQUIRED]);
    expect(await expectOk(graphql(server.url, 'mutation { logout { sessionId } }', {}, token))).toEqual({
      logout: { sessionId: expect.any(String) },
    });
    expect(codeOf(await graphql(server.url, '{ me { id } }', {}, token))).toBe('UNAUTHENTICATED');
  });

  it('opens nothing else in /v1', async () => {
    const { id, token } = await newcomer();
    const { id: eventId } = await buildEvent(server);
    const me = await rest(server.url, 'get', '/auth/me', { token });
    expect([me.status, me.body]).toMatchObject([200, { user: { _id: id } }]);
    for (const path of ['/users', '/events', `/events/${eventId}`, `/reports/statistics/${eventId}`]) {
      const { status, body } = await rest(server.url, 'get', path, { token });
      expect([path, status, body]).toMatchObject([path, 403, REQUIRED]);
    }
    const body = { current_password: INITIAL, password: OWN };
    const changed = await rest(server.url, 'post', '/auth/update-password', { token, body });
    expect(changed.status).toBe(200);
    expect((await rest(server.url, 'get', '/users', { token })).status).toBe(200);
    expect((await rest(server.url, 'post', '/auth/logout', { token })).status).toBe(200);
  });

  it('opens no subscription, and no file', async () => {
    const { id, token } = await newcomer();
    const event = await buildEvent(server);
    const STATISTICS = 'subscription ($id: ID!) { statisticsChanged(eventId: $id) { totals { attendees } } }';
    const { received, close } = await subscribe(server.url, token, STATISTICS, { id: event.id });
    expect(received[0]?.errors?.[0]?.extensions).toMatchObject(REQUIRED);
    await close();
    await server.sql('UPDATE users SET must_change_password = false WHERE id = $1', [id]);
    const other = await signIn(server, { id });
    const FILE = 'query ($id: ID!) { report(eventId: $id, type: ATTENDEES) { file(format: CSV) { url } } }';
    const lent = await expectOk(
      graphql<{ report: { file: { url: string } } }>(server.url, FILE, { id: event.id }, other),
    );
    await server.sql('UPDATE users SET must_change_password = true WHERE id = $1', [id]);
    const refused = await fetch(`${server.url}${lent.report.file.url}`);
    expect([refused.status, await refused.json()]).toMatchObject([403, REQUIRED]);
  });

  it('is replaced by another one, after which all is open at once, on every server', async () => {
    const { token } = await newcomer();
    const other = await startBeside(server);
    const USERS = '{ users { nodes { id } } }';
    expect(codeOf(await graphql(other.url, USERS, {}, token))).toBe('FORBIDDEN');
    const same = await expectError(change({ currentPassword: INITIAL, password: INITIAL }, token));
    expect(same.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.password', message: 'Please choose another password than the current one.' }],
    });
    expect(await expectOk(change({ currentPassword: INITIAL, password: OWN }, token))).toEqual({
      updatePassword: { accessToken: token, user: { mustChangePassword: false } },
    });
    expect(codeOf(await graphql(server.url, USERS, {}, token))).toBe('OK');
    await waitFor(async () => codeOf(await graphql(other.url, USERS, {}, token)) === 'OK', 'The news');
  });
});
