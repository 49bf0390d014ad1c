import type { ClientBase, Pool } from 'pg';
import { Callers } from '../load/callers';
import { Usage } from '../load/usage';
import type { Logger } from '../logger';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { preparedNames, StatementClient } from './prepared-statements';
import type { Query } from './query';
import { columnTypes, RowQuery } from './row-query';

/** Runs queries: the pool, or the connection of the transaction that one is in. */
export interface Db {
  rows<Row>(query: Query<Row>): Promise<Row[]>;
}

const nameOf = ({ name, text, plan }: Query<unknown>): string | undefined =>
  name ?? (plan === 'kept' ? preparedNames.of(text) : undefined);

/** What pools and connections do with a query of our own; pg's types know it of texts alone. */
interface Queryable {
  query(query: RowQuery, values: undefined, done: (error: Error | null | undefined) => void): unknown;
}

const run = (connection: Pool | ClientBase, query: RowQuery): Promise<void> =>
  new Promise((resolve, reject) => {
    (connection as Queryable).query(query, undefined, (error) => (error ? reject(error) : resolve()));
  });

/** Queries over a pool or over one connection; `usage` counts how long they take, `onAnswer` hears of each answer. */
export const dbOver = (connection: Pool | ClientBase, usage?: Usage, onAnswer?: () => void): Db => ({
  async rows<Row>(query: Query<Row>) {
    const running = new RowQuery(query.text, query.values, nameOf(query));
    try {
      await run(connection, running);
      onAnswer?.();
      return running.result as Row[];
    } catch (error) {
      // Its own stack ends where bytes arrive; this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      usage?.addStatement(running.elapsedMs);
      usage?.measure();
    }
  },
});

interface DatabaseOptions extends Required<Pick<DataSourceOptions, 'entities' | 'migrations'>> {
  url: string;
  pool: number;
}

/**
 * To compile a statement takes longer than any of ours runs. Pages are read from memory or an SSD, where order costs nothing:
 * with the cost of a spinning disk Postgres prefers a bitmap of all who have a word to the few of a country. A word with one
 * wrong letter is still similar: a long one to a whole word (strictly), a short one to a part of one.
 */
export const CONNECTION_OPTIONS =
  '-c jit=off -c random_page_cost=1.1 -c pg_trgm.strict_word_similarity_threshold=0.45 -c pg_trgm.word_similarity_threshold=0.4';

/** The TypeORM data source; the schema comes from migrations alone. */
export const createDataSource = ({ url, pool, entities, migrations }: DatabaseOptions): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    poolSize: pool,
    applicationName: 'podium',
    extra: {
      options: CONNECTION_OPTIONS,
      Client: StatementClient,
      types: columnTypes,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    },
  });

/** The pg pool that TypeORM works with, for statements of our own. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;

/** The data source with the pool's statements beside it. */
export class Database {
  readonly db: Db;
  private readonly callers = new Callers();
  private answeredAt = -Infinity;

  constructor(
    readonly dataSource: DataSource,
    log: Logger,
  ) {
    const pool = poolOf(dataSource);
    pool.on('error', (error) => log.warn({ err: error.message }, 'A database connection was lost'));
    this.db = dbOver(pool, undefined, this.noteAnswer);
  }

  private readonly noteAnswer = (): void => void (this.answeredAt = performance.now());

  /** True where a statement was answered so many milliseconds ago at most. */
  hasAnsweredWithin(ms: number): boolean {
    return performance.now() - this.answeredAt <= ms;
  }

  /**
   * The statements of a caller, of which a few run at a time, with what they cost; `onWait` is called when one has to wait for others
   * of the same caller.
   */
  ofCaller(caller: string, onWait?: () => void): { db: Db; usage: Usage } {
    const usage = new Usage(caller, this.callers, onWait);
    const measured = dbOver(poolOf(this.dataSource), usage, this.noteAnswer);
    return { db: { rows: (query) => usage.inPlace(() => measured.rows(query)) }, usage };
  }

  get entities(): EntityManager {
    return this.dataSource.manager;
  }
}
