import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { inTransaction } from '../../server/src/core/request/transaction';
import { issuePasswordToken } from '../../server/src/modules/users/recovery/password-links.service';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildCompany, buildEvent, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const PASSWORD = 'correct horse battery';
const COMPLETE = { jobTitle: 'Chief', organization: 'Analytical Ltd', country: 'GB' };
const CREATE_ACCOUNT =
  'mutation ($input: CreateAccountInput!) { begun: createAccount(input: $input) { accessToken } }';
const REGISTER = 'mutation ($input: RegisterInput!) { begun: register(input: $input) { accessToken } }';
const INVITE = 'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { __typename } }';
const EVENTS = '{ events(first: 100) { nodes { id viewerProfile { category } } } }';
const JOIN = 'mutation ($input: JoinEventInput!) { joinEvent(input: $input) { __typename } }';
const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';
const READS = {
  joinInfo: 'query ($id: ID!) { joinInfo(eventId: $id) { profile { id } } }',
  eventProfile: 'query ($id: ID!) { eventProfile(eventId: $id) { profile { id } } }',
  event: 'query ($id: ID!) { event(id: $id) { id } }',
  attendees: 'query ($id: ID!) { attendees(eventId: $id, first: 1) { nodes { id } } }',
};

let server: TestServer;
let manager: string;
let accounts = 0;

beforeAll(async () => {
  server = await startServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const newEmail = (): string => `victim.${(accounts += 1)}@example.test`;

interface Begun {
  begun: { accessToken: string };
}

/** Makes an account for an address that was never proven. */
const squat = async (email: string): Promise<string> => {
  const input = { email, password: PASSWORD, displayName: 'Not the owner' };
  return (await expectOk(graphql<Begun>(server.url, CREATE_ACCOUNT, { input }))).begun.accessToken;
};

const registerAs = async (email: string): Promise<string> => {
  const { id: eventId } = await buildEvent(server, { registration: 'OPEN' });
  const input = { eventId, email, password: PASSWORD, firstName: 'Not', lastName: 'Owner', ...COMPLETE };
  return (await expectOk(graphql<Begun>(server.url, REGISTER, { input }))).begun.accessToken;
};

const invite = async (email: string) => {
  const event = await buildEvent(server);
  const company = await buildCompany(server, { eventId: event.id });
  const input = {
    eventId: event.id,
    email,
    firstName: 'Grace',
    lastName: 'Hopper',
    category: 'SPEAKER',
    companyId: company.id,
    sendInvite: true,
  };
  await expectOk(graphql(server.url, INVITE, { input }, manager));
  return event;
};

const profileOf = async (email: string, eventId: string) => {
  const [row] = await server.sql<{ status: string; category: string }>(
    'SELECT a.status, a.category FROM attendees a JOIN users u ON u.id = a.user_id WHERE u.email = $1 AND a.event_id = $2',
    [email, eventId],
  );
  return row;
};

describe('an invitation to an address whose user has not proven it', () => {
  it.each([
    ['createAccount', squat],
    ['register', registerAs],
  ])('does not exist for that user, made by %s', async (_how, begin) => {
    const email = newEmail();
    const token = await begin(email);
    const event = await invite(email);
    const join = { input: { eventId: event.id, ...COMPLETE } };
    expect(codeOf(await graphql(server.url, JOIN, join, token))).toBe('NOT_FOUND');
    expect(codeOf(await graphql(server.url, UPDATE, join, token))).toBe('NOT_FOUND');
    for (const query of Object.values(READS))
      expect(codeOf(await graphql(server.url, query, { id: event.id }, token))).toBe('NOT_FOUND');
    const { events } = await expectOk(
      graphql<{ events: { nodes: { id: string }[] } }>(server.url, EVENTS, {}, token),
    );
    expect(events.nodes.map(({ id }) => id)).not.toContain(event.id);
    expect(await profileOf(email, event.id)).toEqual({ status: 'INVITED', category: 'SPEAKER' });
  });

  it('does not exist in /v1 either', async () => {
    const email = newEmail();
    const send = (method: string, path: string, token: string | undefined, body?: object) =>
      fetch(`${server.url}/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const account = { email, password: PASSWORD, displayName: 'Not the owner' };
    const begun = await send('POST', '/auth/create-account', undefined, account);
    const { access_token: token } = (await begun.json()) as { access_token: string };
    const event = await buildEvent(server);
    const invitee = { event_id: event.id, email, first_name: 'Grace', last_name: 'Hopper' };
    await send('POST', '/attendees', manager, { ...invitee, category: 'SPEAKER', send_invite: true });
    const profile = { job_title: 'Chief', organization: 'Analytical Ltd', country: 'GB' };
    const answers = [
      await send('POST', `/auth/join/${event.id}`, token, profile),
      await send('PUT', '/events/join/profile', token, { event_id: event.id, ...profile }),
      await send('GET', `/events/join/${event.id}`, token),
      await send('GET', `/auth/event-profile/${event.id}`, token),
      await send('GET', `/events/${event.id}`, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await profileOf(email, event.id)).toEqual({ status: 'INVITED', category: 'SPEAKER' });
  });
});

const SET = 'mutation ($input: SetPasswordInput!) { begun: setPassword(input: $input) { accessToken } }';
const VERIFY = 'query ($code: String!) { verifyInviteCode(code: $code) { newUser } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const ERASE = 'mutation ($input: EraseMeInput!) { eraseMe(input: $input) { userId } }';

const codeFor = async (email: string): Promise<string> => {
  const [row] = await server.sql<{ code: string }>(
    'SELECT a.invite_code AS code FROM attendees a JOIN users u ON u.id = a.user_id WHERE u.email = $1 ORDER BY a.created_at DESC',
    [email],
  );
  return row?.code ?? '';
};
const userOf = async (email: string) => {
  const [row] = await server.sql<{ displayName: string; proven: boolean }>(
    `SELECT display_name AS "displayName", email_verified_at IS NOT NULL AS proven FROM users WHERE email = $1`,
    [email],
  );
  return row;
};
const setPassword = (code: string, password: string) =>
  graphql<Begun>(server.url, SET, { input: { code, password } });
const me = (token: string) => graphql(server.url, '{ me { emailVerifiedAt } }', {}, token);

describe('the mailed code of that invitation', () => {
  it('is for a new user, takes the account over and makes the invitation visible', async () => {
    const email = newEmail();
    const squatter = await squat(email);
    const event = await invite(email);
    const code = await codeFor(email);
    expect(await expectOk(graphql(server.url, VERIFY, { code }))).toEqual({
      verifyInviteCode: { newUser: true },
    });
    const { begun } = await expectOk(setPassword(code, 'a password of my own'));
    expect(codeOf(await me(squatter))).toBe('UNAUTHENTICATED');
    const old = { input: { email, password: PASSWORD } };
    expect(codeOf(await graphql(server.url, LOGIN, old))).toBe('UNAUTHENTICATED');
    expect(await userOf(email)).toEqual({ displayName: 'Grace Hopper', proven: true });
    const join = { input: { eventId: event.id, ...COMPLETE } };
    expect(codeOf(await graphql(server.url, JOIN, join, begun.accessToken))).toBe('OK');
    expect(await profileOf(email, event.id)).toEqual({ status: 'CONFIRMED', category: 'SPEAKER' });
  });

  it('sets a password once, also when it is used twice at the same time', async () => {
    const email = newEmail();
    await squat(email);
    await invite(email);
    const code = await codeFor(email);
    const both = await Promise.all([
      setPassword(code, 'the first password'),
      setPassword(code, 'the second password'),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', 'OK']);
    expect(codeOf(await setPassword(code, 'a third password'))).toBe('CONFLICT');
  });
});

describe('a proven user', () => {
  it('finds the invitation after sign-in, and joins with it', async () => {
    const email = newEmail();
    const token = await squat(email);
    const event = await invite(email);
    await server.sql('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
    expect(await expectOk(graphql(server.url, EVENTS, {}, token))).toMatchObject({
      events: {
        nodes: expect.arrayContaining([{ id: event.id, viewerProfile: { category: 'SPEAKER' } }]) as unknown,
      },
    });
    const join = { input: { eventId: event.id, ...COMPLETE } };
    expect(codeOf(await graphql(server.url, JOIN, join, token))).toBe('OK');
  });

  it('is who has set a password with a code or link that was mailed', async () => {
    const email = newEmail();
    const token = await squat(email);
    const [user] = await server.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
    const ctx = server.app.systemContext();
    const resetToken = await inTransaction(ctx, (inner) => issuePasswordToken(inner, user?.id ?? '', 5));
    const UPDATE_PASSWORD =
      'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';
    const input = { resetToken, password: 'a password of my own' };
    await expectOk(graphql(server.url, UPDATE_PASSWORD, { input }));
    expect(await userOf(email)).toMatchObject({ proven: true });
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
  });

  it('is nobody who only changes the own password', async () => {
    const email = newEmail();
    const token = await squat(email);
    const UPDATE_PASSWORD =
      'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';
    const input = { currentPassword: PASSWORD, password: 'a password of my own' };
    await expectOk(graphql(server.url, UPDATE_PASSWORD, { input }, token));
    expect(await userOf(email)).toMatchObject({ proven: false });
  });
});

describe('an unproven user', () => {
  it('does not read the invitation in the own data, and does not take it along when leaving', async () => {
    const email = newEmail();
    const token = await squat(email);
    const event = await invite(email);
    const { exportMyData } = await expectOk(
      graphql<{ exportMyData: string }>(server.url, '{ exportMyData }', {}, token),
    );
    const data = JSON.parse(exportMyData) as { profiles: object[]; mails: { subject: string }[] };
    expect(data.profiles).toEqual([]);
    expect(data.mails.filter(({ subject }) => subject.includes('invited'))).toEqual([]);
    const REMOVAL = '{ me { removal { profiles } } }';
    expect(await expectOk(graphql(server.url, REMOVAL, {}, token))).toEqual({
      me: { removal: { profiles: 0 } },
    });
    await expectOk(graphql(server.url, ERASE, { input: { password: PASSWORD } }, token));
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
    expect(codeOf(await graphql(server.url, LOGIN, { input: { email, password: PASSWORD } }))).toBe(
      'UNAUTHENTICATED',
    );
    expect(await userOf(email)).toEqual({ displayName: 'Grace Hopper', proven: false });
    expect(await profileOf(email, event.id)).toEqual({ status: 'INVITED', category: 'SPEAKER' });
    const [mail] = await server.sql('SELECT 1 FROM mails WHERE recipient = $1 AND event_id = $2', [
      email,
      event.id,
    ]);
    expect(mail).toBeDefined();
  });

  it('cannot confirm an invitation, whatever code tries it', async () => {
    const email = newEmail();
    await squat(email);
    await invite(email);
    await expect(
      server.sql(
        `UPDATE attendees a SET status = 'CONFIRMED', confirmed_at = now() FROM users u WHERE u.id = a.user_id AND u.email = $1`,
        [email],
      ),
    ).rejects.toThrow('The address is not proven');
  });
});
