import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** The specification's sentence for "the network did not answer", to the letter. */
export const networkFailure = 'An error occured while fetching data from server';

export interface FieldFault {
  path: string;
  message: string;
}

/** A failure of any kind, in the words and parts that a screen needs. */
export interface AppError {
  code: string;
  message: string;
  fields: FieldFault[];
  reason?: string;
  retryAfter?: number;
  requestId?: string;
}

interface GraphQLFault {
  message: string;
  extensions?: Record<string, unknown>;
}

/** Codes whose server message is written for people and says more than ours could. */
const spokenByServer = new Set(['BAD_USER_INPUT', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);

const sentences: Record<string, string> = {
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'We could not find that. It may have been removed.',
  BAD_USER_INPUT: 'Something in there is not right. Please check and try again.',
  CONFLICT: 'This changed in the meantime. Please look again.',
  PAYLOAD_TOO_LARGE: 'That is too large to send.',
  UNSUPPORTED_MEDIA_TYPE: 'That kind of file is not supported.',
  RATE_LIMITED: 'Too many tries. Please wait a moment and try again.',
  QUERY_TOO_COMPLEX: 'That asked for too much at once.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  NETWORK: networkFailure,
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function sentenceFor(code: string, serverMessage: string, retryAfter?: number): string {
  if (code === 'RATE_LIMITED' && retryAfter) {
    return `Too many tries. Please wait ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'} and try again.`;
  }
  if (spokenByServer.has(code) && serverMessage) return serverMessage;
  return sentences[code] ?? serverMessage;
}

function fromFault({ message, extensions = {} }: GraphQLFault): AppError {
  const code = text(extensions.code) ?? 'INTERNAL_SERVER_ERROR';
  const retryAfter = typeof extensions.retryAfter === 'number' ? extensions.retryAfter : undefined;
  return {
    code,
    message: sentenceFor(code, message, retryAfter),
    fields: Array.isArray(extensions.fields) ? (extensions.fields as FieldFault[]) : [],
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

function faultInBody(body: string): GraphQLFault | undefined {
  try {
    return (JSON.parse(body) as { errors?: GraphQLFault[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

/** Turns whatever was thrown into one shape, with a plain sentence for the code. */
export function toAppError(error: unknown): AppError {
  if (CombinedGraphQLErrors.is(error)) return fromFault(error.errors[0] ?? { message: error.message });
  if (ServerError.is(error)) {
    const fault = faultInBody(error.bodyText);
    return fault ? fromFault(fault) : fromStatus(error.statusCode);
  }
  if (ServerParseError.is(error)) return fromStatus(error.statusCode);
  return { code: 'NETWORK', message: networkFailure, fields: [] };
}

/** The sentence to show for an error. */
export const errorMessage = (error: unknown): string => toAppError(error).message;

/** Whether an error carries the given code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error !== undefined && error !== null && toAppError(error).code === code;

/** Faults by the last part of their path, ready for `form.setFields`. */
export function fieldErrorsOf({ fields }: AppError): { name: string; errors: string[] }[] {
  const byName = new Map<string, string[]>();
  for (const { path, message } of fields) {
    const name = path.split('.').at(-1) ?? path;
    byName.set(name, [...(byName.get(name) ?? []), message]);
  }
  return [...byName].map(([name, errors]) => ({ name, errors }));
}

/** The same for anything that was thrown. */
export const fieldErrors = (error: unknown): { name: string; errors: string[] }[] =>
  fieldErrorsOf(toAppError(error));
