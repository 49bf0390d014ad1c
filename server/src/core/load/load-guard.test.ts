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
    const response = new EventEmitter();
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

it('looks at a request of a connection that was asked to wait when that time is over, while the server is overloaded', () => {
  const { take, told } = open();
  const eager = {} as Socket;
  const endFirst = take('first');
  take('second');
  vi.advanceTimersByTime(500);
  const endThird = take('third');
  vi.advanceTimersByTime(600);
  take('early', eager);
  take('again', eager);
  const abandon = take('abandoned', eager);
  take('another');
  abandon();
  expect(told).toEqual(['first started', 'second refused', 'early refused', 'another refused']);
  endFirst();
  endThird();
  vi.advanceTimersByTime(3_000);
  expect(told.slice(4)).toEqual(['third started', 'again started']);
});
