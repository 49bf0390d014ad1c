import { expect, it } from 'vitest';
import { outcomeOf } from './send-outcome';

const answer = (code: string, extensions: object = {}) => ({
  errors: [{ message: 'No.', extensions: { code, ...extensions } }],
});

it.each([
  ['the network is away', new TypeError('Failed to fetch')],
  ['a proxy reaches no server', { statusCode: 502, bodyText: '<html>Bad Gateway</html>' }],
  ['the server is not ready', { statusCode: 503, bodyText: '{"status":"not ready"}' }],
])('a message stays in line while %s', (_when, error) => {
  expect(outcomeOf(error)).toEqual({ kind: 'later' });
});

it('waits for as long as the server says', () => {
  expect(outcomeOf(answer('SERVICE_UNAVAILABLE', { retryAfter: 2 }))).toEqual({
    kind: 'later',
    afterMs: 2_000,
  });
  expect(outcomeOf(answer('RATE_LIMITED', { retryAfter: 30 }))).toEqual({ kind: 'later', afterMs: 30_000 });
});

it('hands back what the server refuses', () => {
  expect(outcomeOf(answer('CONFLICT'))).toEqual({ kind: 'refused', problem: 'No.' });
});
