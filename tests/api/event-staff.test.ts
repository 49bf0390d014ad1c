import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { runBulkJob } from '../../server/src/modules/bulk-jobs/bulk-run.service';
import { buildApiToken } from '../support/api-tokens';
import { codeOf, expectError, expectOk, graphql, mutationOf, post } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildEventStaff,
  buildUser,
  insert,
  signIn,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { buildWebhook } from '../support/webhooks';

let server: TestServer;
let admin: string;
let ours: BuiltEvent;
let theirs: BuiltEvent;
let manager: Awaited<ReturnType<typeof buildEventStaff>>;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());
beforeEach(async () => {
  [ours, theirs] = await Promise.all([buildEvent(server), buildEvent(server)]);
  manager = await buildEventStaff(server, { eventId: ours.id });
});

const ask = async <Data>(document: string, variables = {}, token = manager.token): Promise<Data> =>
  expectOk(graphql<Data>(server.url, document, variables, token));
const set = (input: object) =>
  graphql<{ it: object }>(
    server.url,
    mutationOf(
      'setStaffEvents',
      'user { allEvents staffEvents { event { id } endsAt addedByName } } remainingKeys { id name }',
    ),
    { input },
    admin,
  );
const EVENT = 'query ($id: ID!) { event(id: $id) { id } }';
const code = async (event: BuiltEvent, token = manager.token) =>
  codeOf(await graphql(server.url, EVENT, { id: event.id }, token));
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('to staff of some events', () => {
  it('every list has only theirs', async () => {
    const [here, there] = await Promise.all([
      buildAttendee(server, { eventId: ours.id }),
      buildAttendee(server, { eventId: theirs.id }),
    ]);
    for (const { eventId } of [here, there]) {
      const entry = { id: newId(), eventId, action: 'pod.create', actorName: 'Nadia', subjectName: 'Pod' };
      await insert(server, 'audit_entries', entry);
      const mail = {
        id: newId(),
        eventId,
        recipient: 'a@example.test',
        template: 'announcement',
        subject: 'News',
      };
      await insert(server, 'mails', mail);
    }
    const one = { nodes: [{ eventId: ours.id }], totalCount: 1 };
    const LISTS = `{
      events { nodes { id } totalCount } auditLog { nodes { eventId } totalCount } mails { nodes { eventId } totalCount }
      users(role: ATTENDEE) { nodes { id viewerCanManage viewerCanRemove removal { profiles } } totalCount } grantableRoles
      me { allEvents staffEvents { event { id } endsAt } }
    }`;
    const person = {
      id: here.userId,
      viewerCanManage: false,
      viewerCanRemove: false,
      removal: { profiles: 0 },
    };
    expect(await ask(LISTS)).toEqual({
      events: { nodes: [{ id: ours.id }], totalCount: 1 },
      auditLog: one,
      mails: one,
      users: { nodes: [person], totalCount: 1 },
      grantableRoles: [],
      me: { allEvents: false, staffEvents: [{ event: { id: ours.id }, endsAt: null }] },
    });
    const USER = 'query ($id: ID!) { user(id: $id) { id } }';
    const found = async (id: string | null) => codeOf(await graphql(server.url, USER, { id }, manager.token));
    expect([await found(here.userId), await found(there.userId), await found(manager.id)]).toEqual([
      'OK',
      'NOT_FOUND',
      'OK',
    ]);
  });

  it('an address that was refused is retried for mails of theirs alone', async () => {
    const { id: userId, email } = await buildUser(server);
    await insert(server, 'mail_refusals', { address: email, userId });
    const mailId = newId();
    const mail = { recipient: email, template: 'announcement', subject: 'News' };
    await insert(server, 'mails', { id: mailId, eventId: theirs.id, ...mail });
    const retry = mutationOf('retryMailAddress', 'retried');
    expect(await ask(retry, { input: { mailId } })).toEqual({ it: { retried: false } });
    expect(await ask(retry, { input: { mailId } }, admin)).toEqual({ it: { retried: true } });
  });

  it('an own profile opens no other event', async () => {
    await buildAttendee(server, { eventId: theirs.id, userId: manager.id });
    const LISTS = 'query ($id: ID!) { attendees(eventId: $id) { nodes { id } } }';
    expect(codeOf(await graphql(server.url, LISTS, { id: theirs.id }, manager.token))).toBe('NOT_FOUND');
    expect(await code(theirs)).toBe('NOT_FOUND');
  });

  it('node says of other events what it says of nothing', async () => {
    const there = await buildAttendee(server, { eventId: theirs.id });
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    for (const id of [theirs.id, there.id, newId()]) expect(await ask(NODE, { id })).toEqual({ node: null });
  });

  it('the address of a file works no more once the event is gone', async () => {
    const FILE = 'query ($id: ID!) { report(eventId: $id, type: ATTENDEES) { file(format: CSV) { url } } }';
    const link = async () =>
      (await ask<{ report: { file: { url: string } } }>(FILE, { id: ours.id })).report.file.url;
    const status = async (url: string) => (await fetch(`${server.url}${url}`)).status;
    expect(await status(await link())).toBe(200);
    const kept = await link();
    await expectOk(set({ userId: manager.id, allEvents: false, events: [{ eventId: theirs.id }] }));
    expect(await status(kept)).toBe(404);
  });

  it('a bulk job ends with their right', async () => {
    await buildAttendee(server, { eventId: ours.id });
    const input = { eventId: ours.id, kind: 'SET_CATEGORY', category: 'SPEAKER', filter: {} };
    const { it: started } = await ask<{ it: { bulkJob: { id: string } } }>(
      mutationOf('startBulkJob', 'bulkJob { id }'),
      { input },
    );
    const { id: jobId } = started.bulkJob;
    await expectOk(set({ userId: manager.id, allEvents: false, events: [] }));
    await runBulkJob(server.app.systemContext(), { jobId });
    const JOB = 'query ($id: ID!) { bulkJob(id: $id) { status done } }';
    expect(await ask(JOB, { id: jobId }, admin)).toEqual({ bulkJob: { status: 'FAILED', done: 0 } });
  });

  it('an answer is not repeated once the event is gone', async () => {
    const key = newId();
    const send = async () => {
      const query = 'mutation ($input: CreatePodInput!) { createPod(input: $input) { pod { name } } }';
      const body = JSON.stringify({ query, variables: { input: { eventId: ours.id, name: 'A1' } } });
      const headers = { authorization: `Bearer ${manager.token}`, 'idempotency-key': key };
      return codeOf((await (await post(server.url, body, headers)).json()) as Parameters<typeof codeOf>[0]);
    };
    expect([await send(), await send()]).toEqual(['OK', 'OK']);
    // As if its end had come: no trigger sees that.
    await server.sql(
      'ALTER TABLE event_staff DISABLE TRIGGER USER; UPDATE event_staff SET ends_at = now(); ALTER TABLE event_staff ENABLE TRIGGER USER',
    );
    expect(await send()).toBe('CONFLICT');
  });
});

describe('the end of a right', () => {
  it('comes by itself', async () => {
    const endsAt = new Date(Date.now() + 4_000);
    const { token } = await buildEventStaff(server, { eventId: ours.id, endsAt });
    expect(await code(ours, token)).toBe('OK');
    await waitFor(async () => (await code(ours, token)) === 'NOT_FOUND', 'The end');
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime());
  });

  it('comes at once where an administrator takes it away', async () => {
    expect(await code(ours)).toBe('OK');
    await expectOk(set({ userId: manager.id, allEvents: false, events: [{ eventId: theirs.id }] }));
    expect([await code(ours), await code(theirs)]).toEqual(['NOT_FOUND', 'OK']);
  });
});

describe('setStaffEvents', () => {
  it('replaces what was before, tells the keys that remain, and is logged', async () => {
    const { id: tokenId } = await buildApiToken(server, { eventId: ours.id, authorId: manager.id });
    const endsAt = inHours(5).toISOString();
    const input = { userId: manager.id, allEvents: false, events: [{ eventId: theirs.id, endsAt }] };
    const { it: changed } = await expectOk(set(input));
    expect(changed).toEqual({
      user: {
        allEvents: false,
        staffEvents: [{ event: { id: theirs.id }, endsAt, addedByName: expect.anything() as string }],
      },
      remainingKeys: [{ id: tokenId, name: 'A program' }],
    });
    const LOG = 'query ($id: ID!) { auditLog(filter: { subjectId: $id }) { nodes { action before after } } }';
    expect(await ask(LOG, { id: manager.id }, admin)).toEqual({
      auditLog: {
        nodes: [
          {
            action: 'user.events',
            before: { events: [{ title: ours.title }] },
            after: { events: [{ title: theirs.title, endsAt }] },
          },
        ],
      },
    });
    await expectOk(set({ userId: manager.id, allEvents: true, events: [] }));
    expect([await code(ours), await code(theirs)]).toEqual(['OK', 'OK']);
  });

  it('refuses what cannot be', async () => {
    const { id: userId } = manager;
    const boss = await buildUser(server, { role: Role.ADMIN });
    const eventId = ours.id;
    const codes = [
      { userId: boss.id, allEvents: false, events: [] },
      { userId, allEvents: true, events: [{ eventId }] },
      { userId, allEvents: false, events: [{ eventId }, { eventId }] },
      { userId, allEvents: false, events: [{ eventId: newId() }] },
      { userId, allEvents: false, events: [{ eventId, endsAt: new Date(0).toISOString() }] },
      { userId: newId(), allEvents: true, events: [] },
    ];
    const found = await Promise.all(
      codes.map(async (input) => (await expectError(set(input))).extensions.code),
    );
    expect(found).toEqual(['CONFLICT', ...Array<string>(4).fill('BAD_USER_INPUT'), 'NOT_FOUND']);
    await expect(server.sql('UPDATE users SET all_events = false WHERE id = $1', [boss.id])).rejects.toThrow(
      'users_all_events_check',
    );
  });

  it('gives all events to whom is made an administrator', async () => {
    const UPDATE = mutationOf('updateUser', 'user { role allEvents }');
    const input = { userId: manager.id, role: 'ADMIN' };
    expect(await ask(UPDATE, { input }, admin)).toEqual({ it: { user: { role: 'ADMIN', allEvents: true } } });
  });
});

it('eventStaff lists people, tokens and webhooks of the event', async () => {
  const executive = await buildUser(server, { role: Role.EXECUTIVE });
  const [token, webhook] = await Promise.all([
    buildApiToken(server, { eventId: ours.id, authorId: manager.id }),
    buildWebhook(server, { eventId: ours.id, authorId: manager.id }),
    buildEventStaff(server, { eventId: theirs.id }),
    buildUser(server, { role: Role.MANAGER, disabledAt: new Date() }),
  ]);
  const STAFF = `query ($id: ID!) { eventStaff(eventId: $id) {
    people { user { id allEvents } since endsAt } keys { id kind ownerName lastUsedAt expiresAt }
  } }`;
  const { eventStaff } = await ask<{
    eventStaff: {
      people: { user: { id: string; allEvents: boolean } }[];
      keys: { id: string; kind: string }[];
    };
  }>(STAFF, { id: ours.id });
  const some = eventStaff.people.filter(({ user }) => !user.allEvents);
  expect(some).toEqual([
    { user: { id: manager.id, allEvents: false }, since: expect.anything() as string, endsAt: null },
  ]);
  expect(eventStaff.people.map(({ user }) => user.id)).toContain(executive.id);
  expect(new Map(eventStaff.keys.map(({ id, kind }) => [id, kind]))).toEqual(
    new Map([
      [token.id, 'API_TOKEN'],
      [webhook.id, 'WEBHOOK'],
    ]),
  );
  const signedIn = await signIn(server, executive);
  expect(codeOf(await graphql(server.url, STAFF, { id: ours.id }, signedIn))).toBe('FORBIDDEN');
});
