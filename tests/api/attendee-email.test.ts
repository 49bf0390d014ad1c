import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiScope } from '../../server/src/core/auth/api-scopes';
import { Role } from '../../server/src/core/auth/roles';
import { buildApiToken } from '../support/api-tokens';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  buildUser,
  signIn,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const FIND = `query ($event: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $event, filter: $filter) { totalCount nodes { id } }
}`;
/** Asks for nothing that needs a scope of its own. */
const CREATE = `mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { __typename } }`;

interface Found {
  attendees: { totalCount: number; nodes: { id: string }[] };
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let sara: BuiltAttendee;
/** In an event, with this address: unique over the tests, with capitals as in typed input. */
let email: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
  event = await buildEvent(server);
  email = `Sara.${event.id}@example.test`;
  const user = await buildUser(server, { email });
  sara = await buildAttendee(server, { eventId: event.id, userId: user.id, status: 'INVITED' });
  await buildAttendee(server, { userId: user.id });
});
afterAll(() => server.close());

const find = (token: string | undefined, filter: Record<string, unknown>) =>
  graphql<Found>(server.url, FIND, { event: event.id, filter }, token);
const found = async (filter: Record<string, unknown>, token = manager) => {
  const { nodes, totalCount } = (await expectOk(find(token, filter))).attendees;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id);
};
const inEvent = () => ({ eventId: event.id });
const program = async (...scopes: ApiScope[]) =>
  (await buildApiToken(server, { ...inEvent(), scopes })).token;

describe('finding somebody by e-mail', () => {
  it('takes the whole address in any case, at every stage', async () => {
    for (const typed of [email, email.toLowerCase(), email.toUpperCase()])
      expect(await found({ email: typed })).toEqual([sara.id]);
    expect(await found({ email, category: 'ATTENDEE' })).toEqual([sara.id]);
    expect(await found({ email, category: 'SPEAKER' })).toEqual([]);
    expect(await found({ email, status: 'CONFIRMED' })).toEqual([]);
    expect(await found({ email: `x${email}` })).toEqual([]);
    expect(await found({ email: email.slice(1) })).toEqual([]);
    expect(await found({ email: '%@example.test' })).toEqual([]);
    const elsewhere = await buildMember(server);
    const [other] = await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      elsewhere.userId,
    ]);
    expect(await found({ email: other?.email })).toEqual([]);
    expect(codeOf(await find(manager, { email: 'sara' }))).toBe('BAD_USER_INPUT');
  });

  it('is for staff of every role, in /v1 too', async () => {
    for (const role of [Role.EXECUTIVE, Role.MANAGER, Role.SUPERVISOR, Role.ADMIN]) {
      const token = await signInAs(server, role);
      expect([role, await found({ email }, token)]).toEqual([role, [sara.id]]);
      const { status, body } = await rest<{ total: number; attendees: { _id: string }[] }>(
        server.url,
        'post',
        `/attendees/get/${event.id}/0/10`,
        { token, body: { email: email.toUpperCase() } },
      );
      expect([role, status, body.total, body.attendees]).toMatchObject([role, 200, 1, [{ _id: sara.id }]]);
    }
  });

  it('is for programs that may read contacts', async () => {
    const reader = await program('ATTENDEES_READ', 'CONTACTS_READ');
    expect(await found({ email }, reader)).toEqual([sara.id]);
    for (const token of [
      await program('ATTENDEES_READ'),
      await program('ATTENDEES_READ', 'ATTENDEES_WRITE'),
    ]) {
      for (const asked of [email, 'nobody@example.test']) {
        const { extensions } = await expectError(find(token, { email: asked }));
        expect(extensions).toMatchObject({
          code: 'FORBIDDEN',
          reason: 'SCOPE_MISSING',
          scope: 'CONTACTS_READ',
        });
      }
      const answer = await rest<{ code: string; scope: string }>(
        server.url,
        'post',
        `/attendees/get/${event.id}/0/10`,
        { token, body: { email } },
      );
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(codeOf(await find(await program('CONTACTS_READ'), { email }))).toBe('FORBIDDEN');
    const { token } = await buildApiToken(server, { eventId: (await buildEvent(server)).id });
    expect(codeOf(await find(token, { email }))).toBe('NOT_FOUND');
  });

  it('is closed to everybody else, whether there is somebody or not', async () => {
    const member = await buildMember(server, inEvent());
    const invited = await buildMember(server, { ...inEvent(), status: 'INVITED' });
    const viewers: [name: string, token: string | undefined, code: string, status: number][] = [
      ['nobody', undefined, 'UNAUTHENTICATED', 401],
      ['a stranger', await signIn(server, await buildUser(server)), 'NOT_FOUND', 404],
      ['a member elsewhere', (await buildMember(server)).token, 'NOT_FOUND', 404],
      ['the invited', invited.token, 'FORBIDDEN', 403],
      ['a member', member.token, 'FORBIDDEN', 403],
    ];
    for (const [name, token, code, status] of viewers)
      for (const asked of [email, 'nobody@example.test']) {
        const answer = await rest(server.url, 'post', `/attendees/get/${event.id}/0/10`, {
          token,
          body: { email: asked },
        });
        expect([name, codeOf(await find(token, { email: asked })), answer.status]).toEqual([
          name,
          code,
          status,
        ]);
      }
    const sort = FIND.replace('filter: $filter', 'filter: $filter, sort: BEST_MATCH');
    expect(
      codeOf(await graphql(server.url, sort, { event: event.id, filter: { email } }, member.token)),
    ).toBe('FORBIDDEN');
  });
});

describe('an attendee who is there already', () => {
  const again = () => ({ ...inEvent(), email: email.toUpperCase(), firstName: 'Sara', lastName: 'Khan' });
  const refused = async (token: string) =>
    (await expectError(graphql(server.url, CREATE, { input: again() }, token))).extensions as Record<
      string,
      unknown
    >;
  const refusedInRest = async (token: string) => {
    const body = { event_id: event.id, email, first_name: 'Sara', last_name: 'Khan' };
    const answer = await rest<Record<string, unknown>>(server.url, 'post', '/attendees', { token, body });
    expect(answer.status).toBe(409);
    return answer.body;
  };

  it('is named to managers', async () => {
    for (const role of [Role.MANAGER, Role.SUPERVISOR, Role.ADMIN]) {
      const token = await signInAs(server, role);
      expect(await refused(token)).toMatchObject({ reason: 'ALREADY_ATTENDEE', attendeeId: sara.id });
      expect(await refusedInRest(token)).toMatchObject({ reason: 'ALREADY_ATTENDEE', attendee_id: sara.id });
    }
  });

  it('is named to programs that may read people and contacts, and to no others', async () => {
    const full = await program('ATTENDEES_WRITE', 'ATTENDEES_READ', 'CONTACTS_READ');
    expect(await refused(full)).toMatchObject({ reason: 'ALREADY_ATTENDEE', attendeeId: sara.id });
    for (const scopes of [[], ['ATTENDEES_READ'], ['CONTACTS_READ']] satisfies ApiScope[][]) {
      const token = await program('ATTENDEES_WRITE', ...scopes);
      const extensions = await refused(token);
      expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_ATTENDEE' });
      expect(extensions).not.toHaveProperty('attendeeId');
    }
  });

  it('is nothing to those who may add nobody', async () => {
    const tokens: [string | undefined, string][] = [
      [undefined, 'UNAUTHENTICATED'],
      [await signIn(server, await buildUser(server)), 'FORBIDDEN'],
      [(await buildMember(server, { ...inEvent(), status: 'INVITED' })).token, 'FORBIDDEN'],
      [(await buildMember(server, inEvent())).token, 'FORBIDDEN'],
      [await signInAs(server, Role.EXECUTIVE), 'FORBIDDEN'],
      [(await buildApiToken(server, { eventId: (await buildEvent(server)).id })).token, 'NOT_FOUND'],
    ];
    for (const [token, code] of tokens) {
      const { extensions } = await expectError(graphql(server.url, CREATE, { input: again() }, token));
      expect(extensions.code).toBe(code);
      expect(extensions).not.toHaveProperty('attendeeId');
    }
  });
});
