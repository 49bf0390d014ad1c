import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, buildUser, signIn, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const COMPLETE = {
  firstName: 'Ada',
  lastName: 'King',
  jobTitle: 'Chief',
  organization: 'Ltd',
  country: 'GB',
};
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { accessToken user { id } attendee { status } } }';
const JOIN = 'mutation ($input: JoinEventInput!) { joinEvent(input: $input) { __typename } }';
const EVENT = 'query ($id: ID!) { event(id: $id) { requiresVerifiedEmail } }';
const PEOPLE = 'query ($id: ID!) { attendees(eventId: $id, first: 10) { nodes { id } } }';
const ONE = 'query ($id: ID!) { attendee(id: $id) { id } }';
const CHATS = 'query ($id: ID!) { conversations(eventId: $id, first: 10) { nodes { id } } }';
const MEETINGS = 'query ($id: ID!) { meetings(eventId: $id, first: 10) { nodes { id } } }';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { __typename } }';
const COPY = 'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { __typename } }';

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const prove = (userId: string) =>
  server.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [userId]);
const require = (eventId: string) =>
  expectOk(graphql(server.url, UPDATE, { input: { eventId, requiresVerifiedEmail: true } }, manager));
const statusOf = async (userId: string) => {
  const [row] = await server.sql('SELECT status, job_title FROM attendees WHERE user_id = $1', [userId]);
  return row;
};

describe('an event for proven addresses only', () => {
  it('confirms who registers once the address is proven', async () => {
    const event = await buildEvent(server, { registration: 'OPEN', requiresVerifiedEmail: true });
    const input = {
      eventId: event.id,
      email: 'new@example.test',
      password: 'correct horse battery',
      ...COMPLETE,
    };
    const { register } = await expectOk(
      graphql<{ register: { accessToken: string; user: { id: string }; attendee: object } }>(
        server.url,
        REGISTER,
        { input },
      ),
    );
    expect(register.attendee).toEqual({ status: 'INVITED' });
    const join = () => graphql(server.url, JOIN, { input: { eventId: event.id } }, register.accessToken);
    expect((await expectError(join())).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'EMAIL_NOT_VERIFIED',
    });
    await prove(register.user.id);
    expect(codeOf(await join())).toBe('OK');
    expect(await statusOf(register.user.id)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('keeps the profile of who joins without a proof', async () => {
    const event = await buildEvent(server, { registration: 'OPEN', requiresVerifiedEmail: true });
    const user = await buildUser(server, { emailVerifiedAt: null });
    const join = { input: { eventId: event.id, ...COMPLETE } };
    expect(codeOf(await graphql(server.url, JOIN, join, await signIn(server, user)))).toBe('CONFLICT');
    expect(await statusOf(user.id)).toEqual({ status: 'INVITED', job_title: 'Chief' });
    const confirm = `UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now() WHERE user_id = $1`;
    await expect(server.sql(confirm, [user.id])).rejects.toThrow('The address is not proven');
  });

  it('keeps unproven attendees out when it is switched on, until they prove the address', async () => {
    const event = await buildEvent(server);
    const user = await buildUser(server, { emailVerifiedAt: null });
    const me = await buildMember(server, { eventId: event.id, userId: user.id, byInvitation: false });
    const other = await buildMember(server, { eventId: event.id });
    const message = (clientId: string) => ({ input: { attendeeId: other.id, text: 'Hello', clientId } });
    const tries = async () => [
      codeOf(await graphql(server.url, EVENT, { id: event.id }, me.token)),
      codeOf(await graphql(server.url, PEOPLE, { id: event.id }, me.token)),
      codeOf(await graphql(server.url, CHATS, { id: event.id }, me.token)),
      codeOf(await graphql(server.url, MEETINGS, { id: event.id }, me.token)),
      codeOf(await graphql(server.url, ONE, { id: other.id }, me.token)),
    ];
    const sendTo = () => graphql(server.url, SEND, message(crypto.randomUUID()), me.token);
    expect(await tries()).toEqual(['OK', 'OK', 'OK', 'OK', 'OK']);
    expect(codeOf(await sendTo())).toBe('OK');
    await require(event.id);
    expect(await tries()).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
    expect(codeOf(await sendTo())).toBe('NOT_FOUND');
    const [entry] = await server.sql('SELECT may_enter($1, $2) AS may', [user.id, event.id]);
    expect(entry).toEqual({ may: false });
    const { extensions } = await expectError(graphql(server.url, EVENT, { id: event.id }, me.token));
    expect(extensions).toMatchObject({ reason: 'EMAIL_NOT_VERIFIED' });
    expect(codeOf(await graphql(server.url, EVENT, { id: event.id }, other.token))).toBe('OK');
    await prove(user.id);
    expect(await tries()).toEqual(['OK', 'OK', 'OK', 'OK', 'OK']);
    expect(codeOf(await sendTo())).toBe('OK');
  });

  it('is set by managers, recorded, and copied along', async () => {
    const event = await buildEvent(server);
    await require(event.id);
    expect(await expectOk(graphql(server.url, EVENT, { id: event.id }, manager))).toEqual({
      event: { requiresVerifiedEmail: true },
    });
    const recorded = await server.sql('SELECT before, after FROM audit_entries WHERE subject_id = $1', [
      event.id,
    ]);
    expect(recorded).toEqual([
      { before: { requiresVerifiedEmail: false }, after: { requiresVerifiedEmail: true } },
    ]);
    await expectOk(
      graphql(server.url, COPY, { input: { eventId: event.id, title: `Copy ${event.id}` } }, manager),
    );
    const [copy] = await server.sql(
      'SELECT requires_verified_email AS required FROM events WHERE title = $1',
      [`Copy ${event.id}`],
    );
    expect(copy).toEqual({ required: true });
    const nothing = { input: { eventId: event.id, requiresVerifiedEmail: null } };
    expect(codeOf(await graphql(server.url, UPDATE, nothing, manager))).toBe('BAD_USER_INPUT');
  });
});
