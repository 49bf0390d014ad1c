import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { FreeText, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField } from '../../core/graphql/text-fields';
import { EventPageArgs } from '../../core/db/pagination';
import { AttendeeFilter, AttendeeSort } from '../attendees/index';
import { CompanyKind } from '../companies/index';
import type { LeadsFileRequest } from '../leads/index';
import { ReportStatus, ReportType, type FileFormat } from './report.types';

@InputType({ description: 'Which rows of a report; all conditions hold together.' })
export class ReportFilter {
  @Field(() => Date, {
    nullable: true,
    description:
      'Not before: when attendees confirmed, meetings begin or people entered; for companies, exhibitors and pods, which meetings are counted.',
  })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this; of the same times as `from`.' })
  to?: Date | null;

  @FreeTextField(
    'Words of the name, job title or organization of people, or of the name of companies and pods; at most 200 characters.',
    { max: 200, nullable: true },
  )
  search?: string | null;

  @Field(() => ReportStatus, {
    nullable: true,
    description: 'Status of the attendees or meetings. BAD_USER_INPUT where the rows do not have it.',
  })
  status?: ReportStatus | null;

  @Field(() => CompanyKind, {
    nullable: true,
    description: 'Part that the companies play. BAD_USER_INPUT where the rows are no companies.',
  })
  companyKind?: CompanyKind | null;
}

@InputType({ description: 'In what order the rows of a report are.' })
export class ReportSort {
  @FreeTextField('Name of one of its columns, at most 50 characters.', { max: 50 })
  column: string;

  @Field(() => Boolean, { nullable: true, description: 'The greatest or latest first.' })
  descending?: boolean | null;
}

@InputType({ description: 'Which columns a report has.' })
export class ReportColumnChoice {
  @FreeText()
  @Field(() => [String], {
    description:
      'Names of columns, in their order; at most 60, and all for an empty list. BAD_USER_INPUT for one that the report does not have.',
  })
  @MaxItems(60)
  names: string[];
}

@ArgsType()
export class ReportArgs extends EventPageArgs {
  @Field(() => ReportType, { description: 'The kind of rows.' })
  type: ReportType;

  @Field(() => ReportFilter, { nullable: true, description: 'Which rows; all without it.' })
  @IsOptional()
  @ValidateNested()
  filter?: ReportFilter | null;

  @Field(() => ReportSort, {
    nullable: true,
    description:
      'By one column, empty values last, also in files; rows that are equal in it, and all without it, in the usual order.',
  })
  @IsOptional()
  @ValidateNested()
  sort?: ReportSort | null;

  @Field(() => ReportColumnChoice, {
    nullable: true,
    description: 'Which columns, also in files; all without it.',
  })
  @IsOptional()
  @ValidateNested()
  columns?: ReportColumnChoice | null;
}

@ArgsType()
export class AttendeeReportArgs extends EventPageArgs {
  @FreeTextField('Words of the name, job title or organization; at most 200 characters.', {
    max: 200,
    nullable: true,
  })
  query?: string | null;

  @Field(() => AttendeeFilter, {
    nullable: true,
    description: 'Which attendees; the invited too without it.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: AttendeeFilter | null;

  @Field(() => AttendeeSort, {
    defaultValue: AttendeeSort.NAME,
    description: 'In what order, also in files. RECENT has the invited last.',
  })
  sort: AttendeeSort;
}

/** Which file an address leads to. */
export type DownloadRequest = { format: FileFormat } & (
  { report: ReportArgs } | { attendeeReport: AttendeeReportArgs } | { leads: LeadsFileRequest }
);
