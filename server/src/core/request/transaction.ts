import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { QueryRunner } from 'typeorm';
import type { RequestContext, TransactionScope } from './context';
import { dbOver, type Db } from '../db/database';
import { isRetryable } from '../db/database-errors';
import { FairQueue } from '../admission/fair-queue';
import { query, type Query } from '../db/query';
import { noteCommit, requireSameRights } from './rights';
import { sql, type Sql } from '../db/sql';

const MAX_TRIES = 4;

/**
 * The enclosing transaction whose turn it is. Each storage that was used slows down every promise of the process until it is
 * disabled: there is one, as long as such a transaction is open.
 */
const inside = new AsyncLocalStorage<Enclosing>();
let open = 0;

/** A transaction that has others inside, which are savepoints: one at a time, since they share its connection. */
class Enclosing {
  private readonly turns = new FairQueue({ total: 1, perKey: 1, maxWaiting: Infinity });

  constructor(readonly scope: TransactionScope) {}

  /** Whether this is called from inside of one of them. */
  get isInside(): boolean {
    return inside.getStore() === this;
  }

  /** Waits for its turn, unless it belongs to the one whose turn it is. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.isInside ? work() : this.turns.run('', () => inside.run(this, work));
  }
}

const enclosing = new WeakMap<QueryRunner, Enclosing>();

const attempt = async <T>(
  ctx: RequestContext,
  work: (inner: RequestContext) => Promise<T>,
  onCommit?: (stamp: string | undefined) => void,
): Promise<T> => {
  const held = ctx.entities.queryRunner;
  const runner = held ?? ctx.runtime.database.dataSource.createQueryRunner();
  const isNested = runner.isTransactionActive;
  const afterCommit: (() => void)[] = [];
  try {
    const client = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    const inner = ctx.inside(dbOver(client, ctx.request.usage), runner.manager, {
      afterCommit: (then) => afterCommit.push(then),
    });
    const result = await work(inner);
    const stamp = isNested ? undefined : await requireSameRights(inner);
    await runner.commitTransaction();
    if (!isNested) onCommit?.(stamp);
    ctx.clearLoaders();
    const outer = enclosing.get(runner);
    for (const then of new Set(afterCommit)) {
      if (outer && runner.isTransactionActive) outer.scope.afterCommit(then);
      else then();
    }
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    if (!held) await runner.release();
  }
};

/**
 * Runs `work` with a context on one connection, outside of a transaction; `inTransaction` inside uses the same connection. For work
 * that keeps something with its connection, such as a lock, and must not need a second one.
 */
export const withConnection = async <T>(
  ctx: RequestContext,
  work: (inner: RequestContext) => Promise<T>,
): Promise<T> => {
  const runner = ctx.runtime.database.sessions.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    return await work(ctx.inside(dbOver(client, ctx.request.usage), runner.manager));
  } finally {
    await runner.release();
  }
};

/**
 * Runs `work` in a transaction, with a context on its connection; joins the one it is in already.
 * A deadlock or serialization failure runs it again, so `work` must have no effect outside the database;
 * so does a failure after which it would decide otherwise, where `shouldRetry` says so.
 */
export const inTransaction = async <T>(
  ctx: RequestContext,
  work: (inner: RequestContext) => Promise<T>,
  shouldRetry: (error: unknown) => boolean = () => false,
): Promise<T> => {
  if (ctx.transaction) return work(ctx);
  const { queryRunner } = ctx.entities;
  const outer = queryRunner && enclosing.get(queryRunner);
  // Work on a connection of its own, such as an import, takes no place: the caller's other requests would wait for minutes.
  const usage = queryRunner ? undefined : ctx.request.usage;
  const once = () => attempt(ctx, work, (stamp) => noteCommit(ctx, stamp));
  const run = usage ? () => usage.inTransaction(once) : once;
  for (let tried = 1; ; tried += 1) {
    try {
      return await (outer ? outer.run(run) : run());
    } catch (error) {
      if (tried >= MAX_TRIES || !(isRetryable(error) || shouldRetry(error))) throw error;
    }
  }
};

const command = (text: Sql): Query<object> => query({}, text);

/** Queries that are undone alone where they fail, instead of ending the transaction that they are in. */
const undoneAlone = ({ rows }: Db, outer: Enclosing): Db => {
  const apart = async <Row>(one: Query<Row>): Promise<Row[]> => {
    await rows(command(sql`SAVEPOINT statement`));
    try {
      const found = await rows(one);
      await rows(command(sql`RELEASE SAVEPOINT statement`));
      return found;
    } catch (error) {
      await rows(command(sql`ROLLBACK TO SAVEPOINT statement`));
      throw error;
    }
  };
  return { rows: (one) => (outer.isInside ? rows(one) : outer.run(() => apart(one))) };
};

/**
 * Runs `work` in a transaction with two contexts: `inner` is in it, as with `inTransaction`; `apart` appears to be outside of it,
 * so that each of its statements and transactions fails or succeeds on its own, but all of them commit only together with `inner`.
 */
export const inEnclosingTransaction = async <T>(
  ctx: RequestContext,
  work: (inner: RequestContext, apart: RequestContext) => Promise<T>,
): Promise<T> => {
  open += 1;
  try {
    return await attempt(ctx, (inner) => {
      const { db, entities, transaction } = inner;
      const outer = new Enclosing(transaction!);
      enclosing.set(entities.queryRunner!, outer);
      return work(inner, ctx.inside(undoneAlone(db, outer), entities));
    });
  } finally {
    open -= 1;
    if (open === 0) inside.disable();
  }
};
