import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';

/** SQL text with its values. The same text is prepared once per connection. */
export interface Statement {
  text: string;
  values: readonly unknown[];
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
  async rows<Row extends QueryResultRow>({ text, values }: Statement) {
    const result = await connection.query<Row>({ name: nameOf(text), text, values: [...values] });
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
    // A page of one event is planned with its own values: a generic plan cannot know how rare a word is.
    extra: {
      options: '-c plan_cache_mode=force_custom_plan',
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    },
  });

/** The pg pool that TypeORM works with, for statements of our own. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;
