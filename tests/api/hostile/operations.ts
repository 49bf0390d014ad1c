import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { newId } from '../../../server/src/core/db/ids';
import { DOT } from '../operations/social';
import { listShape, objectShape, type Json, type Shape } from './shape';
import type { Kind } from './values';

/** An operation of the schema. */
export interface Target {
  name: string;
  kind: 'query' | 'mutation';
  type: GraphQLOutputType;
  /** Of its arguments, and as `field_argument` of those of the fields below that no operation before it has. */
  shape: Shape;
  /** A document that gives the arguments that are there. */
  document(input: Json): string;
}

/** The kind of each scalar, and a value that may be right where one of the kind is none. */
const SCALARS: Record<string, [kind: Kind, example?: string | number]> = {
  String: ['text'],
  ID: ['id'],
  Int: ['number'],
  Float: ['number'],
  Boolean: ['flag'],
  DateTime: ['time'],
  Date: ['text', '2027-05-03'],
  LocalTime: ['text', '09:00'],
  EmailAddress: ['text', 'ada@example.test'],
  URL: ['text', 'https://example.test/'],
  CountryCode: ['text', 'PK'],
  TimeZone: ['text', 'Asia/Karachi'],
  PictureSize: ['number', 64],
  Image: ['picture'],
  File: ['file'],
};

const examples: Partial<Record<Kind, () => unknown>> = {
  text: () => 'Text',
  cursor: () => '',
  id: newId,
  number: () => 1,
  flag: () => true,
  time: () => new Date(Date.now() + 86_400_000).toISOString(),
  picture: () => DOT,
};

/** A simple value of a kind. */
export const simpleShape = (kind: Kind): Shape => ({ kind, example: examples[kind] ?? (() => null) });

/** The shape of an input type. */
export const shapeOf = (type: GraphQLInputType, name = ''): Shape => {
  const inner = getNullableType(type);
  if (isListType(inner)) return listShape(shapeOf(inner.ofType, name));
  if (isEnumType(inner)) return { kind: 'choice', example: () => inner.getValues()[0]?.name };
  if (!isInputObjectType(inner)) {
    const [kind, example] = SCALARS[inner.name] ?? [];
    if (!kind) throw new Error(`There are no values for ${inner.name}: add them in tests/api/hostile`);
    const shape = { ...simpleShape(name === 'after' ? 'cursor' : kind), scalar: inner.name };
    return example ? { ...shape, example: () => example } : shape;
  }
  const known = Object.values(inner.getFields());
  const fields = Object.fromEntries(known.map((field) => [field.name, shapeOf(field.type, field.name)]));
  return objectShape(
    fields,
    known.filter((field) => isNonNullType(field.type)).map((field) => field.name),
  );
};

interface Selected {
  text: (input: Json) => string;
  args: GraphQLArgument[];
  /** An object with nothing to ask for at this depth. */
  isEmpty: boolean;
}

const argumentsText = (args: readonly GraphQLArgument[], prefix: string, input: Json): string => {
  const names = args.filter((argument) => `${prefix}${argument.name}` in input);
  const pairs = names.map((argument) => `${argument.name}: $${prefix}${argument.name}`);
  return pairs.length > 0 ? `(${pairs.join(', ')})` : '';
};

/** Fields below operations whose arguments have a place already: one resolver reads them, whatever operation leads there. */
type Placed = Set<string>;

/** All that can be asked for down to a depth. Variables of arguments are named after the path, since a field may come twice. */
const selectionOf = (type: GraphQLOutputType, depth: number, placed: Placed, path = ''): Selected => {
  const inner = getNamedType(type);
  if (!isObjectType(inner) && !isInterfaceType(inner)) return { text: () => '', args: [], isEmpty: false };
  const below = Object.values(inner.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => isLeafType(getNamedType(field.type)) || depth > 0)
    .map((field) => {
      const prefix = `${path}${field.name}_`;
      return { field, prefix, selection: selectionOf(field.type, depth - 1, placed, prefix) };
    })
    .filter(({ selection }) => !selection.isEmpty);
  return {
    text: (input) =>
      ` { ${below.map(({ field, prefix, selection }) => `${field.name}${argumentsText(field.args, prefix, input)}${selection.text(input)}`).join(' ')} }`,
    args: below.flatMap(({ field, prefix, selection }) => [
      ...firstOf(placed, `${inner.name}.${field.name}`, field.args).map((argument) => ({
        ...argument,
        name: `${prefix}${argument.name}`,
      })),
      ...selection.args,
    ]),
    isEmpty: below.length === 0,
  };
};

const firstOf = (placed: Placed, field: string, args: readonly GraphQLArgument[]) => {
  if (placed.has(field)) return [];
  placed.add(field);
  return args;
};

/** Payloads of mutations are one level more. */
const DEPTH = { query: 1, mutation: 2 } as const;

const targetOf = (
  kind: Target['kind'],
  name: string,
  type: GraphQLOutputType,
  own: readonly GraphQLArgument[],
  placed: Placed,
): Target => {
  const selection = selectionOf(type, DEPTH[kind], placed);
  const args = [...own, ...selection.args];
  const fields = Object.fromEntries(
    args.map((argument) => [argument.name, shapeOf(argument.type, argument.name)]),
  );
  return {
    name,
    kind,
    type,
    shape: objectShape(fields),
    document(input) {
      const declared = args.filter((argument) => argument.name in input);
      const header = declared.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      return `${kind} Hostile${header ? `(${header})` : ''} { ${name}${argumentsText(own, '', input)}${selection.text(input)} }`;
    },
  };
};

/** All queries and mutations of the schema. */
export const targetsOf = (schema: GraphQLSchema): Target[] => {
  const placed: Placed = new Set();
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) =>
      targetOf(kind, field.name, field.type, field.args, placed),
    );
  });
};

/** The arguments that a document and its variables give to its operation. */
export const argumentsOf = (document: string, variables: Json): Json => {
  const definition = parse(document).definitions[0] as OperationDefinitionNode;
  const field = definition.selectionSet.selections[0] as FieldNode;
  const plain = JSON.parse(JSON.stringify(variables)) as Json;
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, plain)]),
  );
};
