import 'reflect-metadata';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../core/db/database';
import type { ChangeFeed } from '../../core/changes/change-feed';
import type { EventChange } from '../../core/changes/event-changes.queries';
import { StatisticsThrottle } from './statistics-throttle';

/** A feed to which the test adds entries. */
const createFeed = () => {
  const followers = new Set<(change: EventChange) => Promise<unknown>>();
  const feed: Pick<ChangeFeed, 'follow'> = {
    async follow(_followed, deliver) {
      followers.add(deliver);
      return () => followers.delete(deliver);
    },
  };
  const entry: EventChange = { id: '1', eventId: 'event', topic: 'CHECK_IN_RECORDED', subjectId: 'entry' };
  const addEntry = () => Promise.all([...followers].map((deliver) => deliver(entry)));
  return { feed, addEntry };
};

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
  const rows = () => new Promise((resolve) => answers.push((pulse) => resolve([{ pulse, cursor: pulse }])));
  const answer = async (pulse: string) => {
    answers.at(-1)?.(pulse);
    await vi.advanceTimersByTimeAsync(0);
  };
  const { feed, addEntry } = createFeed();
  const reported: unknown[] = [];
  const listening = new StatisticsThrottle({ rows } as Db, feed).listen('event', (changed) =>
    reported.push(changed),
  );
  await answer('0');
  const stop = await listening;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answers).toHaveLength(2);
  for (let second = 0; second < 10; second += 1) {
    await addEntry();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await answer('1');
  expect([answers.length, reported]).toEqual([3, [{ eventId: 'event', cursor: '1' }]]);
  await answer('2');
  const both = ['1', '2'].map((cursor) => ({ eventId: 'event', cursor }));
  expect([answers.length, reported]).toEqual([3, both]);
  stop();
});

it('a database that hangs and then breaks fails the subscribers once, and leaves no rejection to nobody', async () => {
  let breakOff = (_error: Error): void => undefined;
  const hanging = new Promise<never>((_resolve, reject) => (breakOff = reject));
  const rows = vi
    .fn<Db['rows']>()
    .mockResolvedValueOnce([{ pulse: 'first', cursor: '0' }])
    .mockReturnValue(hanging);
  const throttle = new StatisticsThrottle({ rows: rows as Db['rows'] }, createFeed().feed);
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
