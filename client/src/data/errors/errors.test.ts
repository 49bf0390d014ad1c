import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { errorMessage, fieldErrorsOf, hasCode, toAppError } from './errors';

const refused = (code: string, message = 'From the server', extra: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...extra } }] });

const answered = (status: number, body: string) =>
  new ServerError('refused', { response: new Response(body, { status }), bodyText: body });

test('without an answer the sentence is the one of the specification', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toBe(
    'An error occured while fetching data from server',
  );
});

describe('codes become plain sentences', () => {
  test.each([
    ['FORBIDDEN', 'You do not have access to this.'],
    ['NOT_FOUND', 'We could not find that. It may have been removed.'],
    ['INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Please try again.'],
  ])('%s', (code, sentence) => {
    expect(errorMessage(refused(code))).toBe(sentence);
  });

  test('a conflict is told in the words of the server, with its reason', () => {
    const error = refused('CONFLICT', 'That slot has just been taken.', { reason: 'SLOT_TAKEN' });
    expect(toAppError(error)).toMatchObject({
      code: 'CONFLICT',
      message: 'That slot has just been taken.',
      reason: 'SLOT_TAKEN',
    });
  });

  test('a limit says how long to wait', () => {
    expect(errorMessage(refused('RATE_LIMITED', '', { retryAfter: 1 }))).toBe(
      'Too many attempts. Try again in 1 second.',
    );
    expect(errorMessage(refused('RATE_LIMITED', '', { reason: 'BUDGET_SPENT', retryAfter: 20 }))).toBe(
      'Too many requests at once. Try again in 20 seconds.',
    );
  });
});

test('all errors of a field arrive together, by its last name', () => {
  const fields = [
    { path: 'input.email', message: 'is missing' },
    { path: 'input.email', message: 'is no address' },
    { path: 'password', message: 'is too short' },
  ];
  expect(fieldErrorsOf(toAppError(refused('BAD_USER_INPUT', 'Check', { fields })))).toEqual([
    { name: 'email', errors: ['is missing', 'is no address'] },
    { name: 'password', errors: ['is too short'] },
  ]);
});

describe('answers that are not GraphQL', () => {
  test('the status counts when the body says nothing', () => {
    expect(hasCode(answered(401, 'no'), 'UNAUTHENTICATED')).toBe(true);
    expect(toAppError(answered(502, '<html>')).code).toBe('INTERNAL_SERVER_ERROR');
  });

  test('errors within the body count more than the status', () => {
    const body = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] });
    expect(toAppError(answered(500, body)).code).toBe('NOT_FOUND');
  });
});
