import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildEvent, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const CREATE =
  'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { attendee { id } } }';
const CORRECT = 'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { __typename } }';
const REMIND =
  'mutation ($input: SendInvitationReminderInput!) { sendInvitationReminder(input: $input) { __typename } }';
const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }';
const UPDATE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';
const SET = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken } }';
const LOOK = 'query ($code: String!) { verifyInviteCode(code: $code) { newUser } }';
const PASSWORD = 'correct horse battery';

let server: TestServer;
let admin: string;
let people = 0;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const ask = (query: string, input: object, token?: string) => graphql(server.url, query, { input }, token);

/** An attendee invited by staff, who never signed in. */
const invite = async () => {
  const email = `invited.${(people += 1)}@example.test`;
  const { id: eventId } = await buildEvent(server);
  const input = { eventId, email, firstName: 'Grace', lastName: 'Hopper', sendInvite: true };
  const { createAttendee } = await expectOk(
    graphql<{ createAttendee: { attendee: { id: string } } }>(server.url, CREATE, { input }, admin),
  );
  return { email, attendeeId: createAttendee.attendee.id };
};

const textsTo = async (email: string): Promise<string[]> => {
  const mails = await server.sql<{ text: string }>(
    'SELECT text FROM mails WHERE recipient = $1 ORDER BY created_at, id',
    [email],
  );
  return mails.map(({ text }) => text);
};

/** The code and the link of the recovery mail that comes. */
const recoveryOf = async (email: string) => {
  await expectOk(ask(REQUEST, { email }));
  const text = await waitFor(
    async () => (await textsTo(email)).find((mail) => mail.includes('?token=')),
    'The recovery mail',
  );
  return { otp: /^\d{6}$/m.exec(text)?.[0], resetToken: /\?token=(\S+)/.exec(text)?.[1] };
};

const inviteCodesTo = async (email: string): Promise<string[]> =>
  (await textsTo(email)).flatMap((text) => /\/auth\/invite\/(\S+)/.exec(text)?.[1] ?? []);

const userOf = async (email: string) => {
  const [user] = await server.sql<{ id: string; proven: boolean; hasPassword: boolean }>(
    'SELECT id, email_verified_at IS NOT NULL AS proven, password_hash IS NOT NULL AS "hasPassword" FROM users WHERE email = $1',
    [email],
  );
  return user;
};

describe('what was mailed to an address that staff have corrected', () => {
  it('opens nothing and proves nothing: not the link, the code or the invitation', async () => {
    const { email, attendeeId } = await invite();
    const { otp, resetToken } = await recoveryOf(email);
    const [inviteCode] = await inviteCodesTo(email);
    const corrected = `right.${email}`;
    await expectOk(ask(CORRECT, { attendeeId, email: corrected }, admin));
    expect(codeOf(await ask(UPDATE, { resetToken, password: PASSWORD }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(VERIFY, { email, otp }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(VERIFY, { email: corrected, otp }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask(SET, { code: inviteCode, password: PASSWORD }))).toBe('NOT_FOUND');
    expect(await userOf(corrected)).toMatchObject({ proven: false, hasPassword: false });
  });
});

describe('an invitation from before a user was disabled', () => {
  it('leads to the event without opening the account, until its reminder brings a new code', async () => {
    const { email, attendeeId } = await invite();
    const [code] = await inviteCodesTo(email);
    const { id: userId } = (await userOf(email)) ?? { id: '' };
    const DISABLE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }';
    for (const disabled of [true, false]) await expectOk(ask(DISABLE, { userId, disabled }, admin));
    expect(await expectOk(graphql(server.url, LOOK, { code }))).toEqual({
      verifyInviteCode: { newUser: false },
    });
    expect(codeOf(await ask(SET, { code, password: PASSWORD }))).toBe('CONFLICT');
    await server.sql(`UPDATE attendees SET invited_at = now() - interval '1 hour' WHERE id = $1`, [
      attendeeId,
    ]);
    await expectOk(ask(REMIND, { attendeeId }, admin));
    const [, renewed] = await inviteCodesTo(email);
    expect(renewed).not.toBe(code);
    expect(codeOf(await ask(SET, { code, password: PASSWORD }))).toBe('NOT_FOUND');
    await expectOk(ask(SET, { code: renewed, password: PASSWORD }));
  });
});

describe('an invitation to an address with an account that is not proven', () => {
  it('works after that account has changed its password and signed out everywhere', async () => {
    const { email } = await invite();
    const other = await buildEvent(server);
    const squatted = `squatted.${email}`;
    const CREATE_ACCOUNT =
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { accessToken } }';
    const { createAccount } = await expectOk(
      graphql<{ createAccount: { accessToken: string } }>(server.url, CREATE_ACCOUNT, {
        input: { email: squatted, password: PASSWORD, displayName: 'Not the owner' },
      }),
    );
    const input = {
      eventId: other.id,
      email: squatted,
      firstName: 'Ada',
      lastName: 'King',
      sendInvite: true,
    };
    await expectOk(ask(CREATE, input, admin));
    const token = createAccount.accessToken;
    await expectOk(ask(UPDATE, { currentPassword: PASSWORD, password: 'another horse entirely' }, token));
    await expectOk(graphql(server.url, 'mutation { revokeOtherSessions { revokedSessions } }', {}, token));
    const [code] = await inviteCodesTo(squatted);
    await expectOk(ask(SET, { code, password: 'the password of the owner' }));
    expect(codeOf(await graphql(server.url, '{ me { id } }', {}, token))).toBe('UNAUTHENTICATED');
  });
});
