import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { isStaff, STAFF } from '../../core/roles';
import { selectionOf } from '../../core/selection';
import { Attendee } from '../attendees/attendee.types';
import { eventById } from '../events/event.loaders';
import { Event } from '../events/event.types';
import type { DownloadService } from './download.service';
import { ReportCell, type ReportValue } from './report-cell';
import type { ReportFileService } from './report-file.service';
import { activityByAttendeeId } from './report.loaders';
import type { ReportService } from './report.service';
import {
  AttendeeActivity,
  AttendeeReport,
  AttendeeReportInput,
  FileFormat,
  Report,
  ReportFile,
  ReportInput,
} from './report.types';

const formatArg = { description: 'As what kind of file.' };
const fileField = {
  complexity: 500,
  description:
    'All rows as a file, times by the event clock. Errors: SERVICE_UNAVAILABLE where too many files are being read.',
};

@Resolver(() => Report)
export class ReportResolver {
  constructor(
    private readonly service: ReportService,
    private readonly files: ReportFileService,
  ) {}

  @Authorized(...STAFF)
  @Query(() => Report, {
    complexity: 200,
    description: 'A report of an event, for staff. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  report(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportInput, { description: 'Which report.' }) input: ReportInput,
  ) {
    return this.service.open(ctx, input);
  }

  @FieldResolver(() => [[ReportCell]], {
    // Any value may be null; the rows themselves never are, which the generator cannot say apart.
    nullable: 'items',
    description: 'The rows of the page; each has one value per column. Times are instants.',
  })
  rows(@Ctx() ctx: RequestContext, @Root() { input }: Report): Promise<ReportValue[][]> {
    return this.service.rows(ctx, input);
  }

  @FieldResolver(() => Int, {
    description: 'How many rows there are on all pages. Counted only when asked for.',
  })
  total(@Ctx() ctx: RequestContext, @Root() { input }: Report): Promise<number> {
    return this.service.total(ctx, input);
  }

  @FieldResolver(() => Event, { description: 'The event that it is about.' })
  event(@Ctx() ctx: RequestContext, @Root() { input }: Report): Promise<Event | null> {
    return eventById(ctx).load(input.eventId);
  }

  @FieldResolver(() => ReportFile, fileField)
  file(
    @Ctx() ctx: RequestContext,
    @Root() { input: report }: Report,
    @Arg('format', () => FileFormat, formatArg) format: FileFormat,
  ): Promise<ReportFile> {
    return this.files.make(ctx, { report, format });
  }
}

@Resolver(() => AttendeeReport)
export class AttendeeReportResolver {
  constructor(
    private readonly service: ReportService,
    private readonly files: ReportFileService,
  ) {}

  @Authorized(...STAFF)
  @Query(() => AttendeeReport, {
    complexity: 200,
    description: 'Attendees with what they did, for staff. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  attendeeReport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AttendeeReportInput, { description: 'Which attendees.' }) input: AttendeeReportInput,
  ) {
    return this.service.openAttendees(ctx, input);
  }

  @FieldResolver(() => [Attendee], { description: 'The attendees of the page, by name.' })
  nodes(
    @Ctx() ctx: RequestContext,
    @Root() { input }: AttendeeReport,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Attendee[]> {
    return this.service.attendees(ctx, input, selectionOf(info).names);
  }

  @FieldResolver(() => Int, { description: 'How many there are on all pages. Counted only when asked for.' })
  totalCount(@Ctx() ctx: RequestContext, @Root() { input }: AttendeeReport): Promise<number> {
    return this.service.attendeeTotal(ctx, input);
  }

  @FieldResolver(() => Event, { description: 'The event that it is about.' })
  event(@Ctx() ctx: RequestContext, @Root() { input }: AttendeeReport): Promise<Event | null> {
    return eventById(ctx).load(input.eventId);
  }

  @FieldResolver(() => ReportFile, fileField)
  file(
    @Ctx() ctx: RequestContext,
    @Root() { input: attendeeReport }: AttendeeReport,
    @Arg('format', () => FileFormat, formatArg) format: FileFormat,
  ): Promise<ReportFile> {
    return this.files.make(ctx, { attendeeReport, format });
  }
}

@Resolver(() => Attendee)
export class AttendeeActivityResolver {
  @FieldResolver(() => AttendeeActivity, {
    nullable: true,
    description: 'What one did at the event; for staff only, null to others.',
  })
  activity(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<AttendeeActivity | null> | null {
    return isStaff(viewerOf(ctx).role) ? activityByAttendeeId(ctx).load(attendee.id) : null;
  }
}

@Resolver(() => ReportFile)
export class ReportFileResolver {
  constructor(private readonly downloads: DownloadService) {}

  @Query(() => ReportFile, {
    description:
      'The file that an address leads to; public, since the address is the key. Errors: NOT_FOUND.',
  })
  exportedFile(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the address.' }) token: string,
  ): Promise<ReportFile> {
    return this.downloads.fetch(ctx, token);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path on this server where it may be fetched without a bearer token, for 5 minutes while the session lasts. Null for a file that was fetched so.',
  })
  url(@Ctx() ctx: RequestContext, @Root() { request }: ReportFile): Promise<string> | null {
    return request && this.downloads.lend(ctx, request);
  }
}
