import { expect, test } from 'vitest';
import { OUT_OF_SIGHT_MS, RepeatGuard } from './repeat-guard';

test('a badge counts once for as long as it stays in sight, and again once it was away', () => {
  const guard = new RepeatGuard();
  const half = OUT_OF_SIGHT_MS / 2;
  const isNew = [0, half, 2 * half, 3 * half].map((now) => guard.isNew('A', now));
  expect([...isNew, guard.isNew('B', 3 * half)]).toEqual([true, false, false, false, true]);
  expect(guard.isNew('A', 3 * half + OUT_OF_SIGHT_MS + 1)).toBe(true);
});
