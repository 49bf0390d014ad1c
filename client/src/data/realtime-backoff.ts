const firstWaitMs = 500;
const longestWaitMs = 15_000;
/** Other sockets of the session have to close first, so that asking soon is pointless. */
const tooManySocketsWaitMs = 30_000;
/** A connection that lasted this long counts as a success: the next loss is met with a short wait again. */
const stableMs = 10_000;
/** A server that stops says within how many seconds its clients shall come back, each at a time of its own. */
const spreadOf = (reason: string): number => Number(/retry-within=(\d+)/.exec(reason)?.[1] ?? 0) * 1_000;

/** The server accepts no more sockets of this session. */
const tooManySockets = 4430;

/** The waits between attempts: doubling, with jitter, so that a restarted server is not met by everybody at once. */
export class Backoff {
  // Counted here: graphql-ws starts over with each acknowledgement, also where the server closes right after it.
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

  /** Ends the present wait: the network is back. */
  skip(): void {
    this.attempts = 0;
    this.wake();
  }

  private nextMs(): number {
    if (this.lastCode === tooManySockets) return tooManySocketsWaitMs;
    return Math.min(longestWaitMs, firstWaitMs * 2 ** this.attempts++);
  }
}
