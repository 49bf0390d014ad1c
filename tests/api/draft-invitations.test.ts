import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { inTransaction } from '../../server/src/core/request/transaction';
import { takeDueInvitations } from '../../server/src/modules/attendees/attendee-changes.queries';
import { Role } from '../../server/src/core/auth/roles';
import { sendDueInvitations } from '../../server/src/modules/invitations/invitation.service';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildUser, signIn, type BuiltEvent } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { waitFor } from '../support/wait';

const CREATE = 'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { __typename } }';
const REMIND =
  'mutation ($input: SendInvitationReminderInput!) { sendInvitationReminder(input: $input) { __typename } }';
const INVITE =
  'mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { queuedInvitations waitingInvitations } }';
const IMPORT = 'mutation ($input: ImportAttendeesInput!) { importAttendees(input: $input) { __typename } }';
const UPDATE = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { __typename } }';
const VERIFY = 'query ($code: String!) { verifyInviteCode(code: $code) { firstName } }';
const LIST =
  'query ($id: ID!) { attendees(eventId: $id, first: 10, filter: { status: INVITED }) { nodes { firstName invitedAt invitationDueAt } } }';

let server: TestServer;
let manager: Viewer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  const user = await buildUser(server, { role: Role.MANAGER });
  token = await signIn(server, user);
  manager = { userId: user.id, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());

const run = (document: string, input: object) => expectOk(graphql(server.url, document, { input }, token));
const mailsOf = (event: BuiltEvent) =>
  server.sql<{ recipient: string; text: string }>(
    'SELECT recipient, text FROM mails WHERE event_id = $1 ORDER BY recipient',
    [event.id],
  );
const waitingIn = async (event: BuiltEvent): Promise<number> => {
  const [row] = await server.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND invitation_due_at IS NOT NULL',
    [event.id],
  );
  return row?.count ?? 0;
};
/** Until the job that was added last has looked at the event. */
const jobsDone = () =>
  waitFor(async () => {
    const [open] = await server.sql(
      `SELECT 1 FROM pgboss.job WHERE name IN ('attendees.invite', 'events.published') AND state IN ('created', 'active', 'retry')`,
    );
    return !open;
  }, 'The end of the jobs');
const publish = (event: BuiltEvent) => run(UPDATE, { eventId: event.id, status: 'PUBLISHED' });
const email = () => `invitee.${newId()}@example.test`;

describe('an invitation to a DRAFT event', () => {
  it('waits, however it comes about, and is mailed once with a code that works when the event is published', async () => {
    const event = await buildEvent(server, { status: 'DRAFT' });
    const invitee = { eventId: event.id, email: email(), firstName: 'Ada', lastName: 'King' };
    await run(CREATE, { ...invitee, sendInvite: true });
    const reminded = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    await run(REMIND, { attendeeId: reminded.id });
    await run(REMIND, { attendeeId: reminded.id });
    const noted = 'SELECT action FROM audit_entries WHERE subject_id = $1';
    expect(await server.sql(noted, [reminded.id])).toEqual([{ action: 'attendee.remind' }]);
    const file = await uploaded(`Email;First name;Last name\n${email()};Bob;Smith`);
    await expectOk(
      execute(server, manager, IMPORT, { input: { eventId: event.id, file, sendInvites: true } }),
    );
    await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    expect(await run(INVITE, { eventId: event.id })).toEqual({
      inviteAttendees: { queuedInvitations: 0, waitingInvitations: 1 },
    });
    expect(await run(INVITE, { eventId: event.id })).toEqual({
      inviteAttendees: { queuedInvitations: 0, waitingInvitations: 0 },
    });
    await jobsDone();
    expect(await mailsOf(event)).toEqual([]);
    expect(await waitingIn(event)).toBe(4);
    const { attendees } = await expectOk(
      graphql<{ attendees: { nodes: object[] } }>(server.url, LIST, { id: event.id }, token),
    );
    expect(attendees.nodes).toHaveLength(4);
    for (const node of attendees.nodes)
      expect(node).toMatchObject({ invitedAt: null, invitationDueAt: expect.any(String) as string });

    await publish(event);
    const mails = await waitFor(async () => {
      const written = await mailsOf(event);
      return written.length >= 4 && written;
    }, 'The invitations');
    await jobsDone();
    expect(await mailsOf(event)).toHaveLength(4);
    expect(await waitingIn(event)).toBe(0);
    for (const { text } of mails) {
      const code = /\/auth\/invite\/(\w+)/.exec(text)?.[1] ?? '';
      expect(codeOf(await graphql(server.url, VERIFY, { code }))).toBe('OK');
    }
  });

  it('is mailed whether it is entered before or after the event is published at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const event = await buildEvent(server, { status: 'DRAFT' });
      const invitee = { eventId: event.id, email: email(), firstName: 'Ada', lastName: 'King' };
      await Promise.all([run(CREATE, { ...invitee, sendInvite: true }), publish(event)]);
      await waitFor(async () => (await mailsOf(event)).length === 1, 'The invitation');
      expect(await waitingIn(event)).toBe(0);
    }
  });

  it('is mailed by the job of the event while one that saw a draft is still under way', async () => {
    const event = await buildEvent(server, { status: 'DRAFT' });
    const due = { eventId: event.id, status: 'INVITED' as const, invitationDueAt: new Date() };
    await buildAttendee(server, due);
    const ctx = server.app.systemContext();
    await inTransaction(ctx, async (early) => {
      expect(await takeDueInvitations(early, { eventId: event.id })).toEqual([]);
      await server.sql(`UPDATE events SET status = 'PUBLISHED' WHERE id = $1`, [event.id]);
      await sendDueInvitations(ctx, { eventId: event.id });
    });
    expect(await mailsOf(event)).toHaveLength(1);
  });

  it('is not mailed when the event is archived', async () => {
    const event = await buildEvent(server, { status: 'DRAFT' });
    const { id } = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    await run(REMIND, { attendeeId: id });
    await run(UPDATE, { eventId: event.id, status: 'ARCHIVED' });
    await jobsDone();
    expect(await mailsOf(event)).toEqual([]);
  });
});

it('an invitation that waits is not mailed to somebody who has joined in the meantime', async () => {
  const event = await buildEvent(server);
  const due = { eventId: event.id, invitationDueAt: new Date() };
  const joined = await buildAttendee(server, due);
  const invited = await buildAttendee(server, { ...due, status: 'INVITED' });
  await sendDueInvitations(server.app.systemContext(), { eventId: event.id });
  const rows = await server.sql(
    `SELECT a.id, a.invited_at IS NOT NULL AS noted,
       (SELECT count(*)::int FROM mails m JOIN users u ON u.email = m.recipient WHERE u.id = a.user_id) AS mails
     FROM attendees a WHERE a.event_id = $1 ORDER BY a.id`,
    [event.id],
  );
  expect(rows).toEqual([
    { id: joined.id, noted: false, mails: 0 },
    { id: invited.id, noted: true, mails: 1 },
  ]);
});
