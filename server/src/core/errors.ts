import type { LogEvent, LogLevel } from './log-events';

/** One faulty input, addressed by the path of its argument, e.g. `input.email`. */
export interface FieldError {
  path: string;
  message: string;
}

/** Those of further errors that are not about a place which others are about, or about something in it. */
export const furtherErrors = (told: readonly FieldError[], more: readonly FieldError[]): FieldError[] =>
  more.filter(({ path }) => !told.some((known) => known.path === path || known.path.startsWith(`${path}.`)));

/** The HTTP status of each. */
const statuses = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  QUERY_TOO_COMPLEX: 400,
  METHOD_NOT_ALLOWED: 405,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} satisfies Record<string, number>;

/** `extensions.code` of GraphQL errors and `code` of `/v1` errors. */
export type ErrorCode = keyof typeof statuses;

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in statuses;

/** The HTTP status that `/v1` answers for a code. */
export const statusOf = (code: ErrorCode): number => statuses[code];

/** Whether a code is that of a failure of ours; all others are refusals. */
export const isFailure = (code: unknown): code is ErrorCode => isErrorCode(code) && statusOf(code) >= 500;

/** A failure that the caller may read: the message and details are public. */
export class AppError extends Error {
  /** The operation behind it has written the line. */
  isLogged = false;

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Extensions beside the code. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'AppError';
  }

  get status(): number {
    return statuses[this.code];
  }

  get logLevel(): LogLevel {
    return this.code === 'INTERNAL_SERVER_ERROR' ? 'error' : 'debug';
  }

  get logEvent(): LogEvent {
    return this.code === 'INTERNAL_SERVER_ERROR' ? 'request.failed' : 'request.refused';
  }
}

/** No session, or one that ended; or wrong credentials at login. */
export const unauthenticated = (message = 'Please sign in.') => new AppError('UNAUTHENTICATED', message);

/** Signed in, but this role may not; `reason` in SCREAMING_SNAKE where the caller can do something about it. */
export const forbidden = (message = 'You are not allowed to do this.', reason?: string) =>
  new AppError('FORBIDDEN', message, reason ? { reason } : {});

/** The object does not exist, or the viewer may not see it: the answer is the same. */
export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} was not found.`);

/** A value that has to be there; NOT_FOUND where it is not. */
export const orNotFound = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw notFound(what);
  return value;
};

export const badInput = (fields: FieldError[], message = fields[0]?.message ?? 'Please check your input.') =>
  new AppError('BAD_USER_INPUT', message, { fields });

/** The world has changed, or never allowed it; `reason` in SCREAMING_SNAKE says which. */
export const conflict = (reason: string, message: string, details: Record<string, unknown> = {}) =>
  new AppError('CONFLICT', message, { reason, ...details });

type Measure = 'depth' | 'aliases' | 'directives' | 'tokens' | 'cost' | 'values' | 'nesting' | 'operations';

/** Over a limit, with what it measures; without `actual` where the request was not read to its end. */
export const tooComplex = (measure: Measure, limit: number, actual?: number, message?: string) => {
  const [most, found] = [limit, actual].map((number) => number?.toLocaleString('en'));
  const said = found === undefined ? `more than ${most} ${measure}` : `${measure} ${found}, at most ${most}`;
  const details = { measure, limit, ...(actual === undefined ? {} : { actual }) };
  return new AppError('QUERY_TOO_COMPLEX', message ?? `This query is too complex: ${said}.`, details);
};

/** Too often; `retryAfter` in seconds. */
export const rateLimited = (retryAfter: number) =>
  new AppError('RATE_LIMITED', `Too many attempts. Try again in ${retryAfter} seconds.`, { retryAfter });

/** The budget of points is spent; clients may repeat what only reads after `retryAfter` seconds. */
export const budgetSpent = (retryAfter: number) =>
  new AppError('RATE_LIMITED', `Too many requests at once. Try again in ${retryAfter} seconds.`, {
    reason: 'BUDGET_SPENT',
    retryAfter,
  });

/** Too much is being done just now; `retryAfter` in seconds. */
export const tooBusy = (retryAfter: number, message = 'The server is busy. Please try again in a moment.') =>
  new AppError('SERVICE_UNAVAILABLE', message, { retryAfter });

/** Ours. Nothing of the cause leaks. */
export const internalError = () =>
  new AppError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Please try again.');
