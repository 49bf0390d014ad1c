import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { FieldError } from '../errors';
import { inputClassOf } from './input-classes';
import { brokenRules } from './validation';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const instanceOf = (type: GraphQLInputObjectType, value: Json): object => {
  const fields = type.getFields();
  const own = inputClassOf(type.name);
  const instance = (own ? Object.create(own.prototype as object) : {}) as Json;
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name];
    if (field) instance[name] = asInstance(field.type, inner);
  }
  return instance;
};

/** A value as a resolver would get it, as far as it could be read: what could not is undefined in it. */
const asInstance = (type: GraphQLInputType, value: unknown): unknown => {
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) {
    const items = value.map((item) => asInstance(inner.ofType, item));
    // Places in a list of objects are part of the paths of errors; of other lists the list itself is.
    return isInputObjectType(getNullableType(inner.ofType))
      ? items.map((item) => item ?? {})
      : items.filter((item) => item !== undefined);
  }
  return isInputObjectType(inner) && isObject(value) ? instanceOf(inner, value) : value;
};

/** Which rules of its class an input breaks, in those parts that could be read; so that all errors come in one answer. */
export const ruleErrors = (type: GraphQLInputType, value: unknown, path: string): FieldError[] => {
  const instance = asInstance(type, value);
  return isObject(instance) ? brokenRules(instance, path) : [];
};
