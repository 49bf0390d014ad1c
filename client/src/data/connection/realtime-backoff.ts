const firstWaitMs = 500;
const longestWaitMs = 15_000;
/** Long, since other sockets of the session have to close first. */
const tooManySocketsWaitMs = 30_000;
/** A connection that lasted this long resets the backoff. */
const stableMs = 10_000;
/** A stopping server names the seconds over which its clients spread their reconnections. */
const spreadOf = (reason: string): number => Number(/retry-within=(\d+)/.exec(reason)?.[1] ?? 0) * 1_000;

/** The server accepts no more sockets of this session. */
const tooManySockets = 4430;

/** Exponential backoff with jitter, so that clients do not all reconnect to a restarted server at once. */
export class Backoff {
  // graphql-ws resets its own count with each acknowledgement, even if the server closes right after it.
  private attempts = 0;
  private connectedAt = Number.POSITIVE_INFINITY;
  private lastCode: number | undefined;
  private spreadMs = 0;
  private wake: () => void = () => undefined;

  connected(): void {
    this.connectedAt = Date.now();
  }

  closed(code: number | undefined, reason = ''): void {
    this.spreadMs = spreadOf(reason);
    if (Date.now() - this.connectedAt >= stableMs) this.attempts = 0;
    this.connectedAt = Number.POSITIVE_INFINITY;
    this.lastCode = code;
  }

  wait(): Promise<void> {
    const jitter = 0.5 + Math.random() / 2;
    const ms = this.nextMs() * jitter + this.spreadMs * Math.random();
    this.spreadMs = 0;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the current wait because the network is back. */
  skip(): void {
    this.attempts = 0;
    this.wake();
  }

  private nextMs(): number {
    if (this.lastCode === tooManySockets) return tooManySocketsWaitMs;
    return Math.min(longestWaitMs, firstWaitMs * 2 ** this.attempts++);
  }
}
