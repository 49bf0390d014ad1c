import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { fromDatabaseError } from '../db/database-errors';
import {
  AppError,
  badInput,
  internalError,
  isErrorCode,
  statusOf,
  tooComplex,
  type FieldError,
} from '../errors';
import type { Logger } from '../logger';
import { WRONG_TYPE } from './scalars';

/** `Variable "$input" got invalid value 5 at "input.text"; …` names the place; the value stays out of the answer. */
const coercionFault = (message: string): FieldError => {
  const [, variable = '', , at] = /^Variable "\$(\w+)"(.*? at "([^"]+)")?/.exec(message) ?? [];
  const reason = message.includes(';') ? message.slice(message.lastIndexOf(';') + 1).trim() : message;
  return { path: at ?? variable, message: /got invalid value|represent/.test(reason) ? WRONG_TYPE : reason };
};

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha\w (\d+) tokens/;

const SUGGESTION = / Did you mean .+\?$/;

/** An error without the names of the schema that graphql-js suggests: anonymous callers get none. */
export const withoutSuggestion = (error: GraphQLFormattedError): GraphQLFormattedError =>
  SUGGESTION.test(error.message) ? { ...error, message: error.message.replace(SUGGESTION, '') } : error;

/** The HTTP status of a request of which nothing was executed: that of its first error. */
export const statusOfErrors = ([error]: readonly GraphQLFormattedError[] = []): number => {
  const code = error?.extensions?.['code'];
  return isErrorCode(code) ? statusOf(code) : 400;
};

const requestFault = (error: GraphQLError): AppError => {
  const [, tokens] = TOO_MANY_TOKENS.exec(error.message) ?? [];
  if (tokens) return tooComplex('tokens', Number(tokens));
  return error.message.startsWith('Variable "$')
    ? badInput([coercionFault(error.message)])
    : new AppError('BAD_USER_INPUT', error.message);
};

const causeOf = (error: unknown): unknown => {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
};

/** Anything thrown, as an error that the caller may read. An error outside the catalogue becomes INTERNAL_SERVER_ERROR. */
export const toAppError = (error: unknown): AppError => {
  const cause = causeOf(error);
  if (cause instanceof AppError) return cause;
  if (cause instanceof GraphQLError) {
    // Thrown while reading the request and not by a resolver: it has no path into the data.
    if (!cause.path) return requestFault(cause);
    return cause.nodes && isClientFault(cause) ? requestFault(cause) : internalError();
  }
  return fromDatabaseError(error) ?? fromDatabaseError(cause) ?? internalError();
};

const isClientFault = (error: GraphQLError): boolean =>
  isErrorCode(error.extensions['code']) && error.extensions['code'] !== 'INTERNAL_SERVER_ERROR';

interface ErrorPlace {
  /** Its lines carry the id of the request. */
  log: Logger;
  requestId: string;
  /** Whether the caller may read suggestions of names; anonymous callers may not. */
  suggest: boolean;
}

/** Turns an execution error into what is sent, and logs it at the level of its code. */
export const formatError = (
  error: unknown,
  { log, requestId, suggest }: ErrorPlace,
): GraphQLFormattedError => {
  const { code, message, details, logEvent, logLevel } = toAppError(error);
  const { locations, path }: Partial<GraphQLError> = error instanceof GraphQLError ? error : {};
  const why = code === 'INTERNAL_SERVER_ERROR' ? { err: causeOf(error) } : { reason: details['reason'] };
  log.event(logEvent, { code, path, ...why }, logLevel);
  const formatted = {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, ...details, ...(requestId ? { requestId } : {}) },
  };
  return suggest ? formatted : withoutSuggestion(formatted);
};
