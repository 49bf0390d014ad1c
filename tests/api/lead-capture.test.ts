import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { hashOfCode } from '../../server/src/modules/check-in/entry.service';
import { call, codeOf, expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMeeting, buildPod, insert } from '../support/factories';
import { buildBadge, buildStand, capture, leadsOf, type Stand } from '../support/exhibition-stand';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

/** An event that has begun before the times of `at`. */
const BEGUN = { startsAt: new Date('2026-01-05T00:00:00Z') };
const at = (minute: number): string => `2026-01-05T10:${String(minute).padStart(2, '0')}:00.000Z`;

const scan = (code: string, more: object = {}) => ({ clientId: newId(), code, ...more });

const requestsTo = (attendeeId: string) =>
  server.sql(
    `SELECT kind, company_id AS "companyId" FROM notifications WHERE attendee_id = $1 ORDER BY created_at`,
    [attendeeId],
  );

describe('capturing leads', () => {
  it('keeps whom members scan, answers in the order of the queue, and asks each visitor once', async () => {
    const { companyId, contact, member, visitors } = await buildStand(server, 2, BEGUN);
    const [one, two] = visitors as [Stand['contact'], Stand['contact']];
    const results = await capture(
      server.url,
      member,
      companyId,
      scan(two.code.toLowerCase(), {
        clientId: 'a',
        rating: 'HOT',
        note: ' Wants a quote ',
        capturedAt: at(2),
      }),
      scan(one.code, { clientId: 'b', capturedAt: at(1) }),
      scan('NOBODY', { clientId: 'c' }),
      scan(contact.code, { clientId: 'd' }),
    );
    expect(results.map(({ clientId, outcome }) => [clientId, outcome])).toEqual([
      ['a', 'CAPTURED'],
      ['b', 'CAPTURED'],
      ['c', 'UNKNOWN_CODE'],
      ['d', 'OWN_TEAM'],
    ]);
    const shared = { source: 'SCAN', capturedBy: { id: member.id }, contact: null, answers: [] };
    expect(await leadsOf(server.url, contact, companyId)).toMatchObject([
      { ...shared, attendee: { id: two.id }, rating: 'HOT', note: 'Wants a quote', capturedAt: at(2) },
      { ...shared, attendee: { id: one.id }, rating: null, note: '', capturedAt: at(1) },
    ]);
    await capture(server.url, contact, companyId, scan(one.code));
    expect(await requestsTo(one.id)).toEqual([{ kind: 'CONTACT_REQUESTED', companyId }]);
  });

  it('adds to a lead that is known: the earliest capture, the latest rating, notes on lines of their own', async () => {
    const { companyId, contact, member, visitors } = await buildStand(server, 1, BEGUN);
    const code = visitors[0]?.code ?? '';
    await capture(
      server.url,
      member,
      companyId,
      scan(code, { rating: 'WARM', note: 'First', capturedAt: at(5) }),
    );
    const [result] = await capture(
      server.url,
      contact,
      companyId,
      scan(code, { rating: 'COLD', note: 'Earlier', capturedAt: at(3) }),
    );
    expect(result).toMatchObject({
      outcome: 'KNOWN',
      lead: { rating: 'WARM', note: 'First\nEarlier', capturedAt: at(3), capturedBy: { id: contact.id } },
    });
    const [later] = await capture(
      server.url,
      contact,
      companyId,
      scan(code, { rating: 'HOT', note: 'First', capturedAt: at(9) }),
    );
    expect(later?.lead).toMatchObject({ rating: 'HOT', note: 'First\nEarlier', capturedAt: at(3) });
  });

  it('adds a note that is a part of another one, and no line twice', async () => {
    const { companyId, member, visitors } = await buildStand(server, 1, BEGUN);
    const code = visitors[0]?.code ?? '';
    const notes = ['Not interested', 'interested', '', 'interested', 'Not interested'];
    for (const note of notes) await capture(server.url, member, companyId, scan(code, { note }));
    const [lead] = await leadsOf(server.url, member, companyId);
    expect(lead?.note).toBe('Not interested\ninterested');
  });

  it('changes nothing where a device sends its queue again, also after the lead was edited', async () => {
    const { companyId, member, visitors } = await buildStand(server, 1, BEGUN);
    const queued = scan(visitors[0]?.code ?? '', { rating: 'HOT', note: 'Call back' });
    const [first] = await capture(server.url, member, companyId, queued);
    const edit = { leadId: first?.lead?.id, note: 'Called', rating: 'COLD' };
    await call(server.url, member.token, 'updateLead', edit, 'lead { id }');
    const [again] = await capture(server.url, member, companyId, queued);
    expect(again).toMatchObject({ outcome: 'CAPTURED', lead: { note: 'Called', rating: 'COLD' } });
  });

  it('leaves a lead deleted where an old queue is sent again, also once the visitor is a lead again', async () => {
    const { companyId, contact, member, visitors } = await buildStand(server, 1, BEGUN);
    const code = visitors[0]?.code ?? '';
    const queued = [scan(code, { note: 'Never', rating: 'HOT' }), scan(code, { note: 'Ever' })];
    const [first] = await capture(server.url, member, companyId, ...queued);
    const remove = (leadId?: string) =>
      call(server.url, contact.token, 'deleteLead', { leadId }, '__typename');
    const again = async () =>
      (await capture(server.url, member, companyId, ...queued)).map(({ outcome, lead }) => [outcome, lead]);
    await remove(first?.lead?.id);
    const gone = ['DELETED', null];
    expect([await again(), await leadsOf(server.url, member, companyId)]).toEqual([[gone, gone], []]);
    const [later] = await capture(server.url, member, companyId, scan(code, { note: 'After all' }));
    expect([later?.outcome, await again()]).toEqual(['CAPTURED', [gone, gone]]);
    expect(await leadsOf(server.url, member, companyId)).toMatchObject([{ note: 'After all', rating: null }]);
    await remove(later?.lead?.id);
    expect(await again()).toEqual([gone, gone]);
    const kept = 'SELECT cardinality(client_ids) AS names FROM deleted_leads WHERE company_id = $1';
    expect(await server.sql(kept, [companyId])).toEqual([{ names: 3 }]);
  });

  it('refuses a note that would get too long on that capture alone', async () => {
    const { companyId, member, visitors } = await buildStand(server, 2, BEGUN);
    const [one, two] = visitors.map(({ code }) => code) as [string, string];
    await capture(server.url, member, companyId, scan(one, { note: 'x'.repeat(1_999) }));
    const results = await capture(
      server.url,
      member,
      companyId,
      scan(one, { note: 'more', rating: 'HOT' }),
      scan(two, { note: 'more' }),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['NOTE_TOO_LONG', 'CAPTURED']);
    expect(results[0]?.lead).toMatchObject({ rating: null, note: 'x'.repeat(1_999) });
  });
});

describe('a capture', () => {
  it('says why somebody is no lead: another event, not confirmed, blocked', async () => {
    const { event, companyId, member, visitors } = await buildStand(server, 2);
    const [blocker, blocked] = visitors as [Stand['contact'], Stand['contact']];
    await insert(server, 'blocks', { blockerId: blocker.id, blockedId: member.id });
    await insert(server, 'blocks', { blockerId: member.id, blockedId: blocked.id });
    const elsewhere = await buildBadge(server, { eventId: (await buildEvent(server)).id });
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const results = await capture(
      server.url,
      member,
      companyId,
      scan(elsewhere.code),
      scan(invited.inviteCode),
      scan(blocker.code),
      scan(blocked.code),
      { clientId: '1', attendeeId: elsewhere.id },
      { clientId: '2', attendeeId: invited.id },
      { clientId: '3', attendeeId: 'nobody' },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'OTHER_EVENT',
      'NOT_CONFIRMED',
      ...Array<string>(5).fill('UNKNOWN_CODE'),
    ]);
  });

  it('keeps visitors from their profiles without asking them, and from meetings that were agreed on', async () => {
    const { event, companyId, member, visitors } = await buildStand(server, 3);
    const [profile, met, unmet] = visitors as [Stand['contact'], Stand['contact'], Stand['contact']];
    const podId = (await buildPod(server, { eventId: event.id })).id;
    const between = { event, senderId: met.id, receiverId: member.id };
    await buildMeeting(server, { ...between, status: 'ACTIVE', podId });
    await buildMeeting(server, { ...between, senderId: unmet.id });
    const results = await capture(
      server.url,
      member,
      companyId,
      { clientId: '1', attendeeId: profile.id },
      { clientId: '2', attendeeId: met.id, source: 'MEETING' },
      { clientId: '3', attendeeId: unmet.id, source: 'MEETING' },
    );
    expect(results.map(({ outcome, lead }) => [outcome, lead?.source])).toEqual([
      ['CAPTURED', 'PROFILE'],
      ['CAPTURED', 'MEETING'],
      ['UNKNOWN_CODE', undefined],
    ]);
    expect(await requestsTo(profile.id)).toEqual([]);
    expect(await requestsTo(met.id)).toEqual([{ kind: 'CONTACT_REQUESTED', companyId }]);
    const [scanned] = await capture(server.url, member, companyId, scan(profile.code));
    expect(scanned).toMatchObject({ outcome: 'KNOWN', lead: { source: 'SCAN' } });
    expect(await requestsTo(profile.id)).toHaveLength(1);
  });

  it('takes either a code or an attendee', async () => {
    const { companyId, member, visitors } = await buildStand(server, 1);
    const [visitor] = visitors as [Stand['contact']];
    const document =
      'mutation ($input: CaptureLeadsInput!) { captureLeads(input: $input) { results { outcome } } }';
    const captures = [
      { clientId: '1' },
      { clientId: '2', code: visitor.code, attendeeId: visitor.id },
      { clientId: '3', code: visitor.code, source: 'PROFILE' },
      { clientId: '4', attendeeId: visitor.id, source: 'SCAN' },
    ];
    const error = await expectError(
      graphql(server.url, document, { input: { companyId, captures } }, member.token),
    );
    expect(error.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'input.captures.0.code' },
        { path: 'input.captures.1.code' },
        { path: 'input.captures.2.source' },
        { path: 'input.captures.3.source' },
      ],
    });
  });

  it('takes as many statements for 20 visitors as for 2', async () => {
    const count = async (visitors: number) => {
      const stand = await buildStand(server, visitors);
      const queue = stand.visitors.map(({ code }) => scan(code));
      return statementsOf(() => capture(server.url, stand.member, stand.companyId, ...queue));
    };
    const [few, many] = [await count(2), await count(20)];
    expect(many).toHaveLength(few.length);
  });
});

describe('the badges of a team', () => {
  it('are hashes, by which devices know colleagues without a network', async () => {
    const { companyId, contact, member, visitors } = await buildStand(server, 1, BEGUN);
    const BADGES = 'query ($companyId: ID!) { teamBadges(companyId: $companyId) { codeHash name } }';
    const badges = (token: string) =>
      graphql<{ teamBadges: { codeHash: string; name: string }[] }>(server.url, BADGES, { companyId }, token);
    const [row] = await server.sql<{ event: string; names: string[] }>(
      `SELECT event_id AS event, array_agg(first_name || ' ' || last_name ORDER BY id = $1) AS names
       FROM attendees WHERE id = ANY($2) GROUP BY event_id`,
      [member.id, [contact.id, member.id]],
    );
    const expected = [contact, member].map(({ code }, index) => ({
      codeHash: hashOfCode(row?.event ?? '', code),
      name: row?.names[index],
    }));
    const { teamBadges } = await expectOk(badges(member.token));
    expect(teamBadges).toHaveLength(2);
    expect(teamBadges).toEqual(expect.arrayContaining(expected));
    expect(codeOf(await badges(visitors[0]?.token ?? ''))).toBe('NOT_FOUND');
  });
});
