import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { Backoff } from '../../../client/src/data/connection/realtime-backoff';
import { socketUrl } from '../../support/client';
import { LIVE, type ChatMessage, type Meeting } from './documents';

/** Shorter than the portal's 15, 20 and 10 seconds, so that people leave a server that hangs during the test. */
const CONNECT_TIMEOUT_MS = 4_000;
const KEEP_ALIVE_MS = 5_000;
const PONG_TIMEOUT_MS = 3_000;
const SIGNED_OUT = 4401;

/** `ws` reports an attempt that is given up as an error, which browsers do not. */
class QuietWebSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols);
    this.on('error', () => undefined);
  }
}

type CloseEvent = { code?: number; reason?: string };

interface Handlers {
  connected(): void;
  /** Called for what the portal would not recover from. */
  failed(what: string): void;
  messageAdded(message: ChatMessage): void;
  meetingChanged(meeting: Meeting): void;
  presenceChanged(changes: { attendeeId: string; online: boolean }[]): void;
}

export type LiveSocket = ReturnType<typeof openLiveSocket>;

/** The socket of one person with its subscriptions: connects again after every loss, as `realtime.ts` of the portal does. */
export function openLiveSocket(
  urls: readonly string[],
  { token, eventId }: { token: string; eventId: string },
  handlers: Handlers,
) {
  const backoff = new Backoff();
  let open: WebSocket | undefined;
  let watchdog: NodeJS.Timeout | undefined;
  let attempts = 0;
  let isOver = false;
  const watch = (ms: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => client.terminate(), ms).unref();
  };
  const client = createClient({
    webSocketImpl: QuietWebSocket,
    url: () => socketUrl(urls[attempts++ % urls.length]!),
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => backoff.wait(),
    shouldRetry: (event) => (event as CloseEvent).code !== SIGNED_OUT,
    keepAlive: KEEP_ALIVE_MS,
    connectionParams: { authorization: `Bearer ${token}` },
    on: {
      connecting: () => watch(CONNECT_TIMEOUT_MS),
      ping: (received) => !received && watch(PONG_TIMEOUT_MS),
      pong: () => clearTimeout(watchdog),
      connected: (socket) => {
        open = socket as WebSocket;
        // The next attempt tries the server first that accepted this one.
        attempts -= 1;
        clearTimeout(watchdog);
        backoff.connected();
        handlers.connected();
      },
      closed: (event) => {
        const { code, reason } = event as CloseEvent;
        open = undefined;
        clearTimeout(watchdog);
        backoff.closed(code, reason);
        if (code === SIGNED_OUT) handlers.failed('was signed out');
      },
    },
  });
  for (const topic of Object.keys(LIVE) as (keyof typeof LIVE)[]) {
    const query = `subscription ($eventId: ID!) { ${topic}(eventId: $eventId) { ${LIVE[topic]} } }`;
    const end = (how: string) => !isOver && handlers.failed(`lost the subscription to ${topic}: ${how}`);
    client.subscribe(
      { query, variables: { eventId } },
      {
        next: ({ data, errors }) => {
          if (errors) handlers.failed(`was delivered an error: ${JSON.stringify(errors)}`);
          else if (data) (handlers[topic] as (delivered: unknown) => void)(data[topic]);
        },
        error: (error) => end(JSON.stringify(error)),
        complete: () => end('it was completed'),
      },
    );
  }
  return {
    isConnected: () => open !== undefined,
    /** Breaks the connection without a word, as a network does. */
    cut: () => open?.terminate(),
    /** Stops reading, and after a while goes on. */
    stall(ms: number) {
      const socket = open;
      socket?.pause();
      setTimeout(() => socket?.resume(), ms).unref();
    },
    /** Ends the present wait, as the browser's word that the network is back does. */
    hurry: () => backoff.skip(),
    async close() {
      isOver = true;
      clearTimeout(watchdog);
      backoff.skip();
      // It fails where an attempt to connect was under way.
      await Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
}
