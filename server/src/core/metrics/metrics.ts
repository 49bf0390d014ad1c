import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isFailure } from '../errors';

/** The kind of a request; `metrics` and `health` come from monitoring. */
export type RequestKind = 'graphql' | 'v1' | 'uploads' | 'site' | 'health' | 'metrics' | 'vitals';

/** The first error of an operation, as far as its outcome needs it. */
interface OperationError {
  extensions?: Readonly<Record<string, unknown>>;
}

/** Told of each operation once it has ended. */
export type OperationObserver = (
  name: string | undefined,
  error: OperationError | undefined,
  seconds: number,
) => void;

/** Told of each job once it has ended. */
export type JobObserver = (kind: string, failed: boolean, seconds: number) => void;

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const OPERATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60];
const WEBHOOK_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** With the limits of what counts as good and as poor: 0.2 and 0.5 for INP, 2.5 and 4 for LCP. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 1, 2.5, 4, 10];

/** Operations of other clients share this name: names that callers invent would grow the metrics without end. */
const OTHER = 'other';

const outcomeOf = (error: OperationError | undefined): string => {
  if (!error) return 'ok';
  return isFailure(error.extensions?.['code']) ? 'failed' : 'refused';
};

/** The metrics of one app, in a registry of its own: several apps may run in a process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'podium_http_request_duration_seconds',
    help: 'Time from the arrival of a request until its answer was written, by kind and class of status.',
    labelNames: ['kind', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  private readonly shed = new Counter({
    name: 'podium_http_requests_shed_total',
    help: 'Requests answered with 503 because the server was overloaded, by kind.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly operations = new Histogram({
    name: 'podium_operation_duration_seconds',
    help: 'Time of GraphQL operations, by name and outcome; operations of other clients are named "other".',
    labelNames: ['operation', 'outcome'],
    buckets: OPERATION_BUCKETS,
    registers: [this.registry],
  });

  private readonly jobs = new Histogram({
    name: 'podium_job_duration_seconds',
    help: 'Time of jobs, by kind and outcome; those that failed are tried again.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });

  private readonly vitals = new Histogram({
    name: 'podium_web_vital_seconds',
    help: 'Interaction to next paint (INP) and largest contentful paint (LCP), as the browsers of people measured them, by page.',
    labelNames: ['vital', 'page'],
    buckets: VITAL_BUCKETS,
    registers: [this.registry],
  });

  private readonly webhookAttempts = new Histogram({
    name: 'podium_webhook_attempt_duration_seconds',
    help: 'Time until the answers of receivers of webhooks, by outcome; deliveries that failed are tried again.',
    labelNames: ['outcome'],
    buckets: WEBHOOK_BUCKETS,
    registers: [this.registry],
  });

  /** `operationNames`: the operations that are counted by name. */
  constructor(private readonly operationNames: ReadonlySet<string> = new Set()) {}

  /** Adds a number that is read when the metrics are; it has no value where that is undefined. */
  gauge(name: string, help: string, read: () => number | Promise<number | undefined>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
    this.registry.registerMetric(gauge);
  }

  /** Adds a number that only grows, and which is counted elsewhere. */
  total(name: string, help: string, read: () => number): void {
    const collect = () => {
      counter.reset();
      counter.inc(read());
    };
    const counter: Counter = new Counter({ name, help, registers: [this.registry], collect });
  }

  countRequest(kind: RequestKind, status: number, seconds: number): void {
    this.requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  countVital(vital: string, page: string, seconds: number): void {
    this.vitals.observe({ vital, page }, seconds);
  }

  countShed(kind: RequestKind): void {
    this.shed.inc({ kind });
  }

  readonly countOperation: OperationObserver = (name, error, seconds) => {
    const operation = name !== undefined && this.operationNames.has(name) ? name : OTHER;
    this.operations.observe({ operation, outcome: outcomeOf(error) }, seconds);
  };

  readonly countWebhookAttempt = (delivered: boolean, seconds: number): void =>
    this.webhookAttempts.observe({ outcome: delivered ? 'delivered' : 'failed' }, seconds);

  readonly countJob: JobObserver = (queue, failed, seconds) =>
    this.jobs.observe({ queue, outcome: failed ? 'failed' : 'ok' }, seconds);
}
