import type { ClientBase, Pool, PoolConfig } from 'pg';
import { Callers } from '../admission/callers';
import { Usage } from '../admission/usage';
import type { Logger } from '../logger';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { tracer } from '../telemetry/tracing';
import {
  preparedNames,
  sharedNames,
  StatementClient,
  type StatementClientConfig,
} from './prepared-statements';
import type { Query } from './query';
import { columnTypes, RowQuery } from './row-query';

/** Runs queries: the pool, or the connection of the transaction that one is in. */
export interface Db {
  rows<Row>(query: Query<Row>): Promise<Row[]>;
}

const nameOf = ({ name, text, plan }: Query<unknown>): string | undefined =>
  name ?? (plan === 'kept' ? preparedNames.of(text) : undefined);

/** Pools and connections take a query object of our own, which pg's types do not declare. */
interface Queryable {
  query(query: RowQuery, values: undefined, done: (error: Error | null | undefined) => void): unknown;
}

const run = (connection: Pool | ClientBase, query: RowQuery): Promise<void> =>
  new Promise((resolve, reject) => {
    (connection as Queryable).query(query, undefined, (error) => (error ? reject(error) : resolve()));
  });

/** There is no such statement in this session; or there is already; or its columns have changed since. */
const SESSION_DIFFERS = new Set(['26000', '42P05', '0A000']);

/** The attempts of a query. Behind a pooler the session's prepared statements are unknown; an attempt that fails for that has no effect. */
const triesOf = (connection: Pool | ClientBase, query: Query<unknown>): RowQuery[] => {
  const { text, values, plan } = query;
  const options: StatementClientConfig = 'options' in connection ? connection.options : {};
  if (!options.sharesSessions) return [new RowQuery(text, values, nameOf(query))];
  const name = plan === 'kept' ? sharedNames.of(text) : undefined;
  if (!name) return [new RowQuery(text, values, undefined)];
  const again = [name, undefined].map((sent) => new RowQuery(text, values, sent, false));
  return [new RowQuery(text, values, name, true), ...again];
};

/** Queries over a pool or over one connection; `usage` counts how long they take, `onAnswer` hears of each answer. */
export const dbOver = (connection: Pool | ClientBase, usage?: Usage, onAnswer?: () => void): Db => ({
  async rows<Row>(query: Query<Row>) {
    const [first, ...others] = triesOf(connection, query);
    for (let running = first!; ; running = others.shift()!) {
      try {
        if (tracer) await tracer.statement(query.text, query.name, () => run(connection, running));
        else await run(connection, running);
        onAnswer?.();
        return running.result as Row[];
      } catch (error) {
        if (others.length > 0 && SESSION_DIFFERS.has((error as { code?: string }).code ?? '')) continue;
        // Its own stack ends where bytes arrive; this one leads to the caller.
        if (error instanceof Error) Error.captureStackTrace(error);
        throw error;
      } finally {
        usage?.addStatement(running.waitedMs);
        usage?.measure();
      }
    }
  },
});

interface DatabaseOptions extends Required<Pick<DataSourceOptions, 'entities' | 'migrations'>> {
  url: string;
  pool: number;
  /** The address leads through a pooler of transactions. */
  sharesSessions?: boolean;
}

/** The TypeORM data source; the schema comes from migrations alone. */
export const createDataSource = ({
  url,
  pool,
  entities,
  migrations,
  sharesSessions = false,
}: DatabaseOptions): DataSource =>
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
      Client: StatementClient,
      sharesSessions,
      types: columnTypes,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    } satisfies PoolConfig & StatementClientConfig,
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
    /** Its connections keep their sessions: for jobs, and for locks that outlast a transaction. */
    readonly sessions = dataSource,
  ) {
    for (const pool of new Set([poolOf(dataSource), poolOf(sessions)]))
      pool.on('error', (error) => log.event('database.connection-lost', { err: error.message }));
    this.db = dbOver(poolOf(dataSource), undefined, this.noteAnswer);
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
