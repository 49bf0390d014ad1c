/** How much of a kind of requests one server takes on. */
export interface LoadLimits {
  /** Requests in work at a time: enough to keep the pool and the processor busy, and no more. */
  concurrency: number;
  /** Requests that may wait for their turn while a burst is worked off. */
  queueLength: number;
  /** A queue that has not been empty for so long is no burst any more, but overload; nobody waits longer than that. */
  burstMs: number;
  /** A request that takes longer waits for something else, such as a slow reader, and gives its place to another one. */
  holdMs: number;
}

/** A request as the limiter knows it. */
export interface LimitedRequest {
  /** Does the work. */
  start(): void;
  /** Answers that the server is too busy. */
  refuse(): void;
  /** Calls back once all of the request has arrived: until then there is nothing to work on. */
  onArrived(listener: () => void): void;
  /** Calls back once the request is answered or abandoned. */
  onEnd(listener: () => void): void;
}

interface Entry {
  request: LimitedRequest;
  hasEnded: boolean;
}

const SWEEP_MS = 50;

/**
 * Limits the requests in work and lets others wait in order. Bursts may wait long; while the queue stands for longer than
 * `burstMs`, only as many may wait as are in work, so that accepted requests are answered soon, and all others are refused at once.
 * The same idea as CoDel's: a queue is good while it empties, and harmful while it stands.
 */
export class LoadLimiter {
  private readonly inWork = new Map<Entry, number>();
  /** With the time since which each waits, in the order of arrival. */
  private readonly queue = new Map<Entry, number>();
  /** When the queue was empty last. */
  private emptyAt = 0;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(private readonly limits: LoadLimits) {}

  /** Starts a request, lets it wait, or refuses it. */
  take(request: LimitedRequest): void {
    if (this.queue.size === 0) this.emptyAt = performance.now();
    else if (this.queue.size >= this.allowedQueue()) return request.refuse();
    const entry: Entry = { request, hasEnded: false };
    request.onEnd(() => this.end(entry));
    if (this.queue.size === 0 && this.inWork.size < this.limits.concurrency) return this.start(entry);
    this.queue.set(entry, performance.now());
    this.sweeper ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  get size(): { inWork: number; waiting: number } {
    return { inWork: this.inWork.size, waiting: this.queue.size };
  }

  get isOverloaded(): boolean {
    return this.queue.size > 0 && performance.now() - this.emptyAt > this.limits.burstMs;
  }

  private allowedQueue(): number {
    const { concurrency, queueLength } = this.limits;
    return this.isOverloaded ? Math.min(concurrency, queueLength) : queueLength;
  }

  private start(entry: Entry): void {
    const { request } = entry;
    request.onArrived(() => {
      if (!entry.hasEnded) this.inWork.set(entry, performance.now());
    });
    request.start();
  }

  private end(entry: Entry): void {
    entry.hasEnded = true;
    this.queue.delete(entry);
    this.inWork.delete(entry);
    this.startWaiting();
  }

  private startWaiting(): void {
    for (const entry of this.queue.keys()) {
      if (this.inWork.size >= this.limits.concurrency) return;
      this.queue.delete(entry);
      this.start(entry);
    }
    if (this.queue.size > 0) return;
    clearInterval(this.sweeper);
    this.sweeper = undefined;
  }

  /** Takes back places that were held for too long, and refuses who has waited or would wait for too long. */
  private sweep(): void {
    const { holdMs, burstMs } = this.limits;
    for (const entry of olderThan(this.inWork, performance.now() - holdMs)) this.inWork.delete(entry);
    this.startWaiting();
    const late = olderThan(this.queue, performance.now() - burstMs);
    const surplus = Math.max(0, this.queue.size - late.length - this.allowedQueue());
    const newest = surplus > 0 ? [...this.queue.keys()].slice(-surplus) : [];
    for (const entry of [...late, ...newest]) {
      this.queue.delete(entry);
      entry.request.refuse();
    }
  }
}

/** The first entries, since they are in the order of their times. */
const olderThan = (entries: ReadonlyMap<Entry, number>, time: number): Entry[] => {
  const found: Entry[] = [];
  for (const [entry, since] of entries) {
    if (since > time) break;
    found.push(entry);
  }
  return found;
};
