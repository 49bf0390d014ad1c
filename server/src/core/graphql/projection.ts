import type { Selection } from './selection';
import { onceFor } from '../once';
import type { Column, Columns } from '../db/columns';
import { join, type Sql } from '../db/sql';

/** Columns of a list's rows, and the joins that they need beside the list's own tables. */
export interface Projection {
  columns: Columns;
  joins?: readonly Sql[];
}

/** The columns that rows of a type are read with. */
type ColumnsOf<Row> = { readonly [Name in keyof Row]-?: Column<Row[Name]> };

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The columns of a type: those of its own fields, and those that resolvers of other fields read, by the field. */
export const typeColumns = <
  const Own extends Columns,
  const Behind extends Readonly<Record<string, Columns>>,
>(
  own: Own,
  behind: Behind,
) => {
  const needs: Record<string, Columns> = { ...behind };
  for (const [field, column] of Object.entries(own)) needs[field] = { [field]: column };
  return {
    /** For everything that may be asked for. */
    all: Object.assign({}, own, ...Object.values(behind)) as Own & Merged<Behind[keyof Behind]>,
    /** For these fields, and the id. */
    of: (fields: ReadonlySet<string>): Columns =>
      Object.assign({}, needs['id'], ...[...fields].map((field) => needs[field])) as Columns,
  };
};

/** Columns as a nested object of the row, under a name. */
export const nested = <Named extends object>(name: Extract<keyof Named, string>, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [`${name}.${key}`, column]),
  ) as unknown as ColumnsOf<Named>;

/** Reads what a field shows along with its row; `from` joins the table that it is read from. */
export const preloaded = (field: string, { columns, joins = [] }: Projection, from: Sql): Projection => ({
  columns: nested<Record<string, object>>(`preloaded.${field}`, columns),
  joins: [from, ...joins],
});

/** Reads columns, and of what is related that which these fields ask for. */
export const projectionOf = (
  fields: ReadonlySet<string>,
  columns: Columns,
  related: Readonly<Record<string, Projection>>,
): Projection => {
  const asked = Object.keys(related).flatMap((field) => (fields.has(field) ? (related[field] ?? []) : []));
  return {
    columns: Object.assign({}, columns, ...asked.map((projection) => projection.columns)) as Columns,
    joins: asked.flatMap(({ joins = [] }) => joins),
  };
};

/** The columns and joins of a list query. */
export interface ListProjection<Row> {
  columns: ColumnsOf<Row>;
  joins: Sql;
  /** The total is asked for. */
  counted: boolean;
  /** Cursors are asked for. */
  withCursors: boolean;
}

/**
 * How a list is read for what is asked of it. Worked out once per document. Rows have the columns of the fields that are asked for
 * alone; that they are a `Row` as far as its resolvers read it is the one thing that the compiler cannot check.
 */
export const listProjection = <Row>(
  of: (rows: Selection) => Projection,
): ((list: Selection) => ListProjection<Row>) =>
  onceFor((list: Selection) => {
    const { columns, joins = [] } = of(list.rows);
    return {
      columns: columns as ColumnsOf<Row>,
      joins: join(joins, ' '),
      counted: list.names.has('totalCount'),
      withCursors: list.names.has('pageInfo') || list.names.has('edges'),
    };
  });
