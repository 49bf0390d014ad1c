import { afterEach, expect, test, vi } from 'vitest';
import { contactFound, contactLost, isServerReachable } from './server-contact';

afterEach(() => {
  contactFound();
  vi.useRealTimers();
});

test('scans do not wait for a server that gave no answer, until a while has passed', () => {
  vi.useFakeTimers();
  contactLost();
  const soon = isServerReachable();
  vi.advanceTimersByTime(15_001);
  expect([soon, isServerReachable()]).toEqual([false, true]);
});
