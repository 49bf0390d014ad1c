import { AppError } from '../errors';
import type { Form, FormLimits } from '../http/multipart';
import { MAX_BODY_BYTES } from './limits';
import { MAX_FILE_BYTES, type UploadedFile } from './upload-scalars';

type Json = Record<string, unknown>;

/** The texts `operations` and `map`, and files under any name. */
export const GRAPHQL_FORM: FormLimits = {
  fileBytes: MAX_FILE_BYTES,
  textBytes: MAX_BODY_BYTES,
  texts: 2,
  takesFile: () => true,
};

const malformed = (what: string) => new AppError('BAD_USER_INPUT', what);

const parseObject = (text: unknown, name: string): Json => {
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  } catch {
    // Said below.
  }
  throw malformed(`The field "${name}" of the form has to be a JSON object.`);
};

/** Puts a file where the request has `null` for it. */
const place = (operations: Json, path: string, file: UploadedFile): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let holder: unknown = operations;
  for (const key of keys)
    holder =
      typeof holder === 'object' && holder && Object.hasOwn(holder, key) ? (holder as Json)[key] : undefined;
  const isPlace =
    keys[0] === 'variables' && typeof holder === 'object' && holder !== null && Object.hasOwn(holder, last);
  if (!isPlace || (holder as Json)[last] !== null)
    throw malformed(`The field "map" of the form names "${path.slice(0, 100)}", where there is no null.`);
  (holder as Json)[last] = file;
};

/** The request of a form by the GraphQL multipart request specification. */
export const requestOfForm = ({ fields, files }: Form): Json => {
  const operations = parseObject(fields['operations'], 'operations');
  for (const [name, paths] of Object.entries(parseObject(fields['map'], 'map'))) {
    const file = files.get(name);
    if (!file) throw malformed(`The form has no file "${name.slice(0, 100)}".`);
    if (!Array.isArray(paths)) throw malformed('The field "map" of the form has to have lists of paths.');
    for (const path of paths) place(operations, String(path), file);
  }
  return operations;
};
