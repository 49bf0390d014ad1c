import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectError, expectOk, graphql, login, post } from '../support/client';
import { buildUser, signIn } from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { accessToken user { id email displayName role avatar createdAt lastLoginAt } }
}`;
const ME = '{ me { id email displayName role } }';
const PASSWORD = 'correct horse battery';

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  [server, passwordHash] = await Promise.all([startServer(), hashPassword(PASSWORD)]);
});
afterAll(() => server.close());

const tryLogin = (email: string, password = PASSWORD) =>
  graphql<{ login: { accessToken: string; user: Record<string, unknown> } }>(server.url, LOGIN, {
    input: { email, password },
  });
const me = (token?: string) => graphql(server.url, ME, {}, token);

it.each([
  ['a domain in its own letters and in ASCII', 'bücher', 'xn--bcher-kva'],
  ['a letter that is written as one and as two', 'e\u0301cole', 'xn--cole-9oa'],
])('a login knows one mailbox by %s', async (_what, domain, ascii) => {
  const mailbox = newId();
  await buildUser(server, { passwordHash, email: `${mailbox}@${ascii}.example` });
  const addresses = [`${mailbox}@${domain}.example`, `${mailbox}@${ascii.toUpperCase()}.example`];
  const answers = await Promise.all(addresses.map((address) => tryLogin(address)));
  expect(answers.map(codeOf)).toEqual(['OK', 'OK']);
});

describe('login', () => {
  it('answers with the user and a token that is good at once', async () => {
    const { id, email, displayName } = await buildUser(server, { passwordHash, role: Role.MANAGER });
    const { login: session } = await expectOk(tryLogin(email));
    expect(session).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: {
        id,
        email,
        displayName,
        role: 'MANAGER',
        avatar: null,
        createdAt: expect.any(String) as string,
        lastLoginAt: expect.any(String) as string,
      },
    });
    expect(await expectOk(me(session.accessToken))).toEqual({
      me: { id, email, displayName, role: 'MANAGER' },
    });
    const kept = await server.sql('SELECT last_login_at FROM users WHERE id = $1', [id]);
    expect(kept).toEqual([{ last_login_at: new Date(String(session.user['lastLoginAt'])) }]);
  });

  it('keeps the hash of the token only', async () => {
    const { email, id } = await buildUser(server, { passwordHash });
    const token = await login(server.url, email, PASSWORD);
    const kept = await server.sql(
      `SELECT device, token_hash = sha256($2::bytea) AS hashed, expires_at > now() + interval '13 days 23 hours' AS fortnight
       FROM sessions WHERE user_id = $1`,
      [id, Buffer.from(token)],
    );
    expect(kept).toEqual([{ device: null, hashed: true, fortnight: true }]);
  });

  it('names the device by its browser where it gives no name itself', async () => {
    const { email, id } = await buildUser(server, { passwordHash });
    const phone =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const signInWith = (password: string, device?: string) => {
      const variables = { input: { email, password, device } };
      return post(server.url, JSON.stringify({ query: LOGIN, variables }), { 'user-agent': phone });
    };
    for (const device of [undefined, 'Kiosk 4'])
      expect((await signInWith(PASSWORD, device)).status).toBe(200);
    const devicesOf = (table: string) =>
      server.sql(`SELECT device FROM ${table} WHERE user_id = $1 ORDER BY created_at`, [id]);
    const named = [{ device: 'Chrome on Android' }, { device: 'Kiosk 4' }];
    expect([await devicesOf('sessions'), await devicesOf('security_events')]).toEqual([named, named]);
  });

  it('does not mind the case of the e-mail', async () => {
    const { id, email } = await buildUser(server, { passwordHash });
    const { login: session } = await expectOk(tryLogin(email.toUpperCase()));
    expect(session.user).toMatchObject({ id, email });
  });

  it('refuses a wrong password, an unknown e-mail, a disabled user and one without a password in the same words', async () => {
    const known = await buildUser(server, { passwordHash });
    const disabled = await buildUser(server, { passwordHash, disabledAt: new Date() });
    const without = await buildUser(server);
    const refusals = await Promise.all([
      expectError(tryLogin(known.email, 'something else')),
      expectError(tryLogin('nobody@example.test')),
      expectError(tryLogin(disabled.email)),
      expectError(tryLogin(without.email)),
    ]);
    const refusal = {
      message: 'E-mail or password is wrong.',
      path: ['login'],
      locations: [{ line: 2, column: 3 }],
      extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String) as string },
    };
    expect(refusals).toEqual([refusal, refusal, refusal, refusal]);
  });

  it('names every faulty field, and repeats no value', async () => {
    const answer = await tryLogin('not an address', 'x'.repeat(129));
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'input.email', message: 'Please enter an e-mail address.' },
        { path: 'input.password', message: 'This has at most 128 characters.' },
      ],
      requestId: expect.any(String) as string,
    });
    expect(JSON.stringify(answer)).not.toContain('not an address');
  });

  it('refuses the 11th try for an account, even with the right password, and says when to come back', async () => {
    const { email } = await buildUser(server, { passwordHash });
    const tries = await Promise.all(Array.from({ length: 10 }, () => tryLogin(email, 'wrong')));
    expect(tries.map(codeOf)).toEqual(Array(10).fill('UNAUTHENTICATED'));
    const { message, extensions } = await expectError(tryLogin(email.toUpperCase()));
    const retryAfter = extensions['retryAfter'] as number;
    expect({ message, code: extensions.code }).toEqual({
      message: `Too many attempts. Try again in ${retryAfter} seconds.`,
      code: 'RATE_LIMITED',
    });
    expect(retryAfter).toBeGreaterThan(290);
    expect(retryAfter).toBeLessThanOrEqual(300);
  });

  it('forgets the tries of an account after a success', async () => {
    const { email } = await buildUser(server, { passwordHash });
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => tryLogin(email, 'wrong')));
      expect(codeOf(await tryLogin(email))).toBe('OK');
    }
  });

  it('gives a session of its own to each of several at once', async () => {
    const { id, email } = await buildUser(server, { passwordHash });
    const tokens = await Promise.all(Array.from({ length: 5 }, () => login(server.url, email, PASSWORD)));
    expect(new Set(tokens).size).toBe(5);
    expect(await server.sql('SELECT count(*)::int FROM sessions WHERE user_id = $1', [id])).toEqual([
      { count: 5 },
    ]);
  });
});

describe('a session', () => {
  it('ends with logout, at once, and alone', async () => {
    const user = await buildUser(server);
    const [here, elsewhere] = [await signIn(server, user), await signIn(server, user)];
    expect(codeOf(await me(here))).toBe('OK');
    const { sessions } = await expectOk(
      graphql<{ sessions: { nodes: { id: string; current: boolean }[] } }>(
        server.url,
        '{ sessions { nodes { id current } } }',
        {},
        here,
      ),
    );
    expect(await expectOk(graphql(server.url, 'mutation { logout { sessionId } }', {}, here))).toEqual({
      logout: { sessionId: sessions.nodes.find(({ current }) => current)?.id },
    });
    expect(codeOf(await me(here))).toBe('UNAUTHENTICATED');
    expect(codeOf(await graphql(server.url, 'mutation { logout { sessionId } }', {}, here))).toBe(
      'UNAUTHENTICATED',
    );
    expect(codeOf(await me(elsewhere))).toBe('OK');
  });

  it('answers both of two logouts at once, and is over', async () => {
    const token = await signIn(server, await buildUser(server));
    await me(token);
    const answers = await Promise.all([
      graphql(server.url, 'mutation { logout { sessionId } }', {}, token),
      graphql(server.url, 'mutation { logout { sessionId } }', {}, token),
    ]);
    expect(answers.map(codeOf).filter((code) => !['OK', 'UNAUTHENTICATED'].includes(code))).toEqual([]);
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['no token', undefined],
    ['a token that never was', 'x'.repeat(43)],
    ['a token with quotes', `'; DROP TABLE users; --`],
  ])('is not there with %s', async (_what, token) => {
    expect(await me(token)).toEqual({
      data: null,
      errors: [
        {
          message: 'Please sign in.',
          path: ['me'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String) as string },
        },
      ],
    });
  });

  it('is over when its time has passed', async () => {
    const token = await signIn(server, await buildUser(server), { expiresAt: new Date(Date.now() - 1) });
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
  });

  it('of a disabled user is worth nothing', async () => {
    const token = await signIn(server, await buildUser(server, { disabledAt: new Date() }));
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
  });

  it('lasts another 14 days when it is used', async () => {
    const user = await buildUser(server);
    const yesterday = new Date(Date.now() - 86_400_000);
    const soon = new Date(Date.now() + 60_000);
    const token = await signIn(server, user, { lastUsedAt: yesterday, expiresAt: soon });
    await me(token);
    const kept = await server.sql(
      `SELECT expires_at > now() + interval '13 days 23 hours' AS slid FROM sessions WHERE user_id = $1`,
      [user.id],
    );
    expect(kept).toEqual([{ slid: true }]);
  });
});

describe('the demo logins', () => {
  const DEMO_LOGINS = '{ demoLogins { email password role label } }';

  it('are told to nobody where the demo is off', async () => {
    expect(await expectOk(graphql(server.url, DEMO_LOGINS))).toEqual({ demoLogins: [] });
  });

  it('are told to everybody where it is on', async () => {
    const demo = await startBeside(server, { demo: true });
    const { demoLogins } = await expectOk(
      graphql<{ demoLogins: { email: string; role: string; password: string }[] }>(demo.url, DEMO_LOGINS),
    );
    expect(demoLogins.map(({ email, role, password }) => [email.split('@')[0], role, password])).toEqual([
      ['attendee', 'ATTENDEE', 'podium-demo'],
      ['investor', 'ATTENDEE', 'podium-demo'],
      ['speaker', 'ATTENDEE', 'podium-demo'],
      ['exhibitor', 'ATTENDEE', 'podium-demo'],
      ['startup', 'ATTENDEE', 'podium-demo'],
      ['invited', 'ATTENDEE', 'podium-demo'],
      ['waiting', 'ATTENDEE', 'podium-demo'],
      ['admin', 'ADMIN', 'podium-demo'],
      ['supervisor', 'SUPERVISOR', 'podium-demo'],
      ['manager', 'MANAGER', 'podium-demo'],
      ['executive', 'EXECUTIVE', 'podium-demo'],
      ['agency', 'MANAGER', 'podium-demo'],
    ]);
  });
});
