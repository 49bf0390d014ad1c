import type { Db } from './database';
import { isColumn, selectList, type Columns } from './columns';
import { describeDeclared, type Declarations, type RowOf } from './declared';
import { Query, type RegisteredQuery } from './query';
import { compile, nothing, Parameter, parameter, sentAs, type Compiled, type Sql } from './sql';

interface StatementDefinition<P extends Declarations, R extends Declarations> {
  /** Its values. */
  params: P;
  /** The columns of its rows, none without it; a test has Postgres describe them. */
  row?: R;
  /** The text; `p.name` stands for a value, and `columns` is the select list of `row` where all of it are columns. */
  text: (p: { [Name in keyof P]: Sql }, columns: Sql) => Sql;
  /** Plans with the values each time: for statements whose best plan depends on how rare they are. */
  replan?: boolean;
}

/** Of a statement whose rows nothing reads. */
const NO_COLUMNS = {};

/** A statement as the test and the emitted file see it. */
export interface RegisteredStatement extends RegisteredQuery {
  params: Declarations;
}

const registered = new Map<string, RegisteredStatement>();

/** All statements whose modules are loaded, in the order of their names. */
export const registeredStatements = (): RegisteredStatement[] =>
  [...registered.values()].toSorted((a, b) => a.name.localeCompare(b.name));

/** The names of the parameters in the order of their placeholders. */
const keysIn = (name: string, values: readonly unknown[], params: Declarations): string[] => {
  const keys = values.map((value) => {
    if (value instanceof Parameter) return value.key;
    throw new Error(`The value ${String(value)} in ${name} would be sent with each run: use literal()`);
  });
  const unused = Object.keys(params).filter((key) => !keys.includes(key));
  if (unused.length > 0) throw new Error(`${name} does not use ${unused.join(', ')}`);
  return keys;
};

const listOf = (row: Declarations): Sql =>
  Object.values(row).every(isColumn) ? selectList(row as Columns) : nothing;

/**
 * A statement with typed values and rows. Its text is made once and prepared under its name on each connection. Names begin with
 * the module's: `bookmarks.insert`.
 */
export const statement = <const P extends Declarations, const R extends Declarations = typeof NO_COLUMNS>(
  name: string,
  { params, row = NO_COLUMNS as R, text: textOf, replan = false }: StatementDefinition<P, R>,
) => {
  if (registered.has(name)) throw new Error(`There are two statements ${name}`);
  let prepared: { compiled: Compiled; keys: readonly string[] } | undefined;
  const types = new Map(
    Object.entries(params).map(([key, declared]) => [key, describeDeclared(declared).type]),
  );
  const prepare = () => {
    const places = Object.fromEntries([...types].map(([key, type]) => [key, parameter(key, type)]));
    const compiled = compile(textOf(places as { [Name in keyof P]: Sql }, listOf(row)));
    return { compiled, keys: keysIn(name, compiled.values, params) };
  };
  // Made at the first use, when all modules are loaded: some texts consist of parts from their manifests.
  const prepareOnce = () => (prepared ??= prepare());
  registered.set(name, {
    name,
    get text() {
      return prepareOnce().compiled.text;
    },
    params,
    row,
  });
  /** Runs it on the connection of a context, or on a connection. */
  return (on: Db | { readonly db: Db }, values: RowOf<P>): Promise<RowOf<R>[]> => {
    const { compiled, keys } = prepareOnce();
    const sent = compiled.with(keys.map((key) => sentAs(types.get(key)!, values[key as keyof P])));
    const one = replan
      ? new Query<RowOf<R>>(sent, row, 'with-values')
      : new Query<RowOf<R>>(sent, row, 'kept', name);
    return ('db' in on ? on.db : on).rows(one);
  };
};

/** The only row of a query that always has one. */
export const onlyRow = async <Row>(db: Db, one: Query<Row>): Promise<Row> => (await db.rows(one))[0] as Row;

/** The first row, where a statement finds one at most. */
export const firstOf = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
