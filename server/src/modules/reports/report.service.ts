import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import type { TextSelect } from '../../core/db/copy';
import { totalOf } from '../../core/db/list-query';
import { listProjection } from '../../core/graphql/projection';
import { and, bound, type Sql } from '../../core/db/sql';
import type { Selection } from '../../core/graphql/selection';
import { pageAt, startOf, type Page, type PageArgs } from '../../core/db/pagination';
import { attendeeColumns, filterConditions, searchOf, AttendeeSort, type Attendee } from '../attendees/index';
import { requireEventAccess, type EventAccess } from '../event-access/index';
import { fieldsByEventId } from '../event-fields/index';
import type { AttendeeReportArgs, ReportArgs } from './report.args';
import {
  activityColumns,
  attendeesReport,
  recentAttendeesReport,
  reportDefinitions,
  withAnswers,
  type ReportDefinition,
} from './report-definitions';
import { checkFilter, viewOf } from './report-view';
import {
  attendeeRows,
  conditionsOf,
  countOfRows,
  fileSelect,
  reportRows,
  type RowRange,
} from './report.queries';
import { type ReportRow, ReportType } from './report.types';

/** The source of a report's file. */
export interface FileSource {
  /** The subject of the file, for its name. */
  subject: string;
  eventId: string;
  timezone: string;
  columns: readonly { name: string; title: string; kind: 'TEXT' | 'NUMBER' | 'BOOLEAN' | 'TIME' }[];
  select: TextSelect;
}

/** The last position of a cursor: deep pages are read by staff alone. */
const MAX_POSITION = 10_000_000;

/** A page of a report that is not read yet, and how many rows there are on all pages. */
export interface OpenReport<Node> {
  read: () => Promise<Page<Node>>;
  total: () => Promise<number>;
}

const openPage = <Node>(
  args: PageArgs,
  total: () => Promise<number>,
  rowsIn: (range: RowRange) => Promise<Node[]>,
): OpenReport<Node> => {
  const start = startOf(args, MAX_POSITION);
  const read = async () => pageAt(start, await rowsIn({ start, count: args.first + 1 }), args, total);
  return { read, total };
};

/** A page of a report. */
export async function openReport(ctx: RequestContext, args: ReportArgs): Promise<OpenReport<ReportRow>> {
  const { definition, view, where, filter } = await requireReport(ctx, args);
  const total = () => totalOf(ctx.db, countOfRows(definition, where));
  return openPage(args, total, async (range) => {
    const rows = await ctx.db.rows(reportRows(view, where, filter, range));
    return rows.map((row) => ({ cells: view.columns.map(({ name }) => row[name] ?? null) }));
  });
}

/** All rows, for a file. */
export async function reportFileSource(ctx: RequestContext, args: ReportArgs): Promise<FileSource> {
  const { view, where, filter, timezone, eventId } = await requireReport(ctx, args);
  return {
    subject: args.type.toLowerCase().replace('_', ''),
    eventId,
    timezone,
    columns: view.columns,
    select: fileSelect(view, where, filter, timezone),
  };
}

const projectionFor = listProjection<Attendee>((rows) => ({ columns: attendeeColumns.of(rows.names) }));

/** A page of attendees for the report of what they did, with what is asked for. */
export async function openAttendeeReport(
  ctx: RequestContext,
  args: AttendeeReportArgs,
  asked: Selection,
): Promise<OpenReport<Attendee>> {
  const { definition, where } = await requireAttendeeReport(ctx, args);
  const total = () => totalOf(ctx.db, countOfRows(attendeesReport, where));
  return openPage(args, total, (range) =>
    ctx.db.rows(attendeeRows(definition, projectionFor(asked).columns, where, range)),
  );
}

/** All attendees with what they did, for a file. */
export async function attendeeReportFileSource(
  ctx: RequestContext,
  args: AttendeeReportArgs,
): Promise<FileSource> {
  const { definition, where, timezone, eventId } = await requireAttendeeReport(ctx, args);
  const { columns: profile } = await definitionIn(ctx, eventId, ReportType.ATTENDEES);
  const columns = [...profile, ...activityColumns];
  return {
    subject: 'attendee activity',
    eventId,
    timezone,
    columns,
    select: fileSelect({ definition, columns }, where, {}, timezone),
  };
}

/** The definition of a report of an event; that of attendees has a column for each field of the event too. */
export const definitionIn = async (
  ctx: RequestContext,
  eventId: string,
  type: ReportType,
): Promise<ReportDefinition> =>
  type === ReportType.ATTENDEES
    ? withAnswers(attendeesReport, await fieldsByEventId(ctx).load(eventId))
    : reportDefinitions[type];

async function requireReport(
  ctx: RequestContext,
  { eventId: id, type, filter: asked, ...shown }: ReportArgs,
) {
  const access = await requireEventAccess(ctx, id);
  const definition = await definitionIn(ctx, access.eventId, type);
  const filter = asked ?? {};
  checkFilter(definition, filter);
  const view = viewOf(definition, shown);
  return { ...access, definition, view, filter, where: conditionsOf(definition, access.eventId, filter) };
}

async function requireAttendeeReport(
  ctx: RequestContext,
  { eventId: id, query, filter, sort }: AttendeeReportArgs,
): Promise<EventAccess & { definition: ReportDefinition; where: Sql }> {
  const access = await requireEventAccess(ctx, id);
  const reader = { userId: viewerOf(ctx).userId, isStaff: true };
  const statuses = filter?.statuses ?? [];
  const status = (statuses.length === 1 ? statuses[0] : filter?.status) ?? null;
  const ofReport = conditionsOf(attendeesReport, access.eventId, { search: query ?? null, status });
  const text = await searchOf(ctx, access.eventId, reader, filter ?? {});
  const where = and(
    ofReport,
    ...filterConditions(bound('uuid', access.eventId), filter ?? {}, reader, { text }),
  );
  const definition = sort === AttendeeSort.RECENT ? recentAttendeesReport : attendeesReport;
  return { ...access, definition, where };
}
