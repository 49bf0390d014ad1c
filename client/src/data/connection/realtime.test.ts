import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRealtime } from './realtime';
import { onSocketChange, setSocketState } from './realtime-state';
import { session } from '../session/session';

const user = { id: 'u1', email: 'sara@example.org', displayName: 'Sara', role: 'ATTENDEE' as const };

/** The server's side of a socket, as a test plays it. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly protocol = 'graphql-transport-ws';
  readonly sent: { type: string; payload?: Record<string, unknown> }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: unknown = null;
  answersPings = true;

  constructor() {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    this.sent.push(message);
    const pong = () => this.onmessage({ data: '{"type":"pong"}' });
    if (message.type === 'ping' && this.answersPings) setTimeout(pong);
  }
  close(code: number, reason: string): void {
    this.readyState = FakeSocket.CLOSED;
    // A task of its own, as in browsers: graphql-ws no longer listens to a socket that it gave up.
    setTimeout(() => this.onclose?.({ code, reason }));
  }
  /** The server accepts the connection. */
  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    await vi.advanceTimersByTimeAsync(0);
    this.onmessage({ data: '{"type":"connection_ack"}' });
    await vi.advanceTimersByTimeAsync(0);
  }
  /** The server closes the connection. */
  async end(code: number, reason = ''): Promise<void> {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
    await vi.advanceTimersByTimeAsync(0);
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const latest = (): FakeSocket => {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

/** Shows or hides the tab. */
const setHidden = (hidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

const closers: (() => void)[] = [];

/** Subscribes, and notes how that ends. */
const subscribe = async () => {
  const ends: unknown[] = [];
  const states: string[] = [];
  const unlisten = onSocketChange((state) => states.push(state));
  const realtime = createRealtime('ws://podium.test/graphql');
  const stop = realtime.subscribe(
    { query: 'subscription { news }' },
    { next: () => undefined, error: (error) => ends.push(error), complete: () => ends.push('complete') },
  );
  await vi.advanceTimersByTimeAsync(0);
  closers.push(() => {
    unlisten();
    stop();
  });
  return { realtime, stop, ends, states };
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  session.signIn(user, 'current');
});
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await vi.advanceTimersByTimeAsync(60_000);
  session.signOut();
  setSocketState('idle');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a socket that the server closes', () => {
  test.each([1001, 1013, 1006, 4403, 4408, 4413])(
    'with %i is opened again, and its subscriptions with it',
    async (code) => {
      const { ends, states } = await subscribe();
      await latest().accept();
      expect(latest().types()).toEqual(['connection_init', 'subscribe']);
      await latest().end(code);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(FakeSocket.opened).toHaveLength(2);
      await latest().accept();
      expect([latest().types(), ends]).toEqual([['connection_init', 'subscribe'], []]);
      expect(states).toEqual(['connected', 'lost', 'connected']);
      expect(session.getState().auth.token).toBe('current');
    },
  );

  test('with 4430 is opened again when a hidden tab is seen', async () => {
    await subscribe();
    await latest().accept();
    setHidden(true);
    await latest().end(4430);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.opened).toHaveLength(1);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('with 4430 is opened again only after others had time to close', async () => {
    await subscribe();
    await latest().end(4430);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('of a server that stops is opened again within the time that it names', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    await subscribe();
    await latest().accept();
    await latest().end(1001, 'Going away; retry-within=5');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.opened).toHaveLength(2);
    vi.mocked(Math.random).mockRestore();
  });

  test('is opened at once when the network is back', async () => {
    await subscribe();
    await latest().accept();
    for (let round = 0; round < 6; round += 1) {
      await latest().end(1006);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await latest().end(1006);
    const before = FakeSocket.opened.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  });

  test('without saying so is noticed by the missing answer to a ping', async () => {
    const { states } = await subscribe();
    await latest().accept();
    latest().answersPings = false;
    window.dispatchEvent(new Event('online'));
    expect(latest().types()).toEqual(['connection_init', 'subscribe', 'ping']);
    await vi.advanceTimersByTimeAsync(11_000);
    expect([FakeSocket.opened.length, states]).toEqual([2, ['connected', 'lost']]);
  });

  test('each time at once after it has accepted is met with growing pauses', async () => {
    await subscribe();
    for (let round = 0; round < 8; round += 1) {
      await latest().accept();
      await latest().end(1013);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    const before = FakeSocket.opened.length;
    await latest().accept();
    await latest().end(1013);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.opened).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  });

  test('after a long time is met with a short pause again', async () => {
    await subscribe();
    for (let round = 0; round < 8; round += 1) {
      await latest().accept();
      await latest().end(1013);
      await vi.advanceTimersByTimeAsync(15_000);
    }
    await latest().accept();
    await vi.advanceTimersByTimeAsync(60_000);
    const before = FakeSocket.opened.length;
    await latest().end(1013);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  });
});

describe('4401', () => {
  test('for the current token ends the session', async () => {
    await subscribe();
    await latest().accept();
    await latest().end(4401);
    expect(session.getState().auth.token).toBe(null);
  });

  test('for an earlier token leaves the new session alone', async () => {
    await subscribe();
    await latest().accept();
    session.signIn(user, 'new');
    await latest().end(4401);
    expect(session.getState().auth).toMatchObject({ token: 'new', user });
  });
});

describe('a hidden tab', () => {
  test('closes its socket after half an hour, and subscribes again when it is seen', async () => {
    const { ends, states } = await subscribe();
    await latest().accept();
    const first = latest();
    setHidden(true);
    await vi.advanceTimersByTimeAsync(29 * 60_000);
    expect(first.readyState).toBe(FakeSocket.OPEN);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([first.readyState, FakeSocket.opened.length]).toEqual([FakeSocket.CLOSED, 1]);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(0);
    await latest().accept();
    expect([latest().types(), ends]).toEqual([['connection_init', 'subscribe'], []]);
    expect(states).toEqual(['connected', 'idle', 'connected']);
  });

  test('keeps its socket if it is seen within half an hour', async () => {
    await subscribe();
    await latest().accept();
    setHidden(true);
    await vi.advanceTimersByTimeAsync(29 * 60_000);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([latest().readyState, FakeSocket.opened.length]).toEqual([FakeSocket.OPEN, 1]);
  });
});

describe('a new session', () => {
  test('takes over what is subscribed to, with its own token', async () => {
    const { realtime, ends } = await subscribe();
    await latest().accept();
    session.signIn(user, 'new');
    realtime.reconnect();
    await vi.advanceTimersByTimeAsync(1_000);
    await latest().accept();
    expect(latest().sent).toMatchObject([
      { type: 'connection_init', payload: { authorization: 'Bearer new' } },
      { type: 'subscribe' },
    ]);
    expect([FakeSocket.opened.length, ends]).toEqual([2, []]);
  });

  test('that is none ends them', async () => {
    const { realtime, ends } = await subscribe();
    await latest().accept();
    session.signOut();
    realtime.reconnect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.opened.length, ends]).toEqual([1, ['complete']]);
  });
});
