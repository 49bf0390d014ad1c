import {
  defaultFieldResolver,
  getNullableType,
  GraphQLID,
  GraphQLString,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { badInput, furtherErrors, type FieldError } from '../errors';
import { isOneLine, isStorable, ONE_LINE } from '../db/storable-text';
import { ruleErrors } from './rule-errors';
import { TEXT_SCALARS } from './scalars';

type Json = Record<string, unknown>;

/** Gives a value as resolvers get it, and notes what is wrong with it. */
type Reader = (value: unknown, path: string, errors: FieldError[]) => unknown;

const readText: Reader = (value, path, errors) => {
  if (typeof value === 'string' && !isStorable(value))
    errors.push({ path, message: 'This has a character that cannot be stored.' });
  return value;
};

const readLine: Reader = (value, path, errors) => {
  if (typeof value !== 'string' || isOneLine(value)) return value;
  if (isStorable(value)) errors.push({ path, message: ONE_LINE });
  return readText(value, path, errors);
};

const HEX_LETTER = /[A-F]/;

/** Stands for every id that could not even be stored: nothing has it, as with other texts that are no id. */
const NO_ID = 'none';

/** An id is the same in capitals: what compares ids finds them in one form. */
const readId: Reader = (value) => {
  if (typeof value !== 'string') return value;
  if (!isStorable(value)) return NO_ID;
  return HEX_LETTER.test(value) ? value.toLowerCase() : value;
};

const readList =
  (read: Reader): Reader =>
  (value, path, errors) =>
    Array.isArray(value) ? value.map((item, index) => read(item, `${path}.${index}`, errors)) : value;

const readFields =
  (readers: readonly (readonly [string, Reader])[]): Reader =>
  (value, path, errors) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Json = { ...value };
    for (const [name, read] of readers)
      if (name in copy) copy[name] = read(copy[name], path ? `${path}.${name}` : name, errors);
    return copy;
  };

/** An argument, or a field of an input. */
interface Place {
  name: string;
  type: GraphQLInputType;
  extensions?: Readonly<Record<string, unknown>>;
}

/** Of a text that is one line, or of a list of such. */
const lineReader = (type: GraphQLInputType): Reader =>
  isListType(getNullableType(type)) ? readList(readLine) : readLine;

/** Readers of the types that hold a text or an id. */
class Readers {
  private readonly known = new Map<GraphQLInputType, Reader | undefined>();

  of(type: GraphQLInputType): Reader | undefined {
    const inner = getNullableType(type);
    if (this.known.has(inner)) return this.known.get(inner);
    const reader = this.make(inner);
    this.known.set(inner, reader);
    return reader;
  }

  /** Of those that have one, with their names. */
  ofAll(places: readonly Place[]): (readonly [string, Reader])[] {
    return places.flatMap(({ name, type, extensions }) => {
      const reader = extensions?.['text'] === 'line' ? lineReader(type) : this.of(type);
      return reader ? [[name, reader] as const] : [];
    });
  }

  private make(type: GraphQLInputType): Reader | undefined {
    if (type === GraphQLID) return readId;
    if (type === GraphQLString || TEXT_SCALARS.has(type)) return readText;
    if (isListType(type)) {
      const reader = this.of(type.ofType);
      return reader && readList(reader);
    }
    if (!isInputObjectType(type)) return undefined;
    // Not before it is needed: a type may hold itself.
    let read: Reader | undefined;
    return (value, path, errors) =>
      (read ??= readFields(this.ofAll(Object.values(type.getFields()))))(value, path, errors);
  }
}

const readers = new Readers();

/** What is wrong with the texts of a value that is not handed to a resolver. */
export const textErrors = (type: GraphQLInputType, value: unknown, path: string): FieldError[] => {
  const errors: FieldError[] = [];
  readers.of(type)?.(value, path, errors);
  return errors;
};

type Resolver = GraphQLFieldResolver<unknown, unknown, Json>;

/** The rules that arguments break besides, so that all errors come in one answer. */
const otherErrors = (
  places: readonly GraphQLArgument[],
  taken: Json,
  told: readonly FieldError[],
): FieldError[] => {
  const broken = places.flatMap(({ name, type }) => ruleErrors(type, taken[name], name));
  return furtherErrors(told, broken);
};

const guarded =
  (resolve: Resolver, read: Reader, places: readonly GraphQLArgument[]): Resolver =>
  (source, args, ctx, info) => {
    const errors: FieldError[] = [];
    const taken = read(args, '', errors) as Json;
    if (errors.length > 0) throw badInput([...errors, ...otherErrors(places, taken, errors)]);
    return resolve(source, taken, ctx, info);
  };

/**
 * Puts one reading of texts and ids before every resolver that takes them: BAD_USER_INPUT names the texts that could not be
 * stored, and ids come in small letters. Variables and literals, HTTP, sockets and `/v1` all pass here.
 */
export const guardArguments = (schema: GraphQLSchema): void => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const own = readers.ofAll(field.args);
      if (own.length === 0) continue;
      const read = readFields(own);
      field.resolve = guarded(field.resolve ?? defaultFieldResolver, read, field.args);
      if (field.subscribe) field.subscribe = guarded(field.subscribe, read, field.args);
    }
  }
};
