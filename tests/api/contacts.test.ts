import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { call, codeOf, expectError, expectOk, graphql, subscribe } from '../support/client';
import {
  buildBadge,
  buildStand,
  capture,
  leadsOf,
  type Badge,
  type Stand,
} from '../support/exhibition-stand';
import { buildCompany, insert, signInAs } from '../support/factories';
import { untilBlocked } from '../support/paused-statements';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

const HOLDERS = `query ($id: ID!) { contactHolders(eventId: $id) { totalCount nodes {
  company { id } attendee { id } sharing answered } } contactSharing(eventId: $id) { everyone } }`;
const CONTACTS = `query ($id: ID!, $state: ContactState) { contacts(eventId: $id, state: $state) { nodes {
  id state email phone attendee { id } } } }`;

const holdersOf = async ({ token, eventId }: Badge) =>
  expectOk(
    graphql<{ contactHolders: { nodes: object[] }; contactSharing: { everyone: boolean } }>(
      server.url,
      HOLDERS,
      { id: eventId },
      token,
    ),
  );
const answer = ({ token }: Badge, companyId: string, choice: string) =>
  call(server.url, token, 'answerContactRequest', { companyId, choice }, 'holder { sharing answered }');
const share = ({ token, eventId }: Badge, everyone: boolean) =>
  call(server.url, token, 'setContactSharing', { eventId, everyone }, 'contactSharing { everyone }');
const scanBy = ({ member, companyId }: Pick<Stand, 'member' | 'companyId'>, code: string) =>
  capture(server.url, member, companyId, { clientId: newId(), code });
const contactIn = async ({ member, companyId }: Pick<Stand, 'member' | 'companyId'>) =>
  (await leadsOf(server.url, member, companyId))[0]?.contact ?? null;
const emailOf = async ({ userId }: Badge) =>
  (await server.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]))[0]?.email;

const rivalOf = async ({ event }: Stand): Promise<Pick<Stand, 'member' | 'companyId'>> => {
  const { id: companyId } = await buildCompany(server, { eventId: event.id });
  return { companyId, member: await buildBadge(server, { eventId: event.id, companyId }) };
};

describe('consent', () => {
  it('is for one company, for all who scan, or for none, and can be changed', async () => {
    const stand = await buildStand(server, 1);
    const rival = await rivalOf(stand);
    const [visitor] = stand.visitors as [Badge];
    const shared = { email: await emailOf(visitor), phone: '+44 20 0001' };
    const seen = async () => [await contactIn(stand), await contactIn(rival)];
    await scanBy(stand, visitor.code);
    await scanBy(rival, visitor.code);
    expect(await seen()).toEqual([null, null]);
    expect(await answer(visitor, stand.companyId, 'THIS_COMPANY')).toEqual({
      holder: { sharing: true, answered: true },
    });
    expect(await seen()).toEqual([shared, null]);
    await answer(visitor, rival.companyId, 'EVERYONE');
    await answer(visitor, stand.companyId, 'NO');
    expect(await seen()).toEqual([null, shared]);
    expect(await holdersOf(visitor)).toEqual({
      contactHolders: {
        totalCount: 2,
        nodes: [
          { company: { id: rival.companyId }, attendee: null, sharing: true, answered: true },
          { company: { id: stand.companyId }, attendee: null, sharing: false, answered: true },
        ],
      },
      contactSharing: { everyone: true },
    });
    await share(visitor, false);
    expect(await seen()).toEqual([null, null]);
    expect((await holdersOf(visitor)).contactSharing).toEqual({ everyone: false });
  });

  it('for all spares the question, and does not reach those who saved the profile alone', async () => {
    const stand = await buildStand(server, 2);
    const [scanned, saved] = stand.visitors as [Badge, Badge];
    await share(scanned, true);
    await share(saved, true);
    await scanBy(stand, scanned.code);
    await capture(server.url, stand.member, stand.companyId, { clientId: newId(), attendeeId: saved.id });
    const leads = await leadsOf(server.url, stand.member, stand.companyId, { sort: 'NAME' });
    expect(leads.map(({ contact }) => contact !== null)).toEqual([true, false]);
    expect(await server.sql('SELECT 1 FROM notifications WHERE company_id = $1', [stand.companyId])).toEqual(
      [],
    );
  });

  it('reaches open lists at once, and so does its end; erasing the visitor takes the lead', async () => {
    const stand = await buildStand(server, 1);
    const { companyId, member, visitors } = stand;
    const [visitor] = visitors as [Badge];
    await scanBy(stand, visitor.code);
    const document = `subscription ($id: ID!) { leadChanged(companyId: $id) { lead { contact { email } } } }`;
    const live = await subscribe<{ leadChanged: { lead: { contact: object | null } | null } }>(
      server.url,
      member.token,
      document,
      { id: companyId },
    );
    const next = async () => (await live.next()).data?.leadChanged;
    await answer(visitor, companyId, 'THIS_COMPANY');
    expect(await next()).toEqual({ lead: { contact: { email: await emailOf(visitor) } } });
    await answer(visitor, companyId, 'NO');
    expect(await next()).toEqual({ lead: { contact: null } });
    await share(visitor, true);
    expect(await next()).toEqual({ lead: { contact: null } });
    await call(
      server.url,
      await signInAs(server, Role.MANAGER),
      'deleteAttendee',
      { attendeeId: visitor.id },
      '__typename',
    );
    expect(await next()).toEqual({ lead: null });
    expect(await leadsOf(server.url, member, companyId)).toEqual([]);
    await live.close();
  });

  it('is in the export of the own data, and what the company wrote is not', async () => {
    const stand = await buildStand(server, 1);
    const { companyId, member, visitors } = stand;
    const [visitor] = visitors as [Badge];
    await capture(server.url, member, companyId, {
      clientId: newId(),
      code: visitor.code,
      note: 'Rather rude',
    });
    await answer(visitor, companyId, 'THIS_COMPANY');
    const exported = async ({ token }: Badge) =>
      (await expectOk(graphql<{ exportMyData: string }>(server.url, '{ exportMyData }', {}, token)))
        .exportMyData;
    const text = await exported(visitor);
    expect(text).not.toContain('Rather rude');
    expect((JSON.parse(text) as { profiles: object[] }).profiles).toMatchObject([
      {
        contactHolders: [{ sharing: true, answered: true }],
        contactConsents: [{ granted: true }],
        contactExchanges: [],
        leadsCaptured: 0,
      },
    ]);
    const ofMember = JSON.parse(await exported(member)) as { profiles: object[] };
    expect(ofMember.profiles).toMatchObject([{ leadsCaptured: 1, contactHolders: [] }]);
  });

  it('is asked for by companies that know the viewer', async () => {
    const stand = await buildStand(server, 1);
    const [visitor] = stand.visitors as [Badge];
    const document = `mutation ($id: ID!) { answerContactRequest(input: { companyId: $id, choice: EVERYONE }) { __typename } }`;
    expect(codeOf(await graphql(server.url, document, { id: stand.companyId }, visitor.token))).toBe(
      'NOT_FOUND',
    );
  });
});

interface ShownContact {
  id: string;
  state: string;
  email: string | null;
  phone: string | null;
  attendee: { id: string };
}

const contactsOf = async ({ token, eventId }: Badge, state: string | null = null) =>
  (
    await expectOk(
      graphql<{ contacts: { nodes: ShownContact[] } }>(server.url, CONTACTS, { id: eventId, state }, token),
    )
  ).contacts.nodes;
const scan = ({ token, eventId }: Badge, code: string) =>
  call<{ outcome: string; contact: ShownContact | null }>(
    server.url,
    token,
    'exchangeContacts',
    { eventId, code },
    'outcome contact { id state email phone attendee { id } }',
  );
const toldTo = async ({ id }: Badge) =>
  (
    await server.sql<{ kind: string }>(
      `SELECT kind FROM notifications WHERE attendee_id = $1 AND kind::text LIKE 'CONTACT%' ORDER BY created_at, id`,
      [id],
    )
  ).map(({ kind }) => kind);

/** Subscribes to a person's contact changes. */
const follow = async ({ token, eventId }: Badge) => {
  const live = await subscribe<{ contactChanged: { contactId: string; contact: object | null } }>(
    server.url,
    token,
    `subscription ($id: ID!) { contactChanged(eventId: $id) { contactId contact { state } } }`,
    { id: eventId },
  );
  return { next: async () => (await live.next()).data?.contactChanged, close: () => live.close() };
};

describe('an exchange of contacts', () => {
  it('needs both: the one who is scanned agrees, and each has the details of the other', async () => {
    const { visitors } = await buildStand(server, 2);
    const [one, two] = visitors as [Badge, Badge];
    const [ofOne, ofTwo] = [await follow(one), await follow(two)];
    const asked = await scan(one, two.code.toLowerCase());
    expect([await ofOne.next(), await ofTwo.next()]).toMatchObject([
      { contact: { state: 'ASKED_BY_ME' } },
      { contact: { state: 'ASKED_BY_THEM' } },
    ]);
    expect(asked).toMatchObject({
      outcome: 'ASKED',
      contact: { state: 'ASKED_BY_ME', email: null, phone: null },
    });
    expect(await scan(one, two.code)).toEqual(asked);
    expect(await toldTo(two)).toEqual(['CONTACT_EXCHANGE_REQUESTED']);
    expect(await contactsOf(two, 'ASKED_BY_THEM')).toMatchObject([{ attendee: { id: one.id }, email: null }]);
    const contactId = asked.contact?.id;
    const own = `mutation ($id: ID!) { answerContactExchange(input: { contactId: $id, accept: true }) { __typename } }`;
    expect(
      (await expectError(graphql(server.url, own, { id: contactId }, one.token))).extensions,
    ).toMatchObject({ reason: 'NOT_ASKED' });
    const agree = { contactId, accept: true };
    await call(server.url, two.token, 'answerContactExchange', agree, 'contact { id }');
    expect([await ofOne.next(), await ofTwo.next()]).toMatchObject([
      { contact: { state: 'EXCHANGED' } },
      { contact: { state: 'EXCHANGED' } },
    ]);
    await call(server.url, two.token, 'answerContactExchange', agree, 'contact { id }');
    expect(await contactsOf(one)).toMatchObject([
      { state: 'EXCHANGED', email: await emailOf(two), phone: '+44 20 0002', attendee: { id: two.id } },
    ]);
    expect(await contactsOf(two, 'EXCHANGED')).toMatchObject([
      { email: await emailOf(one), phone: '+44 20 0001' },
    ]);
    expect(await toldTo(one)).toEqual(['CONTACT_EXCHANGED']);
    expect((await holdersOf(one)).contactHolders.nodes).toEqual([
      { company: null, attendee: { id: two.id }, sharing: true, answered: true },
    ]);
    await call(server.url, one.token, 'endContact', { contactId }, 'contactId');
    const ended = { contactId, contact: null };
    expect([await ofOne.next(), await ofTwo.next()]).toEqual([ended, ended]);
    await ofOne.close();
    await ofTwo.close();
  });

  it('is agreed on by scanning back, or by those who share with all', async () => {
    const { visitors } = await buildStand(server, 3);
    const [one, two, open] = visitors as [Badge, Badge, Badge];
    await share(open, true);
    await scan(one, two.code);
    expect((await scan(two, one.code)).outcome).toBe('EXCHANGED');
    expect((await scan(one, open.code)).contact).toMatchObject({
      state: 'EXCHANGED',
      email: await emailOf(open),
    });
    expect([await toldTo(one), await toldTo(open)]).toEqual([['CONTACT_EXCHANGED'], ['CONTACT_EXCHANGED']]);
  });

  it('is declined or ended by either, for both, and by a block', async () => {
    const { visitors } = await buildStand(server, 3);
    const [one, two, three] = visitors as [Badge, Badge, Badge];
    const { next, close } = await follow(one);
    const { contact } = await scan(one, two.code);
    expect(await next()).toEqual({ contactId: contact?.id, contact: { state: 'ASKED_BY_ME' } });
    const decline = { contactId: contact?.id, accept: false };
    expect(await call(server.url, two.token, 'answerContactExchange', decline, 'contact { id }')).toEqual({
      contact: null,
    });
    expect(await next()).toEqual({ contactId: contact?.id, contact: null });
    await share(three, true);
    const kept = await scan(one, three.code);
    expect(await next()).toEqual({ contactId: kept.contact?.id, contact: { state: 'EXCHANGED' } });
    await call(server.url, three.token, 'endContact', { contactId: kept.contact?.id }, 'contactId');
    expect(await next()).toEqual({ contactId: kept.contact?.id, contact: null });
    expect([await contactsOf(one), await contactsOf(three)]).toEqual([[], []]);
    const ofThree = await follow(three);
    const again = await scan(one, three.code);
    expect(await next()).toMatchObject({ contact: { state: 'EXCHANGED' } });
    expect(await ofThree.next()).toMatchObject({ contact: { state: 'EXCHANGED' } });
    await call(server.url, three.token, 'blockAttendee', { attendeeId: one.id }, '__typename');
    const ended = { contactId: again.contact?.id, contact: null };
    expect([await next(), await ofThree.next()]).toEqual([ended, ended]);
    await ofThree.close();
    await close();
    expect(await contactsOf(one)).toEqual([]);
    expect((await scan(one, three.code)).outcome).toBe('UNKNOWN_CODE');
  });

  it('is not made of other codes, and of at most 200 that wait', async () => {
    const stand = await buildStand(server, 2);
    const [one, two] = stand.visitors as [Badge, Badge];
    const elsewhere = await buildBadge(server, {});
    const outcomes = await Promise.all(['NOBODY', one.code, elsewhere.code].map((code) => scan(one, code)));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['UNKNOWN_CODE', 'OWN_CODE', 'OTHER_EVENT']);
    for (let number = 0; number < 200; number += 1) {
      const { id: scannedId } = await buildBadge(server, { eventId: one.eventId });
      await insert(server, 'contact_exchanges', {
        id: newId(),
        eventId: one.eventId,
        scannerId: one.id,
        scannedId,
      });
    }
    const document =
      'mutation ($input: ExchangeContactsInput!) { exchangeContacts(input: $input) { outcome } }';
    const input = { eventId: one.eventId, code: two.code };
    const error = await expectError(graphql(server.url, document, { input }, one.token));
    expect(error.extensions).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_UNANSWERED' });
    expect(await contactsOf(two)).toEqual([]);
  });
});

describe('an exchange of contacts, at the moment of a change,', () => {
  it.each([
    ['a block', 'UNKNOWN_CODE', 'INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)'],
    ['a withdrawal', 'ASKED', 'UPDATE contact_consents SET granted = false WHERE attendee_id IN ($1, $2)'],
  ])('comes after %s that is being made: %s', async (_name, outcome, change) => {
    const { visitors } = await buildStand(server, 2);
    const [one, two] = visitors as [Badge, Badge];
    await share(two, true);
    const other = new Client({ connectionString: server.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM attendees WHERE id IN ($1, $2) FOR NO KEY UPDATE', [two.id, one.id]);
    await other.query(change, [two.id, one.id]);
    const scanned = scan(one, two.code);
    await untilBlocked(server);
    await other.query('COMMIT');
    await other.end();
    expect((await scanned).outcome).toBe(outcome);
    expect((await contactsOf(one, 'EXCHANGED')).length).toBe(0);
  });

  it('is hidden where a block has not ended it', async () => {
    const { visitors } = await buildStand(server, 2);
    const [one, two] = visitors as [Badge, Badge];
    await share(two, true);
    await scan(one, two.code);
    await insert(server, 'blocks', { blockerId: two.id, blockedId: one.id });
    expect([await contactsOf(one), await contactsOf(two)]).toEqual([[], []]);
  });
});
