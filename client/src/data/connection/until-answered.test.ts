import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (code: string, details: object = {}) => ({
  errors: [{ message: 'No.', extensions: { code, ...details } }],
});

test.each([
  ['without a network', new TypeError('Failed to fetch')],
  ['behind a proxy without a server', { statusCode: 502, bodyText: '<html>Bad Gateway</html>' }],
  ['from a server that is not ready', answer('SERVICE_UNAVAILABLE')],
])('asks again %s, until there is an answer', async (_where, error) => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error)
    .mockResolvedValue('answer');
  const answered = untilAnswered(work);
  await vi.runAllTimersAsync();
  expect(await answered).toBe('answer');
  expect(work).toHaveBeenCalledTimes(3);
});

test('asks a server that is asked too often when it says so', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(answer('RATE_LIMITED', { retryAfter: 20 }))
    .mockResolvedValue('answer');
  const answered = untilAnswered(work);
  answered.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answered).toBe('answer');
});

test.each([answer('FORBIDDEN'), new DOMException('Left', 'AbortError'), { statusCode: 500 }])(
  'takes %o for an answer',
  async (error) => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(untilAnswered(work)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('gives up some day', async () => {
  const error = new TypeError('Failed to fetch');
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  const failure = untilAnswered(work).catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  expect(await failure).toBe(error);
  expect(work).toHaveBeenCalledTimes(10);
});

test('asks nobody while the device has no network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const work = vi.fn<() => Promise<string>>().mockResolvedValue('answer');
  const answered = untilAnswered(work);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(work).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await vi.runAllTimersAsync();
  expect(await answered).toBe('answer');
  online.mockRestore();
});
