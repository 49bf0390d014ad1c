import type { TextSelect } from '../../core/cursor';
import type { Statement } from '../../core/database';
import { badInput, type FieldFault } from '../../core/errors';
import { Conditions } from '../../core/list-query';
import type { ColumnDefinition, ReportDefinition, RowFilter } from './report-definitions';
import type { ReportFilter } from './report.args';
import { ReportColumnKind } from './report.types';

/** Refuses what the rows cannot be filtered by. */
export const checkFilter = ({ statuses }: ReportDefinition, { from, to, status }: ReportFilter): void => {
  const faults: FieldFault[] = [];
  if (from && to && new Date(from) >= new Date(to))
    faults.push({ path: 'filter.to', message: 'This has to be after the beginning.' });
  if (status && !statuses.includes(status))
    faults.push({
      path: 'filter.status',
      message:
        statuses.length > 0 ? `This has to be one of: ${statuses.join(', ')}.` : 'These have no status.',
    });
  if (faults.length > 0) throw badInput(faults);
};

/** Which rows are read. */
export interface RowRange {
  start: number;
  count: number;
}

type Columns = readonly ColumnDefinition[];

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
const periodOf = (values: Conditions, columns: Columns, { from, to }: ReportFilter): string => {
  if (!columns.some(({ sql }) => typeof sql === 'function')) return '';
  const begun = from ? ` AND m.starts_at >= ${values.value(from)}` : '';
  return to ? `${begun} AND m.starts_at < ${values.value(to)}` : begun;
};

/** The conditions of a report on the rows of an event, which is its first value. */
export const conditionsOf = (definition: ReportDefinition, eventId: string, filter: RowFilter) => {
  const alias = definition.from.split(' ')[1];
  const where = new Conditions().add((value) => `${alias}.event_id = ${value}`, eventId);
  definition.where(where, filter);
  return where;
};

/** Rows, under the names of the columns. */
export const pageStatement = (
  { from, joins, order, columns }: ReportDefinition,
  where: Conditions,
  filter: ReportFilter,
  { start, count }: RowRange,
): Statement => {
  const values = where.copy();
  const period = periodOf(values, columns, filter);
  const list = columns.map((column) => `${valueOf(column, period)} AS ${column.name}`).join(', ');
  return values.statement(
    `SELECT ${list} FROM ${from} ${joins} WHERE ${where.text}
     ORDER BY ${order} LIMIT ${values.value(count)} OFFSET ${values.value(start)}`,
  );
};

/** All rows, as text. */
export const fileSelect = (
  { from, joins, order }: ReportDefinition,
  columns: Columns,
  where: Conditions,
  filter: ReportFilter,
  timezone: string,
): TextSelect => {
  const values = where.copy();
  const period = periodOf(values, columns, filter);
  const zone = columns.some(({ kind }) => kind === ReportColumnKind.TIME) ? values.value(timezone) : '';
  return {
    columns: columns.map((column) => textOf(column, period, zone)),
    rest: `FROM ${from} ${joins} WHERE ${where.text} ORDER BY ${order}`,
    values: values.values,
  };
};

/** How many rows there are. */
export const countStatement = ({ from }: ReportDefinition, where: Conditions): Statement =>
  where.statement(`SELECT count(*)::int AS total FROM ${from} WHERE ${where.text}`);

/** Rows of a report without its joins, with columns of the caller's. */
export const rowsStatement = (
  { from, order }: ReportDefinition,
  columns: string,
  where: Conditions,
  { start, count }: RowRange,
): Statement => {
  const values = where.copy();
  return values.statement(
    `SELECT ${columns} FROM ${from} WHERE ${where.text}
     ORDER BY ${order} LIMIT ${values.value(count)} OFFSET ${values.value(start)}`,
  );
};
