import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  insert,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { buildMarket } from '../support/matches';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const LIST = `query ($eventId: ID!, $filter: AttendeeFilter, $sort: AttendeeSort! = BEST_MATCH, $first: Int! = 20, $after: String) {
  attendees(eventId: $eventId, filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { firstName match { score } } totalCount pageInfo { hasNextPage endCursor }
  }
}`;
const FACETS = `query ($eventId: ID!) { event(id: $eventId) { attendeeFacets {
  countries { key count } interests { key count } categories { key count } } } }`;

interface List {
  attendees: {
    nodes: { firstName: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await sharedServer();
  const { event: built, choose } = await buildMarket(server);
  event = built;
  const named = { eventId: event.id, lastName: 'Person', jobTitle: 'Lead', country: 'DE' };
  viewer = await buildMember(server, { ...named, firstName: 'Viewer', organization: 'Own' });
  await choose(viewer.id, { topic: ['Energy'], seek: ['Pilots'], offer: ['Talent'] });
  const person = async (firstName: string, more: object, chosen: Parameters<typeof choose>[1]) => {
    ids[firstName] = (await buildAttendee(server, { ...named, firstName, ...more })).id;
    await choose(ids[firstName], chosen);
  };
  await person('Twin', { organization: 'Harbour' }, { topic: ['Energy', 'Health'] });
  await person(
    'Buyer',
    { organization: 'Nimbus Labs', country: 'PK' },
    { topic: ['Energy'], seek: ['Talent'], offer: ['Pilots'] },
  );
  await person('Dismissed', { organization: 'Quay' }, { topic: ['Energy'], seek: ['Talent'] });
  await person('Alone', { organization: 'Talentum' }, { seek: ['Capital'] });
  await person('Invited', { status: 'INVITED' }, { topic: ['Energy'] });
  await insert(server, 'meeting_wishes', {
    id: newId(),
    kind: 'NO',
    fromId: viewer.id,
    toAttendeeId: ids['Dismissed'],
  });
});

afterAll(() => server?.close());

const list = async (variables: Record<string, unknown> = {}, token = viewer.token) =>
  (await expectOk(graphql<List>(server.url, LIST, { eventId: event.id, ...variables }, token))).attendees;
const namesOf = ({ nodes }: List['attendees']) => nodes.map(({ firstName }) => firstName);

describe('the best match first', () => {
  it('orders by score, then those without one and the dismissed by name', async () => {
    const all = await list();
    expect([namesOf(all), all.totalCount]).toEqual([['Buyer', 'Twin', 'Alone', 'Dismissed', 'Viewer'], 5]);
  });

  it('goes on where the page before ended', async () => {
    const names: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { nodes, pageInfo, totalCount }: List['attendees'] = await list({ first: 2, after });
      names.push(...nodes.map(({ firstName }) => firstName));
      expect([totalCount, pageInfo.hasNextPage]).toEqual([5, page < 2]);
      after = pageInfo.endCursor;
    }
    expect(names).toEqual(['Buyer', 'Twin', 'Alone', 'Dismissed', 'Viewer']);
  });

  it('holds with filters', async () => {
    const found = await list({ filter: { countries: ['DE'], interests: ['Energy'] } });
    expect([namesOf(found), found.totalCount]).toEqual([['Twin', 'Dismissed', 'Viewer'], 3]);
  });

  it('is the order of names for staff, who have no matches', async () => {
    expect(namesOf(await list({}, await signInAs(server, Role.MANAGER)))).toEqual([
      'Alone',
      'Buyer',
      'Dismissed',
      'Invited',
      'Twin',
      'Viewer',
    ]);
  });

  it('is closed to people of other events', async () => {
    const stranger = await buildMember(server);
    const answer = await graphql<List>(server.url, LIST, { eventId: event.id }, stranger.token);
    expect(answer.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('reads many with as many statements as few', async () => {
    const counts = [];
    for (const first of [1, 3]) counts.push((await statementsOf(() => list({ first }))).length);
    expect(counts[0]).toBe(counts[1]);
  });
});

describe('search by text', () => {
  it.each([
    ['a name', 'buyer', ['Buyer']],
    ['an organization with a typing error', 'nimbsu', ['Buyer']],
    ['several words', 'twin harb', ['Twin']],
    [
      'an interest by its beginning, after those who are named so',
      'talent',
      ['Alone', 'Buyer', 'Dismissed', 'Viewer'],
    ],
    ['an interest with a typing error', 'helth', ['Twin']],
    ['nothing that is there', 'zzzzqq', []],
    ['blanks', '  ', ['Buyer', 'Twin', 'Alone', 'Dismissed', 'Viewer']],
  ])('finds by %s', async (_what, text, names) => {
    const found = await list({ filter: { text } });
    expect([namesOf(found), found.totalCount]).toEqual([names, names.length]);
  });

  it.each([
    ['ΣΩΚΡΑΤΗΣ', 'σωκρατησ'],
    ['ＡＣＭＥ ｶﾌｪ', 'acme カフェ'],
    ['علی\u200cرضا', 'علیرضا'],
    ['שָׁלוֹם', 'שלום'],
    ['ﺳﻼﻡ', 'سلام'],
  ])('takes %s and %s for one word', async (one, other) => {
    const sql = 'SELECT fold_text($1) AS one, fold_text($2) AS other';
    const [row] = await server.sql<{ one: string; other: string }>(sql, [one, other]);
    expect(row?.one).toBe(row?.other);
  });

  it('finds names that are written without a blank, last name first', async () => {
    const { id } = await buildEvent(server);
    for (const [firstName, lastName] of [
      ['伟', '王'],
      ['太郎', '山田'],
      ['Ada', 'King'],
    ] as const)
      await buildAttendee(server, { eventId: id, firstName, lastName });
    const found = async (text: string) =>
      (
        await server.sql<{ name: string }>(
          'SELECT first_name AS name FROM attendees WHERE event_id = $1 AND search_text LIKE fold_text($2)',
          [id, `%${text}%`],
        )
      ).map(({ name }) => name);
    expect([await found('王伟'), await found('山田太郎'), await found('王'), await found('kingada')]).toEqual(
      [['伟'], ['太郎'], ['伟'], []],
    );
  });

  it('holds with filters and any order', async () => {
    const found = await list({ sort: 'NAME', filter: { text: 'enrgy', countries: ['DE'] } });
    expect(namesOf(found)).toEqual(['Dismissed', 'Twin', 'Viewer']);
  });
});

describe('what one can filter by', () => {
  it('is what the confirmed attendees have, the commonest first', async () => {
    const { event: found } = await expectOk(
      graphql<{ event: object }>(server.url, FACETS, { eventId: event.id }, viewer.token),
    );
    expect(found).toEqual({
      attendeeFacets: {
        countries: [
          { key: 'DE', count: 4 },
          { key: 'PK', count: 1 },
        ],
        interests: [
          { key: 'Energy', count: 4 },
          { key: 'Talent', count: 3 },
          { key: 'Pilots', count: 2 },
          { key: 'Capital', count: 1 },
          { key: 'Health', count: 1 },
        ],
        categories: [{ key: 'ATTENDEE', count: 5 }],
      },
    });
  });

  it('is hidden from those who may not enter', async () => {
    const open = `query { events(first: 100) { nodes { id attendeeFacets { countries { key } } } } }`;
    const stranger = await buildMember(server);
    const { events } = await expectOk(
      graphql<{ events: { nodes: { id: string; attendeeFacets: object | null }[] } }>(
        server.url,
        open,
        {},
        stranger.token,
      ),
    );
    expect(events.nodes.find(({ id }) => id === event.id)?.attendeeFacets ?? null).toBeNull();
  });
});
