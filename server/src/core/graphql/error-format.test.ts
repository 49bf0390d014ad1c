import 'reflect-metadata';
import { GraphQLError } from 'graphql';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  badInput,
  budgetSpent,
  conflict,
  forbidden,
  notFound,
  rateLimited,
  statusOf,
  unauthenticated,
} from '../errors';
import { createLogger } from '../logger';
import { formatError, toAppError } from './error-format';

/** An error as a resolver's failure is reported: with a path into the data. */
const thrown = (originalError: Error) =>
  new GraphQLError(originalError.message, { path: ['it'], originalError });

const format = (error: unknown) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const formatted = formatError(error, {
    log: createLogger('debug', sink),
    requestId: 'request-1',
    suggest: false,
  });
  return { formatted, log: JSON.parse(lines[0] ?? '{}') as Record<string, unknown> };
};

describe('what is sent of an error', () => {
  it.each<[Error, object]>([
    [unauthenticated(), { code: 'UNAUTHENTICATED' }],
    [forbidden(), { code: 'FORBIDDEN' }],
    [notFound('The pod'), { code: 'NOT_FOUND' }],
    [conflict('SLOT_TAKEN', 'Taken.', { slots: [] }), { code: 'CONFLICT', reason: 'SLOT_TAKEN', slots: [] }],
    [rateLimited(7), { code: 'RATE_LIMITED', retryAfter: 7 }],
    [budgetSpent(7), { code: 'RATE_LIMITED', reason: 'BUDGET_SPENT', retryAfter: 7 }],
    [
      badInput([{ path: 'input.text', message: 'Too long.' }]),
      { code: 'BAD_USER_INPUT', fields: [{ path: 'input.text', message: 'Too long.' }] },
    ],
  ])('of the catalogue (%s) is all of it', (error, extensions) => {
    expect(format(thrown(error)).formatted).toEqual({
      message: error.message,
      path: ['it'],
      extensions: { ...extensions, requestId: 'request-1' },
    });
  });

  it.each([
    ['a failure', thrown(new Error('password=hunter2 at /secret/file.ts'))],
    ['a failure behind a failure', thrown(thrown(new Error('password=hunter2')))],
    [
      'a complaint of the executor about our data',
      new GraphQLError('Cannot return null: hunter2', { path: ['it'] }),
    ],
    ['something that is no error', 'hunter2'],
  ])('of our own (%s) is no word, and the log has all of it', (_what, error) => {
    const { formatted, log } = format(error);
    expect(formatted).toMatchObject({
      message: 'Something went wrong on our side. Please try again.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' },
    });
    expect(JSON.stringify(formatted)).not.toContain('hunter2');
    expect(log).toMatchObject({ level: 50, event: 'request.failed' });
    expect(JSON.stringify(log)).toContain('hunter2');
  });
});

describe('an error of the request', () => {
  it.each<[string, string, object]>([
    [
      'Syntax Error: Document contains more than 3000 tokens. Parsing aborted.',
      'QUERY_TOO_COMPLEX',
      { measure: 'tokens', limit: 3000 },
    ],
    ['Syntax Error: Expected Name, found <EOF>.', 'BAD_USER_INPUT', {}],
    [
      'Variable "$input" got invalid value 5 at "input.text"; String cannot represent a non string value: 5',
      'BAD_USER_INPUT',
      { fields: [{ path: 'input.text', message: 'This value has the wrong type.' }] },
    ],
    [
      'Variable "$input" got invalid value {  }; Field "startsAt" of required type "DateTime!" was not provided.',
      'BAD_USER_INPUT',
      {
        fields: [
          { path: 'input', message: 'Field "startsAt" of required type "DateTime!" was not provided.' },
        ],
      },
    ],
  ])('%s', (message, code, details) => {
    expect(toAppError(new GraphQLError(message))).toMatchObject({ code, details });
  });

  it('suggests names to those who may read them alone', () => {
    const error = new GraphQLError('Cannot query field "mee" on type "Query". Did you mean "me"?');
    const log = createLogger('silent');
    const messages = [false, true].map(
      (suggest) => formatError(error, { log, requestId: '', suggest }).message,
    );
    expect(messages).toEqual(['Cannot query field "mee" on type "Query".', error.message]);
  });
});

describe('the status of a code in `/v1`', () => {
  it('is that of the catalogue', () => {
    const codes = [
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
      'BAD_USER_INPUT',
      'CONFLICT',
      'RATE_LIMITED',
    ] as const;
    expect(codes.map(statusOf)).toEqual([401, 403, 404, 400, 409, 429]);
  });
});
