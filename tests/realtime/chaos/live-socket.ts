import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { Backoff } from '../../../client/src/data/realtime-backoff';
import { socketUrl } from '../../support/client';
import type { BuiltMember } from '../../support/factories';
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

/** Who somebody is, and where the balancer sends them first. */
export interface Identity extends Pick<BuiltMember, 'id' | 'token' | 'eventId'> {
  home: number;
}

interface Handlers {
  connected(): void;
  /** Called for what the portal would not recover from. */
  failed(what: string): void;
  messageAdded(message: ChatMessage): void;
  meetingChanged(meeting: Meeting): void;
  presenceChanged(changes: { attendeeId: string; online: boolean }[]): void;
}

/** The socket of one person with its subscriptions: connects again after every loss, as `realtime.ts` of the portal does. */
export class LiveSocket {
  readonly backoff = new Backoff();
  /** The connection, where there is one. */
  open: WebSocket | undefined;
  private readonly client: Client;
  private watchdog: NodeJS.Timeout | undefined;
  private attempts = 0;
  private isOver = false;

  constructor(
    servers: readonly { url: string }[],
    { token, eventId, home }: Identity,
    private readonly handlers: Handlers,
  ) {
    this.client = createClient({
      webSocketImpl: QuietWebSocket,
      url: () => socketUrl(servers[(home + this.attempts++) % servers.length]!.url),
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => this.backoff.wait(),
      shouldRetry: (event) => (event as CloseEvent).code !== SIGNED_OUT,
      keepAlive: KEEP_ALIVE_MS,
      connectionParams: { authorization: `Bearer ${token}` },
      on: {
        connecting: () => this.watch(CONNECT_TIMEOUT_MS),
        ping: (received) => !received && this.watch(PONG_TIMEOUT_MS),
        pong: () => clearTimeout(this.watchdog),
        connected: (socket) => this.noteConnected(socket as WebSocket),
        closed: (event) => this.noteClosed(event as CloseEvent),
      },
    });
    for (const topic of Object.keys(LIVE) as (keyof typeof LIVE)[]) this.subscribe(topic, eventId);
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

  private watch(ms: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.client.terminate(), ms).unref();
  }

  private noteConnected(socket: WebSocket): void {
    this.open = socket;
    // What the next attempt takes as its first choice: the server that accepted this one.
    this.attempts -= 1;
    clearTimeout(this.watchdog);
    this.backoff.connected();
    this.handlers.connected();
  }

  private noteClosed({ code, reason }: CloseEvent): void {
    this.open = undefined;
    clearTimeout(this.watchdog);
    this.backoff.closed(code, reason);
    if (code === SIGNED_OUT) this.handlers.failed('was signed out');
  }

  private subscribe(topic: keyof typeof LIVE, eventId: string): void {
    const { failed, [topic]: take } = this.handlers;
    const query = `subscription ($eventId: ID!) { ${topic}(eventId: $eventId) { ${LIVE[topic]} } }`;
    const end = (how: string) => !this.isOver && failed(`lost the subscription to ${topic}: ${how}`);
    this.client.subscribe(
      { query, variables: { eventId } },
      {
        next: ({ data, errors }) => {
          if (errors) failed(`was delivered an error: ${JSON.stringify(errors)}`);
          else if (data) (take as (delivered: unknown) => void)(data[topic]);
        },
        error: (error) => end(JSON.stringify(error)),
        complete: () => end('it was completed'),
      },
    );
  }
}
