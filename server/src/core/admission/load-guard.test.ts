import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../logger';
import { LoadGuard, type LoadLimits } from './load-guard';

type Told = 'started' | 'refused';

const createGuard = (ordinary: LoadLimits) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limits = { ordinary, urgent: ordinary };
  const guard = new LoadGuard(limits, createLogger('silent'), () => false);
  /** Takes a request, and gives how its body arrives and how it ends. */
  const take = (tell: (told: Told) => void, { socket = {} as Socket, arrives = true } = {}) => {
    const parts = { socket, complete: arrives, headers: { 'content-length': '10' } };
    const request = Object.assign(new EventEmitter(), parts);
    const response = Object.assign(new EventEmitter(), { socket });
    guard.take({
      request: request as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      work: () => tell('started'),
      refuse: () => tell('refused'),
    });
    return { arrive: () => void request.emit('end'), end: () => void response.emit('close') };
  };
  return { guard, take };
};

const open = () => {
  const { take } = createGuard({ concurrency: 1, queueLength: 2, burstMs: 1_000, holdMs: 60_000 });
  const told: string[] = [];
  return {
    told,
    /** Takes a request, and gives how to end it. */
    take: (name: string, socket?: Socket) =>
      take((state) => void told.push(`${name} ${state}`), socket && { socket }).end,
  };
};

it('holds a request of a connection that asks again too early, and starts it where there is room', () => {
  const { take, told } = open();
  const eager = {} as Socket;
  const endFirst = take('first');
  const endSecond = take('second');
  const endThird = take('third');
  take('early', eager);
  take('again', eager);
  const abandon = take('abandoned', eager);
  take('another');
  abandon();
  expect(told).toEqual(['first started', 'early refused', 'another refused']);
  for (const end of [endFirst, endSecond, endThird]) end();
  expect(told.slice(3)).toEqual(['second started', 'third started', 'again started']);
});

it('refuses it when its time is over', () => {
  const { take, told } = open();
  const eager = {} as Socket;
  for (const name of ['first', 'second', 'third']) take(name);
  take('early', eager);
  take('again', eager);
  vi.advanceTimersByTime(900);
  expect(told).toEqual(['first started', 'early refused']);
  vi.advanceTimersByTime(2_200);
  expect(told).toContain('again refused');
});

const LIMITS = { concurrency: 2, queueLength: 4, burstMs: 3_000, holdMs: 2_000 };

type State = 'waiting' | 'ended' | Told;

const createHall = (limits = LIMITS) => {
  const { guard, take: takeOne } = createGuard(limits);
  const states: State[] = [];
  const ends: (() => void)[] = [];
  const arrivals: (() => void)[] = [];
  const take = (count = 1, { arrives = true } = {}) => {
    for (let index = states.length; count > 0; index += 1, count -= 1) {
      states.push('waiting');
      const { arrive, end } = takeOne((told) => (states[index] = told), { arrives });
      arrivals.push(arrive);
      ends.push(() => {
        states[index] = 'ended';
        end();
      });
    }
  };
  return { guard, states, take, end: (index: number) => ends[index]?.(), arrivals };
};

const of = (states: readonly State[]) => Object.fromEntries(states.map((state, index) => [index, state]));

describe('a load guard', () => {
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
    const { states, take, end } = createHall({ ...LIMITS, holdMs: 60_000 });
    take(3);
    vi.advanceTimersByTime(1_000);
    take(3);
    vi.advanceTimersByTime(1_900);
    expect(of(states)).toEqual(of(['started', 'started', 'waiting', 'waiting', 'waiting', 'waiting']));
    end(0);
    vi.advanceTimersByTime(200);
    expect(of(states)).toEqual(of(['ended', 'started', 'started', 'waiting', 'waiting', 'refused']));
    take();
    expect(states[6]).toBe('refused');
  });

  it('lets nobody wait for longer than a burst may take', () => {
    const { guard, states, take } = createHall({ ...LIMITS, holdMs: 60_000 });
    take(3);
    vi.advanceTimersByTime(3_100);
    expect([guard.size, states]).toEqual([{ inWork: 2, waiting: 0 }, ['started', 'started', 'refused']]);
  });

  it('takes a burst again once the queue was empty', () => {
    const { states, take, end } = createHall();
    take(6);
    vi.advanceTimersByTime(2_900);
    for (let index = 0; index < 6; index += 1) end(index);
    vi.advanceTimersByTime(200);
    take(6);
    expect(states.slice(6)).not.toContain('refused');
  });

  it('does not count a request that has not arrived, or takes too long', () => {
    const { guard, states, take, arrivals } = createHall();
    take(3, { arrives: false });
    expect([guard.size, states]).toEqual([{ inWork: 0, waiting: 0 }, ['started', 'started', 'started']]);
    arrivals.forEach((arrive) => arrive());
    take();
    expect(states[3]).toBe('waiting');
    vi.advanceTimersByTime(LIMITS.holdMs + 100);
    expect(states[3]).toBe('started');
  });

  it('forgets a waiting request whose caller has gone', () => {
    const { guard, states, take, end } = createHall();
    take(3);
    end(2);
    expect(guard.size).toEqual({ inWork: 2, waiting: 0 });
    end(0);
    expect(states).toEqual(['ended', 'started', 'ended']);
  });
});
