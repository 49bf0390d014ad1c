import type { TextSelect } from '../../core/db/copy';
import { selectList } from '../../core/db/columns';
import type { ListProjection } from '../../core/graphql/projection';
import { composed, query, SOME_ID } from '../../core/db/query';
import { and, bound, join, nothing, sql, type Sql } from '../../core/db/sql';
import { attendeeColumns, type Attendee } from '../attendees/index';
import { CompanyKind } from '../companies/index';
import { EventFieldKind } from '../event-fields/index';
import {
  attendeesReport,
  reportDefinitions,
  withAnswers,
  type ColumnDefinition,
  type ReportDefinition,
  type RowFilter,
} from './report-definitions';
import type { ReportView } from './report-view';
import type { ReportFilter } from './report.args';
import { ReportColumnKind } from './report.types';

/** Which rows are read. */
export interface RowRange {
  start: number;
  count: number;
}

/** Capital letters do not count; rows that are equal keep the usual order. An event has some thousand rows to sort. */
const orderOf = ({ definition, sort }: ReportView, period: Sql): Sql => {
  if (!sort) return definition.order;
  const value = sort.column.value(period).sql;
  const key = sort.column.kind === ReportColumnKind.TEXT ? sql`lower(${value}::text)` : value;
  return sql`${key} ${sort.descending ? sql`DESC` : sql`ASC`} NULLS LAST, ${definition.order}`;
};

/** A value as text: times as the event's wall clock shows them. */
const textOf = ({ kind, value }: ColumnDefinition, period: Sql, timezone: Sql): Sql =>
  kind === ReportColumnKind.TIME
    ? sql`to_char(${value(period).sql} AT TIME ZONE ${timezone}, 'YYYY-MM-DD HH24:MI:SS')`
    : sql`(${value(period).sql})::text`;

/** The filter's period, as a condition on the counted meetings. */
const periodOf = ({ from, to }: ReportFilter): Sql =>
  join([from ? sql` AND m.starts_at >= ${from}` : nothing, to ? sql` AND m.starts_at < ${to}` : nothing], '');

/** The conditions of a report on the rows of an event. */
export const conditionsOf = (definition: ReportDefinition, eventId: string, filter: RowFilter): Sql => {
  const event = bound('uuid', eventId);
  return and(sql`${definition.alias}.event_id = ${event}`, ...definition.where(filter, event));
};

const SOME_PERIOD = { from: new Date(0), to: new Date(1) };

const everyAnswer = Object.values(EventFieldKind).map((kind) => ({
  id: SOME_ID,
  key: kind,
  kind,
  labels: [],
}));

const everyReport = () =>
  [...Object.values(reportDefinitions), withAnswers(attendeesReport, everyAnswer)].map((definition) => {
    const status = definition.statuses[0] ?? null;
    const where = conditionsOf(definition, SOME_ID, {
      ...SOME_PERIOD,
      search: 'two words',
      status,
      companyKind: CompanyKind.SPONSOR,
    });
    return { definition, where };
  });

/** Rows, under the names of the columns. */
export const reportRows = composed(
  'reports.rows',
  (view: ReportView, where: Sql, filter: ReportFilter, { start, count }: RowRange) => {
    const { from, joins } = view.definition;
    const period = periodOf(filter);
    const columns = Object.fromEntries(view.columns.map(({ name, value }) => [name, value(period)]));
    return query(
      columns,
      sql`SELECT ${selectList(columns)} FROM ${from} ${joins} WHERE ${where}
       ORDER BY ${orderOf(view, period)} LIMIT ${count} OFFSET ${start}`,
    );
  },
  () =>
    everyReport().flatMap(({ definition, where }) =>
      [undefined, ...definition.columns].map((by): [ReportView, Sql, ReportFilter, RowRange] => [
        {
          definition,
          columns: definition.columns,
          ...(by ? { sort: { column: by, descending: true } } : {}),
        },
        where,
        SOME_PERIOD,
        { start: 0, count: 1 },
      ]),
    ),
);

/** All rows, as text. */
export const fileSelect = (
  view: ReportView,
  where: Sql,
  filter: ReportFilter,
  timezone: string,
): TextSelect => {
  const { from, joins } = view.definition;
  const [period, zone] = [periodOf(filter), bound('text', timezone)];
  return {
    columns: view.columns.map((shown) => textOf(shown, period, zone)),
    rest: sql`FROM ${from} ${joins} WHERE ${where} ORDER BY ${orderOf(view, period)}`,
  };
};

/** How many rows there are. */
export const countOfRows = composed(
  'reports.count',
  ({ from }: ReportDefinition, where: Sql) =>
    query({ total: 'int4' }, sql`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`),
  () => everyReport().map(({ definition, where }): [ReportDefinition, Sql] => [definition, where]),
);

type AttendeeColumns = ListProjection<Attendee>['columns'];

/** Rows of a report of attendees without its joins, with columns of the caller's. */
export const attendeeRows = composed(
  'reports.attendees',
  ({ from, order }: ReportDefinition, columns: AttendeeColumns, where: Sql, { start, count }: RowRange) =>
    query(
      columns,
      sql`SELECT ${selectList(columns)} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${count} OFFSET ${start}`,
    ),
  (): [ReportDefinition, AttendeeColumns, Sql, RowRange][] => [
    [
      attendeesReport,
      attendeeColumns.all as AttendeeColumns,
      conditionsOf(attendeesReport, SOME_ID, {}),
      { start: 0, count: 1 },
    ],
  ],
);
