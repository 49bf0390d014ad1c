import type { GraphQLFormattedError } from 'graphql';
import { AppError, internalError, isErrorCode, type FieldError } from '../errors';
import type { RestRow } from './row';

/** `endsAt` as `ends_at`. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of arguments that only group others in GraphQL. */
const GROUPS = new Set(['input', 'filter', 'filters']);

/** The `/v1` name of a GraphQL argument. */
export const fieldName = (path: string, fields: RestRow['fields']): string =>
  path
    .split('.')
    .filter((part) => !GROUPS.has(part))
    .map((part) => fields?.[part] ?? snakeCase(part))
    .join('.');

const inSnakeCase = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [snakeCase(name), value]));

/** The first error of an operation, in the words of `/v1`. */
export const refusalOf = (
  [error]: readonly GraphQLFormattedError[],
  row: RestRow,
  looked: unknown,
): AppError => {
  const { code, fields, requestId: _requestId, retryAfter, ...details } = error?.extensions ?? {};
  if (!error || !isErrorCode(code) || code === 'INTERNAL_SERVER_ERROR') return internalError();
  const errors = fields as FieldError[] | undefined;
  return new AppError(code, error.message, {
    ...inSnakeCase(details),
    ...row.conflict?.(details, looked as never),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(errors
      ? { fields: errors.map(({ path, message }) => ({ path: fieldName(path, row.fields), message })) }
      : {}),
  });
};
