import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { Backoff } from '../../../client/src/data/realtime-backoff';
import { socketUrl } from '../../support/client';
import { LIVE } from './documents';
import type { SupervisedServer } from './installation';

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

export type Topic = keyof typeof LIVE;

interface LiveSocketOptions {
  servers: readonly Pick<SupervisedServer, 'url'>[];
  home: number;
  token: string;
  eventId: string;
  onConnected(): void;
  onData(topic: Topic, data: unknown): void;
  /** Called for what the portal would not recover from. */
  onFault(what: string): void;
}

/** The socket of one person with its subscriptions: connects again after every loss, as `realtime-socket.ts` of the portal does. */
export class LiveSocket {
  private readonly backoff = new Backoff();
  private readonly client: Client;
  private watchdog: NodeJS.Timeout | undefined;
  private open: WebSocket | undefined;
  private attempts = 0;
  private isOver = false;

  constructor(private readonly options: LiveSocketOptions) {
    this.client = this.connect();
    for (const topic of Object.keys(LIVE) as Topic[]) this.subscribe(topic);
  }

  get isConnected(): boolean {
    return this.open !== undefined;
  }

  /** Breaks the connection without a word, as a network does. */
  cut(): void {
    this.open?.terminate();
  }

  /** Stops reading, and after a while goes on. */
  stall(ms: number): void {
    const socket = this.open;
    socket?.pause();
    setTimeout(() => socket?.resume(), ms).unref();
  }

  async close(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.watchdog);
    this.backoff.skip();
    // It fails where an attempt to connect was under way.
    await Promise.resolve(this.client.dispose()).catch(() => undefined);
  }

  /** Ends the present wait, as the browser's word that the network is back does. */
  hurry(): void {
    this.backoff.skip();
  }

  private connect(): Client {
    const { servers, home, token, onConnected } = this.options;
    return createClient({
      webSocketImpl: QuietWebSocket,
      url: () => socketUrl(servers[(home + this.attempts++) % servers.length]!.url),
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => this.backoff.wait(),
      shouldRetry: (event) => (event as { code?: number }).code !== SIGNED_OUT,
      keepAlive: KEEP_ALIVE_MS,
      connectionParams: { authorization: `Bearer ${token}` },
      on: {
        connecting: () => this.watch(CONNECT_TIMEOUT_MS),
        ping: (received) => !received && this.watch(PONG_TIMEOUT_MS),
        pong: () => clearTimeout(this.watchdog),
        connected: (socket) => {
          this.open = socket as WebSocket;
          // What the next attempt takes as its first choice: the server that accepted this one.
          this.attempts -= 1;
          clearTimeout(this.watchdog);
          this.backoff.connected();
          onConnected();
        },
        closed: (event) => this.noteClosed(event as { code?: number; reason?: string }),
      },
    });
  }

  private watch(ms: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.client.terminate(), ms).unref();
  }

  private noteClosed({ code, reason }: { code?: number; reason?: string }): void {
    this.open = undefined;
    clearTimeout(this.watchdog);
    this.backoff.closed(code, reason);
    if (code === SIGNED_OUT) this.options.onFault('was signed out');
  }

  private subscribe(topic: Topic): void {
    const { eventId, onData, onFault } = this.options;
    const end = (how: string) => !this.isOver && onFault(`lost the subscription to ${topic}: ${how}`);
    this.client.subscribe(
      { query: LIVE[topic], variables: { eventId } },
      {
        next: ({ data, errors }) => {
          if (errors) onFault(`was delivered an error: ${JSON.stringify(errors)}`);
          else if (data) onData(topic, data[topic]);
        },
        error: (error) => end(JSON.stringify(error)),
        complete: () => end('it was completed'),
      },
    );
  }
}
