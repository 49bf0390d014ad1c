import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Client } from 'pg';
import type { TestSql } from './server';
import { waitFor } from './wait';

type Query = (this: Client, ...args: unknown[]) => unknown;

/** Background statements of servers, at any time; and BEGIN, which is equivalent to the statement after it. */
const BACKGROUND =
  /outbox|event_changes|INTO servers|leased_until|pgboss|advisory|LISTEN|NOTIFY|pg_stat_activity|LATERAL|pg_control_system|^(START|BEGIN)/i;
const BEGINNING = /^(START|BEGIN)/i;
const END = /^(COMMIT|ROLLBACK)$/i;
/** Failures are logged after their answer, outside of a transaction: by then another use may be under way. */
const NOTED_LATER = /INTO security_events/;

/** The HTTP request that is being answered; undefined in the work of sockets and timers. */
const requests = new AsyncLocalStorage<unknown>();
subscribe('http.server.request.start', (started) =>
  requests.enterWith((started as { request: unknown }).request),
);

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** A pause before one statement of the servers in this process: the connection stands still, as if the network did. */
export interface Pause {
  /** Resolves once a statement of a connection is held back; `isCommitted` where a transaction was committed between the first one and this one. */
  reached: Promise<{ text: string; isCommitted: boolean; processId: number | null }>;
  /** Lets the statement go on, or every statement pass where none was held back. */
  release(): void;
}

/** Holds back the nth statement (from 0) that follows the first one which matches, in the same request: others come at any time. */
export const pauseAfter = (first: RegExp, nth: number): Pause => {
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let report: (held: Awaited<Pause['reached']>) => void = () => undefined;
  const reached = new Promise<Awaited<Pause['reached']>>((resolve) => (report = resolve));
  let seen = -1;
  let isCommitted = false;
  let followed: unknown;
  /** Connections with a statement that counts since their last beginning. */
  const working = new WeakSet<Client>();
  const inTransaction = new WeakSet<Client>();
  const restore = (): void => {
    if (prototype.query === hold) prototype.query = original;
  };
  const hold: Query = function hold(this: Client, ...args) {
    const text = textOf(args[0]);
    // A pooled connection may go on to a transaction of the background, whose end does not count.
    if (BEGINNING.test(text)) {
      working.delete(this);
      inTransaction.add(this);
    }
    const isBackground = BACKGROUND.test(text) || (NOTED_LATER.test(text) && !inTransaction.has(this));
    if (END.test(text)) inTransaction.delete(this);
    const isOurs = text === 'COMMIT' ? working.delete(this) : !isBackground;
    const request = requests.getStore();
    const counts = isOurs && (seen >= 0 ? request === followed : first.test(text));
    if (counts) {
      seen += 1;
      followed = request;
    }
    if (counts && text !== 'COMMIT') working.add(this);
    if (!counts || seen !== nth + 1) {
      isCommitted ||= counts && text === 'COMMIT';
      return original.apply(this, args);
    }
    restore();
    report({ text, isCommitted, processId: (this as Client & { processID: number | null }).processID });
    const later = gate.then(() => original.apply(this, args));
    return typeof args.at(-1) === 'function' ? args[0] : later;
  };
  prototype.query = hold;
  return {
    reached,
    release() {
      restore();
      open();
    },
  };
};

/** Whether a change came to its end, or waits for a lock of the connection that is held back and so comes after it. */
export const outcomeOf = (
  db: TestSql,
  changed: Promise<unknown>,
  held: { processId: number | null } | undefined,
): Promise<'done' | 'waits'> => {
  const waiting = 'SELECT FROM pg_locks WHERE NOT granted AND $1 = ANY(pg_blocking_pids(pid))';
  let isDone = false;
  void changed.finally(() => (isDone = true));
  return waitFor(async () => {
    if (isDone) return 'done';
    return (await db.sql(waiting, [held?.processId ?? 0])).length > 0 && 'waits';
  }, 'The change');
};

/** Holds what begins before its nth statement, has the other one run or wait, and lets both end; false where there is no such statement. */
export const cross = async (
  db: TestSql,
  first: RegExp,
  nth: number,
  [begins, other]: [begins: () => Promise<unknown>, other: () => Promise<unknown>],
): Promise<boolean> => {
  const pause = pauseAfter(first, nth);
  const begun = begins();
  const held = await Promise.race([pause.reached, begun.then(() => undefined)]);
  const others = held && other();
  if (others) await outcomeOf(db, others, held);
  pause.release();
  await Promise.all([begun, others]);
  return held !== undefined;
};

/** Waits until a statement with this text waits for a lock. */
export const untilBlocked = (db: TestSql, text = ''): Promise<unknown> => {
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`;
  return waitFor(async () => (await db.sql(waiting, [`%${text}%`])).length > 0, 'The statement that waits');
};
