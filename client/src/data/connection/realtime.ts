import { createClient, type Client } from 'graphql-ws';
import { Backoff } from './realtime-backoff';
import { setSocketState } from './realtime-state';
import { session } from '../session/session';

/** Longest wait for a connection to be accepted. */
const connectTimeoutMs = 15_000;
/** Longest wait for the answer to a ping; without one the connection is dead although it was never closed. */
const pongTimeoutMs = 10_000;
/** A tab that was hidden for so long closes its socket, and catches up when it is visible again. */
const hiddenMs = 30 * 60_000;
/** The server closes with this code when the session is over; retries cannot help. */
const sessionOver = 4401;
/** The session has too many sockets, and this is its oldest. */
const tooManySockets = 4430;

const codeOf = (event: unknown): number | undefined => (event as { code?: number } | null)?.code;
const reasonOf = (event: unknown): string | undefined => (event as { reason?: string } | null)?.reason;
const isHidden = (): boolean => document.visibilityState === 'hidden';

/** The connection of this tab for subscriptions; opened by the first one, closed after the last. */
export interface Realtime {
  subscribe: Client['subscribe'];
  /** Reconnects as the person who is signed in now. */
  reconnect(): void;
}

/** A timeout that can be stopped and restarted. */
class Timer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  constructor(private readonly expire: () => void) {}
  start(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.expire, ms);
  }
  stop(): void {
    clearTimeout(this.timer);
  }
}

/** Resolves when the tab is visible. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isHidden()) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/** Opens a socket of this tab when something is subscribed to, and again whenever it is lost. */
export function createRealtime(url: string): Realtime {
  const backoff = new Backoff();
  let open: WebSocket | null = null;
  let token: string | null = null;
  // A hidden tab that closed its socket, or lost it to another tab, reconnects only when it is visible.
  let waitsForView = false;
  const watchdog = new Timer(() => client.terminate());
  const client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: async () => {
      if (waitsForView) await whenVisible();
      else await backoff.wait();
      waitsForView = false;
    },
    shouldRetry: (event) => codeOf(event) !== sessionOver && session.getState().auth.token !== null,
    keepAlive: 20_000,
    connectionParams: () => {
      ({ token } = session.getState().auth);
      return { authorization: `Bearer ${token}` };
    },
    on: {
      connecting: () => watchdog.start(connectTimeoutMs),
      ping: (received) => {
        if (!received) watchdog.start(pongTimeoutMs);
      },
      pong: () => watchdog.stop(),
      connected: (socket) => {
        open = socket as WebSocket;
        waitsForView = false;
        watchdog.stop();
        backoff.connected();
        setSocketState('connected');
      },
      closed: (event) => {
        const code = codeOf(event);
        open = null;
        watchdog.stop();
        backoff.closed(code, reasonOf(event));
        waitsForView ||= code === tooManySockets && isHidden();
        setSocketState(code === 1000 || waitsForView ? 'idle' : 'lost');
        if (code === sessionOver) session.signOutOf(token);
      },
    },
  });
  const onOnline = () => {
    backoff.skip();
    if (!open) return;
    // Pings the connection, since a change of network leaves dead ones open.
    watchdog.start(pongTimeoutMs);
    open.send('{"type":"ping"}');
  };
  const hidden = new Timer(() => {
    if (!open) return;
    waitsForView = true;
    client.terminate();
  });
  const onVisibilityChange = () => (isHidden() ? hidden.start(hiddenMs) : hidden.stop());
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    subscribe: (payload, sink) =>
      client.subscribe(payload, {
        ...sink,
        // An ended session is neither reported nor retried.
        error: (error) => (session.getState().auth.token ? sink.error(error) : sink.complete()),
      }),
    reconnect: () => {
      setSocketState('idle');
      client.terminate();
      backoff.skip();
    },
  };
}
