import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import { columnTypes } from './column-types';

/** SQL text with its values. The same text is prepared once per connection, and keeps its plan. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /**
   * Plans with these values, each time: for lists, whose best plan depends on how rare a word or a country is.
   * The plan that is kept for all values was 25 times slower there; for reads by id it saves most of the work.
   */
  fresh?: boolean;
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

/** Beyond this many texts statements go unnamed, so that odd selections cannot fill the server's memory. */
const MAX_NAMED = 500;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/** Statements over a pool or over one of its connections. */
export const sqlOver = (connection: Pool | PoolClient): Sql => ({
  async rows<Row extends QueryResultRow>({ text, values, fresh }: Statement) {
    const name = fresh ? undefined : nameOf(text);
    const result = await connection.query<Row>({ name, text, values: [...values] });
    return result.rows;
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
      types: columnTypes,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    },
  });

/** The pg pool that TypeORM works with, for statements of our own. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;
