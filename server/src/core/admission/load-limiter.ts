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
  /** Until when its connection was asked not to ask again; 0 where it was not. */
  earlyUntil(): number;
  /** Calls back once all of the request has arrived: until then there is nothing to work on. */
  onArrived(listener: () => void): void;
  /** Calls back once the request is answered or abandoned. */
  onEnd(listener: () => void): void;
}

const SWEEP_MS = 50;

/**
 * Limits the requests in work and lets others wait in order. Bursts may wait long; while the queue stands for longer than
 * `burstMs`, only as many may wait as are in work, so that accepted requests are answered soon, and all others are refused at once.
 * The same idea as CoDel's: a queue is good while it empties, and harmful while it stands. To refuse costs a quarter of answering:
 * who asks again earlier than they were asked to is not refused before that time.
 */
export class LoadLimiter {
  /** Neither answered nor abandoned. */
  private readonly open = new Set<LimitedRequest>();
  private readonly inWork = new Map<LimitedRequest, number>();
  /** With the time since which each waits, in the order of arrival. */
  private readonly queue = new Map<LimitedRequest, number>();
  /** With the time at which they are refused: until then they are started where there is room. */
  private readonly held = new Map<LimitedRequest, number>();
  /** When the queue was empty last. */
  private emptyAt = 0;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(private readonly limits: LoadLimits) {}

  /** Starts a request, lets it wait, or refuses it. */
  take(request: LimitedRequest): void {
    if (this.queue.size === 0) this.emptyAt = performance.now();
    const isFull = this.queue.size > 0 && this.queue.size >= this.allowedQueue();
    const earlyUntil = isFull ? request.earlyUntil() : 0;
    if (isFull && earlyUntil <= performance.now()) return request.refuse();
    this.open.add(request);
    request.onEnd(() => this.end(request));
    if (this.queue.size === 0 && this.inWork.size < this.limits.concurrency) return this.start(request);
    if (isFull) this.held.set(request, earlyUntil);
    else this.queue.set(request, performance.now());
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

  private start(request: LimitedRequest): void {
    request.onArrived(() => {
      if (this.open.has(request)) this.inWork.set(request, performance.now());
    });
    request.start();
  }

  private end(request: LimitedRequest): void {
    this.open.delete(request);
    this.queue.delete(request);
    this.held.delete(request);
    this.inWork.delete(request);
    this.startWaiting();
  }

  private startWaiting(): void {
    for (const waiting of [this.queue, this.held])
      for (const request of waiting.keys()) {
        if (this.inWork.size >= this.limits.concurrency) return;
        waiting.delete(request);
        this.start(request);
      }
    clearInterval(this.sweeper);
    this.sweeper = undefined;
  }

  /** Takes back places that were held for too long, and refuses who has waited or would wait for too long. */
  private sweep(): void {
    const { holdMs, burstMs } = this.limits;
    for (const request of olderThan(this.inWork, performance.now() - holdMs)) this.inWork.delete(request);
    this.startWaiting();
    const late = olderThan(this.queue, performance.now() - burstMs);
    const surplus = Math.max(0, this.queue.size - late.length - this.allowedQueue());
    const newest = surplus > 0 ? [...this.queue.keys()].slice(-surplus) : [];
    const now = performance.now();
    const over = [...this.held.keys()].filter((request) => this.held.get(request)! <= now);
    for (const request of [...late, ...newest, ...over]) {
      this.queue.delete(request);
      this.held.delete(request);
      request.refuse();
    }
  }
}

/** The first requests, since they are in the order of their times. */
const olderThan = (requests: ReadonlyMap<LimitedRequest, number>, time: number): LimitedRequest[] => {
  const found: LimitedRequest[] = [];
  for (const [request, since] of requests) {
    if (since > time) break;
    found.push(request);
  }
  return found;
};
