import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectError, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildUser, insert, signIn, signInAs } from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const OLD = 'correct horse battery';
const COMMON = 'Password123';
const TOO_COMMON = 'This password is one of the most common ones. Please choose another one.';
const TOO_PERSONAL =
  'This password is made of the name or e-mail, the event or Podium. Please choose another one.';
const NAME = { firstName: 'Grace', lastName: 'Hopper' };
const PERSONAL = 'gracehopper1906';
const PRODUCT = 'Podium2026!';
const TITLE = 'Harbour Lights Summit';
const OF_THE_EVENT = 'harbourlights-26';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

let emails = 0;
const freshEmail = () => `nobody${(emails += 1)}@example.test`;
const UPDATE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';

/** Every way to set a password, by its mutation. */
const ways: Record<string, () => Promise<(password: string) => ReturnType<typeof graphql>>> = {
  createAccount: async () => (password) =>
    graphql(
      server.url,
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { accessToken } }',
      { input: { email: freshEmail(), displayName: 'Grace Hopper', password } },
    ),
  createUser: async () => {
    const token = await signInAs(server, Role.ADMIN);
    const document = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { __typename } }';
    return (password) => {
      const input = { email: freshEmail(), displayName: 'Grace Hopper', role: 'EXECUTIVE', password };
      return graphql(server.url, document, { input }, token);
    };
  },
  register: async () => {
    const { id: eventId } = await buildEvent(server, { registration: 'OPEN', title: TITLE });
    const document = 'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }';
    return (password) =>
      graphql(server.url, document, { input: { eventId, email: freshEmail(), ...NAME, password } });
  },
  setPassword: async () => {
    const user = await buildUser(server, { displayName: 'Grace Hopper' });
    const { id: eventId } = await buildEvent(server, { title: TITLE });
    const invited = { ...NAME, eventId, userId: user.id, status: 'INVITED' } as const;
    const { inviteCode: code } = await buildAttendee(server, invited);
    const document = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken } }';
    return (password) => graphql(server.url, document, { input: { code, password } });
  },
  'updatePassword with the current one': async () => {
    const user = await buildUser(server, {
      displayName: 'Grace Hopper',
      passwordHash: await hashPassword(OLD),
    });
    const { id: eventId } = await buildEvent(server, { title: TITLE });
    await buildAttendee(server, { eventId, userId: user.id });
    const token = await signIn(server, user);
    return (password) => graphql(server.url, UPDATE, { input: { currentPassword: OLD, password } }, token);
  },
  'updatePassword with a link': async () => {
    const { id: userId } = await buildUser(server, { displayName: 'Grace Hopper' });
    const { id: eventId } = await buildEvent(server, { title: TITLE });
    await buildAttendee(server, { eventId, userId });
    const resetToken = 'a-token-that-was-mailed-to-grace';
    const [row] = await server.sql<{ hash: Buffer }>('SELECT sha256($1::bytea) AS hash', [
      Buffer.from(resetToken),
    ]);
    const expiresAt = new Date(Date.now() + 60_000);
    await insert(server, 'password_tokens', {
      tokenHash: row?.hash,
      userId,
      credentialsVersion: 1,
      expiresAt,
    });
    return (password) => graphql(server.url, UPDATE, { input: { resetToken, password } });
  },
};

describe('a password that is easy to guess', () => {
  it.each(Object.entries(ways))('is refused by %s, with the reason on the field', async (_way, prepare) => {
    const set = await prepare();
    for (const [password, message] of [
      [COMMON, TOO_COMMON],
      [PERSONAL, TOO_PERSONAL],
      [PRODUCT, TOO_PERSONAL],
    ] as const) {
      const { extensions } = await expectError(set(password));
      expect(extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'input.password', message }],
      });
    }
    expect(codeOf(await set('tall ships at dawn'))).toBe('OK');
  });

  it.each(['register', 'setPassword', 'updatePassword with the current one', 'updatePassword with a link'])(
    'is one made of the title of the event, for %s',
    async (way) => {
      const set = await ways[way]?.();
      const { extensions } = await expectError(set!(OF_THE_EVENT));
      expect(extensions).toMatchObject({ fields: [{ path: 'input.password', message: TOO_PERSONAL }] });
    },
  );

  it('is refused in /v1, beside all other errors', async () => {
    const body = { email: 'no address', displayName: 'Grace Hopper', password: PERSONAL };
    const answer = await rest(server.url, 'post', '/auth/create-account', { body });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: [{ field: 'email' }, { field: 'password', message: TOO_PERSONAL }] },
    ]);
  });
});
