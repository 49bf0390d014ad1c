import { describe, expect, it } from 'vitest';
import { fromDatabaseError, isRetryable, isViolation } from './database-errors';

const fault = (code: string, constraint?: string) =>
  Object.assign(new Error('secret detail'), { code, constraint });
/** As TypeORM hands it on. */
const wrapped = (code: string, constraint?: string) => ({ driverError: fault(code, constraint) });

describe('an error of the database', () => {
  it.each<[string, unknown, string, string | undefined]>([
    ['a person who is busy', fault('23P01', 'claims_attendee_excl'), 'CONFLICT', 'ATTENDEE_BUSY'],
    ['a pod that is taken', wrapped('23P01', 'claims_pod_excl'), 'CONFLICT', 'POD_TAKEN'],
    ['an e-mail that is taken', wrapped('23505', 'users_email_key'), 'CONFLICT', 'EMAIL_TAKEN'],
    ['a pod that is gone', wrapped('23P01', 'pod_stands'), 'CONFLICT', 'POD_REMOVED'],
    ['a name that a pod has', wrapped('23505', 'pods_name_key'), 'CONFLICT', 'DUPLICATE'],
    ['something that has gone meanwhile', fault('23503', 'any_fkey'), 'CONFLICT', 'GONE'],
    ['any other duplicate', fault('23505', 'something_key'), 'CONFLICT', 'DUPLICATE'],
    ['text that is no uuid', fault('22P02'), 'BAD_USER_INPUT', undefined],
    ['a number out of its range', fault('22003'), 'BAD_USER_INPUT', undefined],
    ['a zone that is none', fault('22009'), 'BAD_USER_INPUT', undefined],
    ['text with a zero byte', fault('22021'), 'BAD_USER_INPUT', undefined],
    ['a server that shuts down', fault('57P01'), 'SERVICE_UNAVAILABLE', undefined],
    ['too many connections', fault('53300'), 'SERVICE_UNAVAILABLE', undefined],
    ['a full disk', fault('53100'), 'SERVICE_UNAVAILABLE', undefined],
    ['a replica that takes no writes yet', wrapped('25006'), 'SERVICE_UNAVAILABLE', undefined],
    ['a server that is away', fault('ECONNREFUSED'), 'SERVICE_UNAVAILABLE', undefined],
  ])('about %s is told as such', (_what, error, code, reason) => {
    const known = fromDatabaseError(error);
    expect({ code: known?.code, reason: known?.details['reason'] }).toEqual({ code, reason });
    expect(known?.message).not.toContain('secret');
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'Query runner already released. Cannot run queries anymore.',
  ])('that says "%s" is told as a server that is away', (message) => {
    expect(fromDatabaseError(new Error(message))?.code).toBe('SERVICE_UNAVAILABLE');
  });

  it.each([fault('42P01'), fault('23502'), new Error('boom'), null, undefined, 'text', { code: 5 }])(
    'that is ours (%o) is not told',
    (error) => {
      expect(fromDatabaseError(error)).toBeUndefined();
    },
  );

  it.each<[unknown, boolean]>([
    [fault('40P01'), true],
    [wrapped('40001'), true],
    [fault('23P01'), false],
    [new Error('boom'), false],
    [undefined, false],
  ])('%o may be tried again: %s', (error, again) => {
    expect(isRetryable(error)).toBe(again);
  });

  it('about one unique constraint is told from those about others', () => {
    expect(isViolation(wrapped('23505', 'a_key'), 'a_key')).toBe(true);
    expect(isViolation(fault('23505', 'b_key'), 'a_key')).toBe(false);
    expect(isViolation(fault('23P01', 'a_key'), 'a_key')).toBe(true);
    expect(isViolation(fault('23503', 'a_key'), 'a_key')).toBe(false);
  });
});
