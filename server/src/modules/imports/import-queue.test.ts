import 'reflect-metadata';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../core/db/database';
import { ImportQueue } from './import-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waiting imports are renewed one statement at a time, however slow the database is', async () => {
  const answers: (() => void)[] = [];
  const rows = () => new Promise((resolve) => answers.push(() => resolve([])));
  const queue = new ImportQueue();
  const [first, , third] = ['one', 'two', 'three'].map((user) => queue.join(user));
  if (!first || !third) throw new Error('The queue is full');
  const turn = queue.turn(third, { rows } as Db, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  queue.leave(first);
  await turn;
});
