import { expect, test } from 'vitest';
import { formatAgo, formatSpan } from './spans';

test.each([
  [2 * 86_400_000 + 4 * 3_600_000, '2 d 4 h'],
  [86_400_000, '1 d'],
  [3 * 3_600_000 + 5 * 60_000, '3 h 5 min'],
  [11.2 * 60_000, '12 min'],
  [10, '1 min'],
  [59.5 * 60_000, '1 h'],
  [119.5 * 60_000, '2 h'],
])('a span of %i ms reads %s', (ms, text) => {
  expect(formatSpan(ms)).toBe(text);
});

test.each([
  [20_000, 'just now'],
  [5 * 60_000, '5 min ago'],
  [3 * 3_600_000 + 60_000, '3 h ago'],
  [49 * 3_600_000, '2 d ago'],
])('%i ms ago reads %s', (ms, text) => {
  expect(formatAgo(ms)).toBe(text);
});
