import 'reflect-metadata';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isColumn } from '../../server/src/core/db/columns';
import { describeDeclared, type Declared } from '../../server/src/core/db/declared';
import { registeredVariants, type RegisteredQuery } from '../../server/src/core/db/query';
import { registeredStatements } from '../../server/src/core/db/statement';
import {
  attendeeFields,
  companyFields,
  fieldsOf as fieldsOfFile,
} from '../../server/src/modules/imports/import-fields';
import { ImportKind } from '../../server/src/modules/imports/import.entity';
import { createStagedRows } from '../../server/src/modules/imports/import-rows.queries';
// With everything that the server loads.
import '../../server/src/app';
import { createSchema } from '../../server/src/schema';
import { createDatabase, type TestDatabase } from '../support/database';

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** The parts of pg for the steps of the protocol, which its types leave out. */
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
/** Each has the staging table with the columns of one kind of file, some of which have another type there. */
const stagingClients: Client[] = [];
let stagedTable: number;
const typeNames = new Map<number, string>();
const requiredColumns = new Set<string>();

beforeAll(async () => {
  createSchema();
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  // The staging table of imports, with the columns of all files.
  const staged = createStagedRows([...attendeeFields, ...companyFields]);
  await client.query(staged.text.replace('ON COMMIT DROP', ''));
  await client.query('ALTER TABLE import_rows ADD COLUMN interests jsonb');
  for (const kind of [ImportKind.ACTIVITIES, ImportKind.MEETING_WISHES, ImportKind.MEETING_TARGETS]) {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query(createStagedRows(fieldsOfFile(kind, [])).text.replace('ON COMMIT DROP', ''));
    stagingClients.push(other);
  }
  stagedTable = (await client.query<{ oid: number }>(`SELECT 'import_rows'::regclass::oid::int AS oid`))
    .rows[0]!.oid;
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
  await Promise.all(stagingClients.map((other) => other.end()));
  await database.drop();
});

/** The names of `pg_type` for those of our own. */
const ALIASES: Record<string, string> = {
  bool: 'boolean',
  float8: 'double precision',
  int4: 'integer',
  int8: 'bigint',
  timestamptz: 'timestamp with time zone',
};
const fullName = (type: string): string => {
  const isArray = type.endsWith('[]');
  const element = isArray ? type.slice(0, -2) : type;
  return `${ALIASES[element] ?? element}${isArray ? '[]' : ''}`;
};

const describedBy = (by: Client, { text }: RegisteredQuery): Promise<Field[]> =>
  new Promise((resolve, reject) => {
    const description = new Description(text, (error, fields) => (error ? reject(error) : resolve(fields)));
    (by as unknown as { query(query: Description): void }).query(description);
  });

const fieldsOf = async (entry: RegisteredQuery): Promise<Field[]> => {
  const clients = entry.text.includes('import_rows') ? [client, ...stagingClients] : [client];
  // The message of the last one, whose table the statement is not for, would say less.
  let refusal: unknown;
  for (const by of clients) {
    try {
      return await describedBy(by, entry);
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
};

const declaredOf = (row: Readonly<Record<string, Declared>>) =>
  Object.entries(row).map(([name, declared]) => ({ name, type: fullName(describeDeclared(declared).type) }));

/** Columns of tables that may be null, although they are declared otherwise. Of expressions and views Postgres says nothing. */
const wronglyRequired = (fields: readonly Field[], row: RegisteredQuery['row']): string[] =>
  fields
    .filter(({ tableID, columnID }) => tableID > 0 && !requiredColumns.has(`${tableID} ${columnID}`))
    .map(({ name }) => name)
    .filter((name) => row[name] !== undefined && !describeDeclared(row[name]).nullable);

const describeAll = async (entries: readonly RegisteredQuery[]): Promise<[RegisteredQuery, Field[]][]> => {
  const described: [RegisteredQuery, Field[]][] = [];
  const refused: string[] = [];
  for (const entry of entries) {
    const fields = await fieldsOf(entry).catch((error: unknown) =>
      refused.push(`${entry.name}: ${String(error)}\n${entry.text}`),
    );
    if (Array.isArray(fields)) described.push([entry, fields]);
  }
  expect(refused).toEqual([]);
  return described;
};

const checkRows = (described: readonly [RegisteredQuery, Field[]][]): void => {
  const found = described.map(([{ name }, fields]) => ({
    [name]: fields.map((field) => ({ name: field.name, type: typeNames.get(field.dataTypeID) })),
  }));
  expect(found).toEqual(described.map(([{ name, row }]) => ({ [name]: declaredOf(row) })));
  const wrong = described.flatMap(([{ name, row }, fields]) =>
    wronglyRequired(fields, row).map((column) => `${name}: ${column}`),
  );
  expect(wrong).toEqual([]);
};

it('every statement is what it is declared to be, as Postgres describes it', async () => {
  const statements = registeredStatements();
  expect(statements.length).toBeGreaterThan(0);
  checkRows(await describeAll(statements));
});

it('every variant of a composed query is, too', async () => {
  const variants = registeredVariants();
  expect(variants.length).toBeGreaterThan(0);
  checkRows(await describeAll(variants));
});

/** The sort keys of each ORDER BY, unless brackets hide commas. */
const sortKeysOf = (text: string): string[] =>
  [...text.matchAll(/ORDER BY\s([\s\S]*?)(?=\bLIMIT\b|\bOFFSET\b|\bFOR\b|\)|$)/g)].flatMap(([, keys]) =>
    keys!.split(',').map((key) => key.trim()),
  );

it('nothing is sorted by a value, which is a constant to Postgres and sorts nothing', () => {
  const all = [...registeredStatements(), ...registeredVariants()];
  const isValue = (key: string) => /^\$\d+(?:::\w+)?(?: ASC| DESC)?$/.test(key);
  expect(all.filter(({ text }) => sortKeysOf(text).some(isValue)).map(({ name }) => name)).toEqual([]);
});

/** Columns of views, which have no entity, and those whose module is lower than the one with their entity, so that it cannot ask it. */
const WITHOUT_ENTITY = [
  'answers.ownGroups: eventId',
  'answers.ownGroups: groupId',
  'blocks.withUser: id',
  'eventFields.groupIdsOfEvent: id',
  'event-access.membershipsAmong: contact',
  'event-access.membershipsAmong: eventId',
  'event-access.rows: eventId',
  'event-access.rows: timezone',
  'event-access.rows: attendeeId',
  'notifications.announcementTexts: title',
  'notifications.announcementTexts: details',
  'notifications.byIds: details',
  'sessions.findActiveSession: role',
  'sessions.findActiveSession: mustChangePassword',
  'notifications.page: details',
  'notifications.worded: podName',
  'push.ofNotifications: podName',
];

it('columns of tables are declared by their entities alone', async () => {
  const described = await describeAll([...registeredStatements(), ...registeredVariants()]);
  const isDeclaredAgain = (declared: Declared | undefined) =>
    declared !== undefined && !(isColumn(declared) && declared.origin);
  const again = described.flatMap(([{ name, row }, fields]) =>
    fields
      // Staged rows have no entity, and the places of cursors are read beside the columns.
      .filter(
        ({ tableID, name: field }) => tableID > 0 && tableID !== stagedTable && !field.startsWith('place'),
      )
      .filter((field) => isDeclaredAgain(row[field.name]))
      .map((field) => `${name}: ${field.name}`),
  );
  expect([...new Set(again)].toSorted()).toEqual(WITHOUT_ENTITY.toSorted());
});
