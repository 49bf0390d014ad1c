import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastTimer, toastDuration, toastDurations } from './toast-timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('toasts stay as long as the specification says', () => {
  expect(toastDurations).toEqual({ info: 5000, error: 5000, success: 2000, loading: null });
});

test('a toast that can be acted on stays long enough to press', () => {
  expect(toastDuration('success', true)).toBe(5000);
  expect(toastDuration('success', false)).toBe(2000);
  expect(toastDuration('loading', true)).toBeNull();
});

test('a held toast goes on from where it was', () => {
  const done = vi.fn<() => void>();
  const timer = new ToastTimer(2000, done);
  timer.run();
  vi.advanceTimersByTime(1500);
  timer.hold();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  timer.run();
  vi.advanceTimersByTime(499);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});
