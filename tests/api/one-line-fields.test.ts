import 'reflect-metadata';
import { getNamedType, GraphQLString, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { InputWalk } from '../../server/src/core/graphql/input-walk';
import { TEXT_SCALARS } from '../../server/src/core/graphql/scalars';
import { createSchema } from '../../server/src/schema';
import { graphql } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

type Json = Record<string, unknown>;

let server: TestServer;
let me: BuiltMember;
let staff: string;

beforeAll(async () => {
  server = await sharedServer();
  me = await buildMember(server, { eventId: (await buildEvent(server)).id });
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const inputTypes = Object.values(createSchema().getTypeMap()).filter(isInputObjectType);
const fields = inputTypes.flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => getNamedType(field.type) === GraphQLString)
    .map((field) => [`${type.name}.${field.name}`, field.extensions['text']] as const),
);

it.each(fields)('%s is declared as one line, several lines or free text', (_name, kind) => {
  expect(['line', 'text', 'free']).toContain(kind);
});

it('names, titles and places are one line; what people write at length is not', () => {
  const kinds = new Map<string, unknown>(fields);
  const names = ['UpdateProfileInput.firstName', 'CreateEventInput.title', 'CheckInInput.gate'];
  const texts = ['UpdateProfileInput.introduction', 'SendMessageInput.text', 'CreateFaqInput.answer'];
  expect(names.map((name) => kinds.get(name))).toEqual(['line', 'line', 'line']);
  expect(texts.map((name) => kinds.get(name))).toEqual(['text', 'text', 'text']);
});

/** Texts as they are copied out of contacts, sheets and chats, with what of them can be seen. */
const copied: [string, string][] = [
  [' \u00a0Ada\t\n', 'Ada'],
  ['\u202aAda\u202c', 'Ada'],
  ['\ufeff\u200bAda\u2060\u00ad', 'Ada'],
  ['\u3164\u2800Ada\uffa0\ufe0f', 'Ada'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['Ada 👩\u200d🚀', 'Ada 👩\u200d🚀'],
  ['\u200b\u3164 ', ' '],
];

it.each(copied)('every text field that is shown has of %j what can be seen', (text, seen) => {
  const read = inputTypes.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type: of }) => getNamedType(of) === GraphQLString || TEXT_SCALARS.has(getNamedType(of)))
      .map((field) => {
        const values = new InputWalk().read(
          { [field.name]: text },
          { type, extensions: {} },
          'input',
        ) as Json;
        const isFree = field.extensions['text'] === 'free';
        const lines = [values[field.name]].flat();
        return [`${type.name}.${field.name}`, lines, isFree ? [text] : [seen]] as const;
      }),
  );
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(([, is, expected]) => String(is) !== String(expected))).toEqual([]);
});

const ONE_LINE = 'This is one line, without line breaks and control characters.';
const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';

describe('one line is refused with', () => {
  const errorsOf = async (name: string) => {
    const input = { eventId: me.eventId, jobTitle: name, introduction: 'Two\nlines' };
    const { errors } = await graphql(server.url, UPDATE, { input }, me.token);
    return errors?.[0]?.extensions['fields'];
  };

  it.each<[string, string]>([
    ['a line feed', '\n'],
    ['a carriage return', '\r'],
    ['a tab', '\t'],
    ['an escape', '\u001b'],
    ['a delete', '\u007f'],
    ['a next line', '\u0085'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['an override of its direction', '\u202e'],
    ['an isolate', '\u2066'],
  ])('%s', async (_what, sign) => {
    expect(await errorsOf(`Chief${sign}Officer`)).toEqual([{ path: 'input.jobTitle', message: ONE_LINE }]);
  });

  it('none of them, as it is', async () => {
    expect(await errorsOf('Chef de l\u2019\u00e9quipe \u200fمدير')).toBeUndefined();
  });

  it('a line feed in `/v1`, and in a list of lines', async () => {
    const response = await fetch(`${server.url}/v1/sponsors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
      body: JSON.stringify({ event_id: me.eventId, kind: 'SPONSOR', name: 'A\nB', sectors: ['ok', 'C\nD'] }),
    });
    const { errors } = (await response.json()) as { errors?: { field: string; message: string }[] };
    expect([response.status, errors]).toEqual([
      400,
      [
        { field: 'sectors.1', message: ONE_LINE },
        { field: 'name', message: ONE_LINE },
      ],
    ]);
  });
});
