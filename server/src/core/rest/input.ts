import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { AppError, badInput, type FieldFault } from '../errors';
import { MAX_BODY_BYTES } from '../graphql/limits';
import { readBody } from '../http';
import type { RestInput, RestRow } from './row';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The body is not valid JSON.');
  }
};

const isJson = (request: IncomingMessage): boolean =>
  /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers['content-type'] ?? '') &&
  (request.headers['content-encoding'] ?? 'identity') === 'identity';

/** The body without the `form_data` that it may be wrapped in, as an object or as JSON text. */
const unwrap = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const wrapped = body['form_data'] ?? body['formData'];
  if (wrapped === undefined) return body;
  return typeof wrapped === 'string' ? parse(wrapped) : wrapped;
};

const readJson = async (request: IncomingMessage): Promise<Json> => {
  const text = await readBody(request, MAX_BODY_BYTES);
  if (!text.trim()) return {};
  if (!isJson(request)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json.');
  const body = unwrap(parse(text));
  if (!isObject(body)) throw new AppError('BAD_USER_INPUT', 'The body has to be a JSON object.');
  return body;
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

const checked = (schema: z.ZodObject | undefined, value: unknown, faults: FieldFault[]): unknown => {
  if (!schema) return {};
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) faults.push({ path: path.join('.'), message });
  return {};
};

/** What a request brings, checked; BAD_USER_INPUT with all faults of path, query and body at once. */
export const readInput = async (
  request: IncomingMessage,
  row: RestRow,
  params: Record<string, string>,
): Promise<RestInput> => {
  const search = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const json = row.method === 'post' || row.method === 'put' ? await readJson(request) : {};
  const faults: FieldFault[] = [];
  const input = {
    params: checked(row.params, params, faults),
    query: checked(row.query, Object.fromEntries(search), faults),
    body: checked(row.body, json, faults),
  };
  if (faults.length > 0) throw badInput(faults, 'Please check your input.');
  return input;
};
