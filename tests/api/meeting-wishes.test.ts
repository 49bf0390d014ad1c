import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, mutationOf } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  insert,
  signInAs,
  type BuiltMember,
} from '../support/factories';
import { allBut, buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { buildProgram, buildWish, buildWishEvent } from '../support/wishes';

const SET = mutationOf(
  'setMeetingWish',
  'attendee { viewerMeetingWish dismissed } company { viewerMeetingWish }',
);
const LIST = `query ($eventId: ID!, $kind: MeetingWishKind, $first: Int = 100) {
  meetingWishes(eventId: $eventId, kind: $kind, first: $first) {
    totalCount nodes { kind position attendee { id } company { id } } } }`;

interface Wish {
  kind: string;
  position: number;
  attendee: { id: string } | null;
  company: { id: string } | null;
}

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const set = (me: { token: string }, input: object) =>
  graphql<{ it: unknown }>(server.url, SET, { input }, me.token);
const reasonOf = async (answer: ReturnType<typeof set>) => {
  const { extensions } = await expectError(answer);
  return extensions['reason'] ?? extensions.code;
};
const listOf = async (me: BuiltMember, kind?: string): Promise<Wish[]> => {
  const variables = { eventId: me.eventId, kind };
  const data = await expectOk(
    graphql<{ meetingWishes: { nodes: Wish[] } }>(server.url, LIST, variables, me.token),
  );
  return data.meetingWishes.nodes;
};
/** The order of wishes as `kind position id`. */
const orderOf = async (me: BuiltMember, names: Record<string, string>): Promise<string[]> =>
  (await listOf(me)).map(
    ({ kind, position, attendee, company }) => `${kind} ${position} ${names[(attendee ?? company)!.id]}`,
  );

const buildPair = async (values: object = {}) => {
  const event = await buildWishEvent(server, values);
  const here = { eventId: event.id };
  return { event, here, me: await buildMember(server, here), other: await buildMember(server, here) };
};

describe('wishes', () => {
  it('are said, changed, put in order and taken back', async () => {
    const { here, me, other } = await buildPair();
    const [two, company] = [await buildAttendee(server, here), await buildCompany(server, here)];
    await buildAttendee(server, { ...here, companyId: company.id });
    const names = { [other.id]: 'one', [two.id]: 'two', [company.id]: 'company' };
    expect(await expectOk(set(me, { attendeeId: other.id, kind: 'LIKE' }))).toEqual({
      it: { attendee: { viewerMeetingWish: 'LIKE', dismissed: false }, company: null },
    });
    await expectOk(set(me, { attendeeId: two.id, kind: 'MUST' }));
    expect(await expectOk(set(me, { companyId: company.id, kind: 'LIKE' }))).toEqual({
      it: { attendee: null, company: { viewerMeetingWish: 'LIKE' } },
    });
    expect(await orderOf(me, names)).toEqual(['MUST 1 two', 'LIKE 1 one', 'LIKE 2 company']);
    await expectOk(set(me, { companyId: company.id, kind: 'LIKE', position: 1 }));
    expect(await orderOf(me, names)).toEqual(['MUST 1 two', 'LIKE 1 company', 'LIKE 2 one']);
    await expectOk(set(me, { attendeeId: other.id, kind: 'MUST', position: 1 }));
    expect(await orderOf(me, names)).toEqual(['MUST 1 one', 'MUST 2 two', 'LIKE 1 company']);
    await expectOk(set(me, { companyId: company.id, kind: 'NO' }));
    await expectOk(set(me, { attendeeId: other.id, kind: null }));
    await expectOk(set(me, { attendeeId: other.id, kind: null }));
    expect(await orderOf(me, names)).toEqual(['MUST 2 two', 'NO 0 company']);
    expect((await listOf(me, 'NO')).map(({ company: one }) => one?.id)).toEqual([company.id]);
  });

  it('of NO are "not for me" of matches, which never takes back another wish', async () => {
    const { me, other } = await buildPair();
    const say = (name: string) =>
      expectOk(
        graphql(
          server.url,
          mutationOf(name, 'attendee { dismissed viewerMeetingWish }'),
          { input: { attendeeId: other.id } },
          me.token,
        ),
      );
    await expectOk(set(me, { attendeeId: other.id, kind: 'MUST' }));
    expect(await say('undismissMatch')).toEqual({
      it: { attendee: { dismissed: false, viewerMeetingWish: 'MUST' } },
    });
    expect(await say('dismissMatch')).toEqual({
      it: { attendee: { dismissed: true, viewerMeetingWish: 'NO' } },
    });
    expect(await say('undismissMatch')).toEqual({
      it: { attendee: { dismissed: false, viewerMeetingWish: null } },
    });
    await server.sql(
      'INSERT INTO match_dismissals (owner_id, attendee_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [me.id, other.id],
    );
    expect((await listOf(me)).map(({ kind }) => kind)).toEqual(['NO']);
    await server.sql('DELETE FROM match_dismissals WHERE owner_id = $1', [me.id]);
    expect(await listOf(me)).toEqual([]);
  });

  it('are taken while they are open; NO at any time', async () => {
    const past = new Date(Date.now() - 1_000);
    const later = new Date(Date.now() + 60_000);
    for (const [values, reason] of [
      [{ wishesOpenAt: null }, 'WISHES_NOT_OPEN'],
      [{ wishesOpenAt: later }, 'WISHES_NOT_OPEN'],
      [{ wishesCloseAt: past }, 'WISHES_CLOSED'],
    ] as const) {
      const { me, other } = await buildPair(values);
      await buildWish(server, me.id, { toAttendeeId: other.id }, 'MUST');
      expect(await reasonOf(set(me, { attendeeId: other.id, kind: null }))).toBe(reason);
      expect(await reasonOf(set(me, { attendeeId: other.id, kind: 'LIKE' }))).toBe(reason);
      await expectOk(set(me, { attendeeId: other.id, kind: 'NO' }));
      expect(await reasonOf(set(me, { attendeeId: other.id, kind: 'LIKE' }))).toBe(reason);
      await expectOk(set(me, { attendeeId: other.id, kind: null }));
      expect(await listOf(me)).toEqual([]);
    }
    const without = await buildEvent(server);
    const me = await buildMember(server, { eventId: without.id });
    const other = await buildAttendee(server, { eventId: without.id });
    expect(await reasonOf(set(me, { attendeeId: other.id, kind: 'LIKE' }))).toBe('WISHES_NOT_OPEN');
    await expectOk(set(me, { attendeeId: other.id, kind: 'NO' }));
  });
});

describe('the rights to wish', () => {
  it('are refused of oneself, the own company, colleagues, and people who are not there', async () => {
    const { here, me, other } = await buildPair();
    const own = await buildCompany(server, here);
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = ANY($1)', [[me.id, other.id], own.id]);
    const elsewhere = await buildAttendee(server);
    expect(await reasonOf(set(me, { attendeeId: me.id, kind: 'LIKE' }))).toBe('BAD_USER_INPUT');
    expect(await reasonOf(set(me, { companyId: own.id, kind: 'NO' }))).toBe('BAD_USER_INPUT');
    expect(await reasonOf(set(me, { attendeeId: other.id, kind: 'MUST' }))).toBe('BAD_USER_INPUT');
    await expectOk(set(me, { attendeeId: other.id, kind: 'NO' }));
    expect(await reasonOf(set(me, { attendeeId: elsewhere.id, kind: 'LIKE' }))).toBe('NOT_FOUND');
    expect(await reasonOf(set(me, { kind: 'LIKE' }))).toBe('BAD_USER_INPUT');
    const empty = await buildCompany(server, here);
    expect(await reasonOf(set(me, { companyId: empty.id, kind: 'LIKE' }))).toBe('NOBODY_TO_MEET');
  });

  it('are for those who take part, and follow the rules of groups and blocks', async () => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    const [, buyers, sellers] = await buildGroups(server, event.id, [{}, { meets: allBut(3) }, {}, {}]);
    await buildProgram(server, event.id, { groupIds: [buyers, sellers] });
    const [me, other, closed, outside] = await Promise.all([1, 2, 3, 0].map(() => buildMember(server, here)));
    await putInGroups(server, me!.id, 1);
    await putInGroups(server, other!.id, 2);
    await putInGroups(server, closed!.id, 3);
    await expectOk(set(me!, { attendeeId: other!.id, kind: 'LIKE' }));
    expect(await reasonOf(set(me!, { attendeeId: closed!.id, kind: 'LIKE' }))).toBe('GROUP_RULES');
    expect(await reasonOf(set(me!, { attendeeId: outside!.id, kind: 'LIKE' }))).toBe('OTHER_NOT_IN_PROGRAM');
    expect(await reasonOf(set(outside!, { attendeeId: me!.id, kind: 'LIKE' }))).toBe('NOT_IN_PROGRAM');
    await insert(server, 'blocks', { blockerId: other!.id, blockedId: me!.id });
    expect(await reasonOf(set(me!, { attendeeId: other!.id, kind: 'MUST' }))).toBe('NOT_REACHABLE');
  });

  it('of people whom one may not see any more are not listed and do not count', async () => {
    const { here, me, other } = await buildPair();
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => buildAttendee(server, here)));
    for (const { id } of five) await expectOk(set(me, { attendeeId: id, kind: 'MUST' }));
    expect(await reasonOf(set(me, { attendeeId: other.id, kind: 'MUST' }))).toBe('TOO_MANY_MUSTS');
    await server.sql(`UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = $1`, [
      five[2]!.id,
    ]);
    expect((await listOf(me)).length).toBe(4);
    await expectOk(set(me, { attendeeId: other.id, kind: 'MUST' }));
    expect((await listOf(me)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it('show with their people and companies in as many statements for three as for one', async () => {
    const count = async (size: number) => {
      const { here, me } = await buildPair();
      for (let index = 0; index < size; index++) {
        const company = await buildCompany(server, here);
        const one = await buildAttendee(server, { ...here, companyId: company.id });
        await buildWish(server, me.id, { toAttendeeId: one.id }, 'LIKE', 2 * index + 1);
        await buildWish(server, me.id, { toCompanyId: company.id }, 'LIKE', 2 * index + 2);
      }
      // Each list on its own: lists that are asked for together share a look-up where they happen to reach it at once.
      const lists = [
        'meetingWishes(eventId: $eventId) { nodes { kind isPlaced attendee { id viewerMeetingWish } company { id viewerMeetingWish } } }',
        'attendees(eventId: $eventId) { nodes { viewerMeetingWish viewerMayWish dismissed } }',
        'companies(eventId: $eventId) { nodes { viewerMeetingWish viewerMayWish } }',
      ];
      const counts: number[] = [];
      for (const list of lists) {
        const run = () => expectOk(graphql(server.url, `query ($eventId: ID!) { ${list} }`, here, me.token));
        await run();
        counts.push((await statementsOf(run)).length);
      }
      return counts;
    };
    expect(await count(3)).toEqual(await count(1));
  });
});

it('tells of whom one may wish for a meeting now', async () => {
  const event = await buildWishEvent(server);
  const here = { eventId: event.id };
  const [own, other, empty] = [
    await buildCompany(server, here),
    await buildCompany(server, here),
    await buildCompany(server, here),
  ];
  const me = await buildMember(server, { ...here, companyId: own.id });
  const colleague = await buildAttendee(server, { ...here, companyId: own.id });
  const stranger = await buildAttendee(server, { ...here, companyId: other.id });
  const QUERY = `query (${[0, 1, 2, 3, 4, 5].map((at) => `$a${at}: ID!`).join()}) {
    me: attendee(id: $a0) { viewerMayWish } colleague: attendee(id: $a1) { viewerMayWish } stranger: attendee(id: $a2) { viewerMayWish }
    own: company(id: $a3) { viewerMayWish } other: company(id: $a4) { viewerMayWish } empty: company(id: $a5) { viewerMayWish } }`;
  const ids = [me, colleague, stranger, own, other, empty].map(({ id }, at) => [`a${at}`, id]);
  const named = async () => {
    const data = await expectOk(
      graphql<Record<string, { viewerMayWish: boolean }>>(
        server.url,
        QUERY,
        Object.fromEntries(ids),
        me.token,
      ),
    );
    return Object.keys(data).filter((name) => data[name]?.viewerMayWish);
  };
  expect(await named()).toEqual(['stranger', 'other']);
  await server.sql('UPDATE meeting_programs SET wishes_close_at = now() WHERE event_id = $1', [event.id]);
  expect(await named()).toEqual([]);
});

describe('the database', () => {
  const insertWish = (db: { query: Client['query'] }, fromId: string, toId: string, kind = 'MUST') =>
    db.query('INSERT INTO meeting_wishes (id, from_id, to_attendee_id, kind) VALUES ($1, $2, $3, $4)', [
      newId(),
      fromId,
      toId,
      kind,
    ]);

  it('lets nobody have six must-meets, however many connections race', async () => {
    const { here, me } = await buildPair();
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buildAttendee(server, here)));
    for (const { id } of people.slice(0, 4)) await buildWish(server, me.id, { toAttendeeId: id }, 'MUST');
    const racers = await Promise.all(
      [4, 5].map(async (index) => {
        const client = new Client({ connectionString: server.databaseUrl });
        await client.connect();
        return { client, toId: people[index]!.id };
      }),
    );
    const outcomes = await Promise.allSettled(
      racers.map(({ client, toId }) => insertWish(client, me.id, toId)),
    );
    await Promise.all(racers.map(({ client }) => client.end()));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await listOf(me)).length).toBe(5);
  });

  it('keeps the two of a wish in one event, apart, and out of one company', async () => {
    const { here, me } = await buildPair();
    const own = await buildCompany(server, here);
    const elsewhere = await buildAttendee(server);
    for (const toAttendeeId of [me.id, elsewhere.id])
      await expect(buildWish(server, me.id, { toAttendeeId }, 'LIKE')).rejects.toThrow(
        /meeting_wishes_other_check|at the same event/,
      );
    await buildWish(server, me.id, { toCompanyId: own.id }, 'LIKE');
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [me.id, own.id]);
    expect(await listOf(me)).toEqual([]);
    await expect(buildWish(server, me.id, { toCompanyId: own.id }, 'LIKE')).rejects.toThrow(
      'A wish is of somebody else',
    );
  });
});

describe('a refusal', () => {
  it('is counted from three up', async () => {
    const { event, here, me, other } = await buildPair();
    const manager = await signInAs(server, Role.MANAGER);
    const counts = async () =>
      expectOk(
        graphql(
          server.url,
          'query ($eventId: ID!) { it: wishStatistics(eventId: $eventId) { refusals blocks musts peopleWithoutWishes } }',
          here,
          manager,
        ),
      );
    const third = await buildAttendee(server, { eventId: event.id });
    await buildWish(server, me.id, { toAttendeeId: other.id }, 'NO');
    await buildWish(server, other.id, { toAttendeeId: me.id }, 'NO');
    await insert(server, 'blocks', { blockerId: me.id, blockedId: other.id });
    expect(await counts()).toEqual({
      it: { refusals: null, blocks: null, musts: 0, peopleWithoutWishes: 3 },
    });
    await buildWish(server, third.id, { toAttendeeId: me.id }, 'NO');
    await buildWish(server, me.id, { toAttendeeId: third.id }, 'MUST');
    expect(await counts()).toEqual({ it: { refusals: 3, blocks: null, musts: 1, peopleWithoutWishes: 2 } });
  });
});
