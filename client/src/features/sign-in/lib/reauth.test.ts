import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reachability } from '../../../data/connection/reachability';
import { session } from '../../../data/session/session';
import { reauthenticate } from './reauth';

const user = { id: 'u1', email: 'sara@example.org', displayName: 'Sara', role: 'ATTENDEE' as const };
const renewed = { ...user, displayName: 'Sara Khan', avatarUrl: null, mustChangePassword: false };

const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const success = answer({ data: { me: renewed } });
const refusal = (status: number) =>
  answer({ errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }], data: null }, status);
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const timeOut = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
const gatewayPage = (status: number) => () => Promise.resolve(new Response('<html></html>', { status }));

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  session.signIn(user, 'token');
});
afterEach(() => {
  session.signOut();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an answer renews the user', async () => {
  fetched.mockImplementation(success);
  await reauthenticate();
  expect(session.getState().auth).toMatchObject({ token: 'token', user: renewed });
});

test.each([
  ['an error of the session', refusal(200)],
  ['an error with status 401', refusal(401)],
  ['status 401 alone', gatewayPage(401)],
])('%s ends the session without a repetition', async (_name, refused) => {
  fetched.mockImplementation(refused);
  await reauthenticate();
  expect(session.getState().auth).toMatchObject({ token: null, user: null });
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe('without an answer', () => {
  test.each([
    ['no network', noNetwork],
    ['a time-out', timeOut],
    ['status 500', gatewayPage(500)],
    ['status 503', gatewayPage(503)],
    [
      'an internal error',
      answer({ errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, 500),
    ],
  ])('%s keeps the session and is repeated with growing pauses', async (_name, failed) => {
    fetched.mockImplementation(failed);
    const done = reauthenticate();
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(session.getState().auth).toMatchObject({ token: 'token', user });
    fetched.mockImplementation(success);
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(session.getState().auth.user).toEqual(renewed);
  });

  test('says that the server is away from the second failure until it answers', async () => {
    fetched.mockImplementation(noNetwork);
    const done = reauthenticate();
    await vi.advanceTimersByTimeAsync(999);
    expect(reachability.getState().serverAnswers).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(reachability.getState().serverAnswers).toBe(false);
    fetched.mockImplementation(success);
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(reachability.getState().serverAnswers).toBe(true);
  });

  test.each([
    ['over the budget', { reason: 'BUDGET_SPENT', retryAfter: 20 }],
    ['over another limit', { retryAfter: 20 }],
  ])(
    'asks a server that refuses it %s when that says so, and it counts as an answer',
    async (_limit, details) => {
      const extensions = { code: 'RATE_LIMITED', ...details };
      fetched.mockImplementation(noNetwork);
      const done = reauthenticate();
      await vi.advanceTimersByTimeAsync(1_000);
      fetched.mockClear();
      fetched.mockImplementation(answer({ errors: [{ message: 'Later.', extensions }] }, 429));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(reachability.getState().serverAnswers).toBe(true);
      await vi.advanceTimersByTimeAsync(19_999);
      expect(fetched).toHaveBeenCalledTimes(1);
      fetched.mockImplementation(success);
      await vi.advanceTimersByTimeAsync(1);
      await done;
      expect(session.getState().auth.user).toEqual(renewed);
    },
  );

  test('asks again at once when the network is back', async () => {
    fetched.mockImplementation(noNetwork);
    const done = reauthenticate();
    await vi.advanceTimersByTimeAsync(200_000);
    fetched.mockImplementation(success);
    window.dispatchEvent(new Event('online'));
    await done;
    expect(session.getState().auth.user).toEqual(renewed);
  });
});

test('a late refusal of an earlier token leaves the new session alone', async () => {
  let refuse: (response: Response) => void = () => {};
  fetched.mockImplementation(() => new Promise((resolve) => (refuse = resolve)));
  const done = reauthenticate();
  session.signIn(user, 'new');
  refuse(Response.json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }));
  await done;
  expect(session.getState().auth.token).toBe('new');
});
