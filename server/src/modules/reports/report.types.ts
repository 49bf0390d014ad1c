import { GraphQLScalarType } from 'graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';
import { FileContentScalar, type FileContent } from '../../core/graphql/file-content';
import { connectionOf } from '../../core/db/pagination';
import { Attendee } from '../attendees/index';
import type { DownloadRequest } from './report.args';

/** The subject of a report. */
export const ReportType = defineEnum(
  'ReportType',
  'The rows of a report: one for each attendee, meeting, entry, company, exhibitor or pod.',
  {
    ATTENDEES: 'One row for each attendee.',
    MEETINGS: 'One row for each meeting.',
    CHECK_INS: 'One row for each entry or exit.',
    COMPANIES: 'One row for each company.',
    EXHIBITORS: 'One row for each company, with what came of the event for it.',
    PODS: 'One row for each pod.',
  },
);
export type ReportType = keyof typeof ReportType;

/** Statuses of attendees and of meetings. */
export const ReportStatus = defineEnum(
  'ReportStatus',
  'Status of the rows of a report; companies and pods have none.',
  {
    INVITED: 'Attendees who have not accepted their invitation.',
    CONFIRMED: 'Attendees who take part.',
    PENDING: 'Meetings that wait for an answer.',
    ACTIVE: 'Meetings that are agreed on.',
    REJECTED: 'Meetings that were declined, cancelled or expired.',
  },
);
export type ReportStatus = keyof typeof ReportStatus;

export const FileFormat = defineEnum(
  'FileFormat',
  'CSV in UTF-8 with commas, or an Excel workbook of one sheet.',
  { CSV: 'CSV in UTF-8 with commas.', XLSX: 'Excel workbook of one sheet.' },
);
export type FileFormat = keyof typeof FileFormat;

/** The type of a column's values. */
export const ReportColumnKind = defineEnum(
  'ReportColumnKind',
  "The type of a column's values; any of them may be null.",
  { TEXT: 'Text.', NUMBER: 'Number.', BOOLEAN: 'True or false.', TIME: 'Instant in ISO 8601, UTC.' },
);
export type ReportColumnKind = keyof typeof ReportColumnKind;

/** One value of a row. */
export type ReportValue = string | number | boolean | Date | null;

const notAnInput = (): never => {
  throw new TypeError('ReportCell is never an input');
};

const ReportCell = new GraphQLScalarType<ReportValue, Exclude<ReportValue, Date>>({
  name: 'ReportCell',
  description: 'A text, a number, true or false, a time in ISO 8601 (UTC), or null: the column says which.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : (value as Exclude<ReportValue, Date>)),
  parseValue: notAnInput,
  parseLiteral: notAnInput,
});

@ObjectType({ description: 'One column of a report.', simpleResolvers: true })
export class ReportColumn {
  @Field(() => String, { description: 'Name that does not change.' })
  name: string;

  @Field(() => String, { description: 'Heading for people.' })
  title: string;

  @Field(() => ReportColumnKind, { description: 'The type of its values.' })
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

@ObjectType({ description: "Counts of an attendee's activity at the event.", simpleResolvers: true })
export class AttendeeActivity {
  @Field(() => Int, { description: 'Meetings that are agreed on.' })
  meetings: number;

  @Field(() => Int, { description: 'Messages written.' })
  messages: number;

  @Field(() => Int, { description: 'Attendees bookmarked.' })
  bookmarks: number;
}
