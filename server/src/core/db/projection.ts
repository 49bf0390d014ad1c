import { onceFor, type Selection } from '../graphql/selection';

/**
 * SQL of columns by the property that a row has them in, with dots for rows within rows: `preloaded.pod.name` is the name of
 * what a row is given as its `pod` (see `graphql/preloaded.ts`).
 */
export type Columns = Readonly<Record<string, string>>;

/** What rows of a list are read with: columns, and the joins that these need beside the list's own tables. */
export interface Projection {
  columns: Columns;
  joins?: readonly string[];
}

/** Columns as a select list. */
export const selectList = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ');

/** The columns of a type: those of its own fields, and those that resolvers of other fields read, by the field. */
export const typeColumns = (own: Columns, behind: Readonly<Record<string, Columns>> = {}) => {
  const needs: Record<string, Columns> = { ...behind };
  for (const [field, column] of Object.entries(own)) needs[field] = { [field]: column };
  return {
    /** For everything that may be asked for. */
    all: Object.assign({}, own, ...Object.values(behind)) as Columns,
    /** For these fields, and the id. */
    of: (fields: ReadonlySet<string>): Columns =>
      Object.assign({}, needs['id'], ...[...fields].map((field) => needs[field])) as Columns,
  };
};

/** Reads what a field shows along with its row; `joins` bring the table that it is read from. */
export const preloaded = (field: string, { columns, joins = [] }: Projection, join: string): Projection => ({
  columns: Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [`preloaded.${field}.${name}`, column]),
  ),
  joins: [join, ...joins],
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

/** How a list is read for what is asked of it: its rows, told by `of`, and the places where they stand. Worked out once per document. */
export const listProjection = (of: (rows: Selection) => Projection) =>
  onceFor((list: Selection) => {
    const { columns, joins = [] } = of(list.rows);
    return {
      columns: selectList(columns),
      joins: joins.join(' '),
      counted: list.names.has('totalCount'),
      withCursors: list.names.has('pageInfo') || list.names.has('edges'),
    };
  });
