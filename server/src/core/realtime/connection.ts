import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { LiveViewer } from './live-viewer';
import type { SocketSlot } from '../admission/socket-slots';

/** A subscriber that has more than this waiting does not read; it is cut off and comes back when it can. */
export const MAX_BACKLOG_BYTES = 1024 * 1024;

/** Why we close; codes from 4000 on are our own. */
export const CloseReason = {
  /** The session ended: signing in again is the only way back. */
  SIGNED_OUT: [4401, 'Signed out'],
  /** The rights of the user changed: clients reconnect and are authorized again. */
  ACCESS_CHANGED: [4403, 'Access changed'],
  /** The page's origin is not of those that its token lists. */
  ORIGIN_NOT_LISTED: [4403, 'Origin not listed'],
  /** No token was brought. */
  UNAUTHORIZED: [4401, 'Unauthorized'],
  /** A newer socket of the session took its place: a person uses the tab that was opened last. */
  TOO_MANY_SOCKETS: [4430, 'Too many sockets of this session'],
  TOO_SLOW: [4413, 'Too slow to keep up'],
  GOING_AWAY: [1001, 'Going away'],
  /** Something may have been missed, or could not be done now: clients come back after a while. */
  TRY_AGAIN: [1013, 'Please try again'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

/** Clients of a server that stops come back at so many a second, spread over the others. */
const RETURNS_PER_SECOND = 1_000;

/** Why the sockets of a server that stops are closed; clients read from it within how many seconds they shall come back. */
export const goingAway = (connections: number): readonly [code: number, reason: string] => [
  CloseReason.GOING_AWAY[0],
  `${CloseReason.GOING_AWAY[1]}; retry-within=${Math.ceil(connections / RETURNS_PER_SECOND)}`,
];

/** A socket's data from its handshake. */
export interface Admission {
  address: string;
  slot: SocketSlot;
  /** Of a page of another site, which has to bring a token that lists it. */
  foreignOrigin: string | undefined;
  /** The token of a handshake, and whose it is; `connection_init` may bring another one. */
  handshake: { token: string; viewer: LiveViewer } | undefined;
}

/** One client's socket: `ws` speaks the protocol, finished frames go straight to the stream below it. */
export class Connection {
  private answered = true;
  /** Shared by all that wait for the client. */
  private draining: Promise<void> | undefined;

  constructor(
    readonly socket: WebSocket,
    private readonly stream: Duplex,
    readonly admission: Admission,
    /** Connections are pinged in parts; which one this belongs to. */
    readonly pingPart: number,
  ) {
    socket.on('pong', () => (this.answered = true));
    // Each ping is answered: a client that only asks would fill our memory with answers.
    socket.on('ping', () => this.keepsUp());
  }

  /** The viewer and token, known from `connection_init` on. */
  viewer: LiveViewer | undefined;
  token: string | undefined;

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Whether the client reads what it is sent; cuts it off where it does not. */
  keepsUp(): boolean {
    if (!this.isOpen) return false;
    if (this.stream.writableLength <= MAX_BACKLOG_BYTES) return true;
    this.close(CloseReason.TOO_SLOW);
    return false;
  }

  /** Writes a finished frame. */
  write(frame: Buffer): void {
    if (this.keepsUp()) this.stream.write(frame);
  }

  /** Resolves when the client has taken what it was sent, or is gone. */
  drained(): Promise<void> {
    if (!this.stream.writableNeedDrain) return Promise.resolve();
    this.draining ??= new Promise((resolve) => {
      const end = () => {
        this.stream.off('drain', end).off('close', end);
        this.draining = undefined;
        resolve();
      };
      this.stream.on('drain', end).on('close', end);
    });
    return this.draining;
  }

  /** Asks for a sign of life; a client that did not answer the last time is gone. */
  ping(): void {
    if (!this.answered) return this.socket.terminate();
    this.answered = false;
    if (this.isOpen) this.socket.ping();
  }

  /** Says why and ends; a client that does not answer the closing is ended all the same. */
  close([code, reason]: readonly [code: number, reason: string], graceMs = 2_000): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), graceMs).unref();
  }
}
