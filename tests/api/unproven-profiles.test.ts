import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildInterests,
  buildMember,
  buildUser,
  signIn,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const INVITE = 'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { __typename } }';
const EDIT = 'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { __typename } }';
const CREATE_USER = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { __typename } }';
const IMPORT = 'mutation ($input: ImportAttendeesInput!) { importAttendees(input: $input) { __typename } }';
const JOIN = 'mutation ($input: JoinEventInput!) { joinEvent(input: $input) { __typename } }';
const JOIN_INFO = 'query ($id: ID!) { joinInfo(eventId: $id) { profile { id } } }';
const COMPLETE = {
  firstName: 'Not',
  lastName: 'Owner',
  jobTitle: 'Chief',
  organization: 'Ltd',
  country: 'GB',
};
const HEADER = 'Email;First name;Last name;Job title;Category;Industry';

let server: TestServer;
let manager: Viewer;
let managerToken: string;
let event: BuiltEvent;
let impostor: BuiltMember;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
  const user = await buildUser(server, { role: Role.MANAGER });
  managerToken = await signIn(server, user);
  manager = { userId: user.id, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());

/** Somebody has registered at the event with an address that may be somebody else's. */
beforeEach(async () => {
  event = await buildEvent(server, { registration: 'OPEN' });
  await buildInterests(server, event.id);
  const user = await buildUser(server, { emailVerifiedAt: null });
  impostor = await buildMember(server, { eventId: event.id, userId: user.id, byInvitation: false });
  ({ email } = user);
});

const profile = async () => {
  const [row] = await server.sql(
    `SELECT category, company_id, job_title, first_name, (SELECT count(*)::int FROM attendee_interests i WHERE i.attendee_id = a.id) AS interests
     FROM attendees a WHERE id = $1`,
    [impostor.id],
  );
  return row;
};
const untouched = () => ({
  category: 'ATTENDEE',
  company_id: null,
  job_title: null,
  first_name: impostor.firstName,
  interests: 0,
});
const importRows = async (rows: string[], more: object = {}) => {
  const file = await uploaded([HEADER, ...rows].join('\n'));
  await expectOk(execute(server, manager, IMPORT, { input: { eventId: event.id, file, ...more } }));
  const [done] = await server.sql(
    'SELECT status, created, updated, unchanged, faulty, errors FROM imports WHERE event_id = $1 ORDER BY created_at DESC LIMIT 1',
    [event.id],
  );
  return done;
};

describe('a profile that an unproven user has made', () => {
  it('does not get what staff enter for the address: the invitation is refused', async () => {
    const company = await buildCompany(server, { eventId: event.id });
    const input = {
      eventId: event.id,
      email,
      firstName: 'Grace',
      lastName: 'Hopper',
      category: 'SPEAKER',
      companyId: company.id,
    };
    const refused = await expectError(graphql(server.url, INVITE, { input }, managerToken));
    expect(refused).toMatchObject({
      message: expect.stringContaining('without confirming it') as string,
      extensions: { code: 'CONFLICT', reason: 'ALREADY_ATTENDEE' },
    });
    expect(await profile()).toEqual(untouched());
  });

  it('does not get what a file says of the address, which is a faulty row', async () => {
    const rows = [
      `${email};Grace;Hopper;Admiral;Speaker;Energy`,
      'other@example.test;Ada;King;Countess;Speaker;Energy',
    ];
    const errors = [
      { row: 2, column: 'E-mail', message: expect.stringContaining('without confirming it') as string },
    ];
    expect(await importRows(rows)).toMatchObject({ status: 'REFUSED', created: 0, faulty: 1, errors });
    expect(await importRows(rows, { partial: true })).toMatchObject({
      status: 'COMMITTED',
      created: 1,
      updated: 0,
      faulty: 1,
    });
    expect(await profile()).toEqual(untouched());
  });

  it('is unchanged by a file that says what it says, and gets no interests from it', async () => {
    const row = `${email};${impostor.firstName};${impostor.lastName};;;Energy`;
    expect(await importRows([row])).toMatchObject({
      status: 'COMMITTED',
      unchanged: 1,
      updated: 0,
      faulty: 0,
    });
    expect(await profile()).toEqual(untouched());
  });

  it('can be edited by staff, who see whom they edit', async () => {
    const input = { attendeeId: impostor.id, category: 'SPEAKER' };
    await expectOk(graphql(server.url, EDIT, { input }, managerToken));
    expect(await profile()).toMatchObject({ category: 'SPEAKER' });
  });
});

const LIST =
  'query ($id: ID!, $verified: Boolean) { attendees(eventId: $id, first: 10, filter: { verified: $verified }) { totalCount nodes { id verified } } }';
const listed = (token: string, verified?: boolean) =>
  graphql(server.url, LIST, { id: event.id, verified }, token);

describe('the mark of a proven address', () => {
  it('is shown to everybody at the event, and staff filter by it', async () => {
    const proven = await buildMember(server, { eventId: event.id });
    const nodes = [
      { id: impostor.id, verified: false },
      { id: proven.id, verified: true },
    ];
    for (const token of [proven.token, impostor.token, managerToken])
      expect(await expectOk(listed(token))).toEqual({ attendees: { totalCount: 2, nodes } });
    expect(await expectOk(listed(managerToken, true))).toEqual({
      attendees: { totalCount: 1, nodes: [nodes[1]] },
    });
    expect(await expectOk(listed(managerToken, false))).toEqual({
      attendees: { totalCount: 1, nodes: [nodes[0]] },
    });
    expect(codeOf(await listed(proven.token, false))).toBe('FORBIDDEN');
    const ONE = 'query ($id: ID!) { attendee(id: $id) { verified } }';
    const one = (id: string) => expectOk(graphql(server.url, ONE, { id }, managerToken));
    expect(await one(impostor.id)).toEqual({ attendee: { verified: false } });
    expect(await one(proven.id)).toEqual({ attendee: { verified: true } });
  });
});

describe('an unproven user', () => {
  it('cannot use a role that staff give to the address: the session ends, and a mailed link proves it', async () => {
    const admin = await signIn(server, await buildUser(server, { role: Role.ADMIN }));
    const RAISE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }';
    const input = { userId: impostor.userId, role: 'MANAGER' };
    await expectOk(graphql(server.url, RAISE, { input }, admin));
    expect(codeOf(await graphql(server.url, '{ me { role } }', {}, impostor.token))).toBe('UNAUTHENTICATED');
    const [mail] = await server.sql<{ text: string }>('SELECT text FROM mails WHERE recipient = $1', [email]);
    const resetToken = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const SET =
      'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { user { role emailVerifiedAt } } }';
    const set = graphql(server.url, SET, { input: { resetToken, password: 'a password of my own' } });
    expect(await expectOk(set)).toEqual({
      updatePassword: { user: { role: 'MANAGER', emailVerifiedAt: expect.any(String) as string } },
    });
  });

  it('gets no staff role: the address is taken for createUser', async () => {
    const input = { email, displayName: 'Chief', role: 'MANAGER' };
    const refused = await expectError(graphql(server.url, CREATE_USER, { input }, managerToken));
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' });
    const [user] = await server.sql('SELECT role FROM users WHERE email = $1', [email]);
    expect(user).toEqual({ role: 'ATTENDEE' });
  });

  it('sees nothing of an invitation to an open event, and has to prove the address to join it', async () => {
    const other = await buildEvent(server, { registration: 'OPEN' });
    const invitation = {
      eventId: other.id,
      email,
      firstName: 'Grace',
      lastName: 'Hopper',
      category: 'SPEAKER',
    };
    await expectOk(graphql(server.url, INVITE, { input: invitation }, managerToken));
    expect(await expectOk(graphql(server.url, JOIN_INFO, { id: other.id }, impostor.token))).toEqual({
      joinInfo: { profile: null },
    });
    const join = { input: { eventId: other.id, ...COMPLETE } };
    const refused = await expectError(graphql(server.url, JOIN, join, impostor.token));
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_NOT_VERIFIED' });
    const [kept] = await server.sql('SELECT first_name, status FROM attendees WHERE event_id = $1', [
      other.id,
    ]);
    expect(kept).toEqual({ first_name: 'Grace', status: 'INVITED' });
  });

  it('who joins while staff invite the address gets either the own profile or none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const open = await buildEvent(server, { registration: 'OPEN' });
      const user = await buildUser(server, { emailVerifiedAt: null });
      const token = await signIn(server, user);
      const invitation = {
        eventId: open.id,
        email: user.email,
        firstName: 'Grace',
        lastName: 'Hopper',
        category: 'SPEAKER',
      };
      const [joined, invited] = await Promise.all([
        graphql(server.url, JOIN, { input: { eventId: open.id, ...COMPLETE } }, token),
        graphql(server.url, INVITE, { input: invitation }, managerToken),
      ]);
      expect([codeOf(joined), codeOf(invited)].sort()).toEqual(['CONFLICT', 'OK']);
      const rows = await server.sql(
        'SELECT status, category, first_name FROM attendees WHERE event_id = $1',
        [open.id],
      );
      expect(rows).toEqual([
        codeOf(joined) === 'OK'
          ? { status: 'CONFIRMED', category: 'ATTENDEE', first_name: 'Not' }
          : { status: 'INVITED', category: 'SPEAKER', first_name: 'Grace' },
      ]);
    }
  });
});
