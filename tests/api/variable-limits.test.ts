import 'reflect-metadata';
import { getNamedType, getNullableType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { createSchema } from '../../server/src/schema';
import { codeOf, graphql, type Answer } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSession } from '../support/socket';
import { statementsOf } from '../support/statements';

let server: TestServer;
let me: BuiltMember;
let staff: string;

beforeAll(async () => {
  server = await sharedServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const types = Object.values(createSchema().getTypeMap());
const lists = types.filter(isInputObjectType).flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => isListType(getNullableType(field.type)))
    .map((field) => [`${type.name}.${field.name}`, field] as const),
);

describe('every list of an input', () => {
  it.each(lists)('%s has a limit, which its description states', (_name, { extensions, description }) => {
    const max = Number(extensions['maxItems']);
    expect(max).toBeGreaterThan(0);
    expect(max).toBeLessThanOrEqual(1_000);
    expect(description).toMatch(new RegExp(`\\b${max.toLocaleString('en')}\\b`));
  });

  it('is a field of an input object: no argument is a list itself', () => {
    const args = types
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) =>
          field.args
            .filter(({ type: of }) => isListType(getNullableType(of)))
            .map(({ name }) => `${type.name}.${field.name}(${name}: ${getNamedType(field.type).name})`),
        ),
      );
    expect(args).toEqual([]);
  });
});

const PEOPLE =
  'query ($filter: AttendeeFilter) { attendees(eventId: "e", filter: $filter) { nodes { id } } }';
const EVENT = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { __typename } }';
const many = <Item>(count: number, item: Item): Item[] => Array<Item>(count).fill(item);
const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'end');

/** The answer to a request, and how many statements it took. */
const outcome = async (ask: () => Promise<Answer>) => {
  let answer: Answer = {};
  const statements = await statementsOf(async () => {
    answer = await ask();
  });
  const fields = answer.errors?.[0]?.extensions['fields'];
  return { code: codeOf(answer), statements: statements.length, ...(fields ? { fields } : {}) };
};
const tooLong = (path: string, max: number) => ({
  code: 'BAD_USER_INPUT',
  statements: 0,
  fields: [{ path, message: `This has at most ${max} items.` }],
});
const tooComplex = { code: 'QUERY_TOO_COMPLEX', statements: 0 };
/** So many errors are named, whatever more there are. */
const manyErrors = {
  code: 'BAD_USER_INPUT',
  statements: 0,
  fields: expect.objectContaining({ length: 50 }) as unknown,
};
const group = { group: 'Industry', terms: ['Textiles'] };

describe('refused before any SQL, and before items are looked at, are variables with', () => {
  it.each<[string, string, Record<string, unknown>, object]>([
    [
      '20,000 groups of interests',
      PEOPLE,
      { filter: { interestsByGroup: many(20_000, group) } },
      tooLong('filter.interestsByGroup', 20),
    ],
    [
      'lists too long within a list',
      PEOPLE,
      { filter: { interestsByGroup: [group, { group: 'Other', terms: many(51, 'x') }] } },
      tooLong('filter.interestsByGroup.1.terms', 50),
    ],
    [
      'a list that is a variable of its own',
      'query ($groups: [InterestsFilter!]) { attendees(eventId: "e", filter: { interestsByGroup: $groups }) { nodes { id } } }',
      { groups: many(21, group) },
      tooLong('groups', 20),
    ],
    [
      '500 times that are none',
      'mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { __typename } }',
      { input: { eventId: 'e', entries: many(500, { code: 'a', gate: 'a', clientId: 'a', at: 'noon' }) } },
      manyErrors,
    ],
    ['20,001 values', '{ me { id } }', { x: many(21, many(1_000, 1)) }, tooComplex],
    ['17 levels', '{ me { id } }', { x: nested(17) }, tooComplex],
    ['3,000 levels', '{ me { id } }', { x: nested(3_000) }, tooComplex],
    [
      '1,001 items where no list belongs',
      PEOPLE,
      { filter: { search: many(1_001, 'x') } },
      tooLong('filter.search', 1_000),
    ],
    [
      'a text longer than any field takes',
      PEOPLE,
      { filter: { search: 'x'.repeat(100_001) } },
      {
        code: 'BAD_USER_INPUT',
        statements: 0,
        fields: [{ path: 'filter.search', message: 'This has more than 100000 characters.' }],
      },
    ],
    [
      '10,000 values of a wrong type within the limits',
      EVENT,
      { input: { eventId: 'e', interestGroups: many(20, { name: 'x', terms: many(500, 1) }) } },
      manyErrors,
    ],
    [
      '201 unknown fields',
      PEOPLE,
      { filter: Object.fromEntries(many(201, 0).map((_none, index) => [`serch${index}`, 1])) },
      manyErrors,
    ],
    [
      '201 objects without what they need',
      EVENT,
      { input: { eventId: 'e', meetingHours: many(200, {}) } },
      manyErrors,
    ],
  ])('%s', async (_what, query, variables, expected) => {
    expect(await outcome(() => graphql(server.url, query, variables, me.token))).toEqual(expected);
  });

  it('20,000 items on a socket, for queries and subscriptions', async () => {
    const socket = await openSession(server.url, me.token);
    socket.start('query', PEOPLE, { filter: { interestsByGroup: many(5_000, group) } });
    const [answer] = await socket.answers('query', 1);
    expect(answer).toMatchObject({ payload: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } });
    socket.start('stream', 'subscription ($id: ID!) { messageAdded(eventId: $id) { id } }', {
      id: me.eventId,
      x: nested(3_000),
    });
    const [refusal] = await socket.answers('stream', 1);
    expect(JSON.stringify(refusal)).toContain('QUERY_TOO_COMPLEX');
    socket.ws.terminate();
  });

  it('lists within the limits are read, and a single value stands for a list of one', async () => {
    const filter = { interestsByGroup: many(20, { group: 'Industry', terms: 'Textiles' }) };
    const query = PEOPLE.replace('"e"', `"${me.eventId}"`);
    const answer = await graphql(server.url, query, { filter }, me.token);
    expect(answer).toMatchObject({ data: { attendees: { nodes: [] } } });
  });
});

describe('refused before any SQL is a document with', () => {
  it.each<[string, string, object]>([
    [
      'a list that is too long',
      `{ attendees(eventId: "e", filter: { interestsByGroup: [${'{ group: "a", terms: [] } '.repeat(21)}] }) { nodes { id } } }`,
      tooLong('filter.interestsByGroup', 20),
    ],
    [
      'a list too long in a list',
      `{ attendees(eventId: "e", filter: { interestsByGroup: [{ group: "a", terms: [${'"x" '.repeat(51)}] }] }) { nodes { id } } }`,
      tooLong('filter.interestsByGroup.terms', 50),
    ],
  ])('%s', async (_what, query, expected) => {
    expect(await outcome(() => graphql(server.url, query, {}, me.token))).toEqual(expected);
  });
});

describe('in `/v1`, refused is', () => {
  const post = async (body: unknown) => {
    const response = await fetch(`${server.url}/v1/attendees/get/${me.eventId}/0/10`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${me.token}` },
      body: JSON.stringify(body),
    });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  it('JSON of more than 1 MiB that is no picture, where pictures may be sent as JSON', async () => {
    const create = async (body: object) => {
      const response = await fetch(`${server.url}/v1/attendees`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
        body: JSON.stringify(body),
      });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    const avatar = `data:image/png;base64,${'A'.repeat(2 * 1024 * 1024)}`;
    expect(await create({ x: many(600_000, 1) })).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await create({ avatar })).toEqual([400, 'BAD_USER_INPUT']);
  });

  it.each<[string, unknown, [number, string]]>([
    ['a list longer than any', { interests: many(1_001, 'x') }, [400, 'BAD_USER_INPUT']],
    ['more than 20,000 values', { x: many(21, many(1_000, 1)) }, [400, 'QUERY_TOO_COMPLEX']],
    ['3,000 levels', { x: nested(3_000) }, [400, 'QUERY_TOO_COMPLEX']],
    [
      'JSON in a wrapper that is too large',
      { filters: JSON.stringify({ x: nested(20) }) },
      [400, 'QUERY_TOO_COMPLEX'],
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await post(body)).toEqual(expected);
  });
});
