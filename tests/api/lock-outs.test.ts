import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectOk, post, type Answer } from '../support/client';
import { buildUser, type BuiltUser } from '../support/factories';
import { rest } from '../support/rest';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const PASSWORD = 'correct horse battery';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { deviceToken } }';
const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }';
const SET = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { deviceToken } }';

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  [server, passwordHash] = await Promise.all([
    startServer({ trustProxy: ['loopback'] }),
    hashPassword(PASSWORD),
  ]);
});
afterAll(() => server.close());

let addresses = 0;
/** An address that no other test uses. */
const elsewhere = (): string => {
  addresses += 1;
  return `10.${Math.floor(addresses / 250)}.0.${addresses % 250}`;
};

/** Runs a mutation from an address. */
const from = async <Data = Record<string, unknown>>(
  address: string,
  query: string,
  input: object,
): Promise<Answer<Data>> => {
  const body = JSON.stringify({ query, variables: { input } });
  return (await (await post(server.url, body, { 'x-forwarded-for': address })).json()) as Answer<Data>;
};
type LoginData = { login: { deviceToken: string } };
const tryLogin = (address: string, email: string, password: string, deviceToken?: string) =>
  from<LoginData>(address, LOGIN, { email, password, deviceToken });
const request = (address: string, email: string, deviceToken?: string) =>
  from(address, REQUEST, { email, deviceToken });
const verify = (address: string, email: string, otp: string) => from(address, VERIFY, { email, otp });
const account = () => buildUser(server, { passwordHash });
const other = (code: string): string => (code === '000000' ? '111111' : '000000');

interface Mailed {
  code: string | undefined;
  link: string | undefined;
}
/** The recovery mails to a user, the oldest first. */
const mailsTo = async ({ email }: BuiltUser): Promise<Mailed[]> => {
  const mails = await server.sql<{ text: string }>(
    `SELECT text FROM mails WHERE recipient = $1 AND template = 'one-time-code' ORDER BY created_at, id`,
    [email],
  );
  return mails.map(({ text }) => ({
    code: /^\d{6}$/m.exec(text)?.[0],
    link: /\/auth\/forgot-password\?token=([\w-]{43})/.exec(text)?.[1],
  }));
};
const mailNumber = (user: BuiltUser, number: number): Promise<Mailed> =>
  waitFor(async () => (await mailsTo(user))[number - 1], 'The mail');
const setWith = (link: string | undefined) =>
  from(elsewhere(), SET, { resetToken: link, password: 'a password of my own' });
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => work(index)));

describe('wrong passwords of an attacker', () => {
  it('do not lock the owner out, who signs in from elsewhere', async () => {
    const { email } = await account();
    const [attacker, owner] = [elsewhere(), elsewhere()];
    const wrong = await times(11, () => tryLogin(attacker, email, 'wrong'));
    expect(wrong.map(codeOf).sort()).toEqual(['RATE_LIMITED', ...Array<string>(10).fill('UNAUTHENTICATED')]);
    expect(codeOf(await tryLogin(owner, email.toUpperCase(), PASSWORD))).toBe('OK');
    expect(codeOf(await tryLogin(attacker, email, PASSWORD))).toBe('RATE_LIMITED');
  });

  it('do not lock a device out that has signed in before, even from its own address', async () => {
    const { email } = await account();
    const hall = elsewhere();
    const { login } = await expectOk(tryLogin(hall, email, PASSWORD));
    expect(login.deviceToken).toMatch(/^[\w-]{43}$/);
    await times(10, () => tryLogin(hall, email, 'wrong'));
    expect(codeOf(await tryLogin(hall, email, PASSWORD))).toBe('RATE_LIMITED');
    const again = await expectOk(tryLogin(hall, email, PASSWORD, login.deviceToken));
    expect(again.login.deviceToken).toBe(login.deviceToken);
    expect(codeOf(await tryLogin(hall, email, PASSWORD, 'x'.repeat(43)))).toBe('RATE_LIMITED');
    const stranger = await account();
    await times(10, () => tryLogin(hall, stranger.email, 'wrong'));
    expect(codeOf(await tryLogin(hall, stranger.email, PASSWORD, login.deviceToken))).toBe('RATE_LIMITED');
  });

  it('close the account after 100 in a day for places that it does not know, and tell nothing of accounts', async () => {
    const user = await account();
    const [home, nobody] = [elsewhere(), 'nobody.at.all@example.test'];
    const { login } = await expectOk(tryLogin(home, user.email, PASSWORD));
    const attack = (email: string) =>
      times(10, async () => {
        const address = elsewhere();
        return (await times(10, () => tryLogin(address, email, 'wrong'))).map(codeOf);
      });
    const told = new Set([...(await attack(user.email)), ...(await attack(nobody))].flat());
    expect(told).toEqual(new Set(['UNAUTHENTICATED']));
    const answers = await Promise.all(
      [user.email, nobody].map((email) => tryLogin(elsewhere(), email, PASSWORD)),
    );
    const refusals = answers.map(({ errors }) => [errors?.[0]?.message, errors?.[0]?.extensions]);
    const requestId = expect.any(String) as string;
    const refusal = { code: 'UNAUTHENTICATED', reason: 'SIGN_IN_BY_MAIL', requestId };
    expect(refusals).toEqual([1, 2].map(() => [expect.stringMatching(/^There were too many/), refusal]));
    expect(codeOf(await tryLogin(home, user.email, PASSWORD))).toBe('OK');
    expect(codeOf(await tryLogin(elsewhere(), user.email, PASSWORD, login.deviceToken))).toBe('OK');
    await request(elsewhere(), user.email);
    expect(codeOf(await setWith((await mailNumber(user, 1)).link))).toBe('OK');
  }, 60_000);

  it('count one by one, however they are packed', async () => {
    const { email } = await account();
    const aliases = Array.from(
      { length: 12 },
      (_none, index) => `l${index}: login(input: $input) { deviceToken }`,
    );
    const document = `mutation ($input: LoginInput!) { ${aliases.join(' ')} }`;
    const { errors } = await from(elsewhere(), document, { email, password: 'wrong' });
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    expect(codes.filter((code) => code === 'UNAUTHENTICATED').length).toBeLessThanOrEqual(10);
  });
});

describe('a device', () => {
  it('gets its token in /v1 too, and brings it there', async () => {
    const { email } = await account();
    const signIn = (body: object) =>
      rest<{ device_token: string }>(server.url, 'post', '/auth/login', {
        body: { email, password: PASSWORD, ...body },
      });
    expect(Object.keys((await signIn({})).body).sort()).toEqual(['access_token', 'user']);
    const first = await signIn({ device_token: null });
    expect(first.body.device_token).toMatch(/^[\w-]{43}$/);
    const second = await signIn({ device_token: first.body.device_token });
    expect(second.body.device_token).toBe(first.body.device_token);
  });

  it('is forgotten when the password is set by mail, and no bearer token', async () => {
    const user = await account();
    const [home, far] = [elsewhere(), elsewhere()];
    const { login } = await expectOk(tryLogin(home, user.email, PASSWORD));
    const me = await fetch(`${server.url}/v1/auth/me`, {
      headers: { authorization: `Bearer ${login.deviceToken}` },
    });
    expect(me.status).toBe(401);
    await request(home, user.email);
    await setWith((await mailNumber(user, 1)).link);
    await times(10, () => tryLogin(far, user.email, 'wrong', login.deviceToken));
    expect(codeOf(await tryLogin(far, user.email, 'a password of my own', login.deviceToken))).toBe(
      'RATE_LIMITED',
    );
  });
});

describe('recovery by mail', () => {
  it('stays possible while somebody else asks for codes and tries them', async () => {
    const user = await account();
    for (let round = 0; round < 5; round += 1) {
      const attacker = elsewhere();
      await expectOk(request(attacker, user.email));
      await mailNumber(user, round + 1);
      await times(5, () => verify(attacker, user.email, '123456'));
    }
    const owner = elsewhere();
    await expectOk(request(owner, user.email));
    const { link } = await mailNumber(user, 6);
    expect(codeOf(await setWith(link))).toBe('OK');
  });

  it('keeps the code of one requester while another one asks for codes and tries them', async () => {
    const user = await account();
    const [owner, attacker] = [elsewhere(), elsewhere()];
    await expectOk(request(owner, user.email));
    const mine = await mailNumber(user, 1);
    await expectOk(request(attacker, user.email));
    const theirs = await mailNumber(user, 2);
    const tries = await times(6, () => verify(attacker, user.email, other(theirs.code ?? '')));
    expect(tries.map(codeOf).sort()).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
    expect(codeOf(await verify(owner, user.email, mine.code ?? ''))).toBe('OK');
    expect(codeOf(await setWith(mine.link))).toBe('OK');
    expect(codeOf(await setWith(theirs.link))).toBe('BAD_USER_INPUT');
  });

  it('takes the code from another network than it was asked for from, as phones change theirs', async () => {
    const user = await account();
    await expectOk(request(elsewhere(), user.email));
    const { code } = await mailNumber(user, 1);
    const wrong = await times(3, () => verify(elsewhere(), user.email, other(code ?? '')));
    expect(wrong.map(codeOf)).toEqual(Array<string>(3).fill('BAD_USER_INPUT'));
    expect(codeOf(await verify(elsewhere(), user.email, code ?? ''))).toBe('OK');
    expect(codeOf(await verify(elsewhere(), user.email, code ?? ''))).toBe('BAD_USER_INPUT');
  });

  it('goes by link alone after 10 wrong codes in a day, also for the right code', async () => {
    const user = await account();
    const owner = elsewhere();
    await expectOk(request(owner, user.email));
    const { code, link } = await mailNumber(user, 1);
    for (const address of [elsewhere(), elsewhere()])
      await times(5, () => verify(address, user.email, other(code ?? '')));
    expect(codeOf(await verify(owner, user.email, code ?? ''))).toBe('BAD_USER_INPUT');
    await expectOk(request(elsewhere(), user.email));
    expect(await mailNumber(user, 2)).toEqual({ code: undefined, link: expect.any(String) as string });
    expect(codeOf(await setWith(link))).toBe('OK');
  });

  it('floods no mailbox: the last mail has a link that works, and known devices get mails of their own', async () => {
    const user = await account();
    const home = elsewhere();
    const { login } = await expectOk(tryLogin(home, user.email, PASSWORD));
    await times(20, () => request(elsewhere(), user.email));
    await expectOk(request(elsewhere(), user.email, login.deviceToken));
    // Jobs are done one after the other for all that matters here: this mail comes after the others.
    await expectOk(request(home, user.email));
    await waitFor(async () => (await mailsTo(user)).length >= 8, 'The mails');
    const waiting = async () =>
      (await server.sql(`SELECT 1 FROM pgboss.job WHERE name = 'accounts.send-code' AND state < 'completed'`))
        .length;
    await waitFor(async () => (await waiting()) === 0, 'The end of the jobs');
    const mails = await mailsTo(user);
    expect(mails).toHaveLength(6 + 2);
    expect(codeOf(await setWith(mails.at(-1)?.link))).toBe('OK');
  });
});
