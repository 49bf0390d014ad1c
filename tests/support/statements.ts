import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { Client, Pool } from 'pg';
import { RowQuery } from '../../server/src/core/db/row-query';
import { JobQueue } from '../../server/src/core/jobs/jobs';
import { OutboxRelay } from '../../server/src/core/realtime/outbox-relay';

/** Work of the server that no request waits for: what it costs is not the request's, whenever it comes. */
const aside = new AsyncLocalStorage<'job' | 'timer'>();

/** The job queue itself, the server's reports, webhooks that are due, and who brings a token, which is looked up at most once a second. */
const BACKGROUND =
  /\boutbox\b|\bINTO servers\b|\bpgboss\b|\bleased_until\b|\bFROM sessions\b|\bUPDATE sessions\b/;

const start = JobQueue.prototype.start;
JobQueue.prototype.start = function startAside(handlers) {
  return start.call(
    this,
    handlers.map(({ kind, run }) => ({ kind, run: (data: never) => aside.run('job', () => run(data)) })),
  );
};

const wake = OutboxRelay.prototype.wake;
OutboxRelay.prototype.wake = function wakeAside(announced) {
  return aside.run('job', () => wake.call(this, announced));
};

/** Counts of failures and of calls are written by a timer, and sweepers run by one: no request waits for what comes so late. */
const LATER_MS = 500;
for (const name of ['setTimeout', 'setInterval'] as const) {
  const original: (run: () => void, ms?: number, ...args: unknown[]) => NodeJS.Timeout = globalThis[name];
  const timed = (run: () => void, ms?: number, ...args: unknown[]): NodeJS.Timeout =>
    ms === undefined || ms < LATER_MS
      ? original(run, ms, ...args)
      : aside.run('timer', original, run, ms, ...args);
  globalThis[name] = Object.assign(timed, original) as never;
}

/** A request that waits for a connection goes on in its own context, not in that of the background work that released it. */
const connect: (callback?: (...args: unknown[]) => unknown) => unknown = Pool.prototype.connect;
Pool.prototype.connect = function connectInContext(this: Pool, callback?: (...args: unknown[]) => unknown) {
  return connect.call(this, callback && AsyncResource.bind(callback));
} as typeof Pool.prototype.connect;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text);

/** The SQL statements that are sent to Postgres by this process while `work` runs, without the background's; with `timers` those of timers too. */
export async function statementsOf(
  work: () => Promise<unknown>,
  { timers = false }: { timers?: boolean } = {},
): Promise<string[]> {
  const statements: string[] = [];
  const isAside = (): boolean => aside.getStore() === 'job' || (!timers && aside.getStore() === 'timer');
  const original: (...args: unknown[]) => unknown = Client.prototype.query;
  const counting = function countQuery(this: Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    // Tried again in another session of a pooler.
    const isAgain = args[0] instanceof RowQuery && args[0].isPrepared === false;
    if (!isAgain && !isAside() && !BACKGROUND.test(text)) statements.push(text);
    return original.apply(this, args);
  };
  Client.prototype.query = counting as typeof Client.prototype.query;
  try {
    await work();
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
  return statements;
}
