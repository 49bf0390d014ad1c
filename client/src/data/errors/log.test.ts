import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { logFailure, loggedUnlessGone } from './log';

afterEach(() => vi.restoreAllMocks());

test('a failure is logged; a request that was aborted is none', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const failure = new Error('The socket closed');
  logFailure('The schedule did not refresh', new DOMException('The operation was aborted.', 'AbortError'));
  logFailure('The schedule did not refresh', failure);
  expect(warn.mock.calls).toEqual([['The schedule did not refresh', failure]]);
});

test('a question that was given up because the session ended is no failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const link = new ApolloLink(() => new Observable(() => undefined));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const asked = client.query({
    query: gql`
      query Agenda {
        agenda
      }
    `,
  });
  const givenUp = asked.catch((error: unknown) => logFailure('The agenda did not load', error));
  await client.clearStore();
  await givenUp;
  expect(warn.mock.calls).toEqual([]);
});

test.each([
  ['FORBIDDEN', 0],
  ['NOT_FOUND', 0],
  ['INTERNAL_SERVER_ERROR', 1],
])('what is asked in the background and refused with %s is logged %i times', (code, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  loggedUnlessGone('Missed messages did not load')({ errors: [{ message: 'No', extensions: { code } }] });
  expect(warn).toHaveBeenCalledTimes(times);
});
