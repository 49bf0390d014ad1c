import { IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FreeText } from '../../core/input-rules';
import { describeEnum } from '../../core/graphql/enums';
import { FileContentScalar, type FileContent } from '../../core/graphql/file-content';
import { AttendeeFilter, AttendeeSort } from '../attendees/attendee.types';

/** What a report is about. */
export enum ReportType {
  ATTENDEES = 'ATTENDEES',
  MEETINGS = 'MEETINGS',
  CHECK_INS = 'CHECK_INS',
  COMPANIES = 'COMPANIES',
  PODS = 'PODS',
}

/** As what kind of file. */
export enum FileFormat {
  CSV = 'CSV',
  XLSX = 'XLSX',
}

/** What the values of a column are. */
export enum ReportColumnKind {
  TEXT = 'TEXT',
  NUMBER = 'NUMBER',
  BOOLEAN = 'BOOLEAN',
  TIME = 'TIME',
}

describeEnum(ReportType, {
  name: 'ReportType',
  description: 'What a report lists: one row for each attendee, meeting, entry, company or pod.',
  values: {
    ATTENDEES: 'One row for each attendee.',
    MEETINGS: 'One row for each meeting.',
    CHECK_INS: 'One row for each entry or exit.',
    COMPANIES: 'One row for each company.',
    PODS: 'One row for each pod.',
  },
});
describeEnum(FileFormat, {
  name: 'FileFormat',
  description: 'CSV in UTF-8 with commas, or an Excel workbook of one sheet.',
  values: {
    CSV: 'CSV in UTF-8 with commas.',
    XLSX: 'Excel workbook of one sheet.',
  },
});
describeEnum(ReportColumnKind, {
  name: 'ReportColumnKind',
  description: 'What the values of a column are; any of them may be null.',
  values: {
    TEXT: 'Text.',
    NUMBER: 'Number.',
    BOOLEAN: 'True or false.',
    TIME: 'Instant in ISO 8601, UTC.',
  },
});

@ObjectType({ description: 'One column of a report.', simpleResolvers: true })
export class ReportColumn {
  @Field(() => String, { description: 'Name that does not change.' })
  name: string;

  @Field(() => String, { description: 'Heading for people.' })
  title: string;

  @Field(() => ReportColumnKind, { description: 'What its values are.' })
  kind: ReportColumnKind;
}

@ObjectType({ description: 'A file that is made while it is read.', simpleResolvers: true })
export class ReportFile {
  @Field(() => String, { description: 'Name to save it under.' })
  name: string;

  @Field(() => String, { description: 'Media type.' })
  contentType: string;

  @Field(() => FileContentScalar, { nullable: true, description: 'Its bytes, for `/v1`.' })
  content: FileContent;

  /** Which file; null where it was fetched by its address, which gives no second one. */
  request: DownloadRequest | null;
}

@InputType({ description: 'Which rows of a report; all conditions hold together.' })
export class ReportFilters {
  @Field(() => Date, {
    nullable: true,
    description:
      'Not before: when attendees confirmed, meetings begin or people entered; for companies and pods, which meetings are counted.',
  })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this; of the same times as `from`.' })
  to?: Date | null;

  @FreeText()
  @Field(() => String, {
    nullable: true,
    description:
      'Words of the name, job title or organization of people, or of the name of companies and pods; at most 200 characters.',
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @FreeText()
  @Field(() => String, {
    nullable: true,
    description:
      'INVITED or CONFIRMED attendees, PENDING, ACTIVE or REJECTED meetings; the others have no status.',
  })
  @IsOptional()
  @MaxLength(20)
  status?: string | null;
}

@InputType({ description: 'Which report.' })
export class ReportInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => ReportType, { description: 'What it lists.' })
  type: ReportType;

  @Field(() => ReportFilters, { nullable: true, description: 'Which rows; all without it.' })
  @IsOptional()
  @ValidateNested()
  filters?: ReportFilters | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Skips this many rows, 0 to 10,000, 0 without it; files have all rows.',
  })
  @IsOptional()
  @Min(0)
  @Max(10_000)
  offset?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many rows, 1 to 100, 20 without it; files have all rows.',
  })
  @IsOptional()
  @Min(1)
  @Max(100)
  pageSize?: number | null;
}

@InputType({ description: 'Which attendees a report is about.' })
export class AttendeeReportInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @FreeText()
  @Field(() => String, {
    nullable: true,
    description: 'Words of the name, job title or organization; at most 200 characters.',
  })
  @IsOptional()
  @MaxLength(200)
  query?: string | null;

  @Field(() => AttendeeFilter, {
    nullable: true,
    description: 'Which attendees; the invited too without it.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: AttendeeFilter | null;

  @Field(() => AttendeeSort, {
    nullable: true,
    description: 'The order, also of files; NAME without it. RECENT has the invited last.',
  })
  sort?: AttendeeSort | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Skips this many, 0 to 10,000, 0 without it; files have all.',
  })
  @IsOptional()
  @Min(0)
  @Max(10_000)
  offset?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many, 1 to 100, 20 without it; files have all.',
  })
  @IsOptional()
  @Min(1)
  @Max(100)
  pageSize?: number | null;
}

/** Which file an address leads to. */
export type DownloadRequest = { format: FileFormat } & (
  { report: ReportInput } | { attendeeReport: AttendeeReportInput }
);

@ObjectType({ description: 'A report: a page of its rows, or all of them as a file.', simpleResolvers: true })
export class Report {
  @Field(() => [ReportColumn], { description: 'What the values of each row are, in this order.' })
  columns: ReportColumn[];

  /** What its other fields are read by. */
  input: ReportInput;
}

@ObjectType({ description: 'Attendees with what they did at the event.', simpleResolvers: true })
export class AttendeeReport {
  /** What its fields are read by. */
  input: AttendeeReportInput;
}

@ObjectType({ description: 'What an attendee did at the event, in numbers.', simpleResolvers: true })
export class AttendeeActivity {
  @Field(() => Int, { description: 'Meetings that are agreed on.' })
  meetings: number;

  @Field(() => Int, { description: 'Messages written.' })
  messages: number;

  @Field(() => Int, { description: 'Attendees bookmarked.' })
  bookmarks: number;
}
