import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { FileContentScalar, type FileContent } from '../../core/graphql/file-content';
import { connectionOf } from '../../core/db/pagination';
import { Attendee } from '../attendees/index';
import type { DownloadRequest } from './report.args';
import { ReportCell, type ReportValue } from './report-cell';

/** The subject of a report. */
export enum ReportType {
  ATTENDEES = 'ATTENDEES',
  MEETINGS = 'MEETINGS',
  CHECK_INS = 'CHECK_INS',
  COMPANIES = 'COMPANIES',
  PODS = 'PODS',
}

/** Statuses of attendees and of meetings. */
export enum ReportStatus {
  INVITED = 'INVITED',
  CONFIRMED = 'CONFIRMED',
  PENDING = 'PENDING',
  ACTIVE = 'ACTIVE',
  REJECTED = 'REJECTED',
}

/** As what kind of file. */
export enum FileFormat {
  CSV = 'CSV',
  XLSX = 'XLSX',
}

/** The type of a column's values. */
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
describeEnum(ReportStatus, {
  name: 'ReportStatus',
  description: 'Status of the rows of a report; companies and pods have none.',
  values: {
    INVITED: 'Attendees who have not accepted their invitation.',
    CONFIRMED: 'Attendees who take part.',
    PENDING: 'Meetings that wait for an answer.',
    ACTIVE: 'Meetings that are agreed on.',
    REJECTED: 'Meetings that were declined, cancelled or expired.',
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

@ObjectType({ description: 'One row of a report.', simpleResolvers: true })
export class ReportRow {
  @Field(() => [ReportCell], {
    nullable: 'items',
    description: 'One value for each of `columns`, in their order; times are instants.',
  })
  cells: ReportValue[];
}

export const ReportConnection = connectionOf(ReportRow, 'Report', { what: 'ReportRow', lazy: true });

export const AttendeeReportConnection = connectionOf(Attendee, 'AttendeeReport', {
  what: 'reported Attendee',
  lazy: true,
});

@ObjectType({ description: 'What an attendee did at the event, in numbers.', simpleResolvers: true })
export class AttendeeActivity {
  @Field(() => Int, { description: 'Meetings that are agreed on.' })
  meetings: number;

  @Field(() => Int, { description: 'Messages written.' })
  messages: number;

  @Field(() => Int, { description: 'Attendees bookmarked.' })
  bookmarks: number;
}
