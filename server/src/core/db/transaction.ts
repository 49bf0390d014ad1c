import type { PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { RequestContext } from '../context';
import { poolOf, sqlOver, type Sql } from './database';
import { isRetryable } from './database-errors';
import type { Logger } from '../logger';

const MAX_TRIES = 4;

/** The data source with the pool's statements beside it. */
export class Database {
  readonly sql: Sql;

  constructor(
    readonly dataSource: DataSource,
    log: Logger,
  ) {
    const pool = poolOf(dataSource);
    pool.on('error', (error) => log.warn({ err: error.message }, 'A database connection was lost'));
    this.sql = sqlOver(pool);
  }

  get entities(): EntityManager {
    return this.dataSource.manager;
  }
}

const attempt = async <T>(ctx: RequestContext, work: (inner: RequestContext) => Promise<T>): Promise<T> => {
  const held = ctx.entities.queryRunner;
  const runner = held ?? ctx.runtime.database.dataSource.createQueryRunner();
  const afterCommit: (() => void)[] = [];
  try {
    const client = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    const inner = ctx.inside(sqlOver(client), runner.manager, {
      afterCommit: (then) => afterCommit.push(then),
    });
    const result = await work(inner);
    await runner.commitTransaction();
    ctx.clearLoaders();
    for (const then of new Set(afterCommit)) then();
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
  const runner = ctx.runtime.database.dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    return await work(ctx.inside(sqlOver(client), runner.manager));
  } finally {
    await runner.release();
  }
};

/**
 * Runs `work` in a transaction, with a context on its connection; joins the one it is in already.
 * A deadlock or serialization failure runs it again, so `work` has no effect outside the database;
 * so does a failure after which it would decide otherwise, where `shouldRetry` says so.
 */
export const inTransaction = async <T>(
  ctx: RequestContext,
  work: (inner: RequestContext) => Promise<T>,
  shouldRetry: (error: unknown) => boolean = () => false,
): Promise<T> => {
  if (ctx.transaction) return work(ctx);
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(ctx, work);
    } catch (error) {
      if (tried >= MAX_TRIES || !(isRetryable(error) || shouldRetry(error))) throw error;
    }
  }
};
