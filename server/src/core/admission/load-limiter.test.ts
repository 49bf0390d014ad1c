import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LoadLimiter } from './load-limiter';

const LIMITS = { concurrency: 2, queueLength: 4, burstMs: 3_000, holdMs: 2_000 };

type State = 'waiting' | 'started' | 'refused' | 'ended';

const createHall = (limits = LIMITS) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limiter = new LoadLimiter(limits);
  const states: State[] = [];
  const ends: (() => void)[] = [];
  const arrivals: (() => void)[] = [];
  const take = (count = 1, { arrives = true } = {}) => {
    for (let index = states.length; count > 0; index += 1, count -= 1) {
      states.push('waiting');
      const listeners: (() => void)[] = [];
      ends.push(() => {
        states[index] = 'ended';
        listeners.forEach((listener) => listener());
      });
      limiter.take({
        start: () => (states[index] = 'started'),
        refuse: () => (states[index] = 'refused'),
        earlyUntil: () => 0,
        onArrived: (listener) => (arrives ? listener() : arrivals.push(listener)),
        onEnd: (listener) => listeners.push(listener),
      });
    }
  };
  return { limiter, states, take, end: (index: number) => ends[index]?.(), arrivals };
};

const of = (states: readonly State[]) => Object.fromEntries(states.map((state, index) => [index, state]));

describe('a limiter of load', () => {
  it('starts what it has places for, keeps a burst in order, and refuses what does not fit', () => {
    const { states, take, end } = createHall();
    take(7);
    expect(of(states)).toEqual(
      of(['started', 'started', 'waiting', 'waiting', 'waiting', 'waiting', 'refused']),
    );
    end(1);
    expect(of(states)).toEqual(
      of(['started', 'ended', 'started', 'waiting', 'waiting', 'waiting', 'refused']),
    );
  });

  it('lets a queue that stands be no longer than the requests in work, and refuses the newest', () => {
    const { limiter, states, take, end } = createHall({ ...LIMITS, holdMs: 60_000 });
    take(3);
    vi.advanceTimersByTime(1_000);
    take(3);
    vi.advanceTimersByTime(1_900);
    expect(of(states)).toEqual(of(['started', 'started', 'waiting', 'waiting', 'waiting', 'waiting']));
    end(0);
    vi.advanceTimersByTime(200);
    expect(limiter.isOverloaded).toBe(true);
    expect(of(states)).toEqual(of(['ended', 'started', 'started', 'waiting', 'waiting', 'refused']));
    take();
    expect(states[6]).toBe('refused');
  });

  it('lets nobody wait for longer than a burst may take', () => {
    const { limiter, states, take } = createHall({ ...LIMITS, holdMs: 60_000 });
    take(3);
    vi.advanceTimersByTime(3_100);
    expect([limiter.size, states]).toEqual([{ inWork: 2, waiting: 0 }, ['started', 'started', 'refused']]);
  });

  it('takes a burst again once the queue was empty', () => {
    const { limiter, states, take, end } = createHall();
    take(6);
    vi.advanceTimersByTime(2_900);
    for (let index = 0; index < 6; index += 1) end(index);
    vi.advanceTimersByTime(200);
    take(6);
    expect(limiter.isOverloaded).toBe(false);
    expect(states.slice(6)).not.toContain('refused');
  });

  it('does not count a request that has not arrived, or takes too long', () => {
    const { limiter, states, take, arrivals } = createHall();
    take(3, { arrives: false });
    expect([limiter.size, states]).toEqual([{ inWork: 0, waiting: 0 }, ['started', 'started', 'started']]);
    arrivals.forEach((arrive) => arrive());
    take();
    expect(states[3]).toBe('waiting');
    vi.advanceTimersByTime(LIMITS.holdMs + 100);
    expect(states[3]).toBe('started');
  });

  it('forgets a waiting request whose caller has gone', () => {
    const { limiter, states, take, end } = createHall();
    take(3);
    end(2);
    expect(limiter.size).toEqual({ inWork: 2, waiting: 0 });
    end(0);
    expect(states).toEqual(['ended', 'started', 'ended']);
  });
});
