import type { z } from 'zod';
import { AppError } from '../errors';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '../graphql/upload-scalars';
import type { Form, FormLimits } from '../http/multipart';
import { checkSize, isObject } from '../graphql/value-size';
import type { RestRow } from './row';
import { UPLOAD } from './shapes';

type Json = Record<string, unknown>;

/** The kind of file in a field; undefined for other fields. */
const uploadOf = (schema: z.ZodType | undefined): unknown =>
  schema && (schema.meta()?.[UPLOAD] ?? uploadOf((schema.def as { innerType?: z.ZodType }).innerType));

/** A map, since names that come with a form may be those of every object, such as `constructor`. */
const fieldsOf = ({ body }: RestRow): Map<string, z.ZodType> => new Map(Object.entries(body?.shape ?? {}));

/** `form_data[avatar]` is the avatar. */
const plainName = (name: string): string => /^form_?data\[([^\]]+)\]$/i.exec(name)?.[1] ?? name;

export const formLimits = (row: RestRow): FormLimits => {
  const fields = fieldsOf(row);
  const imports = [...fields.values()].some((schema) => uploadOf(schema) === 'file');
  return {
    fileBytes: imports ? MAX_FILE_BYTES : MAX_PICTURE_BYTES,
    textBytes: 512 * 1024,
    texts: 60,
    takesFile: (name) => uploadOf(fields.get(plainName(name))) !== undefined,
  };
};

/** JSON in a field of a form, measured before schemas look at it; undefined where it is none. */
const parsed = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  checkSize(value);
  return value;
};

/** A form knows only text: it stays text where the field takes it, else it is read as JSON. */
const fromText = (schema: z.ZodType, text: unknown): unknown => {
  if (typeof text !== 'string' || schema.safeParse(text).success) return text;
  const value = text.trim() === '' ? null : parsed(text);
  // Of lists and objects the errors inside are told, of anything else that it has the wrong type.
  if (typeof value === 'object' && value !== null) return value;
  if (value !== undefined && schema.safeParse(value).success) return value;
  return text.trim() === '' && schema.safeParse(undefined).success ? undefined : text;
};

/** Named inputs of the specification that hold the keys of a body, as an object or as JSON text. */
const WRAPPERS = ['form_data', 'formData', 'filters'];

/** A body without what some of its keys are wrapped in. */
export const unwrap = (body: Json): Json =>
  WRAPPERS.reduce((keys, name) => {
    const { [name]: wrapped, ...others } = keys;
    if (wrapped === undefined || wrapped === null) return others;
    const inner = typeof wrapped === 'string' ? parsed(wrapped) : wrapped;
    if (!isObject(inner)) throw new AppError('BAD_USER_INPUT', `What is in ${name} has to be a JSON object.`);
    return { ...others, ...inner };
  }, body);

/** The body that a form stands for, as JSON would bring it. */
export const bodyOfForm = (row: RestRow, form: Form): Json => {
  const schemas = fieldsOf(row);
  const texts = Object.entries(unwrap(form.fields)).map(([name, value]) => {
    const schema = schemas.get(name);
    return [name, schema ? fromText(schema, value) : value] as const;
  });
  const files = [...form.files].map(([name, file]) => [plainName(name), file] as const);
  return Object.fromEntries([...texts, ...files]);
};
