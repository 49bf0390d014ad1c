import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { Runtime } from '../request/context';
import { poolOf, type Db } from '../db/database';
import { firstOf } from '../db/statement';
import { recent, withTimeout } from '../timing/recent';
import { backlog } from '../outbox/outbox.queries';
import type { Metrics } from '../metrics/metrics';

const BACKLOG_KEPT_MS = 1_000;
const BACKLOG_TIMEOUT_MS = 500;
const LAG_RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

const addPool = (metrics: Metrics, pool: Pool): void => {
  const add = (name: string, help: string, read: () => number) =>
    metrics.gauge(`podium_database_${name}`, help, read);
  add('connections', 'Connections to Postgres that are open.', () => pool.totalCount);
  add('connections_idle', 'Open connections to Postgres that do nothing.', () => pool.idleCount);
  add('waiting', 'Statements and transactions that wait for a connection.', () => pool.waitingCount);
};

const addProcess = (metrics: Metrics): void => {
  const cpuSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
  metrics.total('process_cpu_seconds_total', 'CPU time of this process, in seconds.', cpuSeconds);
  const started = 'When this process started, in seconds since 1970.';
  const startSeconds = () => Math.round(Date.now() / 1_000 - process.uptime());
  metrics.gauge('process_start_time_seconds', started, startSeconds);
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of this process.', process.memoryUsage.rss);
  const heapBytes = () => process.memoryUsage().heapUsed;
  metrics.gauge('nodejs_heap_size_used_bytes', 'Heap that objects take.', heapBytes);
};

/** Quantiles since the metrics were read last. */
const addEventLoopLag = ({ registry }: Metrics): (() => void) => {
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  const gauge = new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How much later than asked for timers ran since the last reading, by quantile.',
    labelNames: ['quantile'],
    registers: [],
    collect() {
      for (const quantile of [0.5, 0.99, 1]) {
        // The monitor measures whole intervals, and has nothing to say before the first one.
        const measured = lag.count > 0 ? lag.percentile(quantile * 100) / NANOSECONDS : 0;
        this.set({ quantile: String(quantile) }, Math.max(0, measured - LAG_RESOLUTION_MS / 1_000));
      }
      lag.reset();
    },
  });
  registry.registerMetric(gauge);
  return () => lag.disable();
};

/** Looks at most once a second. Without an answer the gauges have no value, and `podium_database_up` says why. */
const addBacklog = (metrics: Metrics, db: Db): void => {
  const read = recent(BACKLOG_KEPT_MS, () =>
    withTimeout(BACKLOG_TIMEOUT_MS, firstOf(backlog(db, {}))).catch(() => undefined),
  );
  metrics.gauge('podium_database_up', 'Whether Postgres answers within half a second.', async () =>
    (await read()) ? 1 : 0,
  );
  const add = (name: string, help: string, part: 'outboxDepth' | 'outboxAgeSeconds' | 'dueJobs') =>
    metrics.gauge(name, help, async () => (await read())?.[part]);
  const events = 'Events that were committed and not published yet; counted up to 10,000.';
  add('podium_outbox_rows', events, 'outboxDepth');
  const age = 'Age of the oldest event that was not published yet.';
  add('podium_outbox_oldest_age_seconds', age, 'outboxAgeSeconds');
  add('podium_jobs_due', 'Jobs that are due and not taken yet; counted up to 10,000.', 'dueJobs');
};

/** Sockets as the metrics see them. */
interface CountedSockets {
  size: number;
  broadcaster: { size: number; subscriptions: number; deliveries: number };
}

/** Adds how many sockets are open, and what they are sent. */
export const addSockets = (metrics: Metrics, sockets: CountedSockets): void => {
  const { broadcaster } = sockets;
  const groups = 'Groups of subscriptions for which an event is executed once.';
  metrics.gauge('podium_sockets_open', 'Open sockets.', () => sockets.size);
  metrics.gauge('podium_subscriptions_open', 'Open subscriptions.', () => broadcaster.subscriptions);
  metrics.gauge('podium_subscription_groups', groups, () => broadcaster.size);
  metrics.total('podium_deliveries_total', 'Events written to subscriptions.', () => broadcaster.deliveries);
};

/** Adds what is read from the process, the pool, the database and Redis; gives what ends it. */
export const addGauges = (metrics: Metrics, { database, redis }: Runtime): (() => void) => {
  addProcess(metrics);
  addPool(metrics, poolOf(database.dataSource));
  addBacklog(metrics, database.db);
  const isUp = 'Whether the connection to Redis stands.';
  if (redis) metrics.gauge('podium_redis_up', isUp, () => (redis.status === 'ready' ? 1 : 0));
  return addEventLoopLag(metrics);
};
