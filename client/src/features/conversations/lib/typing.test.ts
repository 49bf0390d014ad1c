import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypingStore } from './typing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('typing lasts while it is repeated, and ends by itself or when it is said', () => {
  const store = new TypingStore();
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  store.set('sara', true);
  vi.advanceTimersByTime(4_000);
  store.set('sara', true);
  vi.advanceTimersByTime(4_000);
  expect([store.isTyping('sara'), store.isTyping('ali'), changes]).toEqual([true, false, 1]);
  vi.advanceTimersByTime(2_000);
  expect([store.isTyping('sara'), changes]).toEqual([false, 2]);
  store.set('sara', true);
  store.set('sara', false);
  expect([store.isTyping('sara'), changes]).toEqual([false, 4]);
});
