import type { TextSelect } from '../../core/db/batch-reader';
import type { Db } from '../../core/db/database';
import { WhereBuilder, totalOf } from '../../core/db/list-query';
import type { ReportValue } from './report-cell';
import type { ColumnDefinition, ReportDefinition, RowFilter } from './report-definitions';
import type { ReportView } from './report-view';
import type { ReportFilter } from './report.args';
import { ReportColumnKind } from './report.types';

/** Which rows are read. */
export interface RowRange {
  start: number;
  count: number;
}

type Columns = readonly ColumnDefinition[];

/** Columns whose values are read, those of the order too. */
const readColumns = ({ columns, sort }: ReportView): Columns => (sort ? [...columns, sort.column] : columns);

/** Capital letters do not count; rows that are equal keep the usual order. An event has some thousand rows to sort. */
const orderOf = ({ definition, sort }: ReportView, period: string): string => {
  if (!sort) return definition.order;
  const value = valueOf(sort.column, period);
  const key = sort.column.kind === ReportColumnKind.TEXT ? `lower(${value})` : value;
  return `${key} ${sort.descending ? 'DESC' : 'ASC'} NULLS LAST, ${definition.order}`;
};

const valueOf = ({ kind, sql }: ColumnDefinition, period: string): string => {
  const value = typeof sql === 'string' ? sql : sql(period);
  return kind === ReportColumnKind.NUMBER ? `(${value})::int` : value;
};

/** As `valueOf`, as text: times as the event's wall clock shows them. */
const textOf = (column: ColumnDefinition, period: string, timezone: string): string => {
  const value = valueOf(column, period);
  return column.kind === ReportColumnKind.TIME
    ? `to_char(${value} AT TIME ZONE ${timezone}, 'YYYY-MM-DD HH24:MI:SS')`
    : `(${value})::text`;
};

/** What the filter say of the meetings that columns count; its values are added to those of the rows. */
const periodOf = (values: WhereBuilder, columns: Columns, { from, to }: ReportFilter): string => {
  if (!columns.some(({ sql }) => typeof sql === 'function')) return '';
  const started = from ? ` AND m.starts_at >= ${values.value(from)}` : '';
  return to ? `${started} AND m.starts_at < ${values.value(to)}` : started;
};

/** The conditions of a report on the rows of an event, which is its first value. */
export const conditionsOf = (definition: ReportDefinition, eventId: string, filter: RowFilter) => {
  const alias = definition.from.split(' ')[1];
  const where = new WhereBuilder().add((value) => `${alias}.event_id = ${value}`, eventId);
  definition.where(where, filter);
  return where;
};

/** Rows, under the names of the columns. */
export const reportRows = (
  db: Db,
  view: ReportView,
  where: WhereBuilder,
  filter: ReportFilter,
  { start, count }: RowRange,
): Promise<Record<string, ReportValue>[]> => {
  const { from, joins } = view.definition;
  const values = where.copy();
  const period = periodOf(values, readColumns(view), filter);
  const list = view.columns.map((column) => `${valueOf(column, period)} AS ${column.name}`).join(', ');
  return db.rows(
    values.statement(
      `SELECT ${list} FROM ${from} ${joins} WHERE ${where.text}
       ORDER BY ${orderOf(view, period)} LIMIT ${values.value(count)} OFFSET ${values.value(start)}`,
    ),
  );
};

/** All rows, as text. */
export const fileSelect = (
  view: ReportView,
  where: WhereBuilder,
  filter: ReportFilter,
  timezone: string,
): TextSelect => {
  const { definition, columns } = view;
  const { from, joins } = definition;
  const values = where.copy();
  const period = periodOf(values, readColumns(view), filter);
  const zone = columns.some(({ kind }) => kind === ReportColumnKind.TIME) ? values.value(timezone) : '';
  return {
    columns: columns.map((column) => textOf(column, period, zone)),
    rest: `FROM ${from} ${joins} WHERE ${where.text} ORDER BY ${orderOf(view, period)}`,
    values: values.values,
  };
};

/** How many rows there are. */
export const countRows = (db: Db, { from }: ReportDefinition, where: WhereBuilder): Promise<number> =>
  totalOf(db, where.statement(`SELECT count(*)::int AS total FROM ${from} WHERE ${where.text}`));

/** Rows of a report without its joins, with columns of the caller's. */
export const rowsWithColumns = <Row extends object>(
  db: Db,
  { from, order }: ReportDefinition,
  columns: string,
  where: WhereBuilder,
  { start, count }: RowRange,
): Promise<Row[]> => {
  const values = where.copy();
  return db.rows<Row>(
    values.statement(
      `SELECT ${columns} FROM ${from} WHERE ${where.text}
       ORDER BY ${order} LIMIT ${values.value(count)} OFFSET ${values.value(start)}`,
    ),
  );
};
