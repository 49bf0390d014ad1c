import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { strongHash } from '../support/cheap-argon2';
import { codeOf, post, type Answer } from '../support/client';
import { buildAttendee, buildEvent, buildUser, type BuiltEvent } from '../support/factories';
import { waitFor } from '../support/wait';
import { startServer, type TestServer } from '../support/server';

// A hall is one address: what a stranger does there must not keep others from coming in.

const PASSWORD = 'correct horse battery';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { deviceToken } }';
const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }';
const SET = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { deviceToken } }';
const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { user { email } } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { user { email } } }';
const FIRST = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { user { id } } }';
const INVITED = 'query ($code: String!) { verifyInviteCode(code: $code) { newUser } }';
const ENTRY = 'query ($code: String!) { verifyEntryCode(code: $code) { valid } }';
const OPEN = 'query ($id: ID!) { registrationEvent(eventId: $id) { id } }';
const SCHEMA = '{ __schema { queryType { name } } }';

let server: TestServer;
let passwordHash: string;
let event: BuiltEvent;
let addresses = 0;
let hall = '';
let names = 0;

beforeAll(async () => {
  const load = { ordinary: { concurrency: 8, queueLength: 500, burstMs: 30_000, holdMs: 30_000 } };
  [server, passwordHash] = await Promise.all([
    startServer({ trustProxy: ['loopback'], costBudget: 1_000, limits: { load } }),
    hashPassword(PASSWORD),
  ]);
  event = await buildEvent(server, { registration: 'OPEN' });
});
afterAll(() => server.close());
beforeEach(() => {
  hall = `10.1.0.${(addresses += 1)}`;
});

const newEmail = (): string => `newcomer.${(names += 1)}@example.test`;
const answerTo = async (query: string, variables: object, address = hall) => {
  const response = await post(server.url, JSON.stringify({ query, variables }), {
    'x-forwarded-for': address,
  });
  return { headers: response.headers, ...((await response.json()) as Answer & { extensions?: object }) };
};
const ask = async (query: string, variables: object, address?: string): Promise<string> =>
  codeOf(await answerTo(query, variables, address));
const withInput = (query: string, input: object, address?: string) => ask(query, { input }, address);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => work(index)));

const newcomer = () => ({
  eventId: event.id,
  email: newEmail(),
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'King',
});
const invitee = async () => {
  const { id: userId } = await buildUser(server);
  return (await buildAttendee(server, { eventId: event.id, userId, status: 'INVITED' })).inviteCode;
};

/** Every way to sign in, with its answers to a legitimate user and to a guesser. */
const ways: [string, (good: boolean) => Promise<string>, number, string][] = [
  [
    'signing in',
    async (good) => {
      const email = good ? (await buildUser(server, { passwordHash })).email : newEmail();
      return withInput(LOGIN, { email, password: PASSWORD });
    },
    101,
    'UNAUTHENTICATED',
  ],
  ['asking for a code', async () => withInput(REQUEST, { email: newEmail() }), 61, 'OK'],
  [
    'typing a code',
    async () => withInput(VERIFY, { email: newEmail(), otp: '123456' }),
    101,
    'BAD_USER_INPUT',
  ],
  [
    'setting a password by link',
    async () => withInput(SET, { resetToken: 'x'.repeat(43), password: PASSWORD }),
    101,
    'BAD_USER_INPUT',
  ],
  [
    'making an account',
    async (good) => {
      const email = good ? newEmail() : (await buildUser(server)).email;
      return withInput(CREATE, { email, password: PASSWORD, displayName: 'Ada King' });
    },
    61,
    'CONFLICT',
  ],
  [
    'registering',
    async (good) => withInput(REGISTER, good ? newcomer() : { ...newcomer(), eventId: 'none' }),
    61,
    'NOT_FOUND',
  ],
  ['looking at an open event', async (good) => ask(OPEN, { id: good ? event.id : 'none' }), 61, 'NOT_FOUND'],
  [
    'an invite code',
    async (good) => ask(INVITED, { code: good ? await invitee() : 'NONE' }),
    61,
    'NOT_FOUND',
  ],
  ['an entry code', async (good) => ask(ENTRY, { code: good ? await invitee() : 'NONE' }), 61, 'NOT_FOUND'],
  [
    'the first password',
    async (good) => withInput(FIRST, { code: good ? await invitee() : 'NONE', password: PASSWORD }),
    61,
    'NOT_FOUND',
  ],
];
/** Ways that need their own code or token answer as for a guess. */
const expected = (name: string): string =>
  ['typing a code', 'setting a password by link'].includes(name) ? 'BAD_USER_INPUT' : 'OK';

describe('however often somebody at an address has guessed, others there', () => {
  it.each(ways)(
    'go on %s',
    async (name, enter, tries, refusal) => {
      expect(new Set(await times(tries, () => enter(false)))).toEqual(new Set([refusal]));
      expect(await enter(true)).toBe(expected(name));
    },
    60_000,
  );
});

describe('the budget of an address', () => {
  it('is spent by what may be asked without a session, and never by what may not', async () => {
    const people = `query ($id: ID!) { attendees(eventId: $id, first: 100) { nodes { id company { id } } } }`;
    for (const count of [1, 2, 3])
      expect(await times(18, () => ask(`${people} # ${count}`, { id: event.id }))).toEqual(
        Array(18).fill('UNAUTHENTICATED'),
      );
    const { errors, extensions, headers } = await answerTo(
      `query { ...A } fragment A on Query { me { id } }`,
      {},
    );
    expect([codeOf({ errors }), extensions, headers.get('ratelimit-limit')]).toEqual([
      'UNAUTHENTICATED',
      undefined,
      null,
    ]);
    expect(await ask(SCHEMA, {})).toBe('OK');
  });

  it('keeps nobody from coming in once it is spent', async () => {
    // The bill is settled by what was used, so that nobody knows how many it takes.
    await waitFor(async () => (await ask(SCHEMA, {})) === 'RATE_LIMITED', 'The end of the budget');
    expect(
      await ask(`query ($id: ID!) { registrationEvent(eventId: $id) { id } ${SCHEMA.slice(1)}`, {
        id: event.id,
      }),
    ).toBe('RATE_LIMITED');
    for (const [name, enter] of ways) expect([name, await enter(true)]).toEqual([name, expected(name)]);
    const rest = await fetch(`${server.url}/v1/attendees/verify-code/${await invitee()}`, {
      headers: { 'x-forwarded-for': hall },
    });
    expect(rest.status).toBe(200);
  });
});

describe('a flood of sign-ins from one address', () => {
  it('delays nobody elsewhere, and no device that has signed in before', async () => {
    const user = await buildUser(server, { passwordHash });
    const elsewhere = `${hall}0`;
    const { data } = await answerTo(LOGIN, { input: { email: user.email, password: PASSWORD } });
    const { deviceToken } = (data as { login: { deviceToken: string } }).login;
    const strong = await strongHash(PASSWORD);
    const crowd = await times(60, () => buildUser(server, { passwordHash: strong }));
    let answered = 0;
    const flood = times(60, async (index) => {
      await withInput(LOGIN, { email: crowd[index]?.email, password: PASSWORD });
      answered += 1;
    });
    const input = { email: user.email, password: PASSWORD };
    expect(await withInput(LOGIN, input, elsewhere)).toBe('OK');
    expect(await withInput(LOGIN, { ...input, deviceToken })).toBe('OK');
    expect(answered).toBeLessThan(30);
    await flood;
  }, 180_000);

  it("does not delay the codes of others: an address's many requests are mailed after them", async () => {
    const quiet = await startServer({
      databaseUrl: server.databaseUrl,
      jobs: false,
      trustProxy: ['loopback'],
    });
    const request = async (email: string, address: string) => {
      const body = JSON.stringify({ query: REQUEST, variables: { input: { email } } });
      await (await post(quiet.url, body, { 'x-forwarded-for': address })).json();
    };
    const [crowded, other] = ['198.51.100.71', '198.51.100.72'];
    await times(61, () => request(newEmail(), crowded));
    await request(newEmail(), other);
    await quiet.close();
    const jobs = await server.sql(
      `SELECT data ->> 'address' AS address, priority, count(*)::int FROM pgboss.job
       WHERE name = 'accounts.send-code' AND data ->> 'address' = ANY($1) GROUP BY 1, 2 ORDER BY 1, 2`,
      [[crowded, other]],
    );
    expect(jobs).toEqual([
      { address: crowded, priority: -1, count: 1 },
      { address: crowded, priority: 0, count: 60 },
      { address: other, priority: 0, count: 1 },
    ]);
  });
});
