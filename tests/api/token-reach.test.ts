import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { ApiAccess } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { SCOPE, tokenRefusal } from '../../server/src/core/execution/token-scopes';
import { viewerOfToken } from '../../server/src/modules/api-tokens/index';
import { createSchema } from '../../server/src/schema';
import {
  composedTexts,
  figures,
  inputsWithScopes,
  openInputs,
  placesOf,
  plainTexts,
  reachOfCompany,
} from './access/token-places';
import { allScopes } from '../support/api-tokens';

const schema = createSchema();
type Field = GraphQLField<unknown, unknown>;

const isWrapper = ({ name }: GraphQLNamedType): boolean => /(Connection|Edge|Payload)$|^PageInfo$/.test(name);
const scopeOf = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }) =>
  extensions[SCOPE] as string | undefined;
const roots = ['Query', 'Mutation', 'Subscription'].map((name) => schema.getType(name) as GraphQLObjectType);

/** All fields that some token reaches, with their types. */
const reached = (): [GraphQLObjectType, Field][] => {
  const types = new Set(roots);
  const fields: [GraphQLObjectType, Field][] = [];
  // A set goes on to what is added to it meanwhile.
  for (const type of types)
    for (const field of Object.values(type.getFields())) {
      if (!isWrapper(type) && scopeOf(field) === undefined) continue;
      fields.push([type, field]);
      const inner = getNamedType(field.type);
      if (isObjectType(inner)) types.add(inner);
    }
  return fields;
};
const fields = reached();

/** Everything that a token can name: arguments, fields of inputs, and orders; with its scope. */
const namedPlaces = (): Map<string, string | undefined> => {
  const places = new Map<string, string | undefined>();
  const addType = (type: GraphQLNamedType): void => {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) add(type.name, field);
    if (isEnumType(type) && type.name.endsWith('Sort'))
      for (const value of type.getValues()) places.set(`${type.name}.${value.name}`, scopeOf(value));
  };
  const add = (owner: string, place: GraphQLArgument | GraphQLInputField): void => {
    const name = `${owner}.${place.name}`;
    if (places.has(name)) return;
    places.set(name, scopeOf(place));
    addType(getNamedType(place.type));
  };
  for (const [type, field] of fields) for (const arg of field.args) add(`${type.name}.${field.name}`, arg);
  return places;
};

const leavesOf = (...types: string[]): string[] =>
  fields
    .filter(([, field]) => types.includes(getNamedType(field.type).name))
    .map(([type, field]) => `${type.name}.${field.name}`);

const decided = (decisions: readonly { places: Readonly<Record<string, string>> }[]): string[] =>
  decisions.flatMap(({ places }) => placesOf(places));

describe('what tokens reach', () => {
  const places = namedPlaces();

  it('has a decision on each argument, field of an input and order', () => {
    const known = [...Object.keys(inputsWithScopes), ...decided(openInputs)];
    expect(known.toSorted()).toEqual([...places.keys()].toSorted());
  });

  it.each(Object.entries(inputsWithScopes))('asks for the scope of %s', (place, scope) => {
    expect(places.get(place)).toBe(scope);
  });

  it('asks for no scope of other inputs', () => {
    expect(decided(openInputs).filter((place) => places.get(place) !== undefined)).toEqual([]);
  });

  it('has a decision on each text', () => {
    const known = [...Object.keys(composedTexts), ...decided(plainTexts)];
    expect(known.toSorted()).toEqual(leavesOf('String', 'EmailAddress').toSorted());
  });

  it.each(Object.entries(composedTexts))('asks for the scopes of what %s is made of', (text, scopes) => {
    const field = fields.find(([type, { name }]) => `${type.name}.${name}` === text)?.[1];
    expect(field && scopeOf(field)).toBe(scopes);
  });

  it('has a decision on each figure', () => {
    const known = Object.values(figures).flatMap(placesOf);
    expect(known.toSorted()).toEqual(leavesOf('Int', 'Float').toSorted());
  });
});

const documentOf = ([operation = '', ...names]: readonly string[], isLeaf: boolean) =>
  parse(
    `${operation.toLowerCase()} { ${names.join(' { ')}${isLeaf ? '' : ' { __typename }'} ${'} '.repeat(names.length)}`,
  );

interface Step {
  names: readonly string[];
  types: readonly GraphQLObjectType[];
}

/**
 * The paths that a token is allowed, by the field at their end: all on which no type comes twice, or one to each type where the
 * answer about a field is the same on each path.
 */
const pathsOf = (api: ApiAccess, isEveryPath: boolean): Map<string, string> => {
  const found = new Map<string, string>();
  const seen = new Set<GraphQLObjectType>(roots);
  const walk = ({ names, types }: Step): void => {
    const type = types.at(-1) as GraphQLObjectType;
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      const path = [...names, field.name];
      if (tokenRefusal(schema, documentOf(path, !isObjectType(inner)), api)) continue;
      found.set(`${type.name}.${field.name}`, path.join('.'));
      if (!isObjectType(inner) || (isEveryPath ? types.includes(inner) : seen.has(inner))) continue;
      seen.add(inner);
      walk({ names: path, types: [...types, inner] });
    }
  };
  for (const root of roots) walk({ names: [root.name], types: [root] });
  return found;
};

describe('the paths of a token', () => {
  const ids = { id: newId(), eventId: newId() };
  const isPart = (name: string) => /(Connection|Edge)\./.test(name) || name.startsWith('PageInfo.');

  it('of a company lead from its roots to leads and those who are in them, and to nothing else', () => {
    const { api } = viewerOfToken({ ...ids, companyId: newId(), scopes: ['LEADS_READ'] });
    const paths = [...pathsOf(api, true)].filter(([name]) => !isPart(name));
    const expected = placesOf(reachOfCompany);
    expect(paths.filter(([name]) => !expected.includes(name)).map(([, path]) => path)).toEqual([]);
    expect(paths.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(figures).filter(([scope]) => scope.endsWith('_READ') && !scope.includes(' ')))(
    'of an event lead to the figures of %s with it alone',
    (scope, places) => {
      const { api } = viewerOfToken({ ...ids, scopes: allScopes.filter((one) => one !== scope) });
      const paths = pathsOf(api, false);
      expect(placesOf(places).filter((name) => paths.has(name))).toEqual([]);
    },
  );
});
