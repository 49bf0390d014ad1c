import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildTeam, changeCompany } from '../support/company-scene';
import {
  buildAttendee,
  buildCompany,
  buildMember,
  buildUser,
  signIn,
  signInAs,
  type BuiltMember,
} from '../support/factories';
import { pauseAfter } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const INVITE = `mutation ($input: InviteToCompanyInput!) { it: inviteToCompany(input: $input) {
  invitation { id name company { name } } company { takenSeats invitations { id name } } } }`;
const OWN = 'query ($event: ID!) { companyInvitations(eventId: $event) { id company { id name } } }';
const CONTACT = `mutation ($input: SetCompanyContactInput!) { it: setCompanyContact(input: $input) {
  attendee { id companyContact } } }`;
const SEATS =
  'mutation ($input: UpdateCompanyInput!) { it: updateCompany(input: $input) { company { seats } } }';

let server: TestServer;
let second: TestServer;
let manager: { token: string };

beforeAll(async () => {
  [server, second] = await startTwoServers({ jobs: false });
  manager = { token: await signInAs(server, Role.MANAGER) };
});
afterAll(() => server?.close());

interface Invited {
  it: {
    invitation: { id: string; name: string; company: { name: string } };
    company: { takenSeats: number; invitations: { id: string; name: string }[] };
  };
}

const invite = (
  by: { token: string },
  companyId: string,
  email: string,
  more: object = {},
  at: TestServer = server,
) =>
  graphql<Invited>(
    at.url,
    INVITE,
    { input: { companyId, email, firstName: 'Ada', lastName: 'Khan', ...more } },
    by.token,
  );
const change = (name: string, input: object, by: { token: string }) => changeCompany(server, name, input, by);
const addressOf = async ({ userId }: { userId: string }): Promise<string> =>
  (await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]))[0]?.email ?? '';
const attendeesAt = (eventId: string, email: string) =>
  server.sql<{ id: string; status: string; companyId: string | null }>(
    `SELECT a.id, a.status, a.company_id AS "companyId" FROM attendees a JOIN users u ON u.id = a.user_id
     WHERE a.event_id = $1 AND u.email = $2`,
    [eventId, email],
  );
const mailsTo = (email: string) =>
  server.sql<{ template: string }>('SELECT template FROM mails WHERE recipient = $1 ORDER BY created_at', [
    email,
  ]);
const told = ({ id }: { id: string }) =>
  server.sql<{ kind: string; companyId: string }>(
    'SELECT kind, company_id AS "companyId" FROM notifications WHERE attendee_id = $1',
    [id],
  );
const ownInvitations = async ({ token, eventId }: BuiltMember) =>
  (
    await expectOk(
      graphql<{ companyInvitations: { id: string; company: { id: string } }[] }>(
        server.url,
        OWN,
        { event: eventId },
        token,
      ),
    )
  ).companyInvitations.map(({ company }) => company.id);
const companyOf = async ({ id }: { id: string }): Promise<string | null> =>
  (
    await server.sql<{ companyId: string | null }>(
      'SELECT company_id AS "companyId" FROM attendees WHERE id = $1',
      [id],
    )
  )[0]?.companyId ?? null;

describe('inviting into a team', () => {
  it('makes an attendee of a new address, who is mailed and joins by the link', async () => {
    const { event, company, contact } = await buildTeam(server);
    const { it: answer } = await expectOk(invite(contact, company.id, 'New.Colleague@example.test'));
    expect(answer.invitation).toMatchObject({ name: 'Ada Khan', company: { name: company.name } });
    expect(answer.company).toMatchObject({ takenSeats: 3, invitations: [{ id: answer.invitation.id }] });
    const made = await attendeesAt(event.id, 'new.colleague@example.test');
    expect(made).toMatchObject([{ status: 'INVITED', companyId: company.id }]);
    expect(await mailsTo('new.colleague@example.test')).toEqual([{ template: 'invitation' }]);
    await expectOk(invite(contact, company.id, 'new.colleague@example.test'));
    expect(await mailsTo('new.colleague@example.test')).toHaveLength(1);
  });

  it('asks an attendee of the event, who accepts in the portal', async () => {
    const { company, contact, visitor } = await buildTeam(server);
    const email = await addressOf(visitor);
    const { it: answer } = await expectOk(invite(contact, company.id, email));
    expect(answer.invitation.name).toBe('Ada Khan');
    expect(await told(visitor)).toEqual([{ kind: 'COMPANY_INVITED', companyId: company.id }]);
    expect(await mailsTo(email)).toEqual([{ template: 'company-invitation' }]);
    expect(await ownInvitations(visitor)).toEqual([company.id]);
    const accept = { companyId: company.id, accept: true };
    const { it: joined } = await expectOk(change('answerCompanyInvitation', accept, visitor));
    expect(joined.company).toMatchObject({ takenSeats: 3, invitations: [] });
    expect(joined.company.team.map(({ id }) => id)).toContain(visitor.id);
    await expectOk(change('answerCompanyInvitation', accept, visitor));
    expect(await ownInvitations(visitor)).toEqual([]);
  });

  it('leaves one who declines as they are, and frees the seat', async () => {
    const { company, contact, visitor } = await buildTeam(server);
    await expectOk(invite(contact, company.id, await addressOf(visitor)));
    const decline = { companyId: company.id, accept: false };
    await expectOk(change('answerCompanyInvitation', decline, visitor));
    await expectOk(change('answerCompanyInvitation', decline, visitor));
    expect(await companyOf(visitor)).toBeNull();
    const late = change('answerCompanyInvitation', { ...decline, accept: true }, visitor);
    expect((await expectError(late)).extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await expectOk(invite(contact, company.id, 'x1@example.test'))).it.company.takenSeats).toBe(3);
  });

  it('tells nothing to who has not proven the address, and lets nobody in before', async () => {
    const { event, company, contact } = await buildTeam(server);
    const user = await buildUser(server, { emailVerifiedAt: null });
    const own = await buildAttendee(server, { eventId: event.id, userId: user.id, byInvitation: false });
    const unproven = { ...own, token: await signIn(server, own) };
    await expectOk(invite(contact, company.id, user.email));
    expect(await told(unproven)).toEqual([]);
    expect(await mailsTo(user.email)).toEqual([{ template: 'company-invitation' }]);
    expect(await ownInvitations(unproven)).toEqual([]);
    const accept = { companyId: company.id, accept: true };
    const refused = await expectError(change('answerCompanyInvitation', accept, unproven));
    expect(refused.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'EMAIL_NOT_VERIFIED' });
    await server.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
    expect(await ownInvitations(unproven)).toEqual([company.id]);
    await expectOk(change('answerCompanyInvitation', accept, unproven));
    expect(await companyOf(unproven)).toBe(company.id);
  });

  it('refuses people of other companies and staff alike', async () => {
    const { event, company, contact, member } = await buildTeam(server);
    const { id: companyId } = await buildCompany(server, { eventId: event.id });
    const elsewhere = await buildAttendee(server, { eventId: event.id, companyId });
    const staff = await buildUser(server, { role: Role.MANAGER });
    const refusals = [];
    for (const email of [await addressOf(elsewhere), staff.email])
      refusals.push(await expectError(invite(contact, company.id, email)));
    expect(refusals[0]).toMatchObject({ extensions: { code: 'CONFLICT', reason: 'NOT_INVITABLE' } });
    expect(refusals[1]?.message).toBe(refusals[0]?.message);
    const known = await expectError(invite(contact, company.id, await addressOf(member)));
    expect(known.extensions).toMatchObject({ reason: 'ALREADY_MEMBER' });
  });

  it('answers alike whether the address has an account on the portal', async () => {
    const { company, contact } = await buildTeam(server);
    const { email } = await buildUser(server);
    const answers = [];
    for (const address of [email, 'nobody.knows@example.test'])
      answers.push((await expectOk(invite(contact, company.id, address))).it.invitation);
    const [known, unknown] = answers.map(({ id: _id, ...shown }) => shown);
    expect(known).toEqual(unknown);
  });

  it('is for contacts', async () => {
    const { company, member, visitor } = await buildTeam(server);
    const by = async (who: { token: string }) =>
      (await expectError(invite(who, company.id, 'y@example.test'))).extensions.code;
    expect([await by(member), await by(visitor), await by(manager)]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  it('taken back, removes the attendee who was made, and leaves others as they are', async () => {
    const { event, company, contact, visitor } = await buildTeam(server);
    const byStaff = await buildAttendee(server, {
      eventId: event.id,
      companyId: company.id,
      status: 'INVITED',
    });
    await expectOk(invite(contact, company.id, 'gone@example.test'));
    const { it: last } = await expectOk(invite(contact, company.id, await addressOf(visitor)));
    expect(last.company).toMatchObject({ takenSeats: 5 });
    for (const { id } of last.company.invitations) {
      const input = { companyId: company.id, invitationId: id };
      await expectOk(change('cancelCompanyInvitation', input, contact));
      await expectOk(change('cancelCompanyInvitation', input, contact));
    }
    expect(await attendeesAt(event.id, 'gone@example.test')).toEqual([]);
    expect([await companyOf(byStaff), await companyOf(visitor)]).toEqual([null, null]);
    expect(await ownInvitations(visitor)).toEqual([]);
    const again = await expectOk(invite(contact, company.id, 'gone@example.test'));
    expect(again.it.company.takenSeats).toBe(3);
  });
});

const rivalOf = async ({ id: eventId }: { id: string }) => {
  const company = await buildCompany(server, { eventId });
  const contact = await buildMember(server, { eventId, companyId: company.id, companyContact: true });
  return { company, contact };
};

describe('an open invitation', () => {
  it('ends for the company that is declined, and for all once the person joins one, also after they have left', async () => {
    const { event, company, contact, visitor } = await buildTeam(server);
    const rival = await rivalOf(event);
    const email = await addressOf(visitor);
    await expectOk(invite(contact, company.id, email));
    const inviteAgain = () => expectOk(invite(rival.contact, rival.company.id, email));
    await inviteAgain();
    expect(await ownInvitations(visitor)).toEqual([company.id, rival.company.id]);
    const decline = { companyId: rival.company.id, accept: false };
    await expectOk(change('answerCompanyInvitation', decline, visitor));
    expect(await ownInvitations(visitor)).toEqual([company.id]);
    await inviteAgain();
    await expectOk(change('answerCompanyInvitation', { companyId: company.id, accept: true }, visitor));
    const leave = { companyId: company.id, attendeeId: visitor.id };
    await expectOk(change('removeFromCompany', leave, visitor));
    expect(await ownInvitations(visitor)).toEqual([]);
  });

  it('rests, and takes no seat, while the person is in the team of another company', async () => {
    const { event, company, contact, visitor } = await buildTeam(server);
    const rival = await rivalOf(event);
    await expectOk(invite(contact, company.id, 'moved@example.test'));
    await expectOk(invite(contact, company.id, await addressOf(visitor)));
    const [made] = await attendeesAt(event.id, 'moved@example.test');
    const move = (companyId: string | null, ...ids: unknown[]) =>
      server.sql('UPDATE attendees SET company_id = $1 WHERE id = ANY($2)', [companyId, ids]);
    const document = 'query ($id: ID!) { company(id: $id) { takenSeats invitations { name } } }';
    const seen = () => graphql(server.url, document, { id: company.id }, contact.token);
    await move(rival.company.id, made?.id, visitor.id);
    expect(await expectOk(seen())).toEqual({ company: { takenSeats: 2, invitations: [] } });
    await move(null, made?.id, visitor.id);
    expect(await expectOk(seen())).toEqual({
      company: { takenSeats: 3, invitations: [{ name: 'Ada Khan' }] },
    });
    await move(company.id, made?.id);
    for (const joins of [
      `UPDATE users SET email_verified_at = now() WHERE id = (SELECT user_id FROM attendees WHERE id = $1)`,
      `UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now() WHERE id = $1`,
    ])
      await server.sql(joins, [made?.id]);
    expect(await expectOk(seen())).toEqual({
      company: { takenSeats: 4, invitations: [{ name: 'Ada Khan' }] },
    });
  });
});

describe('seats', () => {
  it('are set by staff, and a full team invites nobody more', async () => {
    const { company, contact } = await buildTeam(server, { seats: 3 });
    await expectOk(invite(contact, company.id, 'third@example.test'));
    const full = await expectError(invite(contact, company.id, 'fourth@example.test'));
    expect(full.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NO_SEAT_FREE' });
    const set = (seats: number) =>
      expectOk(graphql(server.url, SEATS, { input: { companyId: company.id, seats } }, manager.token));
    expect(await set(1)).toEqual({ it: { company: { seats: 1 } } });
    await expectError(invite(contact, company.id, 'fourth@example.test'));
    await set(4);
    await expectOk(invite(contact, company.id, 'fourth@example.test'));
  });

  it('are never overbooked by invitations that race over two servers', async () => {
    const { company, contact } = await buildTeam(server, { seats: 5 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        invite(contact, company.id, `race${index}@example.test`, {}, index % 2 ? second : server),
      ),
    );
    const reasons = answers.map(({ errors }) => errors?.[0]?.extensions['reason'] ?? 'INVITED');
    expect(reasons.filter((reason) => reason === 'INVITED')).toHaveLength(3);
    expect(reasons.filter((reason) => reason === 'NO_SEAT_FREE')).toHaveLength(9);
  });

  it('are counted by one after the other: the second waits until the first has written', async () => {
    const { company, contact } = await buildTeam(server, { seats: 3 });
    const counted = pauseAfter(/AS "?taken/i, 0);
    const first = invite(contact, company.id, 'barrier1@example.test');
    await counted.reached;
    const other = invite(contact, company.id, 'barrier2@example.test', {}, second);
    await waitFor(
      async () =>
        (
          await server.sql(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%' AND datname = current_database()`,
          )
        ).length > 0,
      'the second waiting for the lock',
    );
    counted.release();
    await expectOk(first);
    expect((await expectError(other)).extensions).toMatchObject({ reason: 'NO_SEAT_FREE' });
  });
});

describe('leaving a team', () => {
  it('is up to contacts, and to members for themselves', async () => {
    const { event, company, contact, member, visitor } = await buildTeam(server);
    const third = await buildMember(server, { eventId: event.id, companyId: company.id });
    const remove = (who: { id: string }, by: { token: string }) =>
      change('removeFromCompany', { companyId: company.id, attendeeId: who.id }, by);
    expect((await expectError(remove(third, member))).extensions.code).toBe('FORBIDDEN');
    expect((await expectError(remove(third, visitor))).extensions.code).toBe('NOT_FOUND');
    await expectOk(remove(third, contact));
    await expectOk(remove(third, contact));
    await expectOk(remove(member, member));
    await expectOk(remove(member, member));
    expect([await companyOf(third), await companyOf(member)]).toEqual([null, null]);
    const last = { code: 'CONFLICT', reason: 'LAST_CONTACT' };
    const inTeam = { eventId: event.id, companyId: company.id };
    await buildAttendee(server, inTeam);
    await buildAttendee(server, { ...inTeam, companyContact: true, status: 'INVITED' });
    expect((await expectError(remove(contact, contact))).extensions).toMatchObject(last);
    const logged = await server.sql(
      `SELECT 1 FROM audit_entries WHERE subject_id = $1 AND action = 'attendee.update' AND actor_id = $2`,
      [third.id, contact.userId],
    );
    expect(logged).toHaveLength(1);
  });

  it('ends being a contact, and who is invited again comes back as a member', async () => {
    const { company, contact, member } = await buildTeam(server);
    const make = (attendeeId: string, isContact: boolean) =>
      graphql<{ it: { attendee: { companyContact: boolean } } }>(
        server.url,
        CONTACT,
        { input: { attendeeId, contact: isContact } },
        manager.token,
      );
    expect((await expectOk(make(member.id, true))).it.attendee.companyContact).toBe(true);
    await expectOk(make(member.id, true));
    await expectOk(change('removeFromCompany', { companyId: company.id, attendeeId: contact.id }, member));
    expect((await expectError(make(contact.id, true))).extensions).toMatchObject({ reason: 'NOT_IN_TEAM' });
    await expectOk(invite(member, company.id, await addressOf(contact)));
    await expectOk(change('answerCompanyInvitation', { companyId: company.id, accept: true }, contact));
    expect((await expectError(invite(contact, company.id, 'z@example.test'))).extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});

it('who is a contact is known to the team, staff and the person, and the viewer knows their company', async () => {
  const { event, company, contact, member, visitor } = await buildTeam(server);
  const document = `query ($event: ID!, $contact: ID!, $company: ID!) {
    attendee(id: $contact) { companyContact } event(id: $event) { viewerCompany { id viewerIsContact } }
    company(id: $company) { contacts { id } viewerIsMember viewerIsContact invitations { id } takenSeats } }`;
  const variables = { event: event.id, contact: contact.id, company: company.id };
  const seen = async ({ token }: { token: string }) =>
    expectOk(graphql(server.url, document, variables, token));
  const open = { contacts: [{ id: contact.id }], invitations: [], takenSeats: 2 };
  expect(await seen(contact)).toEqual({
    attendee: { companyContact: true },
    event: { viewerCompany: { id: company.id, viewerIsContact: true } },
    company: { ...open, viewerIsMember: true, viewerIsContact: true },
  });
  expect(await seen(member)).toMatchObject({
    attendee: { companyContact: true },
    event: { viewerCompany: { viewerIsContact: false } },
    company: { viewerIsMember: true, viewerIsContact: false },
  });
  const outside = { viewerIsMember: false, viewerIsContact: false };
  expect(await seen(visitor)).toEqual({
    attendee: { companyContact: null },
    event: { viewerCompany: null },
    company: { ...open, ...outside, invitations: null, takenSeats: null },
  });
  expect(await seen(manager)).toEqual({
    attendee: { companyContact: true },
    event: { viewerCompany: null },
    company: { ...open, ...outside },
  });
});
