import { isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLNamedType } from 'graphql';
import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../server/src/schema';

type Place = [name: string, description: string | null | undefined];

const fieldPlaces = (owner: string, field: GraphQLField<unknown, unknown> | GraphQLInputField): Place[] => {
  const path = `${owner}.${field.name}`;
  const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
  return [
    [path, field.description],
    ...args.map(({ name, description }): Place => [`${path}(${name})`, description]),
  ];
};

const hasFields = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);

const placesOf = (type: GraphQLNamedType): Place[] => [
  [type.name, type.description],
  ...(hasFields(type)
    ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()).flatMap((field) =>
        fieldPlaces(type.name, field),
      )
    : []),
  ...(isEnumType(type)
    ? type.getValues().map(({ name, description }): Place => [`${type.name}.${name}`, description])
    : []),
];

const ROOTS = ['Query', 'Mutation', 'Subscription'];

describe('the schema', () => {
  const schema = createSchema();
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

  it('describes every type, field, argument, input field and enum value', () => {
    const silent = types
      .flatMap(placesOf)
      .filter(([name, description]) => !ROOTS.includes(name) && !description?.trim())
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it('limits the size of every page to what it describes', () => {
    const sizes = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ type }) => String(type).endsWith('Connection!'))
      .flatMap(({ args }) => args)
      .filter(({ name }) => name === 'first')
      .map(({ description, defaultValue }) => `${description} ${String(defaultValue)}`);
    expect(new Set(sizes)).toEqual(new Set(['How many, 1 to 100. 20']));
  });

  it('writes enums in SCREAMING_SNAKE', () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([]);
  });
});
