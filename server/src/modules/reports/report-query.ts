import type { TextSelect } from '../../core/cursor';
import type { Statement } from '../../core/database';
import { badInput, type FieldFault } from '../../core/errors';
import { Conditions } from '../../core/list-query';
import type { ColumnDefinition, ReportDefinition, RowFilter } from './report-definitions';
import type { ReportArgs, ReportFilter } from './report.args';
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

/** What is read of a report: its columns and their order. */
export interface ReportView {
  definition: ReportDefinition;
  columns: Columns;
  sort?: { column: ColumnDefinition; descending: boolean };
}

/** The columns and the order that are asked for; refuses names that the report does not have. */
export const viewOf = (
  definition: ReportDefinition,
  { columns, sort }: Pick<ReportArgs, 'columns' | 'sort'>,
): ReportView => {
  const byName = new Map(definition.columns.map((column) => [column.name, column]));
  const faults: FieldFault[] = [];
  const known = (name: string, path: string): ColumnDefinition[] => {
    const column = byName.get(name);
    if (!column) faults.push({ path, message: `This has to be one of: ${[...byName.keys()].join(', ')}.` });
    return column ? [column] : [];
  };
  const chosen = [...new Set(columns?.names)].flatMap((name) => known(name, 'columns.names'));
  const [by] = sort ? known(sort.column, 'sort.column') : [];
  if (faults.length > 0) throw badInput(faults.slice(0, 1));
  return {
    definition,
    columns: chosen.length > 0 ? chosen : definition.columns,
    ...(by ? { sort: { column: by, descending: sort?.descending ?? false } } : {}),
  };
};

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
  view: ReportView,
  where: Conditions,
  filter: ReportFilter,
  { start, count }: RowRange,
): Statement => {
  const { from, joins } = view.definition;
  const values = where.copy();
  const period = periodOf(values, readColumns(view), filter);
  const list = view.columns.map((column) => `${valueOf(column, period)} AS ${column.name}`).join(', ');
  return values.statement(
    `SELECT ${list} FROM ${from} ${joins} WHERE ${where.text}
     ORDER BY ${orderOf(view, period)} LIMIT ${values.value(count)} OFFSET ${values.value(start)}`,
  );
};

/** All rows, as text. */
export const fileSelect = (
  view: ReportView,
  where: Conditions,
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
