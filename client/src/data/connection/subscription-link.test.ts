import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from './apollo';
import { onSocketChange } from './realtime-state';
import { session } from '../session/session';

const user = { id: 'u1', email: 'sara@example.org', displayName: 'Sara', role: 'ATTENDEE' as const };
const NEWS = gql`
  subscription News {
    news
  }
`;

/** Stands all the time, as others do on every page: the socket stays open when the only other one is refused. */
const PRESENCE = gql`
  subscription Presence {
    presence
  }
`;

interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** The server's side of a socket: it accepts the connection, and answers what a test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readyState = FakeSocket.OPEN;
  readonly protocol = 'graphql-transport-ws';
  /** Ids under which the news were asked for, in order. */
  readonly asked: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor() {
    FakeSocket.latest = this;
    setTimeout(() => this.onopen());
  }
  send(text: string): void {
    const { type, id = '' } = JSON.parse(text) as Frame;
    if (type === 'connection_init') setTimeout(() => this.say({ type: 'connection_ack' }));
    if (type === 'ping') setTimeout(() => this.say({ type: 'pong' }));
    if (type === 'subscribe' && text.includes('News')) this.asked.push(id);
  }
  close(code: number, reason: string): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  say(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  /** Refuses the latest subscription, as the server does once it is running or before. */
  refuse(code: string, details: object = {}, type = 'next'): void {
    const id = this.asked.at(-1) ?? '';
    const errors = [{ message: 'Refused', extensions: { code, ...details } }];
    this.say({ type, id, payload: type === 'next' ? { errors } : errors });
    // Each message is a task of its own, as in browsers.
    if (type === 'next') setTimeout(() => this.say({ type: 'complete', id }));
  }
}

let leave: () => void;

/** Subscribes as a page does, and notes what comes. */
const subscribe = async () => {
  const heard: unknown[] = [];
  const client = createApolloClient();
  const others = client.subscribe({ query: PRESENCE }).subscribe();
  const subscription = client
    .subscribe({ query: NEWS })
    .subscribe({
      next: ({ data, error }) => heard.push(data ?? error?.message),
      error: (error: unknown) => heard.push(error),
      complete: () => heard.push('complete'),
    });
  await vi.advanceTimersByTimeAsync(10);
  const stop = () => subscription.unsubscribe();
  leave = () => {
    stop();
    others.unsubscribe();
  };
  return { heard, socket: FakeSocket.latest, stop };
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('WebSocket', FakeSocket);
  session.signIn(user, 'current');
});
afterEach(async () => {
  leave();
  await pass(1);
  session.signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a subscription that comes too often is asked for again after the time that the server names', async () => {
  const { heard, socket } = await subscribe();
  expect(socket.asked).toHaveLength(1);
  socket.refuse('RATE_LIMITED', { retryAfter: 20 });
  await pass(20);
  expect(socket.asked).toHaveLength(1);
  await pass(2);
  expect(socket.asked).toHaveLength(2);
  socket.say({ type: 'next', id: socket.asked[1] ?? '', payload: { data: { news: 'Hello' } } });
  expect(heard).toEqual([{ news: 'Hello' }]);
});

test.each([
  ['QUERY_TOO_COMPLEX', 'error'],
  ['INTERNAL_SERVER_ERROR', 'next'],
  ['SERVICE_UNAVAILABLE', 'next'],
  ['FORBIDDEN', 'next'],
])('one that is refused with %s is asked for again with growing pauses', async (code, type) => {
  const { heard, socket } = await subscribe();
  const pauses = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const [index, pause] of pauses.entries()) {
    socket.refuse(code, {}, type);
    await pass(pause);
    expect(socket.asked).toHaveLength(index + 2);
  }
  socket.refuse(code, {}, type);
  await pass(29);
  expect([socket.asked.length, heard]).toEqual([pauses.length + 1, []]);
});

test('what came while it was refused is fetched as after a lost connection', async () => {
  const { socket } = await subscribe();
  const signals: unknown[] = [];
  const stopListening = onSocketChange((...signal) => signals.push(signal));
  socket.refuse('RATE_LIMITED', { retryAfter: 1 });
  expect(signals).toEqual([]);
  await pass(2);
  expect(signals).toEqual([['connected', false]]);
  stopListening();
});

test('one that is refused because the session is over is not asked for again', async () => {
  const { heard, socket } = await subscribe();
  socket.refuse('UNAUTHENTICATED');
  await pass(120);
  expect(heard).toEqual(['Refused', 'complete']);
  expect([socket.asked.length, session.getState().auth.token]).toEqual([1, null]);
});

test('one that nobody wants any more is not asked for again', async () => {
  const { socket, stop } = await subscribe();
  socket.refuse('RATE_LIMITED', { retryAfter: 20 });
  stop();
  await pass(60);
  expect(socket.asked).toHaveLength(1);
});
