import {
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { FieldError } from '../errors';
import { MAX_LIST, tooMany } from './input-rules';
import { checkSize } from './value-size';
import { maxItemsOf, maxItemsOfVariables } from './list-limits';
import { UploadedFile } from './upload-scalars';

/** A variable with its type, and how many items it may have where it is a list. */
export interface LimitedVariable {
  name: string;
  type: GraphQLInputType;
  maxItems: number;
}

/** The most errors that an answer names: nobody corrects more at once, and each costs an error object. */
export const MAX_ERRORS = 50;

interface Walk {
  tooLong: FieldError[];
  wrong: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What JavaScript knows the values of built-in scalars by; all others are texts. */
const KINDS: Partial<Record<string, readonly string[]>> = {
  Boolean: ['boolean'],
  Float: ['number'],
  ID: ['string', 'number'],
  Int: ['number'],
};

const isWrongLeaf = (value: unknown, type: GraphQLInputType): boolean => {
  if (isEnumType(type)) return typeof value !== 'string' || !type.getValue(value);
  if (value instanceof UploadedFile || !isScalarType(type)) return false;
  // The scalar's own error costs much more.
  if (type.name === 'DateTime') return typeof value !== 'string' || Number.isNaN(Date.parse(value));
  return !(KINDS[type.name] ?? ['string']).includes(typeof value);
};

const requiredFields = new WeakMap<GraphQLInputObjectType, string[]>();

const requiredOf = (type: GraphQLInputObjectType): string[] => {
  const known = requiredFields.get(type);
  if (known) return known;
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  const names = fields.map(({ name }) => name);
  requiredFields.set(type, names);
  return names;
};

/** Thrown where there are more errors than an answer names: the rest need not be looked at. */
const ENOUGH = Symbol('enough');

const reject = (walk: Walk): void => {
  walk.wrong += 1;
  if (walk.wrong > MAX_ERRORS) throw ENOUGH;
};

const lookInside = (
  value: Record<string, unknown>,
  type: GraphQLInputObjectType,
  path: string,
  walk: Walk,
): void => {
  const fields = type.getFields();
  for (const name of requiredOf(type)) if (!Object.hasOwn(value, name)) reject(walk);
  for (const name of Object.keys(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) look(value[name], field.type, maxItemsOf(field), `${path}.${name}`, walk);
    else reject(walk);
  }
};

const lookAtItems = (value: unknown, item: GraphQLInputType, max: number, path: string, walk: Walk): void => {
  // A single value stands for a list of one.
  if (!Array.isArray(value)) return look(value, item, MAX_LIST, path, walk);
  if (value.length > max) {
    walk.tooLong.push({ path, message: tooMany(max) });
    return reject(walk);
  }
  for (const [index, one] of value.entries()) look(one, item, MAX_LIST, `${path}.${index}`, walk);
};

const look = (value: unknown, type: GraphQLInputType, max: number, path: string, walk: Walk): void => {
  if (value === null || value === undefined) {
    if (isNonNullType(type)) reject(walk);
    return;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) lookAtItems(value, inner.ofType, max, path, walk);
  else if (isInputObjectType(inner) && isObject(value)) lookInside(value, inner, path, walk);
  else if (isInputObjectType(inner) || isWrongLeaf(value, inner)) reject(walk);
};

/** Whether the walk was ended by too many errors. */
const endsEarly = (work: () => void): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    if (error === ENOUGH) return true;
    throw error;
  }
};

/** What is too large about variables. */
export interface VariableCheck {
  /** Every list that is longer than its place allows. */
  tooLong: FieldError[];
  /** So much is wrong that not everything was looked at. */
  isHopeless: boolean;
}

/**
 * Looks at raw variables before they are read one by one: the length of every list by what its place allows, and their
 * number, depth and lengths (QUERY_TOO_COMPLEX, BAD_USER_INPUT).
 */
export const checkVariables = (
  limited: readonly LimitedVariable[],
  variables: Readonly<Record<string, unknown>>,
): VariableCheck => {
  const walk: Walk = { tooLong: [], wrong: 0 };
  const isHopeless = endsEarly(() => {
    for (const { name, type, maxItems } of limited)
      if (variables[name] !== undefined) look(variables[name], type, maxItems, name, walk);
  });
  if (!isHopeless && walk.tooLong.length === 0) checkSize(variables);
  return { tooLong: walk.tooLong, isHopeless };
};

const withoutPlace = (value: unknown, [key = '', ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withoutPlace(item, rest) : item));
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: withoutPlace(inner, rest) };
};

/** Variables without what errors are about. */
export const withoutPlaces = (
  variables: Readonly<Record<string, unknown>>,
  errors: readonly FieldError[],
): Record<string, unknown> =>
  errors.reduce<Record<string, unknown>>(
    (rest, { path }) => withoutPlace(rest, path.split('.')) as Record<string, unknown>,
    variables,
  );

/** The variables of an operation, with their types and limits. */
export const limitedVariables = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): LimitedVariable[] => {
  const limits = maxItemsOfVariables(schema, document);
  const definitions = getOperationAST(document, operationName || null)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable: { name }, type: node }) => {
    const type = typeFromAST(schema, node);
    const maxItems = limits.get(name.value) ?? MAX_LIST;
    return isInputType(type) ? [{ name: name.value, type, maxItems }] : [];
  });
};
