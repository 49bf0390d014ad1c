import { createClient, type Client } from 'graphql-ws';
import { Backoff } from './realtime-backoff';
import type { SocketState } from './realtime-state';
import { session } from './session';

/** Longest wait for a connection to be accepted. */
const connectTimeoutMs = 15_000;
/** Longest wait for the answer to a ping; without one the connection is dead although it was never closed. */
const pongTimeoutMs = 10_000;
/** The server closes with this code when the session is over; trying again cannot help. */
const sessionOver = 4401;

const codeOf = (event: unknown): number | undefined => (event as { code?: number } | null)?.code;
const reasonOf = (event: unknown): string | undefined => (event as { reason?: string } | null)?.reason;

/** A connection for subscriptions; opened by the first one, closed after the last. */
export interface RealtimeSocket {
  subscribe: Client['subscribe'];
  close(): void;
}

/** Ends a connection that does not answer in time. */
class Watchdog {
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

/** The socket of one token. */
export function createSocket(
  url: string,
  token: string,
  onState: (state: SocketState) => void,
): RealtimeSocket {
  const backoff = new Backoff();
  let open: WebSocket | null = null;
  const watchdog = new Watchdog(() => client.terminate());
  const client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => backoff.wait(),
    shouldRetry: (event) => codeOf(event) !== sessionOver,
    keepAlive: 20_000,
    connectionParams: () => ({ authorization: `Bearer ${token}` }),
    on: {
      connecting: () => watchdog.start(connectTimeoutMs),
      ping: (received) => {
        if (!received) watchdog.start(pongTimeoutMs);
      },
      pong: () => watchdog.stop(),
      connected: (socket) => {
        open = socket as WebSocket;
        watchdog.stop();
        backoff.connected();
        onState('connected');
      },
      closed: (event) => {
        open = null;
        watchdog.stop();
        backoff.closed(codeOf(event), reasonOf(event));
        onState(codeOf(event) === 1000 ? 'idle' : 'lost');
        if (codeOf(event) === sessionOver) session.signOutOf(token);
      },
    },
  });
  const onOnline = () => {
    backoff.skip();
    if (!open) return;
    // A change of network leaves dead connections open, so this one is pinged.
    watchdog.start(pongTimeoutMs);
    open.send('{"type":"ping"}');
  };
  window.addEventListener('online', onOnline);
  return {
    subscribe: client.subscribe,
    close: () => {
      window.removeEventListener('online', onOnline);
      watchdog.stop();
      backoff.skip();
      void client.dispose();
    },
  };
}
