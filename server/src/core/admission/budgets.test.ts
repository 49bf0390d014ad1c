import { afterEach, expect, it, vi } from 'vitest';
import { Budgets } from './budgets';
import { RateLimits } from './rate-limits';

const MINUTE = 60_000;

afterEach(() => vi.useRealTimers());

const open = () => new Budgets(new RateLimits(undefined), 1_000);
const spend = (budgets: Budgets, points: number) =>
  budgets.spend('ada', points).then(
    ({ remaining }) => remaining,
    (error: { code: string }) => error.code,
  );

it('gives back what was charged too much, and charges what was used beyond', async () => {
  const budgets = open();
  expect(await spend(budgets, 600)).toBe(400);
  expect(budgets.settle('ada', -500).remaining).toBe(900);
  expect(budgets.settle('ada', 850).remaining).toBe(50);
  expect(await spend(budgets, 60)).toBe('RATE_LIMITED');
  expect(await spend(budgets, 50)).toBe(0);
});

it('may go below zero, and what is owed is paid in the next minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const budgets = open();
  expect(await spend(budgets, 100)).toBe(900);
  expect(budgets.settle('ada', 2_500).remaining).toBe(0);
  const minutes: unknown[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    minutes.push(await spend(budgets, 100));
    vi.advanceTimersByTime(MINUTE + 1_000);
  }
  expect(minutes).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 300, 900]);
});

it('lets what can wait go on once half of the limit is left', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const budgets = open();
  await budgets.untilHalfIsLeft('ada');
  budgets.settle('ada', 501);
  let isOver = false;
  const waiting = budgets.untilHalfIsLeft('ada').then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(MINUTE - 1_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(await spend(budgets, 600)).toBe(400);
});

it('tells the store of what was charged afterwards before it lets a replay go on', async () => {
  const limits = new RateLimits(undefined);
  const [here, there] = [new Budgets(limits, 1_000), new Budgets(limits, 1_000)];
  here.settle('ada', 450);
  await here.untilHalfIsLeft('ada');
  expect(await spend(there, 600)).toBe('RATE_LIMITED');
});
