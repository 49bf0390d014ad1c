import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypingSignal } from './typing-signal';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('many key strokes make few signs, and a pause or sending ends them', () => {
  const sent: boolean[] = [];
  const signal = new TypingSignal((typing) => sent.push(typing));
  for (let stroke = 0; stroke < 20; stroke += 1) {
    signal.type();
    vi.advanceTimersByTime(300);
  }
  expect(sent).toEqual([true, true]);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([true, true, false]);
  signal.type();
  signal.stop();
  signal.stop();
  expect(sent).toEqual([true, true, false, true, false]);
});
