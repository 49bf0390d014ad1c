import { getMetadataArgsStorage } from 'typeorm';
import { onceFor } from '../once';
import { describeDeclared, type Declared, type Typed, type ValueOf } from './declared';
import { identifier, join, nothing, rawSql, sql, type Sql } from './sql';

/** A column of a select list: SQL with the type of its values. */
export interface Column<T = unknown> extends Typed<T> {
  readonly sql: Sql;
  /** Of a column of a table: its entity and property. */
  readonly origin?: string;
}

export const isColumn = (declared: Declared): declared is Column =>
  typeof declared !== 'string' && 'sql' in declared;

/**
 * Columns by the property that a row has them in, with dots for rows within rows: `preloaded.pod.name` is the name of what a row
 * is given as its `pod` (see `graphql/resolvers.ts`).
 */
export type Columns = Readonly<Record<string, Column>>;

/** An expression as a column. Columns of a table come from `columnsOf`. */
export const column = <const D extends Declared>(declared: D, text: Sql): Column<ValueOf<D>> => ({
  ...describeDeclared(declared),
  sql: text,
});

/** How many rows these are, from a table on. */
export const countOf = (rows: Sql): Column<number> =>
  column('int4', sql`(SELECT count(*)::int FROM ${rows})`);

/** The same column under another name, such as that of a foreign key. */
export const columnAs = <T>(same: Column<T>, text: Sql): Column<T> => ({ ...same, sql: text });

export type EntityClass<Entity> = abstract new () => Entity;

export type ColumnName<Entity> = Extract<keyof Entity, string>;

/** Postgres's names of types that decorators call otherwise. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  boolean: 'bool',
  int: 'int4',
  bigint: 'int8',
  'double precision': 'float8',
};

const ancestorsOf = (entity: unknown): unknown[] =>
  typeof entity === 'function' ? [entity, ...ancestorsOf(Object.getPrototypeOf(entity))] : [];

/** The columns that an entity declares, by property. */
const describe = onceFor((entity: EntityClass<unknown>) => {
  const ancestors = ancestorsOf(entity);
  const own = getMetadataArgsStorage().columns.filter(({ target }) => ancestors.includes(target));
  return new Map(
    own.map(({ propertyName, options }) => {
      const { name = propertyName, type, array, nullable = false, enumName, enum: values } = options;
      const base = type === 'enum' ? enumName! : (SHORT_NAMES[type as string] ?? (type as string));
      return [propertyName, { name, type: array ? `${base}[]` : base, nullable, values }] as const;
    }),
  );
});

/** The declaration of a column in its entity. */
export const describeColumn = <Entity>(entity: EntityClass<Entity>, property: ColumnName<Entity>) => {
  const found = describe(entity).get(property);
  if (!found) throw new Error(`${entity.name} has no column ${property}`);
  return found;
};

/** A column as its entity declares it, from the table or alias `from`. */
export const columnOf = <Entity, Name extends ColumnName<Entity>>(
  entity: EntityClass<Entity>,
  from: Sql,
  property: Name,
): Column<Entity[Name]> => {
  const { name, type, nullable } = describeColumn(entity, property);
  return { type, nullable, sql: sql`${from}.${rawSql(name)}`, origin: `${entity.name}.${property}` };
};

/** Columns as their entity declares them, by their properties, from the table or alias `from`. */
export const columnsOf = <Entity, const Names extends readonly ColumnName<Entity>[]>(
  entity: EntityClass<Entity>,
  from: Sql,
  ...properties: Names
): { readonly [Name in Names[number]]: Column<Entity[Name]> } =>
  Object.fromEntries(properties.map((property) => [property, columnOf(entity, from, property)])) as {
    [Name in Names[number]]: Column<Entity[Name]>;
  };

/** Those of the columns that are named; the rows lack the others. */
export const pickColumns = <C extends Columns>(columns: C, names: ReadonlySet<string>): C =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => names.has(name))) as C;

/** `columnsOf` of one entity, for modules that read its table and must not write it. */
export const columnsFor =
  <Entity>(entity: EntityClass<Entity>) =>
  <const Names extends readonly ColumnName<Entity>[]>(from: Sql, ...properties: Names) =>
    columnsOf(entity, from, ...properties);

/** A column that is null where an outer join finds no row. */
export const optional = <T>(joined: Column<T>): Column<T | null> => ({ ...joined, nullable: true });

/** Columns as a select list. */
export const selectList = onceFor((columns: Columns): Sql =>
  join(Object.entries(columns).map(([name, { sql: text }]) => sql`${text} AS ${identifier(name)}`)),
);

/** Columns as a further part of a select list. */
export const alsoSelect = (columns: Columns): Sql =>
  Object.keys(columns).length > 0 ? sql`, ${selectList(columns)}` : nothing;
