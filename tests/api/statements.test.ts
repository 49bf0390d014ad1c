import 'reflect-metadata';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeDeclared,
  registeredStatements,
  type Declared,
  type RegisteredStatement,
} from '../../server/src/core/db/statement';
import { createSchema } from '../../server/src/schema';
import { createDatabase, type TestDatabase } from '../support/database';

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** What pg has for the steps of the protocol; its types leave it out. */
interface Connection {
  parse(query: { name: string; text: string; types: never[] }): void;
  describe(target: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Has Postgres parse and describe a text, without running it. The connection calls the steps of a query of pg. */
class Description {
  readonly callback = () => undefined;
  private fields: Field[] = [];

  constructor(
    private readonly text: string,
    private readonly done: (error: Error | null, fields: Field[]) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.done(error, []);
  }

  handleReadyForQuery(): void {
    this.done(null, this.fields);
  }
}

let database: TestDatabase;
let client: Client;
const typeNames = new Map<number, string>();
const requiredColumns = new Set<string>();

beforeAll(async () => {
  createSchema();
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  const types = await client.query<{ oid: number; name: string }>(
    'SELECT oid::int, oid::regtype::text AS name FROM pg_type',
  );
  for (const { oid, name } of types.rows) typeNames.set(oid, name);
  const columns = await client.query<{ key: string }>(
    `SELECT attrelid || ' ' || attnum AS key FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE (attnotnull OR c.relkind = 'v') AND attnum > 0`,
  );
  for (const { key } of columns.rows) requiredColumns.add(key);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The names of `pg_type` for those of our own. */
const ALIASES: Record<string, string> = {
  bool: 'boolean',
  float8: 'double precision',
  int4: 'integer',
  timestamptz: 'timestamp with time zone',
};
const fullName = (type: string): string => {
  const isArray = type.endsWith('[]');
  const element = isArray ? type.slice(0, -2) : type;
  return `${ALIASES[element] ?? element}${isArray ? '[]' : ''}`;
};

const fieldsOf = ({ text }: RegisteredStatement): Promise<Field[]> =>
  new Promise((resolve, reject) => {
    const description = new Description(text, (error, fields) => (error ? reject(error) : resolve(fields)));
    (client as unknown as { query(query: Description): void }).query(description);
  });

const declaredOf = (row: Readonly<Record<string, Declared>>) =>
  Object.entries(row).map(([name, declared]) => ({ name, type: fullName(describeDeclared(declared).type) }));

/** Columns of tables that may be null, although they are declared otherwise. Of expressions and views Postgres says nothing. */
const wronglyRequired = (fields: readonly Field[], row: RegisteredStatement['row']): string[] =>
  fields
    .filter(({ tableID, columnID }) => tableID > 0 && !requiredColumns.has(`${tableID} ${columnID}`))
    .map(({ name }) => name)
    .filter((name) => row[name] !== undefined && !describeDeclared(row[name]).nullable);

it('every statement is what it is declared to be, as Postgres describes it', async () => {
  const statements = registeredStatements();
  expect(statements.length).toBeGreaterThan(0);
  for (const entry of statements) {
    const fields = await fieldsOf(entry).catch((error: unknown) => {
      throw new Error(`${entry.name}: ${String(error)}`);
    });
    const described = fields.map(({ name, dataTypeID }) => ({ name, type: typeNames.get(dataTypeID) }));
    expect({ [entry.name]: described }).toEqual({ [entry.name]: declaredOf(entry.row) });
    expect({ [entry.name]: wronglyRequired(fields, entry.row) }).toEqual({ [entry.name]: [] });
  }
});
