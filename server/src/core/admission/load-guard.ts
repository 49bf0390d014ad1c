/**
 * Protects the processor and the pool from more requests than can be answered soon: three in work for each connection, at least 64,
 * and 1,000 that wait for two seconds at most; of urgent ones 16 and 500.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooBusy, type AppError } from '../errors';
import { onceOver } from '../http/http';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';

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

/** The limits of ordinary requests, and those of the ones that an event cannot do without. */
export interface GuardLimits {
  ordinary: LoadLimits;
  urgent: LoadLimits;
}

/** More requests than connections are in work, since parsing and writing need none. */
const PER_CONNECTION = 3;
const MIN_CONCURRENCY = 64;

const QUEUE_TIMES = { burstMs: 2_000, holdMs: 2_000 };

/** Limits for a pool of so many connections. */
export const guardLimits = (databasePool: number, instead: Partial<GuardLimits> = {}): GuardLimits => ({
  ordinary: {
    concurrency: Math.max(MIN_CONCURRENCY, PER_CONNECTION * databasePool),
    queueLength: 1_000,
    ...QUEUE_TIMES,
  },
  urgent: { concurrency: 16, queueLength: 500, ...QUEUE_TIMES },
  ...instead,
});

/** A request with what is done in either case. */
interface GuardedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  work(): void;
  refuse(error: AppError): void;
}

/** Event of a request that waits for other work of its caller, whose place others can have. */
export const WAITS = 'waits';

/** Clients that were refused together come back spread over so many seconds. */
const RETRY_SECONDS = 3;

/** Made once: an error takes longer to make than the refusal that it is for. */
const refusals = Array.from({ length: RETRY_SECONDS }, (_none, index) => tooBusy(index + 1));

/** Until when connections were asked to wait. */
const askedUntil = new WeakMap<Socket, number>();

const SWEEP_MS = 50;

/** Whether nothing of a request is still to come: until then there is nothing to work on. */
const hasArrived = ({ complete, headers }: IncomingMessage): boolean =>
  complete || (headers['transfer-encoding'] === undefined && !(Number(headers['content-length'] ?? 0) > 0));

/**
 * Limits the requests of a kind that are in work and lets others wait in order. Bursts may wait long; while the queue stands for longer
 * than `burstMs`, only as many may wait as are in work, so that accepted requests are answered soon, and all others are refused at once.
 * The same idea as CoDel's: a queue is good while it empties, and harmful while it stands. To refuse costs a quarter of answering:
 * a client that asks again earlier than it was asked to is not refused before that time.
 */
class LoadLimiter {
  /** Neither answered nor abandoned. */
  private readonly open = new Set<GuardedRequest>();
  readonly inWork = new Map<GuardedRequest, number>();
  /** With the time since which each waits, in the order of arrival. */
  readonly queue = new Map<GuardedRequest, number>();
  /** With the time at which they are refused: until then they are started where there is room. */
  private readonly held = new Map<GuardedRequest, number>();
  /** When the queue was empty last. */
  private emptyAt = 0;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: LoadLimits,
    private readonly onRefused: () => void,
  ) {}

  /** Starts a request, lets it wait, or refuses it. */
  take(guarded: GuardedRequest): void {
    const { request, response } = guarded;
    if (this.queue.size === 0) this.emptyAt = performance.now();
    const isFull = this.queue.size > 0 && this.queue.size >= this.allowedQueue();
    const earlyUntil = isFull ? (askedUntil.get(request.socket) ?? 0) : 0;
    if (isFull && earlyUntil <= performance.now()) return this.refuse(guarded);
    this.open.add(guarded);
    const end = () => this.end(guarded);
    onceOver(request, response, end);
    request.once(WAITS, end);
    if (this.queue.size === 0 && this.inWork.size < this.limits.concurrency) return this.start(guarded);
    if (isFull) this.held.set(guarded, earlyUntil);
    else this.queue.set(guarded, performance.now());
    this.sweeper ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  private allowedQueue(): number {
    const { concurrency, queueLength, burstMs } = this.limits;
    const isOverloaded = this.queue.size > 0 && performance.now() - this.emptyAt > burstMs;
    return isOverloaded ? Math.min(concurrency, queueLength) : queueLength;
  }

  private refuse({ request, refuse }: GuardedRequest): void {
    this.onRefused();
    const wait = Math.floor(Math.random() * RETRY_SECONDS);
    askedUntil.set(request.socket, performance.now() + (wait + 1) * 1_000);
    refuse(refusals[wait]!);
  }

  private start(guarded: GuardedRequest): void {
    if (hasArrived(guarded.request)) this.count(guarded);
    else guarded.request.once('end', () => this.count(guarded));
    guarded.work();
  }

  private count(guarded: GuardedRequest): void {
    if (this.open.has(guarded)) this.inWork.set(guarded, performance.now());
  }

  private end(guarded: GuardedRequest): void {
    for (const places of [this.open, this.queue, this.held, this.inWork]) places.delete(guarded);
    this.startWaiting();
  }

  private startWaiting(): void {
    for (const waiting of [this.queue, this.held])
      for (const guarded of waiting.keys()) {
        if (this.inWork.size >= this.limits.concurrency) return;
        waiting.delete(guarded);
        this.start(guarded);
      }
    clearInterval(this.sweeper);
    this.sweeper = undefined;
  }

  /** Takes back places that were held for too long, and refuses those that have waited or would wait for too long. */
  private sweep(): void {
    const now = performance.now();
    for (const guarded of until(this.inWork, now - this.limits.holdMs)) this.inWork.delete(guarded);
    this.startWaiting();
    const late = until(this.queue, now - this.limits.burstMs);
    const surplus = Math.max(0, this.queue.size - late.length - this.allowedQueue());
    const newest = surplus > 0 ? [...this.queue.keys()].slice(-surplus) : [];
    for (const guarded of [...late, ...newest, ...until(this.held, now)]) {
      this.queue.delete(guarded);
      this.held.delete(guarded);
      this.refuse(guarded);
    }
  }
}

/** Requests whose time is at most this one. */
const until = (requests: ReadonlyMap<GuardedRequest, number>, time: number): GuardedRequest[] =>
  [...requests].flatMap(([guarded, at]) => (at <= time ? [guarded] : []));

const WARN_EVERY_MS = 10_000;

/** Refuses requests before anything of them is read. Callers can claim to be urgent, and then compete with each other only. */
export class LoadGuard {
  private readonly ordinary: LoadLimiter;
  private readonly urgent: LoadLimiter;
  private warnedAt = -Infinity;

  constructor(
    { ordinary, urgent }: GuardLimits,
    private readonly log: Logger,
    /** Whether a request belongs to the urgent ones, as its head alone says. */
    private readonly isUrgent: (request: IncomingMessage) => boolean,
  ) {
    const onRefused = () => this.warn();
    this.ordinary = new LoadLimiter(ordinary, onRefused);
    this.urgent = new LoadLimiter(urgent, onRefused);
  }

  take(guarded: GuardedRequest): void {
    (this.isUrgent(guarded.request) ? this.urgent : this.ordinary).take(guarded);
  }

  get size(): { inWork: number; waiting: number } {
    const { ordinary, urgent } = this;
    return {
      inWork: ordinary.inWork.size + urgent.inWork.size,
      waiting: ordinary.queue.size + urgent.queue.size,
    };
  }

  private warn(): void {
    const now = performance.now();
    if (now - this.warnedAt < WARN_EVERY_MS) return;
    this.warnedAt = now;
    this.log.event('load.shed', this.size);
  }
}

/** Adds how much is in work, and how much waits for it. */
export const addLoad = (metrics: Metrics, guard: LoadGuard): void => {
  metrics.gauge('podium_http_requests_in_work', 'Requests in work.', () => guard.size.inWork);
  metrics.gauge(
    'podium_http_requests_waiting',
    'Requests that wait for their turn.',
    () => guard.size.waiting,
  );
};
