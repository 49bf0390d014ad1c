import { createClient, type Client } from 'graphql-ws';
import { session } from './session';

export type SocketState = 'idle' | 'connected' | 'lost';
type Listener = (state: SocketState, reconnected: boolean) => void;

const firstWaitMs = 500;
const longestWaitMs = 15_000;
/** A connection that lasted this long counts as a success: the next loss is met with a short wait again. */
const stableMs = 10_000;
/** The server closes with this code when the session is over; trying again cannot help. */
const sessionOver = 4401;

const listeners = new Set<Listener>();
let state: SocketState = 'idle';
let connectedBefore = false;

function change(next: SocketState, reconnected = false): void {
  state = next;
  for (const listener of listeners) listener(next, reconnected);
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Doubling waits with a spread, so that a restarted server is not met by everybody at once. */
const backoff = (retries: number): Promise<void> =>
  wait(Math.min(longestWaitMs, firstWaitMs * 2 ** retries) * (0.5 + Math.random() / 2));

const isSessionOver = (event: unknown): boolean => (event as { code?: number } | null)?.code === sessionOver;

/** The socket for subscriptions: opened by the first, carrying the token of the moment. */
export function createSocket(url: string): Client {
  let token: string | null = null;
  let attempts = 0;
  let connectedAt = Number.POSITIVE_INFINITY;
  return createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    // Counted here: graphql-ws starts over with each acknowledgement, also where the server closes right after it.
    retryWait: () => backoff(attempts++),
    shouldRetry: (event) => !isSessionOver(event),
    keepAlive: 20_000,
    connectionParams: () => {
      ({ token } = session.getState().auth);
      return token ? { authorization: `Bearer ${token}` } : {};
    },
    on: {
      connected: () => {
        connectedAt = Date.now();
        change('connected', connectedBefore);
        connectedBefore = true;
      },
      closed: (event) => {
        if (Date.now() - connectedAt >= stableMs) attempts = 0;
        connectedAt = Number.POSITIVE_INFINITY;
        change('lost');
        if (isSessionOver(event) && token) session.signOutOf(token);
      },
    },
  });
}

/** State of the socket now. */
export const socketState = (): SocketState => state;

/** Tells of every change; `reconnected` is true when something may have been missed in between. */
export function onSocketChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
