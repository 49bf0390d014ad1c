import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../logger';
import { LoadGuard } from './load-guard';

const LIMITS = { concurrency: 1, queueLength: 2, burstMs: 1_000, holdMs: 60_000 };

const open = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limits = { ordinary: LIMITS, urgent: LIMITS };
  const guard = new LoadGuard({ limits, log: createLogger('silent'), isUrgent: () => false });
  const told: string[] = [];
  /** Takes a request, and gives how to end it. */
  const take = (name: string, socket = {} as Socket) => {
    const request = Object.assign(new EventEmitter(), { socket, complete: true });
    const response = Object.assign(new EventEmitter(), { socket });
    guard.take({
      request: request as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      work: () => void told.push(`${name} started`),
      refuse: () => void told.push(`${name} refused`),
    });
    return () => void response.emit('close');
  };
  return { take, told };
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
