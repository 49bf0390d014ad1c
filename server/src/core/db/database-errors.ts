import { AppError, badInput, conflict } from '../errors';

interface PostgresError {
  code: string;
  constraint?: string;
}

const messages: Record<string, [reason: string, message: string]> = {
  claims_attendee_excl: ['ATTENDEE_BUSY', 'One of you already has a meeting at that time.'],
  claims_pod_excl: ['POD_TAKEN', 'That pod is already taken at that time.'],
  pod_stands: ['POD_REMOVED', 'This pod was removed. Please choose another one.'],
  pods_name_key: ['DUPLICATE', 'There is already a pod with this name.'],
  companies_name_key: ['DUPLICATE', 'There is already a company of this kind with this name.'],
  attendee_groups_name_key: ['DUPLICATE', 'There is already a group with this name.'],
  users_last_admin: ['LAST_ADMIN', 'This is the last administrator. Please name another one first.'],
  attendees_capacity: ['EVENT_FULL', 'No place is free any more. Please try again.'],
  attendees_group_places: ['GROUP_FULL', 'A group that this leads into has no free place.'],
  attendees_proven: [
    'EMAIL_NOT_VERIFIED',
    'Please confirm your e-mail address first. We can mail you a code for that.',
  ],
  users_email_key: ['EMAIL_TAKEN', 'There is already a user with this e-mail.'],
};

const postgresError = (error: unknown): PostgresError | undefined => {
  const candidate = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const code = (candidate as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? (candidate as PostgresError) : undefined;
};

const CONSTRAINT_ERRORS = new Set(['23505', '23P01']);
/** Text that is no uuid, date, number in its range or UTF-8 without zero bytes: only input can bring it here. */
const MALFORMED = new Set(['22P02', '22003', '22007', '22008', '22009', '22021', '22P05']);
const RETRYABLE = new Set(['40P01', '40001']);
/**
 * Shutting down, cannot connect now, out of disk, memory or connections, connection broken, a disk that fails, and a replica that
 * does not take writes yet.
 */
const UNAVAILABLE = /^(57P0[1-3]|53...|08...|58030|25006)$/;
/** Messages of pg and TypeORM without a code when a connection breaks, is broken, or is not available. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered)|Cannot use a pool after|Query runner already released)/;
const SOCKET_FAULTS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** A deadlock or a serialization failure: the same transaction may succeed when tried again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(postgresError(error)?.code ?? '');

/** True when a unique or exclusion constraint of this name refused the write. */
export const isViolation = (error: unknown, constraint: string): boolean => {
  const pgError = postgresError(error);
  return pgError?.constraint === constraint && CONSTRAINT_ERRORS.has(pgError.code);
};

/** The public error for a constraint that refused a write, or for a database that is away; otherwise undefined. */
export const fromDatabaseError = (error: unknown): AppError | undefined => {
  const pgError = postgresError(error);
  if (pgError && CONSTRAINT_ERRORS.has(pgError.code)) {
    const [reason, message] = messages[pgError.constraint ?? ''] ?? ['DUPLICATE', 'This already exists.'];
    return conflict(reason, message);
  }
  // The referenced row existed when it was looked up, and was deleted since.
  if (pgError?.code === '23503')
    return conflict('GONE', 'Something that this refers to was removed. Please reload.');
  if (pgError && MALFORMED.has(pgError.code)) return badInput([], 'A value has the wrong form.');
  const code = pgError?.code ?? (error as { code?: string } | null)?.code ?? '';
  if (UNAVAILABLE.test(code) || SOCKET_FAULTS.has(code) || LOST.test((error as Error | null)?.message ?? ''))
    return new AppError('SERVICE_UNAVAILABLE', 'The service is starting again. Please try in a moment.', {
      retryAfter: 2,
    });
  return undefined;
};
