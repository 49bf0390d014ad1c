import {
  getNullableType,
  GraphQLID,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { AppError, furtherErrors, type FieldError } from '../errors';
import { isOneLine, isStorable, ONE_LINE, trimmed } from '../storable-text';
import { MAX_LIST, tooMany } from './input-rules';
import { DateTimeScalar, TEXT_SCALARS, WRONG_TYPE } from './scalars';
import { brokenRules, REQUIRED } from './validation';
import { isObject } from './value-size';

type InputClass = new () => object;

type Storage = ReturnType<typeof getMetadataStorage>['inputTypes'];

/** The class whose decorators declare an input type of the schema. */
const inputClassOf = ({ extensions }: GraphQLInputObjectType): InputClass | undefined =>
  extensions['class'] as InputClass | undefined;

/** A field's extensions from the decorators of a class and of its ancestors. */
const extensionsOf = (types: Storage, own: InputClass, field: string): Record<string, unknown> => {
  const line = types.filter(({ target }) => own === target || own.prototype instanceof target);
  const fields = line.flatMap((type) => type.fields ?? []).filter(({ name }) => name === field);
  return Object.assign({}, ...fields.map(({ extensions }) => extensions));
};

/**
 * Notes the classes of input types, and gives inherited fields the extensions of the field that they inherit:
 * type-graphql copies their types and descriptions only.
 */
export const completeInputs = (schema: GraphQLSchema): void => {
  const { inputTypes } = getMetadataStorage();
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    type.extensions = { ...type.extensions, class: target };
    for (const field of Object.values(type.getFields()))
      field.extensions = extensionsOf(inputTypes, target as InputClass, field.name);
  }
};

/** The most errors in an answer: each costs an error object, and people correct fewer at once. */
const MAX_ERRORS = 50;

type Json = Record<string, unknown>;

/** Where a value goes: a variable, an argument, or a field of an input. */
export interface Place {
  type: GraphQLInputType;
  /** `maxItems` and `text`; see `core/graphql/input-rules.ts`. */
  extensions: Readonly<Record<string, unknown>>;
}

type Parse = (type: GraphQLLeafType, value: unknown) => unknown;

const parseLeaf: Parse = (type, value) => type.parseValue(value);

/** Stands for every id that could not even be stored: nothing has it, as with other texts that are no id. */
const NO_ID = 'none';

/** An id is the same in capitals: what compares ids finds them in one form. */
const normalId = (id: string): string => {
  if (!isStorable(id)) return NO_ID;
  return /[A-F]/.test(id) ? id.toLowerCase() : id;
};

/** Why a leaf was refused, in plain words; the value stays out of the answer. */
const leafMessage = (type: GraphQLLeafType, value: unknown, error: unknown): string => {
  if (error instanceof AppError) return error.message;
  if (typeof value !== 'string') return WRONG_TYPE;
  if (isEnumType(type)) return 'There is no such choice.';
  return type === DateTimeScalar ? 'This has to be a time, such as 2027-05-03T09:00:00Z.' : WRONG_TYPE;
};

/**
 * One walk over the values of an input by their types. It finds everything that is wrong with them, and gives them as a
 * resolver would get them: what could not be read is undefined.
 */
export class InputWalk {
  /** Values that are missing, of a wrong type, or too many. */
  readonly errors: FieldError[] = [];
  /** Texts that cannot be stored, or are not in one line. */
  readonly textErrors: FieldError[] = [];
  hasLongList = false;

  /** Values of an operation that runs are parsed already. */
  constructor(private readonly parse: Parse = parseLeaf) {}

  read(value: unknown, place: Place, path: string): unknown {
    if (this.isFull) return undefined;
    if (value === null || value === undefined)
      return isNonNullType(place.type) ? this.refuse(path, REQUIRED) : value;
    const type = getNullableType(place.type);
    if (isListType(type)) return this.readList(value, type, place, path);
    if (!isInputObjectType(type)) return this.readLeaf(value, type, place, path);
    return isObject(value) ? this.readFields(value, type, path) : this.refuse(path, WRONG_TYPE);
  }

  /** The errors so far, and the rules that the readable values break. */
  allErrors(values: Json): FieldError[] {
    const errors = [...this.errors, ...furtherErrors(this.errors, this.textErrors)];
    if (this.isFull) return errors;
    for (const [path, value] of Object.entries(values))
      if (isObject(value)) errors.push(...furtherErrors(errors, brokenRules(value, path)));
    return errors.slice(0, MAX_ERRORS);
  }

  private get isFull(): boolean {
    return this.errors.length >= MAX_ERRORS;
  }

  refuse(path: string, message: string): undefined {
    if (!this.isFull) this.errors.push({ path, message });
  }

  private readList(
    value: unknown,
    { ofType }: GraphQLList<GraphQLInputType>,
    { extensions }: Place,
    path: string,
  ) {
    const item = { type: ofType, extensions: { text: extensions['text'] } };
    const max = Number(extensions['maxItems'] ?? MAX_LIST);
    if (Array.isArray(value) && value.length > max) {
      this.hasLongList = true;
      return this.refuse(path, tooMany(max));
    }
    // A single value stands for a list of one.
    const items = Array.isArray(value)
      ? value.map((one, index) => this.read(one, item, `${path}.${index}`))
      : [this.read(value, item, path)];
    // Places in a list of objects are part of the paths of errors; of other lists the list itself is.
    return isInputObjectType(getNullableType(ofType))
      ? items.map((one) => (one === undefined ? {} : one))
      : items.filter((one) => one !== undefined);
  }

  private readFields(value: Json, type: GraphQLInputObjectType, path: string): object {
    const own = inputClassOf(type);
    const instance = (own ? Object.create(own.prototype as object) : {}) as Json;
    const fields = type.getFields();
    for (const field of Object.values(fields)) {
      if (Object.hasOwn(value, field.name))
        instance[field.name] = this.read(value[field.name], field, `${path}.${field.name}`);
      else if (isRequiredInputField(field)) this.refuse(`${path}.${field.name}`, REQUIRED);
    }
    for (const name of Object.keys(value)) if (!(name in fields)) this.refuseUnknown(name, path);
    return instance;
  }

  private refuseUnknown(name: string, path: string): void {
    if (/^\w{1,100}$/.test(name)) this.refuse(`${path}.${name}`, 'There is no such field.');
    else this.refuse(path, WRONG_TYPE);
  }

  private readLeaf(value: unknown, type: GraphQLLeafType, { extensions }: Place, path: string): unknown {
    let parsed: unknown;
    try {
      parsed = this.parse(type, value);
    } catch (error) {
      return this.refuse(path, leafMessage(type, value, error));
    }
    if (parsed === undefined) return this.refuse(path, WRONG_TYPE);
    if (typeof parsed !== 'string') return parsed;
    if (type === GraphQLID) return normalId(parsed);
    if (type !== GraphQLString && !TEXT_SCALARS.has(type)) return parsed;
    const { text: kind } = extensions;
    // Text that is compared and never shown, such as a password, stays as it was typed; so does that of an argument without a kind.
    const isAsTyped = kind === 'free' || (kind === undefined && type === GraphQLString);
    // Blank text becomes one space, which the rules treat as empty.
    const cleaned = isAsTyped ? parsed : trimmed(parsed) || (parsed && ' ');
    return this.readText(cleaned, kind === 'line', path);
  }

  /** Rules are not asked about what cannot be stored: half a pair of surrogates makes some of them throw. */
  private readText(text: string, isLine: boolean, path: string): string | undefined {
    const isRefused = !isStorable(text);
    if (isRefused) this.textErrors.push({ path, message: 'This has a character that cannot be stored.' });
    else if (isLine && !isOneLine(text)) this.textErrors.push({ path, message: ONE_LINE });
    return isRefused ? undefined : text;
  }
}
