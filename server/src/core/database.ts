import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient, QueryArrayResult, QueryResultRow } from 'pg';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import { columnTypes } from './column-types';
import { fixedNames, StatementClient, variedNames } from './prepared-statements';
import { rowMaker } from './rows';

/** SQL text with its values. The same text is prepared once per connection, and keeps its plan. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /**
   * Plans with these values, each time: for lists, whose best plan depends on how rare a word or a country is.
   * The plan that is kept for all values was 25 times slower there; for reads by id it saves most of the work.
   */
  fresh?: boolean;
  /** One of many texts, made from what a query selects. */
  varied?: boolean;
}

/** Runs statements: the pool, or the connection of the transaction that one is in. */
export interface Sql {
  rows<Row extends QueryResultRow>(statement: Statement): Promise<Row[]>;
}

/** A tagged template: `sql\`select ${value}\`` becomes a statement with placeholders. */
export const sql = (parts: TemplateStringsArray, ...values: unknown[]): Statement => ({
  text: parts.reduce((text, part, index) => `${text}$${index}${part}`),
  values,
});

const nameOf = ({ text, fresh, varied }: Statement): string | undefined => {
  if (fresh) return undefined;
  return (varied ? variedNames : fixedNames).of(text);
};

const makers = new LRUCache<string, ReturnType<typeof rowMaker>>({ max: 1_000 });

const rowsOf = (text: string, { fields, rows }: QueryArrayResult): unknown[] => {
  if (rows.length === 0) return rows;
  let make = makers.get(text);
  if (!make) makers.set(text, (make = rowMaker(fields.map(({ name }) => name))));
  return rows.map(make);
};

/** Statements over a pool or over one of its connections. */
export const sqlOver = (connection: Pool | PoolClient): Sql => ({
  async rows<Row extends QueryResultRow>(statement: Statement) {
    const { text, values } = statement;
    const query = { name: nameOf(statement), text, values: [...values], rowMode: 'array' as const };
    return rowsOf(text, await connection.query(query)) as Row[];
  },
});

type ClassOrSchema = new () => object;

interface DatabaseOptions {
  url: string;
  pool: number;
  entities: MixedList<ClassOrSchema | EntitySchema>;
  migrations: MixedList<new () => object>;
}

/**
 * To compile a statement takes longer than any of ours runs. A word with one wrong letter is still similar:
 * a long one to a whole word (strictly), a short one to a part of one.
 */
export const CONNECTION_OPTIONS =
  '-c jit=off -c pg_trgm.strict_word_similarity_threshold=0.45 -c pg_trgm.word_similarity_threshold=0.4';

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
