import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLOutputType } from 'graphql';
import { isEmail } from 'class-validator';
import { isErrorCode, statusOf, type ErrorCode } from '../../../server/src/core/errors';
import type { Raw } from './send';
import type { Json } from './shape';
import { isRaw } from './values';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Codes that only we are to blame for. */
const OURS = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Words that belong into the log alone. */
const LEAK =
  /\bat \S+ \(.*:\d+:\d+\)|node_modules|\.ts:\d|\bSELECT .* FROM\b|\bINSERT INTO\b|invalid input syntax|violates .* constraint|relation "|column "|(Type|Range|Syntax|Reference|Query)(Failed)?Error\b|Cannot read prop|is not a function|\[object /;

/** Longer than any text of ours: it repeats what was sent. */
const MAX_MESSAGE = 500;

const messageViolation = (message: unknown): string | undefined => {
  if (typeof message !== 'string' || message === '') return 'an error without a message';
  if (message.length > MAX_MESSAGE) return `a message of ${message.length} signs`;
  return LEAK.test(message) ? `a message that tells too much: ${message}` : undefined;
};

const fieldsViolation = (fields: unknown, key: string): string | undefined => {
  if (fields === undefined) return undefined;
  if (!Array.isArray(fields)) return `fields that are no list`;
  for (const field of fields as Json[]) {
    const violation = messageViolation(field['message']);
    if (violation) return `${violation} (of a field)`;
    const path = field[key];
    if (typeof path !== 'string' || path.length > MAX_MESSAGE) return `a field without a path`;
  }
  return undefined;
};

const codeViolation = (code: unknown): string | undefined => {
  if (!isErrorCode(code)) return `the code ${String(code)}, which is none`;
  return OURS.has(code) ? `the code ${code}` : undefined;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The violations of a value under its output type. */
const typeViolation = (type: GraphQLOutputType, value: unknown, at: string): string | undefined => {
  if (isNonNullType(type))
    return value === null || value === undefined ? `${at} is null` : typeViolation(type.ofType, value, at);
  if (value === null) return undefined;
  if (isListType(type)) {
    if (!Array.isArray(value)) return `${at} is no list`;
    return firstOf(value, (inner, index) => typeViolation(type.ofType, inner, `${at}.${index}`));
  }
  const named = getNamedType(type);
  if (isEnumType(named))
    return named.getValue(value as string)
      ? undefined
      : `${at} is ${JSON.stringify(value)}, which is no ${named.name}`;
  if (isLeafType(named)) return leafViolation(named.name, value, at);
  if ((!isObjectType(named) && !isInterfaceType(named)) || !isObject(value)) return `${at} is no object`;
  const fields = named.getFields();
  return firstOf(Object.entries(value), ([name, inner]) => {
    const field = fields[name];
    return field ? typeViolation(field.type, inner, `${at}.${name}`) : `${at}.${name} is not of the schema`;
  });
};

const firstOf = <T>(list: readonly T[], look: (item: T, index: number) => string | undefined) => {
  for (const [index, item] of list.entries()) {
    const violation = look(item, index);
    if (violation) return violation;
  }
  return undefined;
};

const LEAVES: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  DateTime: (value) => typeof value === 'string' && value === new Date(value).toISOString(),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  LocalTime: (value) => typeof value === 'string' && /^\d{2}:\d{2}$/.test(value),
  EmailAddress: (value) => typeof value === 'string' && isEmail(value),
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  CountryCode: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  TimeZone: (value) =>
    typeof value === 'string' && Intl.supportedValuesOf('timeZone').concat('UTC').includes(value),
};

const leafViolation = (name: string, value: unknown, at: string): string | undefined =>
  (LEAVES[name]?.(value) ?? true) ? undefined : `${at} is ${JSON.stringify(value)}, which is no ${name}`;

/** The code of an answer of `/graphql`, and its violations. */
export interface Verdict {
  code: string;
  data?: unknown;
  violation?: string | undefined;
}

/** Judges an answer of `/graphql` to an operation of this name and type. */
export const judgeGraphQL = ({ status, text }: Raw, name: string, type: GraphQLOutputType): Verdict => {
  const body = jsonOf(text);
  if (!isObject(body)) return { code: '', violation: `no JSON: ${text.slice(0, 200)}` };
  const { data, errors, extensions, ...others } = body;
  const code = Array.isArray(errors)
    ? String(((errors[0] as Json)['extensions'] as Json | undefined)?.['code'])
    : 'OK';
  const violation = [
    status >= 500 ? `the status ${status}` : undefined,
    Object.keys(others).length > 0 ? `the keys ${Object.keys(others).join()}` : undefined,
    extensions === undefined || (isObject(extensions) && Object.keys(extensions).join() === 'cost')
      ? undefined
      : `the extensions ${JSON.stringify(extensions)}`,
    errors === undefined ? undefined : errorsViolation(errors),
    isObject(data) && data[name] !== null ? typeViolation(type, data[name], name) : undefined,
    errors === undefined && !isObject(data) ? 'neither data nor errors' : undefined,
  ].find(Boolean);
  return { code, violation, data: isObject(data) ? data[name] : undefined };
};

const errorsViolation = (errors: unknown): string | undefined => {
  if (!Array.isArray(errors) || errors.length === 0) return 'errors that are no list';
  return firstOf(errors as Json[], (error) => {
    const extensions = (error['extensions'] ?? {}) as Json;
    const isUnplaced = extensions['code'] === 'BAD_USER_INPUT' && !extensions['fields'];
    return (
      codeViolation(extensions['code']) ??
      messageViolation(error['message']) ??
      fieldsViolation(extensions['fields'], 'path') ??
      // An error of the document has no path in the input.
      (isUnplaced && !/^(Field|Argument|Variable) /.test(String(error['message']))
        ? `a violation without a place: ${String(error['message'])}`
        : undefined)
    );
  });
};

/** Judges a refusal of `/v1`. */
export const judgeRefusal = ({ status, text }: Raw): Verdict => {
  const body = jsonOf(text);
  if (!isObject(body)) return { code: '', violation: `no JSON: ${text.slice(0, 200)}` };
  const violation =
    codeViolation(body['code']) ??
    messageViolation(body['message']) ??
    fieldsViolation(body['errors'], 'field') ??
    (statusOf(body['code'] as ErrorCode) === status
      ? undefined
      : `the status ${status} for ${String(body['code'])}`) ??
    (typeof body['requestId'] === 'string' ? undefined : 'no request id');
  return { code: String(body['code']), violation };
};

const TIME = /^\d{4}-\d{2}-\d{2}T/;

/** Blanks around, capitals and the zone of a time aside; where nothing is said, a default may stand. */
const isKept = (sent: unknown, stored: unknown): boolean => {
  if (sent === null || typeof sent === 'object' || isRaw(sent)) return true;
  if (typeof sent !== 'string') return sent === stored;
  const [one, other] = [sent.trim(), typeof stored === 'string' ? stored.trim() : stored];
  if (one === '' || one === other) return true;
  if (typeof other !== 'string') return false;
  return (
    one.toLowerCase() === other.toLowerCase() || (TIME.test(one) && Date.parse(one) === Date.parse(other))
  );
};

/** Which of the values that were sent is not what stands in the answer under the same name. */
export const lostOf = (sent: unknown, stored: unknown): string | undefined => {
  if (!isObject(sent) || !isObject(stored)) return undefined;
  const lost = Object.keys(sent).find(
    (key) =>
      Object.hasOwn(stored, key) &&
      typeof (stored[key] ?? '') !== 'object' &&
      !isKept(sent[key], stored[key]),
  );
  const [told, kept] = [sent, stored].map((values) => JSON.stringify(values[lost ?? ''])?.slice(0, 200));
  return lost && `${lost} was sent as ${told} and is ${kept}`;
};
