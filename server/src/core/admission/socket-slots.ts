/** Protects a server's memory from open sockets: 20 of a session and 10,000 of an address by the settings, 4,000 of it not signed in. */
import type { Config } from '../config';

/** How many sockets one server accepts, and how long it waits for `connection_init`. */
export const socketLimits = ({ socketsPerSession, socketsPerAddress }: Config) => ({
  /** Open sockets of one session: about one per tab. */
  perSession: socketsPerSession,
  /** Open sockets of one address (IPv6: of one /64): a whole hall may be behind one. */
  perAddress: socketsPerAddress,
  /** Of these, sockets that have not signed in yet: a hall that reconnects after a restart must fit. */
  pendingPerAddress: 4_000,
  initTimeoutMs: 5_000,
});

export type SocketLimits = ReturnType<typeof socketLimits>;

/** The place of one socket in the counts. */
export interface SocketSlot {
  /** Moves the socket from the pending ones to those of a session; where that has its limit already, its oldest one is closed. */
  signIn(sessionId: string, close: () => void): void;
  /** Frees the place; may be called more than once. */
  release(): void;
}

/** In memory, since sockets belong to one server. */
export class SocketSlots {
  /** Sockets of each address, and how many of them have not signed in; addresses without any take no memory. */
  private readonly addresses = new Map<string, { open: number; pending: number }>();
  /** How the sockets of each session are closed, the oldest first. */
  private readonly sessions = new Map<string, Set<() => void>>();

  constructor(private readonly limits: SocketLimits) {}

  /** Takes a place for a socket that is about to open; undefined where its address has its limit already. */
  take(address: string): SocketSlot | undefined {
    const { perAddress, pendingPerAddress } = this.limits;
    const count = this.addresses.get(address) ?? { open: 0, pending: 0 };
    if (count.open >= perAddress || count.pending >= pendingPerAddress) return undefined;
    this.addresses.set(address, count);
    count.open += 1;
    count.pending += 1;
    let leave: (() => void) | undefined = () => void (count.pending -= 1);
    return {
      signIn: (sessionId, close) => {
        if (!leave) return;
        leave();
        leave = this.join(sessionId, close);
      },
      release: () => {
        if (!leave) return;
        leave();
        leave = undefined;
        count.open -= 1;
        if (count.open === 0) this.addresses.delete(address);
      },
    };
  }

  /** Adds a socket to those of a session; returns what takes it out. */
  private join(sessionId: string, close: () => void): () => void {
    const sockets = this.sessions.get(sessionId) ?? new Set();
    this.sessions.set(sessionId, sockets);
    const [oldest] = sockets;
    if (oldest && sockets.size >= this.limits.perSession) {
      sockets.delete(oldest);
      oldest();
    }
    sockets.add(close);
    return () => {
      sockets.delete(close);
      if (sockets.size === 0 && this.sessions.get(sessionId) === sockets) this.sessions.delete(sessionId);
    };
  }
}
