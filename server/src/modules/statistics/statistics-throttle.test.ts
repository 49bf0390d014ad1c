import 'reflect-metadata';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../core/db/database';
import { createLocalPubSub } from '../../core/realtime/pubsub';
import { checkInsTopic } from '../check-in/index';
import { StatisticsThrottle } from './statistics-throttle';

const unhandled = vi.fn<(reason: unknown) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  vi.useRealTimers();
  process.off('unhandledRejection', unhandled);
});

it('checks of a slow database do not pile up, and what changed meanwhile is reported', async () => {
  const answers: ((pulse: string) => void)[] = [];
  const rows = () => new Promise((resolve) => answers.push((pulse) => resolve([{ pulse }])));
  const answer = async (pulse: string) => {
    answers.at(-1)?.(pulse);
    await vi.advanceTimersByTimeAsync(0);
  };
  const bus = createLocalPubSub();
  let reported = 0;
  const listening = new StatisticsThrottle({ rows } as Db, bus).listen('event', () => (reported += 1));
  await answer('0');
  const stop = await listening;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(2);
  for (let second = 0; second < 10; second += 1) {
    await bus.publish(checkInsTopic('event'), {});
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await answer('1');
  expect([answers.length, reported]).toEqual([3, 1]);
  await answer('2');
  expect([answers.length, reported]).toEqual([3, 2]);
  stop();
});

it('a database that hangs and then breaks fails the subscribers once, and leaves no rejection to nobody', async () => {
  let breakOff = (_error: Error): void => undefined;
  const hanging = new Promise<never>((_resolve, reject) => (breakOff = reject));
  const rows = vi
    .fn<Db['rows']>()
    .mockResolvedValueOnce([{ pulse: 'first' }])
    .mockReturnValue(hanging);
  const throttle = new StatisticsThrottle({ rows: rows as Db['rows'] }, createLocalPubSub());
  const fail = vi.fn<() => void>();
  await throttle.listen('event', () => undefined, fail);
  // The second check begins while the first one waits.
  await vi.advanceTimersByTimeAsync(4_500);
  breakOff(new Error('The connection broke'));
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect([unhandled.mock.calls, rows.mock.calls.length]).toEqual([[], 2]);
  expect(fail).toHaveBeenCalled();
});
