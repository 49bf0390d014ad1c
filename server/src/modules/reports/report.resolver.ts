import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { toConnection, type Connection } from '../../core/db/pagination';
import { isStaff, STAFF } from '../../core/auth/roles';
import { selectionOf } from '../../core/graphql/selection';
import { Attendee } from '../attendees/index';
import { eventById, Event } from '../events/index';
import { createDownloadLink, openDownload } from './download.service';
import { AttendeeReportArgs, ReportArgs } from './report.args';
import { viewOf } from './report-view';
import { createReportFile } from './report-file.service';
import { activityByAttendeeId } from './report.loaders';
import { definitionIn, openAttendeeReport, openReport, type OpenReport } from './report.service';
import {
  AttendeeActivity,
  AttendeeReportConnection,
  FileFormat,
  ReportColumn,
  ReportConnection,
  ReportFile,
} from './report.types';

const POSITIONS = 'A cursor is a position in the order of that moment; files have all rows.';
const formatArg = { description: 'Format of the file.' };
const fileField = {
  complexity: 500,
  description:
    'All rows as a file, times by the event clock. Errors: SERVICE_UNAVAILABLE where too many files are being read.',
};

const asColumn = ({ name, title, kind }: ReportColumn): ReportColumn => ({ name, title, kind });

interface Opened<ListArgs> {
  args: ListArgs;
}

/** A report as a connection, which is read once, and only when its rows are asked for. */
const toLazyConnection = <Node>({ read, total }: OpenReport<Node>) => {
  let connection: Promise<Connection<Node>> | undefined;
  const page = () => (connection ??= read().then(toConnection));
  return {
    get nodes() {
      return page().then(({ nodes }) => nodes);
    },
    get edges() {
      return page().then(({ edges }) => edges);
    },
    get pageInfo() {
      return page().then(({ pageInfo }) => pageInfo);
    },
    get totalCount() {
      return total();
    },
  };
};

@Resolver(() => ReportConnection)
export class ReportResolver {
  @Authorized(...STAFF)
  @Query(() => ReportConnection, {
    complexity: 800,
    description: `A report of an event, for staff. ${POSITIONS} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
  })
  async report(@Ctx() ctx: RequestContext, @Args(() => ReportArgs) args: ReportArgs) {
    return Object.assign(toLazyConnection(await openReport(ctx, args)), { args });
  }

  @FieldResolver(() => [ReportColumn], { description: 'The columns of each row, in this order; at most 60.' })
  async columns(@Ctx() ctx: RequestContext, @Root() { args }: Opened<ReportArgs>): Promise<ReportColumn[]> {
    return viewOf(await definitionIn(ctx, args.eventId, args.type), args).columns.map(asColumn);
  }

  @FieldResolver(() => [ReportColumn], {
    description:
      'All columns that the report can have, in their usual order; at most 60. That of attendees has one for each field of the event, `answer_<key>`.',
  })
  async allColumns(
    @Ctx() ctx: RequestContext,
    @Root() { args }: Opened<ReportArgs>,
  ): Promise<ReportColumn[]> {
    return (await definitionIn(ctx, args.eventId, args.type)).columns.map(asColumn);
  }

  @FieldResolver(() => Event, { description: 'The event that it is about.' })
  event(@Ctx() ctx: RequestContext, @Root() { args }: Opened<ReportArgs>): Promise<Event | null> {
    return eventById(ctx).load(args.eventId);
  }

  @FieldResolver(() => ReportFile, fileField)
  file(
    @Ctx() ctx: RequestContext,
    @Root() { args: report }: Opened<ReportArgs>,
    @Arg('format', () => FileFormat, formatArg) format: FileFormat,
  ): Promise<ReportFile> {
    return createReportFile(ctx, { report, format });
  }
}

@Resolver(() => AttendeeReportConnection)
export class AttendeeReportResolver {
  @Authorized(...STAFF)
  @Query(() => AttendeeReportConnection, {
    complexity: 800,
    description: `Attendees with what they did, for staff. ${POSITIONS} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
  })
  async attendeeReport(
    @Ctx() ctx: RequestContext,
    @Args(() => AttendeeReportArgs) args: AttendeeReportArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const report = await openAttendeeReport(ctx, args, selectionOf(info));
    return Object.assign(toLazyConnection(report), { args });
  }

  @FieldResolver(() => Event, { description: 'The event that it is about.' })
  event(@Ctx() ctx: RequestContext, @Root() { args }: Opened<AttendeeReportArgs>): Promise<Event | null> {
    return eventById(ctx).load(args.eventId);
  }

  @FieldResolver(() => ReportFile, fileField)
  file(
    @Ctx() ctx: RequestContext,
    @Root() { args: attendeeReport }: Opened<AttendeeReportArgs>,
    @Arg('format', () => FileFormat, formatArg) format: FileFormat,
  ): Promise<ReportFile> {
    return createReportFile(ctx, { attendeeReport, format });
  }
}

@Resolver(() => Attendee)
export class AttendeeActivityResolver {
  @FieldResolver(() => AttendeeActivity, {
    nullable: true,
    description: 'Activity of the attendee at the event; for staff only, null to others.',
  })
  activity(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<AttendeeActivity | null> | null {
    return isStaff(viewerOf(ctx).role) ? activityByAttendeeId(ctx).load(attendee.id) : null;
  }
}

@Resolver(() => ReportFile)
export class ReportFileResolver {
  @Query(() => ReportFile, {
    description:
      'The file that an address leads to; public, since the address is the key. Errors: NOT_FOUND.',
  })
  exportedFile(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the address.' }) token: string,
  ): Promise<ReportFile> {
    return openDownload(ctx, token);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path on this server where it may be fetched once without a bearer token, within 5 minutes while the session lasts. Null for a file that was fetched so.',
  })
  url(@Ctx() ctx: RequestContext, @Root() { request }: ReportFile): Promise<string> | null {
    return request && createDownloadLink(ctx, request);
  }
}
