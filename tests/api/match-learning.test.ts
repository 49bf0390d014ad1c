import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import * as learning from '../../server/src/modules/matching/learning/learning.jobs';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
} from '../support/factories';
import { buildMarket, matchesOf } from '../support/matches';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { buildWish } from '../support/wishes';

interface Pair {
  persona: string;
  other: string;
  wish: string;
  weight: number;
  acts: { people: number; reached: number; expected: number; welcomed: number; refused: number } | null;
}

const FIELDS = 'persona other wish defaultWish weight acts { people reached expected welcomed refused }';
const PAIRS = `query ($eventId: ID!) { personaPairs(eventId: $eventId) { ${FIELDS} } }`;
const SET = `mutation ($input: SetPersonaWishesInput!) { setPersonaWishes(input: $input) { personaPairs { ${FIELDS} } } }`;

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server?.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const pairsOf = async (eventId = event.id): Promise<Pair[]> =>
  (await expectOk(graphql<{ personaPairs: Pair[] }>(server.url, PAIRS, { eventId }, manager))).personaPairs;
const pairOf = async (persona: string, other: string, eventId = event.id): Promise<Pair> =>
  (await pairsOf(eventId)).find((pair) => pair.persona === persona && pair.other === other) as Pair;
const setWishes = (wishes: object[], token = manager, eventId = event.id) =>
  graphql<{ setPersonaWishes: { personaPairs: Pair[] } }>(
    server.url,
    SET,
    { input: { eventId, wishes } },
    token,
  );
const recount = () => learning.refreshMatchModels(server.app.systemContext());

/** Visitors and investors, some of each. */
const buildPeople = async (size = 4) => {
  const people = { visitors: [] as string[], investors: [] as string[] };
  for (let built = 0; built < size; built += 1) {
    people.visitors.push((await buildAttendee(server, { eventId: event.id })).id);
    people.investors.push((await buildAttendee(server, { eventId: event.id, category: 'INVESTOR' })).id);
  }
  return people;
};
const bookmark = (ownerId: string, attendeeId: string) =>
  insert(server, 'bookmarks', { ownerId, attendeeId });

describe('who comes for whom', () => {
  it('is the default at first, for each ordered pair', async () => {
    const pairs = await pairsOf();
    expect(pairs).toHaveLength(49);
    expect(await pairOf('STARTUP', 'INVESTOR')).toEqual({
      persona: 'STARTUP',
      other: 'INVESTOR',
      wish: 'HIGH',
      defaultWish: 'HIGH',
      weight: 1,
      acts: null,
    });
  });

  it('is what the organisers say, at once in the matches and in the log', async () => {
    const { event: market, choose } = await buildMarket(server);
    event = market;
    const viewer = await buildMember(server, { eventId: event.id });
    const investor = await buildAttendee(server, { eventId: event.id, category: 'INVESTOR' });
    const visitor = await buildAttendee(server, { eventId: event.id });
    await buildAttendee(server, { eventId: event.id });
    for (const { id } of [viewer, investor, visitor]) await choose(id, { topic: ['Energy'] });
    const order = async () =>
      (await matchesOf(server, viewer.token, event.id)).map(({ attendee }) => attendee.id);
    expect(await order()).toEqual([visitor.id, investor.id]);
    const wishes = [
      { persona: 'ATTENDEE', other: 'INVESTOR', wish: 'HIGH' },
      { persona: 'INVESTOR', other: 'ATTENDEE', wish: 'HIGH' },
      { persona: 'ATTENDEE', other: 'ATTENDEE', wish: 'NONE' },
    ];
    const { setPersonaWishes } = await expectOk(setWishes(wishes));
    expect(setPersonaWishes.personaPairs).toHaveLength(49);
    const changed = await pairOf('ATTENDEE', 'ATTENDEE');
    expect([changed.wish, changed.weight.toFixed(6)]).toEqual(['NONE', '0.150000']);
    expect(await order()).toEqual([investor.id, visitor.id]);
    const changes = await server.sql(
      `SELECT action, before, after FROM audit_entries WHERE event_id = $1 AND action = 'event.personaWishes'`,
      [event.id],
    );
    expect(changes).toEqual([
      {
        action: 'event.personaWishes',
        before: {
          'ATTENDEE for INVESTOR': 'LOW (default)',
          'INVESTOR for ATTENDEE': 'LOW (default)',
          'ATTENDEE for ATTENDEE': 'MEDIUM (default)',
        },
        after: {
          'ATTENDEE for INVESTOR': 'HIGH',
          'INVESTOR for ATTENDEE': 'HIGH',
          'ATTENDEE for ATTENDEE': 'NONE',
        },
      },
    ]);
    await expectOk(setWishes(wishes.map((wish) => ({ ...wish, wish: null }))));
    expect(await order()).toEqual([visitor.id, investor.id]);
  });

  it('is refused where a pair stands twice, and to those who do not manage', async () => {
    const wish = { persona: 'STARTUP', other: 'INVESTOR', wish: 'LOW' };
    expect(codeOf(await setWishes([wish, wish]))).toBe('BAD_USER_INPUT');
    expect(codeOf(await setWishes([{ ...wish, wish: 'BEST' }]))).toBe('BAD_USER_INPUT');
    expect(codeOf(await setWishes(Array.from({ length: 50 }, () => wish)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await setWishes([wish], await signInAs(server, Role.EXECUTIVE)))).toBe('FORBIDDEN');
    expect(await pairOf('STARTUP', 'INVESTOR')).toMatchObject({ wish: 'HIGH' });
  });

  it('is made once when many ask at once', async () => {
    const { event: market, choose } = await buildMarket(server);
    const viewers = await Promise.all(
      Array.from({ length: 8 }, () => buildMember(server, { eventId: market.id })),
    );
    for (const { id } of viewers) await choose(id, { topic: ['Energy'] });
    await buildAttendee(server, { eventId: market.id });
    const found = await Promise.all(viewers.map(({ token }) => matchesOf(server, token, market.id)));
    expect(found.map((matches) => matches.length)).toEqual(viewers.map(() => 7));
    expect(await pairsOf(market.id)).toHaveLength(49);
  });
});

describe('the models of several events', () => {
  it('are counted in the order of their age, the rest in the next round', async () => {
    const events = [event.id, (await buildEvent(server)).id];
    await server.sql('UPDATE match_models SET counted_at = now()');
    for (const [index, eventId] of events.entries())
      await insert(server, 'match_models', { eventId, people: 0, countedAt: new Date(index) });
    const fresh = async () =>
      (
        await server.sql<{ eventId: string }>(
          `SELECT event_id AS "eventId" FROM match_models WHERE event_id = ANY($1) AND counted_at > '2000-01-01'`,
          [events],
        )
      ).map(({ eventId }) => eventId);
    await learning.refreshMatchModels(server.app.systemContext(), 0);
    expect(await fresh()).toEqual([events[0]]);
    await recount();
    expect((await fresh()).toSorted()).toEqual(events.toSorted());
  });
});

describe('what people do', () => {
  it('is counted for their persona, each kind once per pair', async () => {
    const { visitors, investors } = await buildPeople();
    await pairsOf();
    const [first = '', second = '', third = ''] = visitors;
    const [anna = '', bo = '', cleo = ''] = investors;
    for (const visitor of [first, second, third]) await bookmark(visitor, anna);
    const slot = slotOf(event, 0);
    // A request beside a bookmark is the same interest; its answers are the investors'.
    await buildMeeting(server, { event, senderId: first, receiverId: anna, status: 'PENDING', ...slot });
    await buildMeeting(server, { event, senderId: first, receiverId: bo, status: 'REJECTED', ...slot });
    await buildWish(server, cleo, { toAttendeeId: third }, 'NO');
    await recount();
    expect(await pairOf('ATTENDEE', 'INVESTOR')).toMatchObject({
      acts: { people: 3, reached: 4, welcomed: 0, refused: 0 },
    });
    // Two investors answered: too few to tell of.
    expect(await pairOf('INVESTOR', 'ATTENDEE')).toMatchObject({ acts: null, weight: 0.4 });
  });

  it('raises what counts, and no longer once it is undone', async () => {
    const { visitors, investors } = await buildPeople(6);
    const before = (await pairOf('ATTENDEE', 'INVESTOR')).weight;
    for (const visitor of visitors) for (const investor of investors) await bookmark(visitor, investor);
    await recount();
    const learned = await pairOf('ATTENDEE', 'INVESTOR');
    expect(learned.acts).toMatchObject({ people: 6, reached: 36 });
    expect(learned.weight).toBeGreaterThan(before);
    await server.sql('DELETE FROM bookmarks WHERE owner_id = ANY($1)', [visitors]);
    await recount();
    expect(await pairOf('ATTENDEE', 'INVESTOR')).toMatchObject({ acts: null, weight: before });
  });

  it('welcomes by an answer to the first message, not by having been written to', async () => {
    const { visitors, investors } = await buildPeople(6);
    await pairsOf();
    for (const [index, senderId] of visitors.entries()) {
      const recipientId = investors[index] ?? '';
      const conversationId = randomUUID();
      // Two of six answer, and other senders write twice.
      const texts = index < 2 ? [senderId, recipientId] : [senderId, senderId];
      await insert(server, 'conversations', { id: conversationId, eventId: event.id, lastSequence: 2 });
      for (const [place, from] of texts.entries())
        await insert(server, 'messages', {
          id: randomUUID(),
          conversationId,
          sequence: place + 1,
          senderId: from,
          recipientId: from === senderId ? recipientId : senderId,
          clientId: `${place}`,
          text: 'Hello',
        });
      await buildWish(server, recipientId, { toAttendeeId: senderId }, 'NO');
    }
    await recount();
    expect(await pairOf('ATTENDEE', 'INVESTOR')).toMatchObject({
      acts: { people: 6, reached: 6, welcomed: 0, refused: 0 },
    });
    expect(await pairOf('INVESTOR', 'ATTENDEE')).toMatchObject({
      acts: { people: 6, reached: 0, welcomed: 2, refused: 6 },
    });
  });

  it('counts at most 20 acts of one person', async () => {
    const { visitors, investors } = await buildPeople(3);
    await pairsOf();
    const [keen = '', ...others] = visitors;
    for (let built = 0; built < 22; built += 1)
      investors.push((await buildAttendee(server, { eventId: event.id, category: 'INVESTOR' })).id);
    for (const investor of investors) await bookmark(keen, investor);
    for (const other of others) await bookmark(other, investors[0] ?? '');
    await recount();
    expect((await pairOf('ATTENDEE', 'INVESTOR')).acts).toMatchObject({ people: 3, reached: 22 });
  });
});

describe('what people did', () => {
  it('is forgotten of those who object, and counts again when they allow it', async () => {
    const { investors } = await buildPeople();
    const members = await Promise.all([1, 2, 3, 4].map(() => buildMember(server, { eventId: event.id })));
    await pairsOf();
    for (const { id } of members) for (const investor of investors) await bookmark(id, investor);
    await recount();
    const allow = (allowed: boolean) =>
      expectOk(
        graphql(
          server.url,
          `
            mutation ($input: SetMatchLearningInput!) {
              setMatchLearning(input: $input) {
                attendee {
                  matchLearning
                }
              }
            }
          `,
          { input: { eventId: event.id, allowed } },
          members[0]?.token,
        ),
      );
    const people = async () => (await pairOf('ATTENDEE', 'INVESTOR')).acts;
    expect(await people()).toMatchObject({ people: 4, reached: 16 });
    expect(await allow(false)).toEqual({ setMatchLearning: { attendee: { matchLearning: false } } });
    await recount();
    expect(await people()).toMatchObject({ people: 3, reached: 12 });
    expect(await allow(true)).toEqual({ setMatchLearning: { attendee: { matchLearning: true } } });
    await recount();
    expect(await people()).toMatchObject({ people: 4, reached: 16 });
    const { attendee } = await expectOk(
      graphql<{ attendee: object }>(
        server.url,
        'query ($id: ID!) { attendee(id: $id) { matchLearning } }',
        { id: members[0]?.id },
        members[1]?.token,
      ),
    );
    expect(attendee).toEqual({ matchLearning: null });
  });

  it('is forgotten of those who are removed, of past events too', async () => {
    const { visitors, investors } = await buildPeople();
    await pairsOf();
    for (const visitor of visitors) for (const investor of investors) await bookmark(visitor, investor);
    await recount();
    await server.sql(
      `UPDATE events SET starts_at = now() - interval '9 days', ends_at = now() - interval '8 days' WHERE id = $1`,
      [event.id],
    );
    await expectOk(
      graphql(
        server.url,
        'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { attendee { id } } }',
        { id: visitors[0] },
        manager,
      ),
    );
    const queued = await server.sql(
      `SELECT data FROM pgboss.job WHERE name = 'matching.recount' AND data->'data'->>'eventId' = $1 OR data->>'eventId' = $1`,
      [event.id],
    );
    expect(queued).toHaveLength(1);
    await learning.recountMatchModel(server.app.systemContext(), { eventId: event.id });
    expect((await pairOf('ATTENDEE', 'INVESTOR')).acts).toMatchObject({ people: 3, reached: 12 });
  });

  it('goes along to a copy of the event, worth a few acts', async () => {
    const { visitors, investors } = await buildPeople(8);
    await pairsOf();
    for (const visitor of visitors) for (const investor of investors) await bookmark(visitor, investor);
    await expectOk(setWishes([{ persona: 'STARTUP', other: 'SPEAKER', wish: 'NONE' }]));
    await recount();
    const { duplicateEvent } = await expectOk(
      graphql<{ duplicateEvent: { event: { id: string } } }>(
        server.url,
        'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }',
        { input: { eventId: event.id } },
        manager,
      ),
    );
    const copyId = duplicateEvent.event.id;
    expect(await pairOf('STARTUP', 'SPEAKER', copyId)).toMatchObject({ wish: 'NONE' });
    const copied = await pairOf('ATTENDEE', 'INVESTOR', copyId);
    expect(copied).toMatchObject({ acts: null });
    expect(copied.weight).toBeGreaterThan(0.4);
    const [prior] = await server.sql<{ reached: number }>(
      `SELECT (prior->>'reached')::float8 AS reached FROM match_persona_pairs
       WHERE event_id = $1 AND persona = 'ATTENDEE' AND other = 'INVESTOR'`,
      [copyId],
    );
    expect(prior?.reached).toBeCloseTo(20, 6);
  });
});

describe('people without interests', () => {
  it('are matched by persona and field, and told why', async () => {
    await buildMarket(server);
    const eventId = event.id;
    const viewer = await buildMember(server, { eventId });
    const sector = { sectors: ['Energy', 'Health'] };
    const startup = await buildCompany(server, { eventId, kind: 'STARTUP', ...sector });
    const exhibitor = await buildCompany(server, { eventId, kind: 'EXHIBITOR', ...sector });
    const sponsor = await buildCompany(server, { eventId, kind: 'SPONSOR', ...sector });
    const founder = await buildMember(server, { eventId, companyId: startup.id });
    const seller = await buildAttendee(server, { eventId, companyId: exhibitor.id });
    const host = await buildAttendee(server, { eventId, companyId: sponsor.id });
    const texts = async (token: string) =>
      (await matchesOf(server, token, eventId)).map(({ attendee, reasonTexts }) => [
        attendee.id,
        reasonTexts,
      ]);
    expect(await texts(viewer.token)).toEqual([[seller.id, ['Whom you look for: exhibitors']]]);
    expect(await texts(founder.token)).toEqual([
      [host.id, ['In your field: Energy, Health']],
      [seller.id, ['In your field: Energy, Health']],
    ]);
  });

  it('come into the last of a top ten where nobody has been shown them', async () => {
    const { event: market, choose } = await buildMarket(server);
    const eventId = market.id;
    const viewer = await buildMember(server, { eventId });
    await choose(viewer.id, { topic: ['Energy'] });
    const known = await Promise.all(
      Array.from({ length: 11 }, () => buildAttendee(server, { eventId, category: 'SPEAKER' })),
    );
    for (const { id } of known) await choose(id, { topic: ['Energy'] });
    const newcomer = await buildAttendee(server, { eventId, category: 'INVESTOR' });
    await choose(newcomer.id, { topic: ['Energy', 'Health'] });
    await buildAttendee(server, { eventId });
    for (const { id } of known)
      await insert(server, 'match_showings', { viewerId: newcomer.id, attendeeId: id });
    const found = await matchesOf(server, viewer.token, eventId, 12);
    expect(found.map(({ attendee }) => attendee.id).indexOf(newcomer.id)).toBe(9);
    expect(found).toHaveLength(12);
    // Shown now, and still in the same place for the one who was shown them.
    const again = await matchesOf(server, viewer.token, eventId, 12);
    expect(again).toEqual(found);
    const showings = await server.sql<{ viewerId: string; count: number }>(
      `SELECT viewer_id AS "viewerId", count(*)::int FROM match_showings WHERE viewer_id = ANY($1) GROUP BY 1 ORDER BY 2`,
      [[viewer.id, newcomer.id]],
    );
    expect(showings).toEqual([
      { viewerId: viewer.id, count: 10 },
      { viewerId: newcomer.id, count: 11 },
    ]);
  });
});
