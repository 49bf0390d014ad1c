import { messages } from '../../lib/messages';

interface FieldError {
  path: string;
  message: string;
}

/** Any failure in one shape for screens. */
export interface AppError {
  code: string;
  message: string;
  fields: FieldError[];
  reason?: string;
  retryAfter?: number;
  requestId?: string;
}

/** The reason of a refusal for too many requests at once; other limits are about attempts. */
export const BUDGET_SPENT = 'BUDGET_SPENT';

interface GraphQLErrorBody {
  message: string;
  extensions?: Record<string, unknown>;
}

/** Codes whose server message is written for people and more specific than ours. */
const spokenByServer = new Set(['BAD_USER_INPUT', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);

let translated: Record<string, string> | undefined;

export function setSentences(sentences: Record<string, string> | undefined): void {
  translated = sentences;
}

const NUMBERS = /\d+(,\d{3})*/g;

/** Translates a server message to the page's language; undefined without a translation. */
function translatedSentence(sentence: string): string | undefined {
  if (!translated) return sentence;
  const numbers = sentence.match(NUMBERS) ?? [];
  return translated[sentence.replace(NUMBERS, '#')]?.replace(/#/g, () => numbers.shift() ?? '');
}

/** What the server says, in the page's language where it is known. */
export const inPageLanguage = (sentence: string): string => translatedSentence(sentence) ?? sentence;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function sentenceFor(code: string, serverMessage: string, retryAfter?: number, isBudget = false): string {
  if (code === 'RATE_LIMITED' && retryAfter) {
    return messages.retryAfter(retryAfter, isBudget);
  }
  const ours = messages.errors[code] ?? serverMessage;
  return spokenByServer.has(code) && serverMessage ? (translatedSentence(serverMessage) ?? ours) : ours;
}

const fieldsOf = (fields: unknown): FieldError[] =>
  (Array.isArray(fields) ? (fields as FieldError[]) : []).map(({ path, message }) => ({
    path,
    message: sentenceFor('BAD_USER_INPUT', message),
  }));

function fromGraphQLError({ message, extensions = {} }: GraphQLErrorBody): AppError {
  const code = text(extensions.code) ?? 'INTERNAL_SERVER_ERROR';
  const retryAfter = typeof extensions.retryAfter === 'number' ? extensions.retryAfter : undefined;
  return {
    code,
    message: sentenceFor(code, message, retryAfter, extensions.reason === BUDGET_SPENT),
    fields: fieldsOf(extensions.fields),
    reason: text(extensions.reason),
    retryAfter,
    requestId: text(extensions.requestId),
  };
}

function fromStatus(status: number): AppError {
  const codes: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };
  const limited: Record<number, string> = { 413: 'PAYLOAD_TOO_LARGE', 429: 'RATE_LIMITED' };
  const code = codes[status] ?? limited[status] ?? 'INTERNAL_SERVER_ERROR';
  return { code, message: sentenceFor(code, ''), fields: [] };
}

function errorInBody(body: string): GraphQLErrorBody | undefined {
  try {
    return (JSON.parse(body) as { errors?: GraphQLErrorBody[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

/** The common parts of errors of Apollo and of lib/request; recognised by shape, so that /auth needs no Apollo. */
interface TransportError {
  errors?: GraphQLErrorBody[];
  statusCode?: number;
  bodyText?: string;
}

/** Converts any thrown value to one shape, with a plain sentence for its code. */
export function toAppError(error: unknown): AppError {
  const { errors, statusCode, bodyText = '' } = (error ?? {}) as TransportError;
  const first = errors?.[0] ?? errorInBody(bodyText);
  if (first) return fromGraphQLError(first);
  if (statusCode !== undefined) return fromStatus(statusCode);
  return { code: 'NETWORK', message: sentenceFor('NETWORK', ''), fields: [] };
}

/** A detail that the server adds to an error, such as the free `slots` beside a conflict. */
export const errorExtension = (error: unknown, name: string): unknown =>
  ((error ?? {}) as TransportError).errors?.[0]?.extensions?.[name];

/** Whether the server gave no answer: no network, a time-out, or a proxy's answer in its place. */
export const isConnectionFailure = (error: unknown): boolean => {
  const { errors, statusCode } = (error ?? {}) as TransportError;
  if (statusCode !== undefined) return statusCode >= 502 && statusCode <= 504;
  return errors === undefined;
};

/** The sentence to show for an error. */
export const errorMessage = (error: unknown): string => toAppError(error).message;

/** Whether an error carries this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error !== undefined && error !== null && toAppError(error).code === code;

/** Errors by the fields of a form: by the last part of their path, or by all of it behind the input where a field has that name. */
export function fieldErrorsOf(
  { fields }: AppError,
  isField = (_path: string) => false,
): { name: string; errors: string[] }[] {
  const byName = new Map<string, string[]>();
  for (const { path, message } of fields) {
    const parts = path.split('.');
    const whole = parts.slice(1).join('.');
    const name = isField(whole) ? whole : (parts.at(-1) ?? path);
    byName.set(name, [...(byName.get(name) ?? []), message]);
  }
  return [...byName].map(([name, errors]) => ({ name, errors }));
}
