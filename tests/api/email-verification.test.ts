import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildUser, signIn, type BuiltUser } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const REQUEST = 'mutation { requestEmailVerification { user { email emailVerifiedAt } } }';
const VERIFY =
  'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { user { id emailVerifiedAt } } }';
const SET = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken } }';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const someTime = expect.stringMatching(/^\d{4}-/) as string;
const newcomer = async () => {
  const user = await buildUser(server, { emailVerifiedAt: null });
  return { ...user, token: await signIn(server, user) };
};
const mailsTo = (email: string) =>
  server.sql<{ text: string }>(
    `SELECT text FROM mails WHERE recipient = $1 AND template = 'verify-email' ORDER BY created_at`,
    [email],
  );
/** The code and the link of the mail that comes next. */
const mailed = async (email: string, nth = 1) => {
  const text = await waitFor(async () => (await mailsTo(email))[nth - 1]?.text, 'The verification mail');
  const [, path, token] = /https?:\/\/[^/\s]+(\/\S+\?token=)(\S+)/.exec(text) ?? [];
  return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', path, token: token ?? '' };
};
const request = (token: string) => graphql(server.url, REQUEST, {}, token);
const verify = (input: object, token?: string) => graphql(server.url, VERIFY, { input }, token);
const isProven = async ({ id }: Pick<BuiltUser, 'id'>): Promise<boolean> => {
  const [row] = await server.sql<{ proven: boolean }>(
    'SELECT email_verified_at IS NOT NULL AS proven FROM users WHERE id = $1',
    [id],
  );
  return row?.proven ?? false;
};
/** Resets the pause before a further mail. */
const letAskAgain = ({ id }: BuiltUser) =>
  server.app.runtime.rateLimits.reset({ name: 'verification-request', points: 1, seconds: 60 }, id);

describe('proving the own address', () => {
  it('works with the mailed code for the signed-in user, once', async () => {
    const me = await newcomer();
    expect(await expectOk(request(me.token))).toEqual({
      requestEmailVerification: { user: { email: me.email, emailVerifiedAt: null } },
    });
    const { code } = await mailed(me.email);
    expect(codeOf(await verify({ code }))).toBe('UNAUTHENTICATED');
    expect(await expectOk(verify({ code }, me.token))).toEqual({
      verifyEmail: { user: { id: me.id, emailVerifiedAt: someTime } },
    });
    expect(codeOf(await verify({ code }, me.token))).toBe('BAD_USER_INPUT');
  });

  it('works with the mailed link for the user of the account, once', async () => {
    const me = await newcomer();
    await expectOk(request(me.token));
    const { path, token } = await mailed(me.email);
    expect(path).toBe('/auth/verify-email?token=');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await expectOk(verify({ token }, me.token))).toEqual({
      verifyEmail: { user: { id: me.id, emailVerifiedAt: someTime } },
    });
    expect((await expectError(verify({ token }, me.token))).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.token', message: expect.stringContaining('link') as string }],
    });
  });

  it('does not work with the link alone: its reader would confirm an account that somebody else has made', async () => {
    const stranger = await newcomer();
    await expectOk(request(stranger.token));
    const { token } = await mailed(stranger.email);
    expect(codeOf(await verify({ token }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await verify({ token }, (await newcomer()).token))).toBe('BAD_USER_INPUT');
    expect(await isProven(stranger)).toBe(false);
    expect(codeOf(await verify({ token }, stranger.token))).toBe('OK');
  });

  it('is asked for by createAccount and register', async () => {
    const CREATE =
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { accessToken user { emailVerifiedAt } } }';
    const email = 'brand.new@example.test';
    const input = { email, password: 'correct horse battery', displayName: 'Visit evil.example now' };
    const { createAccount } = await expectOk(
      graphql<{ createAccount: { accessToken: string } }>(server.url, CREATE, { input }),
    );
    expect(createAccount).toEqual({
      accessToken: expect.any(String) as string,
      user: { emailVerifiedAt: null },
    });
    const { token } = await mailed(email);
    const [mail] = await mailsTo(email);
    expect(mail?.text).not.toContain('evil.example');
    expect(codeOf(await verify({ token }, createAccount.accessToken))).toBe('OK');
  });

  it('does not work with a code of somebody else, an older code, or an expired one', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    await expectOk(request(me.token));
    const first = await mailed(me.email);
    expect(codeOf(await verify({ code: first.code }, other.token))).toBe('BAD_USER_INPUT');
    await letAskAgain(me);
    await expectOk(request(me.token));
    const second = await mailed(me.email, 2);
    expect(codeOf(await verify({ token: first.token }, me.token))).toBe('BAD_USER_INPUT');
    await server.sql(
      `UPDATE email_verifications SET code_expires_at = now(), expires_at = now() WHERE user_id = $1`,
      [me.id],
    );
    expect(codeOf(await verify({ code: second.code }, me.token))).toBe('BAD_USER_INPUT');
    expect(codeOf(await verify({ token: second.token }, me.token))).toBe('BAD_USER_INPUT');
    expect(await isProven(me)).toBe(false);
  });

  it('takes five tries of a code', async () => {
    const me = await newcomer();
    await expectOk(request(me.token));
    const { code, token } = await mailed(me.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      expect(codeOf(await verify({ code: wrong }, me.token))).toBe('BAD_USER_INPUT');
    expect(codeOf(await verify({ code }, me.token))).toBe('BAD_USER_INPUT');
    expect(codeOf(await verify({ token }, me.token))).toBe('OK');
  });

  it('mails once a minute, and nothing to those who have proven the address', async () => {
    const me = await newcomer();
    await expectOk(request(me.token));
    expect((await expectError(request(me.token))).extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number) as number,
    });
    const { code } = await mailed(me.email);
    await expectOk(verify({ code }, me.token));
    await letAskAgain(me);
    expect(codeOf(await request(me.token))).toBe('OK');
    expect(codeOf(await request(me.token))).toBe('OK');
    expect(await mailsTo(me.email)).toHaveLength(1);
  });

  it('names what is wrong with the input', async () => {
    const me = await newcomer();
    for (const input of [{}, { code: '12' }, { token: 'x'.repeat(101) }])
      expect(codeOf(await verify(input, me.token))).toBe('BAD_USER_INPUT');
  });
});

describe('a proof', () => {
  it('by code and by link at the same time counts once', async () => {
    const me = await newcomer();
    await expectOk(request(me.token));
    const { code, token } = await mailed(me.email);
    const both = await Promise.all([verify({ code }, me.token), verify({ token }, me.token)]);
    expect(both.map(codeOf).sort()).toEqual(['BAD_USER_INPUT', 'OK']);
    expect(await isProven(me)).toBe(true);
  });

  it('at the same time as the invite code leaves a proven user with one password', async () => {
    for (let round = 0; round < 5; round += 1) {
      const me = await newcomer();
      const { inviteCode } = await buildAttendee(server, { userId: me.id, status: 'INVITED' });
      await expectOk(request(me.token));
      const { token } = await mailed(me.email);
      await server.sql(`UPDATE users SET password_hash = 'old' WHERE id = $1`, [me.id]);
      const [verified, set] = await Promise.all([
        verify({ token }, me.token),
        graphql(server.url, SET, { input: { code: inviteCode, password: 'a password of my own' } }),
      ]);
      // Whichever comes first: the address is proven, and the code sets a password only while it was not.
      expect([codeOf(verified), codeOf(set)]).toContain('OK');
      expect(['OK', 'CONFLICT']).toContain(codeOf(set));
      expect(await isProven(me)).toBe(true);
      const sessions = await server.sql('SELECT 1 FROM sessions WHERE user_id = $1', [me.id]);
      expect(sessions).toHaveLength(1);
    }
  });
});
