import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectError, expectOk, graphql, login } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMember,
  buildUser,
  signIn,
  signInAs,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PASSWORD = 'correct horse battery';
const COMPLETE = { jobTitle: 'Engineer', organization: 'Analytical Ltd', country: 'gb' };
const PROFILE =
  'id status inviteCode firstName lastName jobTitle organization country interests { group terms }';
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { accessToken user { id email displayName } attendee { ${PROFILE} } } }`;
const JOIN = `mutation ($input: JoinEventInput!) { it: joinEvent(input: $input) { attendee { ${PROFILE} } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { it: updateProfile(input: $input) { attendee { ${PROFILE} } } }`;
const VERIFY =
  'query ($code: String!) { verifyInviteCode(code: $code) { event { id title } newUser email firstName lastName } }';
const INFO =
  'query ($id: ID!, $code: String!) { verifyInviteCode(eventId: $id, code: $code) { newUser firstName } }';
const SET = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken user { id } } }';
const JOIN_INFO =
  'query ($eventId: ID!) { joinInfo(eventId: $eventId) { event { id } profile { id status } } }';

interface ProfileData {
  id: string;
  status: string;
  inviteCode: string;
  interests: { group: string; terms: string[] }[];
  [field: string]: unknown;
}

let server: TestServer;
let mails = 0;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const openEvent = () => buildEvent(server, { registration: 'OPEN' });
const register = (eventId: string, more: object = {}) => {
  mails += 1;
  const input = {
    eventId,
    email: `newcomer.${mails}@example.test`,
    password: PASSWORD,
    firstName: ' Ada ',
    lastName: 'King',
    ...more,
  };
  return graphql<{ register: { accessToken: string; user: { id: string }; attendee: ProfileData } }>(
    server.url,
    REGISTER,
    { input },
  );
};
const write = (document: string, token: string, input: object) =>
  graphql<{ it: { attendee: ProfileData } }>(server.url, document, { input }, token);
const verify = (code: string) => graphql(server.url, VERIFY, { code });
const setPassword = (code: string, password = PASSWORD) =>
  graphql<{ setPassword: { accessToken: string; user: { id: string } } }>(server.url, SET, {
    input: { code, password },
  });
const joinInfo = (eventId: string, token: string) => graphql(server.url, JOIN_INFO, { eventId }, token);
const invite = async (more: object = {}) => {
  const attendee = await buildAttendee(server, { status: 'INVITED', ...more });
  return { ...attendee, token: await signIn(server, attendee) };
};
const codeIn = async (id: string): Promise<string> => {
  const [row] = await server.sql<{ code: string }>(
    'SELECT invite_code AS code FROM attendees WHERE id = $1',
    [id],
  );
  return row?.code ?? '';
};

it.each([
  ['account is disabled', 'disabled_at = now()', 'disabled_at = NULL'],
  ['user is one of the staff', "role = 'MANAGER'", "role = 'ATTENDEE'"],
])('an invite code opens nothing while its %s, and no account after that', async (_what, change, back) => {
  const { inviteCode, userId } = await invite();
  const codes = async () => [codeOf(await verify(inviteCode)), codeOf(await setPassword(inviteCode))];
  await server.sql(`UPDATE users SET ${change} WHERE id = $1`, [userId]);
  expect(await codes()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await server.sql(`UPDATE users SET ${back} WHERE id = $1`, [userId]);
  expect(await codes()).toEqual(['OK', 'CONFLICT']);
});

describe('an event to register at', () => {
  const EVENT = 'query ($id: ID!) { registrationEvent(eventId: $id) { id title registration } }';
  const ask = (id: string) => graphql(server.url, EVENT, { id });

  it('is shown to everybody, closed and archived ones too', async () => {
    const [open, closed, archived] = await Promise.all([
      openEvent(),
      buildEvent(server, { registration: 'CLOSED' }),
      buildEvent(server, { registration: 'OPEN', status: 'ARCHIVED' }),
    ]);
    const titles = [open, closed, archived].map(
      async ({ id }) => (await expectOk(ask(id)))['registrationEvent'],
    );
    expect(await Promise.all(titles)).toEqual([
      { id: open.id, title: open.title, registration: 'OPEN' },
      { id: closed.id, title: closed.title, registration: 'CLOSED' },
      { id: archived.id, title: archived.title, registration: 'OPEN' },
    ]);
  });

  it('is not shown as a draft or where only invited people may join', async () => {
    const [draft, invited] = await Promise.all([
      buildEvent(server, { registration: 'OPEN', status: 'DRAFT' }),
      buildEvent(server, { registration: 'INVITE_ONLY' }),
    ]);
    const codes = [draft.id, invited.id, 'no id'].map(async (id) => codeOf(await ask(id)));
    expect(await Promise.all(codes)).toEqual(['NOT_FOUND', 'CONFLICT', 'NOT_FOUND']);
  });
});

describe('registering', () => {
  it('with a complete profile confirms at once', async () => {
    const event = await openEvent();
    const { register: made } = await expectOk(register(event.id, COMPLETE));
    expect(made.attendee).toEqual({
      id: expect.any(String) as string,
      status: 'CONFIRMED',
      inviteCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{18}$/) as string,
      firstName: 'Ada',
      lastName: 'King',
      jobTitle: 'Engineer',
      organization: 'Analytical Ltd',
      country: 'GB',
      interests: [],
    });
    expect(codeOf(await verify(made.attendee.inviteCode))).toBe('NOT_FOUND');
    const EVENT = 'query ($id: ID!) { event(id: $id) { id } }';
    expect(await expectOk(graphql(server.url, EVENT, { id: event.id }, made.accessToken))).toEqual({
      event: { id: event.id },
    });
  });

  it('with less leaves the profile INVITED until it is completed', async () => {
    const event = await openEvent();
    const { register: made } = await expectOk(register(event.id, { jobTitle: 'Engineer' }));
    expect(made.attendee.status).toBe('INVITED');
    const { extensions } = await expectError(write(JOIN, made.accessToken, { eventId: event.id }));
    expect(extensions['fields']).toEqual([
      { path: 'input.organization', message: 'This is required.' },
      { path: 'input.country', message: 'This is required.' },
    ]);
    const {
      it: { attendee: joined },
    } = await expectOk(write(JOIN, made.accessToken, { eventId: event.id, ...COMPLETE }));
    expect(joined.status).toBe('CONFIRMED');
  });

  it('is for published OPEN events, and for addresses without a user', async () => {
    const [open, closed, draft, archived] = [
      await openEvent(),
      await buildEvent(server),
      await buildEvent(server, { registration: 'OPEN', status: 'DRAFT' }),
      await buildEvent(server, { registration: 'OPEN', status: 'ARCHIVED' }),
    ];
    const { email } = await buildUser(server);
    const refusals = await Promise.all([
      expectError(register(closed.id)),
      expectError(register(open.id, { email })),
      expectError(register(draft.id)),
      expectError(register(archived.id)),
      expectError(register('no id')),
    ]);
    expect(refusals.map(({ extensions: { code, reason } }) => [code, reason])).toEqual([
      ['CONFLICT', 'REGISTRATION_CLOSED'],
      ['CONFLICT', 'EMAIL_TAKEN'],
      ['NOT_FOUND', undefined],
      ['NOT_FOUND', undefined],
      ['NOT_FOUND', undefined],
    ]);
  });

  it('at once with one address makes one user', async () => {
    const event = await openEvent();
    const email = 'twice@example.test';
    const both = await Promise.all([register(event.id, { email }), register(event.id, { email })]);
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', 'OK']);
  });

  it('names every faulty field', async () => {
    const faulty = {
      email: 'x',
      password: 'short',
      firstName: ' ',
      lastName: '',
      country: 'Atlantis',
      phone: '1'.repeat(51),
    };
    const { extensions } = await expectError(register('any', faulty));
    const paths = (extensions['fields'] as { path: string }[]).map(({ path }) => path.replace('input.', ''));
    expect(paths).toEqual(['email', 'password', 'country', 'phone', 'firstName', 'lastName']);
  });
});

describe('an invite code', () => {
  it('tells whom it invites, and no more than needed', async () => {
    const event = await buildEvent(server);
    const user = await buildUser(server, { email: 'grace.hopper@example.test' });
    const { inviteCode, firstName, lastName } = await invite({ eventId: event.id, userId: user.id });
    const invitation = {
      event: { id: event.id, title: event.title },
      newUser: true,
      email: 'g***@example.test',
      firstName,
      lastName,
    };
    expect(await expectOk(verify(` ${inviteCode.toLowerCase()} `))).toEqual({ verifyInviteCode: invitation });
    expect(await expectOk(graphql(server.url, INFO, { id: event.id, code: inviteCode }))).toEqual({
      verifyInviteCode: { newUser: true, firstName },
    });
    const elsewhere = { id: (await buildEvent(server)).id, code: inviteCode };
    expect(codeOf(await graphql(server.url, INFO, elsewhere))).toBe('NOT_FOUND');
  });

  it('that is unknown, of a confirmed or removed attendee, or of a draft, is not found in the same words', async () => {
    const confirmed = await buildAttendee(server);
    const draft = await invite({ eventId: (await buildEvent(server, { status: 'DRAFT' })).id });
    const removed = await invite();
    await server.sql(`UPDATE attendees SET status = 'REMOVED', user_id = NULL WHERE id = $1`, [removed.id]);
    const codes = ['NEVERWAS', confirmed.inviteCode, draft.inviteCode, removed.inviteCode];
    for (const ask of [verify, setPassword]) {
      const refusals = await Promise.all(codes.map((code) => expectError(ask(code))));
      expect(refusals.map(({ message, extensions }) => [message, extensions.code])).toEqual(
        codes.map(() => ['The invitation was not found.', 'NOT_FOUND']),
      );
    }
  });

  it('sets the password of a new user, once, however many try', async () => {
    const user = await buildUser(server);
    const { inviteCode } = await invite({ userId: user.id });
    const answers = await Promise.all([1, 2, 3].map((n) => setPassword(inviteCode, `${PASSWORD} ${n}`)));
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
    const winner = answers.findIndex(({ data }) => data);
    expect(answers[winner]?.data?.setPassword.user).toEqual({ id: user.id });
    await login(server.url, user.email, `${PASSWORD} ${winner + 1}`);
  });

  it('never sets the password of a user who has one', async () => {
    const user = await buildUser(server, { passwordHash: await hashPassword(PASSWORD) });
    const { inviteCode } = await invite({ userId: user.id });
    expect(await expectOk(verify(inviteCode))).toMatchObject({ verifyInviteCode: { newUser: false } });
    const { extensions } = await expectError(setPassword(inviteCode, 'something else'));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'PASSWORD_SET' });
  });

  it('is accepted where registration is CLOSED', async () => {
    const { id: eventId } = await buildEvent(server, { registration: 'CLOSED' });
    const { token } = await invite({ eventId });
    expect(codeOf(await write(JOIN, token, { eventId, ...COMPLETE }))).toBe('OK');
  });

  it('is replaced once on joining, and the new one opens no account', async () => {
    const { id, eventId, token, inviteCode } = await invite();
    const answers = await Promise.all([1, 2, 3].map(() => write(JOIN, token, { eventId, ...COMPLETE })));
    const codes = answers.map(({ data }) => data?.it.attendee.inviteCode);
    const entryCode = await codeIn(id);
    expect(codes).toEqual([entryCode, entryCode, entryCode]);
    expect(entryCode).not.toBe(inviteCode);
    for (const code of [inviteCode, entryCode]) {
      expect(codeOf(await verify(code))).toBe('NOT_FOUND');
      expect(codeOf(await setPassword(code))).toBe('NOT_FOUND');
    }
  });
});

describe('the own profile', () => {
  it('is drafted while INVITED, and stays complete once CONFIRMED', async () => {
    const { eventId, token } = await invite();
    const {
      it: { attendee: draft },
    } = await expectOk(write(UPDATE, token, { eventId, jobTitle: ' Clerk ', country: '' }));
    expect(draft).toMatchObject({ status: 'INVITED', inviteCode: null, jobTitle: 'Clerk', country: null });
    await expectOk(write(JOIN, token, { eventId, ...COMPLETE }));
    const { extensions } = await expectError(
      write(UPDATE, token, { eventId, jobTitle: '', firstName: null, lastName: '' }),
    );
    expect(extensions['fields']).toEqual([
      { path: 'input.firstName', message: 'This is required.' },
      { path: 'input.lastName', message: 'This is required.' },
      { path: 'input.jobTitle', message: 'This is required.' },
    ]);
    const {
      it: { attendee: saved },
    } = await expectOk(write(UPDATE, token, { eventId, organization: 'Other Ltd' }));
    expect(saved).toMatchObject({ status: 'CONFIRMED', jobTitle: 'Engineer', organization: 'Other Ltd' });
  });

  it('refuses an edit of what was changed meanwhile', async () => {
    const { id, eventId, token } = await invite();
    await expectOk(write(JOIN, token, { eventId, ...COMPLETE }));
    const [seen] = await server.sql<{ at: Date }>('SELECT updated_at AS at FROM attendees WHERE id = $1', [
      id,
    ]);
    const edit = (jobTitle: string) =>
      write(UPDATE, token, { eventId, jobTitle, expectedUpdatedAt: seen?.at.toISOString() });
    await expectOk(edit('First'));
    const { extensions } = await expectError(edit('Second'));
    expect([extensions['code'], extensions['reason']]).toEqual(['CONFLICT', 'STALE_EDIT']);
  });

  it('takes interests of the event, and names those that it has not', async () => {
    const { eventId, token } = await invite();
    await buildInterests(server, eventId);
    const choose = (interests: object[]) => write(UPDATE, token, { eventId, interests });
    const {
      it: { attendee: first },
    } = await expectOk(choose([{ group: 'Industry', terms: ['Energy', 'Health'] }]));
    expect(first.interests).toEqual([{ group: 'Industry', terms: ['Energy', 'Health'] }]);
    const { extensions } = await expectError(
      choose([
        { group: 'Industry', terms: ['Energy', 'Alchemy'] },
        { group: 'Hobbies', terms: ['Chess'] },
      ]),
    );
    expect(extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'input.interests', message: expect.stringContaining('Alchemy') as string },
        { path: 'input.interests', message: expect.stringContaining('Hobbies') as string },
      ],
    });
    const {
      it: { attendee: second },
    } = await expectOk(choose([{ group: 'Industry', terms: ['Robotics'] }]));
    expect(second.interests).toEqual([{ group: 'Industry', terms: ['Robotics'] }]);
    const {
      it: { attendee: none },
    } = await expectOk(choose([{ group: 'Industry', terms: [] }]));
    expect(none.interests).toEqual([]);
  });

  it('is made at an OPEN event for those who are signed in, once, and nowhere else', async () => {
    const event = await openEvent();
    const token = await signIn(server, await buildUser(server));
    const input = { eventId: event.id, firstName: 'Ada', lastName: 'King', ...COMPLETE };
    const answers = await Promise.all([1, 2, 3].map(() => write(JOIN, token, input)));
    expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK']);
    expect(
      new Set(answers.map(({ data }) => `${data?.it.attendee.id} ${data?.it.attendee.inviteCode}`)).size,
    ).toBe(1);
    const closed = { ...input, eventId: (await buildEvent(server)).id };
    expect(codeOf(await write(JOIN, token, closed))).toBe('NOT_FOUND');
    const nameless = await signIn(server, await buildUser(server));
    expect(codeOf(await write(JOIN, nameless, { eventId: event.id, ...COMPLETE }))).toBe('BAD_USER_INPUT');
    expect(await server.sql('SELECT count(*)::int FROM attendees WHERE event_id = $1', [event.id])).toEqual([
      { count: 1 },
    ]);
  });

  it('may not be oversize', async () => {
    const { eventId, token } = await invite();
    const oversize = { introduction: 'x'.repeat(5_001), jobTitle: 'x'.repeat(201), phone: '1'.repeat(51) };
    const { extensions } = await expectError(write(UPDATE, token, { eventId, ...oversize }));
    expect((extensions['fields'] as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      'input.introduction',
      'input.jobTitle',
      'input.phone',
    ]);
  });
});

describe('the join page', () => {
  it('is there for the invited, for OPEN events and for staff', async () => {
    const { id, eventId, token } = await invite();
    expect(await expectOk(joinInfo(eventId, token))).toEqual({
      joinInfo: { event: { id: eventId }, profile: { id, status: 'INVITED' } },
    });
    const [open, draft] = [
      await openEvent(),
      await buildEvent(server, { registration: 'OPEN', status: 'DRAFT' }),
    ];
    const stranger = (await buildMember(server)).token;
    expect(await expectOk(joinInfo(open.id, stranger))).toEqual({
      joinInfo: { event: { id: open.id }, profile: null },
    });
    expect(codeOf(await joinInfo(eventId, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await joinInfo(draft.id, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await joinInfo('no id', stranger))).toBe('NOT_FOUND');
    expect(codeOf(await joinInfo(draft.id, await signInAs(server, Role.EXECUTIVE)))).toBe('OK');
  });
});
