import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectError, expectOk, graphql, login } from '../support/client';
import { buildUser, signIn } from '../support/factories';
import { rest } from '../support/rest';
import { startBeside, startServer, type TestServer } from '../support/server';
import { openSession } from '../support/socket';
import { waitFor, within } from '../support/wait';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple battery horse';
const WRONG_CODE = 'This code is wrong, was used already, or is too old. The link in the e-mail works too.';
const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }';
const UPDATE =
  'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken user { id } } }';

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  [server, passwordHash] = await Promise.all([startServer(), hashPassword(PASSWORD)]);
});
afterAll(() => server.close());

const request = (email: string) => graphql(server.url, REQUEST, { input: { email } });
const verify = (email: string, otp: string) =>
  graphql<{ verifyOtp: { resetToken: string } }>(server.url, VERIFY, { input: { email, otp } });
const update = (input: object, token?: string) =>
  graphql<{ updatePassword: { accessToken: string; user: { id: string } } }>(
    server.url,
    UPDATE,
    { input },
    token,
  );
const me = (token: string) => graphql(server.url, '{ me { id } }', {}, token);

/** The code of the latest mail to a user. */
const mailedCode = (email: string): Promise<string> =>
  waitFor(async () => {
    const [mail] = await server.sql<{ text: string }>(
      `SELECT text FROM mails WHERE recipient = $1 AND template = 'one-time-code' ORDER BY created_at DESC LIMIT 1`,
      [email],
    );
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  }, 'The mail');

const withCode = async () => {
  const user = await buildUser(server, { passwordHash });
  await expectOk(request(user.email));
  return { ...user, code: await mailedCode(user.email) };
};
const other = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('a one-time code', () => {
  it('is mailed, and sets a new password once; every session ends', async () => {
    const { id, email, code } = await withCode();
    const token = await signIn(server, { id });
    const socket = await openSession(server.url, token);
    const { verifyOtp } = await expectOk(verify(email.toUpperCase(), code));
    const { updatePassword } = await expectOk(
      update({ resetToken: verifyOtp.resetToken, password: NEW_PASSWORD }),
    );
    expect(updatePassword.user).toEqual({ id });
    expect(codeOf(await me(updatePassword.accessToken))).toBe('OK');
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
    expect(await within(socket.closed, 'The end')).toEqual({ code: 4401, reason: 'Signed out' });
    await login(server.url, email, NEW_PASSWORD);
    const again = await expectError(update({ resetToken: verifyOtp.resetToken, password: PASSWORD }));
    expect(again.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.resetToken', message: expect.any(String) as string }],
    });
    expect(codeOf(await verify(email, code))).toBe('BAD_USER_INPUT');
  });

  it('is kept as a hash, and so is the token', async () => {
    const { id, email, code } = await withCode();
    const [kept] = await server.sql<{ code_hash: string }>(
      'SELECT code_hash FROM one_time_codes WHERE user_id = $1',
      [id],
    );
    expect(kept?.code_hash).toMatch(/^\$argon2id\$/);
    const { verifyOtp } = await expectOk(verify(email, code));
    const tokens = await server.sql(
      `SELECT token_hash = sha256($2::bytea) AS hashed, expires_at < now() + interval '11 minutes' AS short
       FROM password_tokens WHERE user_id = $1 ORDER BY expires_at`,
      [id, Buffer.from(verifyOtp.resetToken)],
    );
    // The other one is the link of the mail.
    expect(tokens).toEqual([
      { hashed: true, short: true },
      { hashed: false, short: false },
    ]);
  });

  it('is asked for once a minute, in the same words whether there is an account', async () => {
    const known = await buildUser(server, { passwordHash });
    const disabled = await buildUser(server, { passwordHash, disabledAt: new Date() });
    const emails = [known.email, disabled.email, 'nobody.at.all@example.test'];
    for (const email of emails) expect(await request(email)).toEqual({ data: { requestOtp: { email } } });
    const refusals = await Promise.all(emails.map((email) => request(email)));
    expect(refusals.map(codeOf)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED']);
    await mailedCode(known.email);
    expect(await server.sql('SELECT 1 FROM mails WHERE recipient = ANY($1)', [emails.slice(1)])).toEqual([]);
  });

  it('can be tried five times; then even the right one is refused, and so it is where there is none', async () => {
    const { email, code } = await withCode();
    await request('nobody@example.test');
    const answers = await Promise.all(
      [email, 'nobody@example.test'].map(async (address) => {
        const tries = [];
        for (let tried = 0; tried < 5; tried += 1) tries.push(await verify(address, other(code)));
        return [...tries, await verify(address, code)].map(({ data, errors }) => [
          data,
          errors?.[0]?.message.replace(/\d+/, 'some'),
          errors?.[0]?.extensions.code,
        ]);
      }),
    );
    expect(answers[0]?.map(([, , refusal]) => refusal)).toEqual([
      ...(Array(5).fill('BAD_USER_INPUT') as string[]),
      'RATE_LIMITED',
    ]);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('can be tried five times over all servers', async () => {
    const second = await startBeside(server, { jobs: false });
    const { email, code } = await withCode();
    const verifyThere = (otp: string) => graphql(second.url, VERIFY, { input: { email, otp } });
    for (const tried of [1, 2, 3, 4, 5])
      await (tried % 2 ? verify(email, other(code)) : verifyThere(other(code)));
    const answers = [await verify(email, code), await verifyThere(code)];
    expect(answers.map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  it('gives one token, however many use it at once', async () => {
    const { email, code } = await withCode();
    const answers = await Promise.all([1, 2, 3].map(() => verify(email, code)));
    expect(answers.map(codeOf).sort()).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'OK']);
  });

  it('is worth nothing after ten minutes, and its token neither', async () => {
    const { id, email, code } = await withCode();
    await server.sql(`UPDATE one_time_codes SET expires_at = now() WHERE user_id = $1`, [id]);
    expect(codeOf(await verify(email, code))).toBe('BAD_USER_INPUT');
    const second = await withCode();
    const { verifyOtp } = await expectOk(verify(second.email, second.code));
    await server.sql('UPDATE password_tokens SET expires_at = now() WHERE user_id = $1', [second.id]);
    const late = update({ resetToken: verifyOtp.resetToken, password: NEW_PASSWORD });
    expect(codeOf(await late)).toBe('BAD_USER_INPUT');
  });

  it('has six digits', async () => {
    const { extensions } = await expectError(verify('somebody@example.test', '12345'));
    expect(extensions['fields']).toEqual([{ path: 'input.otp', message: 'The code has six digits.' }]);
  });
});

describe('a one-time code in /v1', () => {
  it('is exchanged in the words of /v1 too', async () => {
    const { email, code } = await withCode();
    const wrong = await rest(server.url, 'post', '/auth/verify-otp', { body: { email, otp: other(code) } });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      {
        code: 'BAD_USER_INPUT',
        message: WRONG_CODE,
        errors: [{ field: 'otp', message: WRONG_CODE }],
        requestId: expect.any(String) as string,
      },
    ]);
    const right = await rest<{ reset_token: string }>(server.url, 'post', '/auth/verify-otp', {
      body: { email, otp: code },
    });
    const set = await rest(server.url, 'post', '/auth/update-password', {
      body: { reset_token: right.body.reset_token, password: NEW_PASSWORD },
    });
    expect([right.status, set.status, Object.keys(set.body).sort()]).toEqual([
      200,
      200,
      ['access_token', 'user'],
    ]);
  });
});

describe('a new password', () => {
  const signedIn = async () => {
    const user = await buildUser(server, { passwordHash });
    return { ...user, here: await signIn(server, user), elsewhere: await signIn(server, user) };
  };

  it('ends all other sessions, and the one that asks goes on', async () => {
    const { email, here, elsewhere } = await signedIn();
    await Promise.all([me(here), me(elsewhere)]);
    const { updatePassword } = await expectOk(
      update({ currentPassword: PASSWORD, password: NEW_PASSWORD }, here),
    );
    expect(updatePassword.accessToken).toBe(here);
    expect([codeOf(await me(here)), codeOf(await me(elsewhere))]).toEqual(['OK', 'UNAUTHENTICATED']);
    await login(server.url, email, NEW_PASSWORD);
  });

  it('takes the current one, and few tries of it', async () => {
    const { here } = await signedIn();
    const wrong = { currentPassword: 'something else', password: NEW_PASSWORD };
    const tries = await Promise.all(Array.from({ length: 10 }, () => update(wrong, here)));
    expect(tries.map(codeOf)).toEqual(Array(10).fill('BAD_USER_INPUT'));
    expect(codeOf(await update({ ...wrong, currentPassword: PASSWORD }, here))).toBe('RATE_LIMITED');
  });

  it('is set by one of two who change it at once', async () => {
    const { here } = await signedIn();
    const both = ['one new password', 'other new password'].map((password) =>
      update({ currentPassword: PASSWORD, password }, here),
    );
    expect((await Promise.all(both)).map(codeOf).sort()).toEqual(['BAD_USER_INPUT', 'OK']);
  });

  it.each([
    ['too short', '123456789', 'A password has at least 10 characters.'],
    ['too long', 'tall ships at dawn '.repeat(7), 'A password has at most 128 characters.'],
  ])('is refused where it is %s', async (_what, password, message) => {
    const { extensions } = await expectError(update({ resetToken: 'any', password }));
    expect(extensions['fields']).toEqual([{ path: 'input.password', message }]);
  });

  it('takes a token, or a session and the current password', async () => {
    const { here } = await signedIn();
    expect(codeOf(await update({ password: NEW_PASSWORD }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await update({ password: NEW_PASSWORD }, here))).toBe('BAD_USER_INPUT');
  });
});

describe('an account', () => {
  const CREATE =
    'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { accessToken user { email role displayName } } }';
  const create = (input: object) =>
    graphql<{ createAccount: { accessToken: string; user: object } }>(server.url, CREATE, { input });

  it('is made by anybody, for an attendee, once per e-mail', async () => {
    const input = { email: 'Ada.King@example.test', password: PASSWORD, displayName: ' Ada King ' };
    const both = await Promise.all([create(input), create({ ...input, email: 'ada.king@EXAMPLE.test' })]);
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', 'OK']);
    const made = both.find(({ data }) => data)?.data?.createAccount;
    expect(made?.user).toEqual({ email: 'ada.king@example.test', role: 'ATTENDEE', displayName: 'Ada King' });
    expect(codeOf(await me(made?.accessToken ?? ''))).toBe('OK');
    await login(server.url, 'ada.king@example.test', PASSWORD);
  });

  it('of somebody who was invited is not handed over', async () => {
    const { email } = await buildUser(server);
    const { extensions } = await expectError(create({ email, password: PASSWORD, displayName: 'Eve' }));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' });
  });

  it('names every faulty field', async () => {
    const { extensions } = await expectError(create({ email: 'x', password: 'short', displayName: ' ' }));
    expect((extensions['fields'] as { path: string }[]).map(({ path }) => path)).toEqual([
      'input.email',
      'input.password',
      'input.displayName',
    ]);
  });
});

describe('own sessions', () => {
  const LIST = '{ sessions { totalCount nodes { id device current } } }';

  it('are listed and revoked by their owner alone', async () => {
    const user = await buildUser(server);
    const here = await signIn(server, user, { device: 'Laptop' });
    const there = await signIn(server, user, { device: 'Phone' });
    await signIn(server, user, { device: 'Old', expiresAt: new Date(Date.now() - 1) });
    const { sessions } = await expectOk(
      graphql<{ sessions: { nodes: { id: string; device: string; current: boolean }[] } }>(
        server.url,
        LIST,
        {},
        here,
      ),
    );
    expect(sessions).toEqual({
      totalCount: 2,
      nodes: [
        { id: expect.any(String) as string, device: 'Phone', current: false },
        { id: expect.any(String) as string, device: 'Laptop', current: true },
      ],
    });
    const socket = await openSession(server.url, there);
    const REVOKE =
      'mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { session { device } } }';
    const phone = { input: { sessionId: sessions.nodes[0]?.id } };
    expect(await expectOk(graphql(server.url, REVOKE, phone, here))).toEqual({
      revokeSession: { session: { device: 'Phone' } },
    });
    expect(codeOf(await me(there))).toBe('UNAUTHENTICATED');
    expect((await within(socket.closed, 'The end')).code).toBe(4401);
    expect(codeOf(await graphql(server.url, REVOKE, phone, here))).toBe('NOT_FOUND');
    const nonsense = { input: { sessionId: 'no id' } };
    expect(codeOf(await graphql(server.url, REVOKE, nonsense, here))).toBe('NOT_FOUND');
  });

  it('end all but the one that asks', async () => {
    const user = await buildUser(server);
    const [here, ...others] = await Promise.all([1, 2, 3].map(() => signIn(server, user)));
    expect(
      await expectOk(graphql(server.url, 'mutation { revokeOtherSessions { revokedSessions } }', {}, here)),
    ).toEqual({ revokeOtherSessions: { revokedSessions: 2 } });
    const answers = await Promise.all([here, ...others].map((token) => me(token ?? '')));
    expect(answers.map(codeOf)).toEqual(['OK', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });
});
