import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { AppError, badInput, type FieldError } from '../errors';
import { MAX_BODY_BYTES } from '../admission/document-limits';
import { isJson, jsonOf, readBody } from '../http/http';
import { isMultipart, withForm } from '../http/multipart';
import { checkSize, isObject } from '../graphql/value-size';
import { bodyOfForm, formLimits, unwrap } from './form';
import { inKnownNames, inSentNames, unknownKeys, withSentNames, type Named } from './other-names';
import type { RestInput, RestRow } from './row';

/** JSON of a row that takes pictures, which data URLs make a third longer. */
const MAX_FORM_JSON_BYTES = 24 * 1024 * 1024;

type Json = Record<string, unknown>;

/** More data URLs than any body has pictures. */
const MAX_PICTURES = 10;

/** How many bytes of a body are not in data URLs: `JSON.parse` of many short values takes the main thread seconds, of a long string almost nothing. */
const plainBytes = (body: Buffer): number => {
  let [plain, from] = [body.length, 0];
  for (let picture = 0; picture < MAX_PICTURES; picture += 1) {
    const start = body.indexOf('"data:', from);
    const end = start < 0 ? -1 : body.indexOf('"', start + 1);
    if (end < 0) return plain;
    plain -= end - start;
    from = end + 1;
  }
  return plain;
};

const readJson = async (request: IncomingMessage, { form }: RestRow): Promise<Json> => {
  const bytes = await readBody(request, form ? MAX_FORM_JSON_BYTES : MAX_BODY_BYTES);
  if (bytes.length === 0) return {};
  if (plainBytes(bytes) > MAX_BODY_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', 'The request is larger than 1 MB without its pictures.');
  if (!isJson(request)) {
    const types = form ? 'multipart/form-data or application/json' : 'application/json';
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `The body has to be ${types}.`);
  }
  const body = jsonOf(bytes);
  if (!isObject(body)) throw new AppError('BAD_USER_INPUT', 'The body has to be a JSON object.');
  return unwrap(body);
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const inWords = (issue: Issue): string => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This is required.' : `This has to be of type ${issue.expected}.`;
  if (issue.code === 'invalid_value') return `This has to be one of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_small') return `This has to be at least ${issue.minimum}.`;
  if (issue.code === 'too_big') return `This can be at most ${issue.maximum}.`;
  return 'This does not have the right form.';
};

const checked = (schema: z.ZodObject | undefined, value: unknown, errors: FieldError[]): unknown => {
  if (!schema) return {};
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) errors.push({ path: path.join('.'), message });
  return {};
};

/** Texts of a path or query, of which those in digits are numbers where the field refuses text. */
export const fromTexts = (schema: z.ZodObject | undefined, texts: Record<string, string>): Json => {
  const fields = (schema?.shape ?? {}) as Record<string, z.ZodType>;
  const valueOf = (name: string, text: string): unknown =>
    /^-?\d{1,15}$/.test(text) && !fields[name]?.safeParse(text).success ? Number(text) : text;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, valueOf(name, text)]));
};

/** The values of a query; a repeated key is an error, since it is ambiguous. */
const queryOf = ({ url = '/' }: IncomingMessage, { query }: RestRow, errors: FieldError[]): Json => {
  const search = new URL(url, 'http://localhost').searchParams;
  for (const name of Object.keys(query?.shape ?? {}))
    if (search.getAll(name).length > 1) errors.push({ path: name, message: 'This can be given once only.' });
  const sent = Object.fromEntries(search);
  const named = inKnownNames(query, sent);
  errors.push(...named.errors, ...unknownKeys(query, sent));
  return fromTexts(query, named.values as Record<string, string>);
};

/** Finds the errors that a row's operation would report in the readable part of a request. */
type InputCheck = (input: RestInput) => Promise<FieldError[]>;

/** The field of a body, of a path or of a query that an error is in. */
const topOf = ({ path }: FieldError): string => path.split('.')[0] ?? '';

/** The fields of a body that have the right form; empty where they cannot be told apart. */
const readable = (schema: z.ZodObject | undefined, body: Json, faulty: ReadonlySet<string>): unknown => {
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !faulty.has(name)));
  return schema?.partial().safeParse(fields).data ?? {};
};

const checkAll = async (
  request: IncomingMessage,
  row: RestRow,
  params: Record<string, string>,
  named: Named,
  checkInput: InputCheck,
): Promise<RestInput> => {
  const { values: body } = named;
  const errors: FieldError[] = [];
  const input = {
    params: checked(row.params, fromTexts(row.params, params), errors),
    query: checked(row.query, queryOf(request, row, errors), errors),
    body: checked(row.body, body, errors),
  };
  if (errors.length + named.errors.length > 0) {
    const told = new Set(errors.map(topOf));
    const others = await checkInput({ ...input, body: readable(row.body, body, told) });
    // The row's own schemas report missing fields, and errors in fields that the row derives from the body.
    const added = others.filter((error) => Object.hasOwn(body, topOf(error)) && !told.has(topOf(error)));
    const all = [...named.errors, ...inSentNames([...errors, ...added], named)];
    throw badInput(all, 'Please check your input.');
  }
  return input;
};

/** The body of a list or report is its filters. That of a change may be an object as it was read, with read-only keys. */
const isFiltered = ({ access, operations: [{ document }] }: RestRow): boolean =>
  access !== 'public' && /^\s*query\b/.test(document);

/**
 * Passes on the checked input of a request, with the row in the names that were sent; BAD_USER_INPUT with all errors of path, query and body at once.
 * Files of a form are there for as long as the work goes on.
 */
export const withInput = async <Result>(
  request: IncomingMessage,
  row: RestRow,
  params: Record<string, string>,
  checkInput: InputCheck,
  work: (input: RestInput, sent: RestRow) => Promise<Result>,
): Promise<Result> => {
  const take = async (body: Json) => {
    checkSize(body);
    const named = inKnownNames(row.body, body);
    if (isFiltered(row)) named.errors.push(...unknownKeys(row.body, body));
    return work(await checkAll(request, row, params, named, checkInput), withSentNames(row, named));
  };
  if (row.method !== 'post' && row.method !== 'put') return take({});
  if (row.form && isMultipart(request))
    return withForm(request, formLimits(row), async (form) => take(bodyOfForm(row, form)));
  // A row without a body takes none, in any form: mail programs send one of theirs.
  if (!row.body && !isJson(request)) return take({});
  return take(await readJson(request, row));
};
