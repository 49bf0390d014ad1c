import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { sendDueInvitations } from '../../server/src/modules/invitations/invitation.service';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildUser,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { idOf, rest } from '../support/rest';
import { startTwoServers, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const CREATE = `mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { attendee {
  id email firstName lastName jobTitle country category status inviteCode phone invitedAt removed company { id } } } }`;
const UPDATE = `mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee {
  id email firstName jobTitle organization country category phone } } }`;
const REMIND = `mutation ($id: ID!) { sendInvitationReminder(input: { attendeeId: $id }) { attendee { id invitedAt } } }`;
const INVITE = `mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { queuedInvitations } }`;

let server: TestServer;
let second: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  [server, second] = await startTwoServers();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const address = (): string => `ada.${crypto.randomUUID()}@example.test`;
const someone = (more: object = {}) => ({
  eventId: event.id,
  email: address(),
  firstName: 'Ada',
  lastName: 'Lovelace',
  ...more,
});
const run = <Data = unknown>(document: string, variables: object) =>
  graphql<Data>(server.url, document, { ...variables }, manager);
const create = async (more: object = {}) =>
  (await expectOk(run<{ createAttendee: { attendee: { id: string } } }>(CREATE, { input: someone(more) })))
    .createAttendee.attendee;
const update = async (input: object) =>
  (await expectOk(run<{ updateAttendee: { attendee: Record<string, unknown> } }>(UPDATE, { input })))
    .updateAttendee.attendee;
const mailsTo = (recipient: string) =>
  server.sql<{ template: string; text: string }>(
    'SELECT template, text FROM mails WHERE recipient = $1 ORDER BY created_at, id',
    [recipient],
  );
const codeOfInvitation = async (id: string) =>
  (await server.sql<{ code: string }>('SELECT invite_code AS code FROM attendees WHERE id = $1', [id]))[0]
    ?.code;
const auditOf = (subjectId: string) =>
  server.sql(
    'SELECT action, subject_name AS name, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [subjectId],
  );

describe('createAttendee', () => {
  it('makes the user where the e-mail is new, and records it', async () => {
    const company = await buildCompany(server, { eventId: event.id });
    const email = address();
    const input = {
      email: email.toUpperCase(),
      jobTitle: '  CEO ',
      country: 'pk',
      phone: ' ',
      companyId: company.id,
    };
    const attendee = await create({ ...input, category: 'INVESTOR' });
    expect(attendee).toEqual({
      id: attendee.id,
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      jobTitle: 'CEO',
      country: 'PK',
      category: 'INVESTOR',
      status: 'INVITED',
      inviteCode: null,
      phone: null,
      invitedAt: null,
      removed: false,
      company: { id: company.id },
    });
    const users = await server.sql('SELECT role, password_hash, display_name FROM users WHERE email = $1', [
      email,
    ]);
    expect(users).toEqual([{ role: 'ATTENDEE', password_hash: null, display_name: 'Ada Lovelace' }]);
    const after = { email, firstName: 'Ada', lastName: 'Lovelace', jobTitle: 'CEO', country: 'PK' };
    expect(await auditOf(attendee.id)).toEqual([
      {
        action: 'attendee.create',
        name: 'Ada Lovelace',
        before: null,
        after: { ...after, category: 'INVESTOR', companyId: company.id },
      },
    ]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('links the user of an earlier event, whatever the case of the e-mail', async () => {
    const user = await buildUser(server);
    await buildAttendee(server, { userId: user.id });
    const attendee = await create({ email: user.email.toUpperCase() });
    const rows = await server.sql('SELECT user_id FROM attendees WHERE id = $1', [attendee.id]);
    expect(rows).toEqual([{ user_id: user.id }]);
  });

  it('mails the invitation with its link where that is wanted', async () => {
    const email = address();
    const attendee = await create({ email, sendInvite: true });
    const [row] = await server.sql<{ code: string; at: Date | null }>(
      'SELECT invite_code AS code, invited_at AS at FROM attendees WHERE id = $1',
      [attendee.id],
    );
    const [mail] = await mailsTo(email);
    expect(mail?.template).toBe('invitation');
    expect(mail?.text).toContain(`/auth/invite/${row?.code}`);
    expect(mail?.text).toContain(event.title);
    expect(row?.at).toBeInstanceOf(Date);
  });

  it('refuses those who are there already, and staff', async () => {
    const email = address();
    await create({ email });
    const twice = await expectError(run(CREATE, { input: someone({ email }) }));
    expect(twice.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ATTENDEE' });
    const staff = await buildUser(server, { role: Role.EXECUTIVE });
    const refused = await expectError(run(CREATE, { input: someone({ email: staff.email }) }));
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STAFF_USER' });
  });

  it('adds one attendee when ten ask at once over two servers', async () => {
    const input = someone();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        graphql((index % 2 ? server : second).url, CREATE, { input }, manager),
      ),
    );
    const codes = answers
      .map(({ errors }) => (errors ? (errors[0]?.extensions['reason'] as string) : 'OK'))
      .sort();
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'ALREADY_ATTENDEE'), 'OK']);
    expect(await server.sql('SELECT 1 FROM users WHERE email = $1', [input.email])).toHaveLength(1);
  });

  it.each([
    ['no e-mail', { email: undefined }, 'BAD_USER_INPUT'],
    ['what is no e-mail', { email: 'ada' }, 'BAD_USER_INPUT'],
    ['empty names', { firstName: '   ', lastName: '' }, 'BAD_USER_INPUT'],
    ['a name that is too long', { lastName: 'x'.repeat(101) }, 'BAD_USER_INPUT'],
    ['a number for a name', { lastName: 7 }, 'BAD_USER_INPUT'],
    ['a country that is none', { country: 'Atlantis' }, 'BAD_USER_INPUT'],
    ['a company that is none', { companyId: 'x' }, 'BAD_USER_INPUT'],
    ['an unknown category', { category: 'GUEST' }, 'BAD_USER_INPUT'],
    ['an unknown event', { eventId: crypto.randomUUID() }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, wrong, code) => {
    expect((await expectError(run(CREATE, { input: someone(wrong) }))).extensions.code).toBe(code);
  });

  it('refuses the company of another event', async () => {
    const { id: companyId } = await buildCompany(server);
    const error = await expectError(run(CREATE, { input: someone({ companyId }) }));
    expect(error.extensions['fields']).toEqual([
      { path: 'input.companyId', message: 'Company not found at this event.' },
    ]);
  });
});

describe('updateAttendee', () => {
  it('changes what it is given, and records the difference alone', async () => {
    const { id } = await buildAttendee(server, { eventId: event.id, jobTitle: 'CEO', organization: 'Acme' });
    const input = { attendeeId: id, jobTitle: 'CTO', organization: null, category: 'SPEAKER' };
    expect(await update(input)).toMatchObject({ jobTitle: 'CTO', organization: null, category: 'SPEAKER' });
    await expectOk(run(UPDATE, { input }));
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'attendee.update',
        before: { jobTitle: 'CEO', organization: 'Acme', category: 'ATTENDEE' },
        after: { jobTitle: 'CTO', organization: null, category: 'SPEAKER' },
      },
    ]);
  });

  it('corrects the address of somebody who has never signed in, and makes the mailed code worthless', async () => {
    const { id } = await create();
    const before = await codeOfInvitation(id);
    const email = address();
    expect((await update({ attendeeId: id, email }))['email']).toBe(email);
    const after = await codeOfInvitation(id);
    expect(after).not.toBe(before);
  });

  it('leaves the address of an account in use, and takes no address of others', async () => {
    const user = await buildUser(server, { passwordHash: 'hash' });
    const { id } = await buildAttendee(server, { eventId: event.id, userId: user.id });
    const used = await expectError(run(UPDATE, { input: { attendeeId: id, email: address() } }));
    expect(used.extensions['reason']).toBe('ACCOUNT_IN_USE');
    await expectOk(run(UPDATE, { input: { attendeeId: id, email: user.email.toUpperCase() } }));
    const invited = await create();
    const taken = await expectError(run(UPDATE, { input: { attendeeId: invited.id, email: user.email } }));
    expect(taken.extensions['reason']).toBe('EMAIL_TAKEN');
  });

  it.each([
    ['empty names', { firstName: null, lastName: ' ' }, 'BAD_USER_INPUT'],
    ['no category', { category: null }, 'BAD_USER_INPUT'],
    ['a text that is too long', { introduction: 'x'.repeat(5_001) }, 'BAD_USER_INPUT'],
    ['an unknown attendee', { attendeeId: crypto.randomUUID() }, 'NOT_FOUND'],
    ['what is no id', { attendeeId: 'x' }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, wrong, code) => {
    const { id } = await buildAttendee(server, { eventId: event.id });
    const error = await expectError(run(UPDATE, { input: { attendeeId: id, ...wrong } }));
    expect(error.extensions.code).toBe(code);
  });
});

describe('interests', () => {
  const INTERESTS = `mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { interests { group terms } } } }`;

  it('are chosen all together, and refused where the event does not offer them', async () => {
    await buildInterests(server, event.id);
    const { id } = await create({ interests: [{ group: 'Industry', terms: ['Health', 'Energy'] }] });
    const choose = (terms: string[]) =>
      run(INTERESTS, { input: { attendeeId: id, interests: [{ group: 'Industry', terms }] } });
    expect(await expectOk(choose(['Robotics']))).toEqual({
      updateAttendee: { attendee: { interests: [{ group: 'Industry', terms: ['Robotics'] }] } },
    });
    const wrong = await expectError(choose(['Robotics', 'Weaving']));
    expect(wrong.extensions['fields']).toEqual([
      { path: 'input.interests', message: '“Weaving” is not one of the interests in “Industry”.' },
    ]);
    expect(await expectOk(choose([]))).toEqual({ updateAttendee: { attendee: { interests: [] } } });
  });
});

describe('deleteAttendee', () => {
  const DELETE =
    'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { attendee { id removed firstName email } } }';

  it('leaves a tombstone, closes meetings to come, and records who it was', async () => {
    const gone = await buildAttendee(server, { eventId: event.id });
    const meeting = await buildMeeting(server, { event, senderId: gone.id, status: 'ACTIVE' });
    expect(await expectOk(run(DELETE, { id: gone.id }))).toEqual({
      deleteAttendee: { attendee: { id: gone.id, removed: true, firstName: 'Former', email: null } },
    });
    expect(
      await server.sql('SELECT status, closed_reason FROM meetings WHERE id = $1', [meeting.id]),
    ).toEqual([{ status: 'REJECTED', closed_reason: 'REMOVED' }]);
    expect(await auditOf(gone.id)).toMatchObject([
      { action: 'attendee.delete', name: `${gone.firstName} ${gone.lastName}` },
    ]);
    expect((await expectError(run(DELETE, { id: gone.id }))).extensions.code).toBe('NOT_FOUND');
  });

  it('takes somebody away once, when two ask at the same time', async () => {
    const gone = await buildAttendee(server, { eventId: event.id });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) =>
        graphql((index % 2 ? server : second).url, DELETE, { id: gone.id }, manager),
      ),
    );
    expect(answers.map(codeOf).sort()).toEqual([...Array.from({ length: 5 }, () => 'NOT_FOUND'), 'OK']);
    expect(await auditOf(gone.id)).toHaveLength(1);
  });

  it.each(['x', crypto.randomUUID()])('finds nobody for %s', async (id) => {
    expect((await expectError(run(DELETE, { id }))).extensions.code).toBe('NOT_FOUND');
  });
});

describe('invitations', () => {
  it('are mailed again once in ten minutes, however many servers are asked at once', async () => {
    const email = address();
    const { id } = await create({ email, sendInvite: true });
    const soon = await expectError(run(REMIND, { id }));
    expect(soon.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(soon.extensions['retryAfter']).toBeGreaterThan(590);
    await server.sql(`UPDATE attendees SET invited_at = now() - interval '10 minutes' WHERE id = $1`, [id]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        graphql((index % 2 ? server : second).url, REMIND, { id }, manager),
      ),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK').sort();
    expect(codes).toEqual(['OK', ...Array.from({ length: 9 }, () => 'RATE_LIMITED')]);
    const sent = await mailsTo(email);
    expect(sent.map(({ template }) => template)).toEqual(['invitation', 'invitation-reminder']);
  });

  it('are not mailed to the confirmed', async () => {
    const { id } = await buildAttendee(server, { eventId: event.id });
    expect((await expectError(run(REMIND, { id }))).extensions['reason']).toBe('NOT_INVITED');
    expect((await expectError(run(REMIND, { id: 'x' }))).extensions.code).toBe('NOT_FOUND');
  });

  it('go to all who had none yet, once each, in a number of statements that does not grow', async () => {
    const people = await Promise.all(Array.from({ length: 130 }, () => create()));
    await buildAttendee(server, { eventId: event.id });
    const queued = { inviteAttendees: { queuedInvitations: 130 } };
    const many = await statementsOf(async () => {
      expect(await expectOk(run(INVITE, { input: { eventId: event.id } }))).toEqual(queued);
    });
    expect(many.filter((text) => /INSERT INTO mails/.test(text)).length).toBe(0);
    expect(await expectOk(run(INVITE, { input: { eventId: event.id } }))).toEqual({
      inviteAttendees: { queuedInvitations: 0 },
    });
    // By any server, and however often: each mail is written once.
    const again = () => sendDueInvitations(server.app.systemContext(), { eventId: event.id });
    await Promise.all([again(), again()]);
    const counted = () =>
      server.sql<{ count: number }>(
        `SELECT count(*)::int AS count, count(DISTINCT recipient)::int AS people FROM mails WHERE event_id = $1`,
        [event.id],
      );
    await waitFor(async () => (await counted())[0]?.count === people.length, 'The mails');
    expect(await counted()).toEqual([{ count: 130, people: 130 }]);
  });

  it('go to those who are named, and to nobody of another event', async () => {
    const [mine, others] = [await create(), await buildAttendee(server, { status: 'INVITED' })];
    const input = { eventId: event.id, attendeeIds: [mine.id, others.id, 'x'] };
    expect(await expectOk(run(INVITE, { input }))).toEqual({ inviteAttendees: { queuedInvitations: 1 } });
    expect(await expectOk(run(INVITE, { input }))).toEqual({ inviteAttendees: { queuedInvitations: 0 } });
    const many = { eventId: event.id, attendeeIds: Array.from({ length: 1_001 }, () => mine.id) };
    expect((await expectError(run(INVITE, { input: many }))).extensions.code).toBe('BAD_USER_INPUT');
    expect((await expectError(run(INVITE, { input: { eventId: 'x' } }))).extensions.code).toBe('NOT_FOUND');
  });
});

describe('/v1', () => {
  it('creates, changes and reminds', async () => {
    const email = address();
    const body = {
      event_id: event.id,
      email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      profile: 'Hello',
      send_invite: false,
    };
    const made = await rest<{ attendee: { _id: string } }>(server.url, 'post', '/attendees/create', {
      token: manager,
      body,
    });
    expect([made.status, made.body.attendee]).toEqual([
      201,
      expect.objectContaining({
        email,
        first_name: 'Ada',
        profile: 'Hello',
        status: 'INVITED',
        event_id: event.id,
      }),
    ]);
    const path = `/attendees/${idOf(made.body.attendee)}`;
    const changed = await rest<{ attendee: object }>(server.url, 'put', path, {
      token: manager,
      body: { job_title: 'CEO' },
    });
    expect([changed.status, changed.body.attendee]).toEqual([
      200,
      expect.objectContaining({ job_title: 'CEO', profile: 'Hello' }),
    ]);
    const remind = () =>
      rest<Record<string, unknown>>(server.url, 'get', `/attendees/reminder/${idOf(made.body.attendee)}`, {
        token: manager,
      });
    const first = await remind();
    expect([first.status, first.body['success']]).toEqual([200, true]);
    const again = await remind();
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const wrong = await rest<{ errors: unknown }>(server.url, 'post', '/attendees', {
      token: manager,
      body: { ...body, email: 'x' },
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'email', message: 'Please enter an e-mail address.' }],
    ]);
  });
});
