import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import type { TextSelect } from '../../core/cursor';
import { totalOf, type Conditions } from '../../core/list-query';
import { attendeeColumnsFor } from '../attendees/attendee.columns';
import { filterConditions } from '../attendees/attendee-list';
import { AttendeeSort, type Attendee } from '../attendees/attendee.types';
import type { EventAccess, EventAccessService } from '../events/event-access.service';
import type { ReportValue } from './report-cell';
import {
  activityColumns,
  attendeesReport,
  recentAttendeesReport,
  reportDefinitions,
  type ReportDefinition,
} from './report-definitions';
import {
  checkFilters,
  conditionsOf,
  countStatement,
  fileSelect,
  pageOfRows,
  pageStatement,
} from './report-query';
import type { AttendeeReport, AttendeeReportInput, Report, ReportInput } from './report.types';

/** What a file of a report is made of. */
export interface FileSource {
  /** What the file is about, for its name. */
  subject: string;
  eventId: string;
  timezone: string;
  columns: readonly { name: string; title: string; kind: 'TEXT' | 'NUMBER' | 'BOOLEAN' | 'TIME' }[];
  select: TextSelect;
}

/** Lists of an event for whoever answers for it. */
export class ReportService {
  constructor(private readonly access: EventAccessService) {}

  /** A report; its rows and their number are read when they are asked for. */
  async open(ctx: RequestContext, input: ReportInput): Promise<Pick<Report, 'columns' | 'input'>> {
    await this.enter(ctx, input);
    return {
      columns: reportDefinitions[input.type].columns.map(({ name, title, kind }) => ({ name, title, kind })),
      input,
    };
  }

  /** The rows of the page. */
  async rows(ctx: RequestContext, input: ReportInput): Promise<ReportValue[][]> {
    const { definition, where, filters } = await this.enter(ctx, input);
    const rows = await ctx.sql.rows<Record<string, ReportValue>>(
      pageStatement(definition, where, filters, input),
    );
    return rows.map((row) => definition.columns.map(({ name }) => row[name] ?? null));
  }

  /** How many rows there are. */
  async total(ctx: RequestContext, input: ReportInput): Promise<number> {
    const { definition, where } = await this.enter(ctx, input);
    return totalOf(ctx.sql, countStatement(definition, where));
  }

  /** All rows, for a file. */
  async source(ctx: RequestContext, input: ReportInput): Promise<FileSource> {
    const { definition, where, filters, timezone, eventId } = await this.enter(ctx, input);
    const { columns } = definition;
    return {
      subject: input.type.toLowerCase().replace('_', ''),
      eventId,
      timezone,
      columns,
      select: fileSelect(definition, columns, where, filters, timezone),
    };
  }

  /** A report of what attendees did. */
  async openAttendees(
    ctx: RequestContext,
    input: AttendeeReportInput,
  ): Promise<Pick<AttendeeReport, 'input'>> {
    await this.access.enter(ctx, input.eventId);
    return { input };
  }

  /** The attendees of the page, with the columns of `fields`. */
  async attendees(
    ctx: RequestContext,
    input: AttendeeReportInput,
    fields: ReadonlySet<string>,
  ): Promise<Attendee[]> {
    const { definition, where } = await this.enterAttendees(ctx, input);
    return ctx.sql.rows<Attendee>(pageOfRows(definition, attendeeColumnsFor(fields), where, input));
  }

  /** How many attendees there are. */
  async attendeeTotal(ctx: RequestContext, input: AttendeeReportInput): Promise<number> {
    const { where } = await this.enterAttendees(ctx, input);
    return totalOf(ctx.sql, countStatement(attendeesReport, where));
  }

  /** All attendees with what they did, for a file. */
  async attendeeSource(ctx: RequestContext, input: AttendeeReportInput): Promise<FileSource> {
    const { definition, where, timezone, eventId } = await this.enterAttendees(ctx, input);
    const columns = [...attendeesReport.columns, ...activityColumns];
    return {
      subject: 'attendee activity',
      eventId,
      timezone,
      columns,
      select: fileSelect(definition, columns, where, {}, timezone),
    };
  }

  private async enter(ctx: RequestContext, { eventId: id, type, filters: given }: ReportInput) {
    const access = await this.access.enter(ctx, id);
    const definition = reportDefinitions[type];
    const filters = given ?? {};
    checkFilters(definition, filters);
    return { ...access, definition, filters, where: conditionsOf(definition, access.eventId, filters) };
  }

  private async enterAttendees(
    ctx: RequestContext,
    { eventId: id, query, filter, sort }: AttendeeReportInput,
  ): Promise<EventAccess & { definition: ReportDefinition; where: Conditions }> {
    const access = await this.access.enter(ctx, id);
    const reader = { userId: viewerOf(ctx).userId, isStaff: true };
    const { status = null } = filter ?? {};
    const where = conditionsOf(attendeesReport, access.eventId, { search: query ?? null, status });
    filterConditions(where, filter ?? {}, reader);
    const definition = sort === AttendeeSort.RECENT ? recentAttendeesReport : attendeesReport;
    return { ...access, definition, where };
  }
}
