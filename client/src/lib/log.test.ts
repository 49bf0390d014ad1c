import { afterEach, expect, test, vi } from 'vitest';
import { logFailure } from './log';

afterEach(() => vi.restoreAllMocks());

test('a failure is logged; a request that was aborted is none', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const failure = new Error('The socket closed');
  logFailure('The schedule did not refresh', new DOMException('The operation was aborted.', 'AbortError'));
  logFailure('The schedule did not refresh', failure);
  expect(warn.mock.calls).toEqual([['The schedule did not refresh', failure]]);
});
