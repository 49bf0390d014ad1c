import { expect, test } from 'vitest';
import { OUT_OF_SIGHT_MS, RepeatGuard } from './repeat-guard';

test('a badge counts once for as long as it stays in sight, and again once it was away', () => {
  const guard = new RepeatGuard();
  const half = OUT_OF_SIGHT_MS / 2;
  const isNew = [0, half, 2 * half, 3 * half].map((now) => guard.isNew('A', now));
  expect([...isNew, guard.isNew('B', 3 * half)]).toEqual([true, false, false, false, true]);
  expect(guard.isNew('A', 3 * half + OUT_OF_SIGHT_MS + 1)).toBe(true);
});

test('a badge that a slow device sees in two looks in a row was in sight between them', () => {
  const guard = new RepeatGuard();
  const looks = [0, 10_000, 60_000].map((now) => guard.isNew('A', now));
  const unseen = [60_100, 60_200].map((now) => guard.isNew(null, now));
  expect([...looks, ...unseen]).toEqual([true, false, false, false, false]);
  expect(guard.isNew('A', 60_100 + OUT_OF_SIGHT_MS)).toBe(false);
  guard.isNew(null, 70_000);
  expect(guard.isNew('A', 70_000 + OUT_OF_SIGHT_MS + 1)).toBe(true);
});
