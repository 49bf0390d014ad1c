import {
  getNamedType,
  getNullableType,
  GraphQLID,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
} from 'graphql';
import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../server/src/schema';

type Mutation = GraphQLField<unknown, unknown>;

const schema = createSchema();
const mutations: Mutation[] = Object.values(schema.getMutationType()?.getFields() ?? {});
const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names of the mutations for which `isFaulty` holds. */
const faulty = (isFaulty: (mutation: Mutation) => boolean): string[] =>
  mutations.filter(isFaulty).map(({ name }) => name);

describe('every mutation', () => {
  it('takes one `input` of its own type, or nothing', () => {
    const others = faulty(({ name, args }) => {
      const signature = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join();
      return !['', `input: ${capitalized(name)}Input!`].includes(signature);
    });
    expect(others).toEqual([]);
  });

  it('answers a payload of its own type', () => {
    expect(faulty(({ name, type }) => String(type) !== `${capitalized(name)}Payload!`)).toEqual([]);
  });

  it('answers at least one field, each described', () => {
    const empty = faulty(({ type }) => {
      const payload = getNamedType(type);
      const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
      return fields.length === 0 || !fields.every(({ description }) => description?.trim());
    });
    expect(empty).toEqual([]);
  });
});

describe('ids in inputs', () => {
  const ids = inputs.flatMap((input) =>
    Object.values(input.getFields()).filter(({ type }) => getNamedType(type) === GraphQLID),
  );

  it('are called <thing>Id, lists of them <thing>Ids', () => {
    const others = ids.filter(
      ({ name, type }) => !(isListType(getNullableType(type)) ? /\w+Ids$/ : /\w+Id$/).test(name),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('are of type ID', () => {
    const named = inputs.flatMap((input) =>
      Object.values(input.getFields())
        .filter(({ name }) => /Ids?$/.test(name) || /^ids?$/.test(name))
        .filter(({ type }) => getNamedType(type) !== GraphQLID)
        .map(({ name }) => `${input.name}.${name}`),
    );
    // Made by the client, so that a retry is recognized: it may have any form.
    expect(named).toEqual(named.filter((name) => name.endsWith('.clientId')));
  });
});
