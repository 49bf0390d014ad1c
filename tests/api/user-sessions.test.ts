import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import { buildUser, signIn, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const LIST = 'query ($id: ID!) { userSessions(userId: $id) { nodes { id device current } totalCount } }';
const REVOKE =
  'mutation ($userId: ID!, $sessionId: ID!) { revokeUserSession(input: { userId: $userId, sessionId: $sessionId }) { session { id } } }';
const REVOKE_ALL =
  'mutation ($id: ID!) { revokeUserSessions(input: { userId: $id }) { revokedSessions user { id } } }';
const ME = '{ me { id } }';

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const ask = (query: string, variables: object, token = manager) =>
  graphql(server.url, query, variables as Record<string, unknown>, token);
const signedIn = async (userId: string, device: string) => {
  const sessionId = newId();
  return { sessionId, token: await signIn(server, { userId }, { id: sessionId, device }) };
};

describe('the sessions of a user', () => {
  it('are seen by managers and ended one by one, or all together', async () => {
    const { id } = await buildUser(server);
    const phone = await signedIn(id, 'Phone');
    const laptop = await signedIn(id, 'Laptop');
    await signedIn(id, 'Tablet');
    const { userSessions } = await expectOk<{
      userSessions: { totalCount: number; nodes: { device: string; current: boolean }[] };
    }>(ask(LIST, { id }) as never);
    expect(userSessions.totalCount).toBe(3);
    expect(userSessions.nodes.map(({ device }) => device).sort()).toEqual(['Laptop', 'Phone', 'Tablet']);
    expect(userSessions.nodes.some(({ current }) => current)).toBe(false);

    await expectOk(ask(REVOKE, { userId: id, sessionId: phone.sessionId }));
    expect(codeOf(await ask(ME, {}, phone.token))).toBe('UNAUTHENTICATED');
    expect(codeOf(await ask(ME, {}, laptop.token))).toBe('OK');
    expect(codeOf(await ask(REVOKE, { userId: id, sessionId: phone.sessionId }))).toBe('NOT_FOUND');
    expect(await expectOk(ask(REVOKE_ALL, { id }))).toEqual({
      revokeUserSessions: { revokedSessions: 2, user: { id } },
    });
    expect(codeOf(await ask(ME, {}, laptop.token))).toBe('UNAUTHENTICATED');
  });

  it('of an administrator are for administrators alone', async () => {
    const admin = await buildUser(server, { role: Role.ADMIN });
    const { sessionId, token } = await signedIn(admin.id, 'Laptop');
    for (const role of [Role.MANAGER, Role.SUPERVISOR]) {
      const other = await signInAs(server, role);
      expect(codeOf(await ask(LIST, { id: admin.id }, other))).toBe('FORBIDDEN');
      expect(codeOf(await ask(REVOKE, { userId: admin.id, sessionId }, other))).toBe('FORBIDDEN');
      expect(codeOf(await ask(REVOKE_ALL, { id: admin.id }, other))).toBe('FORBIDDEN');
    }
    expect(codeOf(await ask(ME, {}, token))).toBe('OK');
    const colleague = await signInAs(server, Role.ADMIN);
    expect(codeOf(await ask(REVOKE, { userId: admin.id, sessionId }, colleague))).toBe('OK');
    expect(codeOf(await ask(ME, {}, token))).toBe('UNAUTHENTICATED');
  });

  it('of the viewer end but for the one that asks', async () => {
    const user = await buildUser(server, { role: Role.MANAGER });
    const [own, other] = [await signedIn(user.id, 'Here'), await signedIn(user.id, 'There')];
    await expectOk(ask(REVOKE_ALL, { id: user.id }, own.token));
    expect(codeOf(await ask(ME, {}, own.token))).toBe('OK');
    expect(codeOf(await ask(ME, {}, other.token))).toBe('UNAUTHENTICATED');
  });

  it('of somebody else do not end under this user', async () => {
    const [one, another] = [await buildUser(server), await buildUser(server)];
    const { sessionId } = await signedIn(another.id, 'Phone');
    expect((await expectError(ask(REVOKE, { userId: one.id, sessionId }))).extensions.code).toBe('NOT_FOUND');
  });
});

describe('the list of users', () => {
  it('is filtered by state and sorted by sign-in and age', async () => {
    const mark = newId().slice(-8);
    const named = (displayName: string, more = {}) =>
      buildUser(server, { displayName: `${displayName} ${mark}`, ...more });
    await named('Ada', { lastLoginAt: new Date(2_000) });
    await named('Bea', { disabledAt: new Date() });
    await named('Cem', { lastLoginAt: new Date(9_000) });
    const list = async (args: string) => {
      const query = `query ($search: String) { users(search: $search, ${args}) { nodes { displayName } } }`;
      const { users } = await expectOk<{ users: { nodes: { displayName: string }[] } }>(
        ask(query, { search: mark }) as never,
      );
      return users.nodes.map(({ displayName }) => displayName.slice(0, 3));
    };
    expect(await list('disabled: true')).toEqual(['Bea']);
    expect(await list('disabled: false')).toEqual(['Ada', 'Cem']);
    expect(await list('sort: NAME_DESC')).toEqual(['Cem', 'Bea', 'Ada']);
    expect(await list('sort: LAST_SIGN_IN')).toEqual(['Bea', 'Ada', 'Cem']);
    expect(await list('sort: LAST_SIGN_IN_DESC')).toEqual(['Cem', 'Ada', 'Bea']);
    expect(await list('sort: NEWEST, first: 1')).toEqual(['Cem']);
  });

  it('says what the viewer may do with whom, and which roles one may give', async () => {
    const admin = await buildUser(server, { role: Role.ADMIN });
    const me = await buildUser(server, { role: Role.MANAGER });
    const token = await signIn(server, me);
    const may = 'query ($id: ID!) { user(id: $id) { viewerCanManage viewerCanRemove } grantableRoles }';
    const grantableRoles = ['ATTENDEE', 'EXECUTIVE', 'MANAGER', 'SUPERVISOR'];
    expect(await expectOk(ask(may, { id: admin.id }, token))).toEqual({
      user: { viewerCanManage: false, viewerCanRemove: false },
      grantableRoles,
    });
    expect(await expectOk(ask(may, { id: me.id }, token))).toEqual({
      user: { viewerCanManage: true, viewerCanRemove: false },
      grantableRoles,
    });
    expect(await expectOk(ask(may, { id: me.id }, await signIn(server, admin)))).toEqual({
      user: { viewerCanManage: true, viewerCanRemove: true },
      grantableRoles: [...grantableRoles, 'ADMIN'],
    });
  });
});
