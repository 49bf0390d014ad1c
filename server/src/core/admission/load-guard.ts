import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tooBusy, type AppError } from '../errors';
import { onceOver } from '../http/http';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import { LoadLimiter, type LoadLimits } from './load-limiter';

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

/** Clients that were refused together come back spread over so many seconds. */
const RETRY_SECONDS = 3;

/** Made once: an error takes longer to make than the refusal that it is for. */
const refusals = Array.from({ length: RETRY_SECONDS }, (_none, index) => tooBusy(index + 1));

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface GuardOptions {
  limits: GuardLimits;
  log: Logger;
  /** Whether a request belongs to the urgent ones, as its head alone says. */
  isUrgent: (request: IncomingMessage) => boolean;
}

/** A request with what is done in either case. */
interface GuardedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  work(): void;
  refuse(error: AppError): void;
}

/** Event of a request that waits for other work of its caller, whose place others can have. */
export const WAITS = 'waits';

const WARN_EVERY_MS = 10_000;

/**
 * Refuses requests that could not be answered soon, before anything of them is read. Urgent ones have places of their own:
 * callers can claim them, and then compete with each other only.
 */
export class LoadGuard {
  private readonly ordinary: LoadLimiter;
  private readonly urgent: LoadLimiter;
  /** Until when connections were asked to wait. */
  private readonly askedUntil = new WeakMap<Socket, number>();
  private warnedAt = -Infinity;

  constructor(private readonly options: GuardOptions) {
    this.ordinary = new LoadLimiter(options.limits.ordinary);
    this.urgent = new LoadLimiter(options.limits.urgent);
  }

  take({ request, response, work, refuse }: GuardedRequest): void {
    const limiter = this.options.isUrgent(request) ? this.urgent : this.ordinary;
    limiter.take({
      start: work,
      refuse: () => {
        this.warn();
        const wait = Math.floor(Math.random() * RETRY_SECONDS);
        this.askedUntil.set(request.socket, performance.now() + (wait + 1) * 1_000);
        refuse(refusals[wait]!);
      },
      earlyUntil: () => this.askedUntil.get(request.socket) ?? 0,
      onArrived: (listener) => {
        if (request.complete || !hasBody(request)) listener();
        else request.once('end', listener);
      },
      onEnd: (listener) => {
        onceOver(request, response, listener);
        request.once(WAITS, listener);
      },
    });
  }

  get size(): { inWork: number; waiting: number } {
    const [one, other] = [this.ordinary.size, this.urgent.size];
    return { inWork: one.inWork + other.inWork, waiting: one.waiting + other.waiting };
  }

  private warn(): void {
    const now = performance.now();
    if (now - this.warnedAt < WARN_EVERY_MS) return;
    this.warnedAt = now;
    this.options.log.event('load.shed', this.size);
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
