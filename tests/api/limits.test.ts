import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { codeOf, expectError, expectOk, graphql, type Answer } from '../support/client';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

let server: TestServer;
let me: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => text(index)).join(' ');
/** The viewer's profile of the event of the viewer's profile, and so on. */
const nested = (levels: number) => {
  const pairs = '{ viewerProfile { event '.repeat(levels);
  return `query ($id: ID!) { event(id: $id) ${pairs} { id } ${'} }'.repeat(levels)} }`;
};
const ask = (query: string) => graphql(server.url, query, { id: me.eventId }, me.token);

/** The answer, and how many statements it took. */
const costOf = async (query: string) => {
  let answer: Answer = {};
  const statements = await statementsOf(async () => {
    answer = await ask(query);
  });
  return { code: codeOf(answer), statements: statements.length };
};

describe('too complex, and refused before any SQL, is', () => {
  it.each<[string, string]>([
    ['a document nested too deep', nested(8)],
    [
      'one nested too deep through fragments',
      `${nested(1).replace('{ id }', '{ ...A }')} fragment A on Event ${nested(7).slice(nested(7).indexOf(')', 30) + 1, -1)}`,
    ],
    ['31 aliases of one field', `{ ${repeat(31, (index) => `a${index}: me { id }`)} }`],
    ['1,000 aliases', `{ ${repeat(1_000, (index) => `a${index}: me { id }`)} }`],
    [
      '31 aliases in a fragment',
      `query ($id: ID!) { event(id: $id) { ...A } } fragment A on Event { ${repeat(31, (index) => `a${index}: title`)} }`,
    ],
    ['51 directives', `{ me { id ${repeat(51, () => '@skip(if: false)')} } }`],
    [
      'lists of 100 in lists of 100 that bring more than 20,000 objects',
      `query ($id: ID!) { conversations(eventId: $id, first: 100) { nodes { messages(last: 100) { nodes { id sender { id } } } } } }`,
    ],
    [
      'the same with page sizes in variables, and in a fragment of a fragment',
      `query ($id: ID!, $size: Int = 5) { conversations(eventId: $id, first: $size) { nodes { ...A } } }
       fragment A on Conversation { messages(first: $size) { edges { node { ...B } } } } fragment B on Message { sender { id } }`,
    ],
    [
      '25 full pages in one document',
      `query ($id: ID!) { ${repeat(25, (index) => `a${index}: attendees(eventId: $id, first: 100) { nodes { id interests { terms } } }`)} }`,
    ],
    [
      'lists in the objects behind search results',
      `query ($id: ID!) { ${repeat(2, (index) => `a${index}: search(eventId: $id, text: "x", first: 100) { nodes { ... on AttendeeSearchResult { attendee { viewerMeetings { participants { as } } } } } }`)} }`,
    ],
    ['3,001 tokens', `{ me { ${repeat(3_001, () => 'id')} } }`],
  ])('%s', async (_what, query) => {
    expect(await costOf(query)).toEqual({ code: 'QUERY_TOO_COMPLEX', statements: 0 });
  });
});

describe('the refusal of a query that is too complex', () => {
  it.each<[string, string, object]>([
    ['depth', nested(8), { limit: 13, actual: 18 }],
    ['aliases', `{ ${repeat(31, (index) => `a${index}: me { id }`)} }`, { limit: 30, actual: 31 }],
    ['directives', `{ me { id ${repeat(51, () => '@skip(if: false)')} } }`, { limit: 50, actual: 51 }],
    [
      'cost',
      `query ($id: ID!) { conversations(eventId: $id, first: 100) { nodes { messages(last: 100) { nodes { id sender { id } } } } } }`,
      { limit: 20_000, actual: 20_100 },
    ],
    ['tokens', `{ me { ${repeat(3_001, () => 'id')} } }`, { limit: 3_000 }],
  ])('says which limit it is over, and by how much: %s', async (measure, query, over) => {
    const { message, extensions } = await expectError(ask(query));
    const { limit, actual } = over as { limit: number; actual?: number };
    const { code, requestId: _requestId, ...details } = extensions;
    expect([code, details]).toEqual(['QUERY_TOO_COMPLEX', { measure, ...over }]);
    expect(message).toBe(
      actual === undefined
        ? 'This query is too complex: more than 3,000 tokens.'
        : `This query is too complex: ${measure} ${actual.toLocaleString('en')}, at most ${limit.toLocaleString('en')}.`,
    );
  });
});

describe('refused before any SQL, too, is', () => {
  it.each<[string, string]>([
    ['a cycle of fragments', '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }'],
    ['a fragment of itself', '{ me { ...A } } fragment A on User { id ...A }'],
    ['an unknown fragment', '{ me { ...Missing } }'],
    ['an unused fragment', '{ me { id } } fragment A on User { id }'],
  ])('%s', async (_what, query) => {
    expect(await costOf(query)).toEqual({ code: 'BAD_USER_INPUT', statements: 0 });
  });
});

describe('within the limits is', () => {
  it('what a client needs', async () => {
    expect(codeOf(await ask(nested(4)))).toBe('OK');
    const chats = `query ($id: ID!) { conversations(eventId: $id, first: 100) { nodes { messages(first: 100) { nodes { id } } } } }`;
    expect(codeOf(await ask(chats))).toBe('OK');
    expect(codeOf(await ask(`{ ${repeat(30, (index) => `a${index}: me { id }`)} }`))).toBe('OK');
  });

  it('introspection', async () => {
    const { __schema: schema } = await expectOk(
      graphql<{ __schema: { queryType: { name: string } } }>(server.url, getIntrospectionQuery()),
    );
    expect(schema.queryType.name).toBe('Query');
  });
});
