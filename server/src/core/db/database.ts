import type { ClientBase, Pool, QueryResultRow } from 'pg';
import type { Usage } from '../load/usage';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import { columnTypes } from './column-types';
import { fixedNames, StatementClient, variedNames } from './prepared-statements';
import { RowQuery } from './row-query';

/** SQL text with its values. The same text is prepared once per connection, and keeps its plan. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** The name under which it is prepared; without it the text gets one by being run often. */
  name?: string;
  /**
   * Plans with these values, each time: for lists, whose best plan depends on how rare a word or a country is.
   * The plan that is kept for all values was 25 times slower there; for reads by id it saves most of the work.
   */
  fresh?: boolean;
  /** One of many texts, made from what a query selects. */
  varied?: boolean;
}

/** Runs statements: the pool, or the connection of the transaction that one is in. */
export interface Db {
  rows<Row extends QueryResultRow>(statement: Statement): Promise<Row[]>;
}

/** A tagged template: `sql\`select ${value}\`` becomes a statement with placeholders. */
export const sql = (parts: TemplateStringsArray, ...values: unknown[]): Statement => ({
  text: parts.reduce((text, part, index) => `${text}$${index}${part}`),
  values,
});

const nameOf = ({ name, text, fresh, varied }: Statement): string | undefined => {
  if (name || fresh) return name;
  return (varied ? variedNames : fixedNames).of(text);
};

/** What pools and connections do with a query of our own; pg's types know it of texts alone. */
interface Queryable {
  query(query: RowQuery, values: undefined, done: (error: Error | null | undefined) => void): unknown;
}

const run = (connection: Pool | ClientBase, query: RowQuery): Promise<void> =>
  new Promise((resolve, reject) => {
    (connection as Queryable).query(query, undefined, (error) => (error ? reject(error) : resolve()));
  });

/** Statements over a pool or over one connection; `usage` is told how long they take. */
export const dbOver = (connection: Pool | ClientBase, usage?: Usage): Db => ({
  async rows<Row extends QueryResultRow>(statement: Statement) {
    const query = new RowQuery(statement.text, statement.values, nameOf(statement));
    try {
      await run(connection, query);
      return query.result as Row[];
    } catch (error) {
      // Its own stack ends where bytes arrive; this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      usage?.addStatement(query.elapsedMs);
      usage?.measure();
    }
  },
});

/** Statements of one caller, of which a few run at a time. */
export const dbOf = (pool: Pool, usage: Usage): Db => {
  const measured = dbOver(pool, usage);
  return { rows: (statement) => usage.inPlace(() => measured.rows(statement)) };
};

type ClassOrSchema = new () => object;

interface DatabaseOptions {
  url: string;
  pool: number;
  entities: MixedList<ClassOrSchema | EntitySchema>;
  migrations: MixedList<new () => object>;
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
    entities: entities as [],
    migrations: migrations as [],
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
