import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  buildPod,
  insert,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PEOPLE = 24; // and the viewer

interface Page {
  totalCount: number;
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const PAGE = `totalCount nodes { id } edges { cursor node { id } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
const ATTENDEES = `query ($event: ID!, $first: Int! = 100, $after: String, $offset: Int, $sort: AttendeeSort, $filter: AttendeeFilter) {
  page: attendees(eventId: $event, first: $first, after: $after, offset: $offset, sort: $sort, filter: $filter) { ${PAGE} }
}`;
const BOOKMARKS = `query ($event: ID!, $first: Int! = 100, $after: String, $offset: Int) {
  page: bookmarks(eventId: $event, first: $first, after: $after, offset: $offset) { ${PAGE} }
}`;
const PODS = `query ($event: ID!, $first: Int! = 100, $after: String, $offset: Int) {
  page: pods(eventId: $event, first: $first, after: $after, offset: $offset) { ${PAGE} }
}`;

let server: TestServer;
let eventId: string;
let viewer: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  eventId = (await buildEvent(server)).id;
  viewer = await buildMember(server, { eventId });
  const everybody = Array.from({ length: PEOPLE }, (_none, index) =>
    // Every third shares its name with others, so that the id has to decide.
    buildAttendee(server, { eventId, ...(index % 3 === 0 ? { firstName: 'Same', lastName: 'Name' } : {}) }),
  );
  const ids = (await Promise.all(everybody)).map(({ id }) => id);
  // One statement gives all the same time, to the microsecond.
  await server.sql(`UPDATE attendees SET confirmed_at = now() WHERE event_id = $1 AND last_name = 'Name'`, [
    eventId,
  ]);
  await server.sql(
    'INSERT INTO bookmarks (owner_id, attendee_id) SELECT $1, id FROM unnest($2::uuid[]) AS id',
    [viewer.id, ids],
  );
  for (let index = 0; index < 5; index += 1) await buildPod(server, { eventId, position: index % 2 });
});
afterAll(() => server.close());

const ask = (document: string, variables: Record<string, unknown> = {}) =>
  graphql<{ page: Page }>(server.url, document, { event: eventId, ...variables }, viewer.token);
const pageOf = async (document: string, variables: Record<string, unknown> = {}) =>
  (await expectOk(ask(document, variables))).page;

describe.each<[string, string, Record<string, unknown>, number]>([
  ['attendees by name', ATTENDEES, { sort: 'NAME' }, PEOPLE + 1],
  ['attendees by confirmation', ATTENDEES, { sort: 'RECENT' }, PEOPLE + 1],
  ['attendees who are bookmarked', ATTENDEES, { filter: { bookmarked: true } }, PEOPLE],
  ['bookmarks', BOOKMARKS, {}, PEOPLE],
  ['pods', PODS, {}, 5],
])('%s', (_name, document, variables, total) => {
  it.each([1, 2, 7, 24])('are the same in pages of %i as all at once', async (first) => {
    const all = await pageOf(document, variables);
    expect(all.nodes).toHaveLength(total);
    const read: Page['edges'] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await pageOf(document, { ...variables, first, after });
      const { edges, pageInfo } = page;
      expect(page.nodes).toEqual(edges.map(({ node }) => node));
      expect({ ...pageInfo, totalCount: page.totalCount }).toEqual({
        hasNextPage: read.length + first < total,
        hasPreviousPage: read.length > 0,
        startCursor: edges[0]?.cursor,
        endCursor: edges[edges.length - 1]?.cursor,
        totalCount: total,
      });
      read.push(...edges);
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(read.map(({ node }) => node.id)).toEqual(all.nodes.map(({ id }) => id));
  });

  it('can be skipped by number', async () => {
    const all = await pageOf(document, variables);
    const page = await pageOf(document, { ...variables, first: 2, offset: 3 });
    expect(page.nodes).toEqual(all.nodes.slice(3, 5));
    expect(page).toMatchObject({
      totalCount: total,
      pageInfo: { hasPreviousPage: true, hasNextPage: total > 5 },
    });
  });

  it('end with an empty page behind the last', async () => {
    expect(await pageOf(document, { ...variables, offset: 10_000 })).toEqual({
      totalCount: total,
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['no row at all', { first: 0 }],
    ['a negative number', { first: -1 }],
    ['more than 100', { first: 101 }],
    ['a negative offset', { offset: -1 }],
    ['an offset over 10,000', { offset: 10_001 }],
    ['a cursor that is no base64', { after: '%%%' }],
    ['a cursor of other values', { after: Buffer.from('["x"]').toString('base64url') }],
    ['a cursor that is no list', { after: Buffer.from('{"a":1}').toString('base64url') }],
    ['a cursor of numbers', { after: Buffer.from('[1,2]').toString('base64url') }],
    ['a cursor with no id', { after: Buffer.from('["2026-01-01","x"]').toString('base64url') }],
    ['a cursor with a zero byte', { after: Buffer.from('["\\u0000","x"]').toString('base64url') }],
    ['cursor and offset together', { after: Buffer.from('["a","b"]').toString('base64url'), offset: 1 }],
  ])('refuse %s', async (_what, wrong) => {
    const answer = await ask(document, { ...variables, ...wrong });
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });
});

describe('a filter', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a search of more than 200 characters', { search: 'x'.repeat(201) }, 'filter.search'],
    ['more than 50 countries', { countries: Array(51).fill('CH') }, 'filter.countries'],
    ['more than 50 interests', { interests: Array(51).fill('Energy') }, 'filter.interests'],
  ])('refuses %s and names the field', async (_what, filter, path) => {
    const { errors } = await ask(ATTENDEES, { filter });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  it('finds nobody with a zero byte, and says so as bad input', async () => {
    expect(codeOf(await ask(ATTENDEES, { filter: { search: 'a\u0000b' } }))).toBe('BAD_USER_INPUT');
  });
});

describe('a bookmark', () => {
  const SET = `mutation ($id: ID!, $bookmarked: Boolean) {
    setBookmark(input: { attendeeId: $id, bookmarked: $bookmarked }) { attendee { id bookmarked } bookmarks }
  }`;
  const set = async (token: string, id: string, bookmarked?: boolean) =>
    (await expectOk(graphql<{ setBookmark: unknown }>(server.url, SET, { id, bookmarked }, token)))
      .setBookmark;

  it('is set and removed as often as asked, and turned over when nothing is said', async () => {
    const me = await buildMember(server, { eventId });
    const { id } = await buildAttendee(server, { eventId });
    const on = { attendee: { id, bookmarked: true }, bookmarks: [id] };
    const off = { attendee: { id, bookmarked: false }, bookmarks: [] };
    const steps: [boolean | undefined, unknown][] = [
      [true, on],
      [true, on],
      [undefined, off],
      [undefined, on],
      [false, off],
      [false, off],
    ];
    for (const [bookmarked, answer] of steps) expect(await set(me.token, id, bookmarked)).toEqual(answer);
  });

  it('turned over by several devices at once ends as an even or odd number of turns says', async () => {
    const me = await buildMember(server, { eventId });
    const { id } = await buildAttendee(server, { eventId });
    await Promise.all(Array.from({ length: 7 }, () => set(me.token, id)));
    expect(await server.sql('SELECT attendee_id AS id FROM bookmarks WHERE owner_id = $1', [me.id])).toEqual([
      { id },
    ]);
  });

  it('is listed newest first', async () => {
    const me = await buildMember(server, { eventId });
    const [older, newer] = [
      await buildAttendee(server, { eventId }),
      await buildAttendee(server, { eventId }),
    ];
    await insert(server, 'bookmarks', {
      ownerId: me.id,
      attendeeId: older.id,
      createdAt: new Date(Date.now() - 1_000),
    });
    expect(await set(me.token, newer.id, true)).toMatchObject({ bookmarks: [newer.id, older.id] });
  });

  it('of oneself is refused', async () => {
    const me = await buildMember(server, { eventId });
    const { errors } = await graphql(server.url, SET, { id: me.id }, me.token);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.attendeeId', message: 'You cannot bookmark yourself.' }],
    });
  });
});
