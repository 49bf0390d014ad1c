import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { FileScalar, type UploadedFile } from '../../core/graphql/upload-scalars';
import { connectionOf } from '../../core/pagination';
import { ImportKind, ImportStatus, type RowFault } from './import.entity';

describeEnum(ImportKind, {
  name: 'ImportKind',
  description: 'What a file brings.',
  values: {
    ATTENDEES: 'Attendees, by e-mail address.',
    COMPANIES: 'Companies, by kind and name.',
  },
});
describeEnum(ImportStatus, {
  name: 'ImportStatus',
  description:
    'QUEUED while others run first, then RUNNING until it is COMMITTED; REFUSED because of faulty rows; CHECKED after a dry run; FAILED where the file could not be read or the server was lost; UNDONE once taken back.',
  values: {
    QUEUED: 'Waits until others have ended; see queuePosition.',
    RUNNING: 'Still being read or written.',
    CHECKED: 'A dry run is complete; nothing was changed.',
    COMMITTED: 'Its good rows were taken.',
    REFUSED: 'Faulty rows kept everything out.',
    FAILED: 'The file could not be read, or the server stopped.',
    UNDONE: 'Was taken, and then undone.',
  },
});

@ObjectType({ description: 'Why a row of a file cannot be taken.', simpleResolvers: true })
export class ImportFault implements RowFault {
  @Field(() => Int, { description: 'Line in the file, the header being 1.' })
  row: number;

  @Field(() => String, { nullable: true, description: 'Name of the column; null for the row as a whole.' })
  column: string | null;

  @Field(() => String, { description: 'What is wrong, in words.' })
  message: string;
}

@ObjectType({ description: 'One file that was imported, or is being imported.', simpleResolvers: true })
export class Import {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ID, { description: 'Event that it belongs to.' })
  eventId: string;

  @Field(() => ImportKind, { description: 'What the file brings.' })
  kind: ImportKind;

  @Field(() => ImportStatus, { description: 'How far it is.' })
  status: ImportStatus;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its place among the imports that wait at the same server, the next one being 1; null unless QUEUED.',
  })
  queuePosition: number | null;

  @Field(() => Boolean, { description: 'Its rows were taken, and have not been taken back.' })
  committed: boolean;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => Boolean, { description: 'It was to change nothing.' })
  dryRun: boolean;

  @Field(() => Boolean, { description: 'Good rows were to be taken although others are faulty.' })
  partial: boolean;

  @Field(() => Int, { description: 'Rows read so far, without the header.' })
  rows: number;

  @Field(() => Int, { description: 'Rows that made something; in a dry run, that would.' })
  created: number;

  @Field(() => Int, { description: 'Rows that changed something; in a dry run, that would.' })
  updated: number;

  @Field(() => Int, { description: 'Rows that say what is there already.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows with a fault.' })
  faulty: number;

  @Field(() => [ImportFault], { description: 'The first 1,000 faults.' })
  errors: ImportFault[];

  @Field(() => [String], { description: 'Columns that mean nothing here, at most 200.' })
  ignoredColumns: string[];

  @Field(() => Date, { description: 'When it was started.' })
  createdAt: Date;
}

export const ImportConnection = connectionOf(Import, 'Import');

/** What both inputs have. */
@InputType()
export abstract class ImportInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => FileScalar, { description: 'CSV or XLSX, with a header, at most 20,000 rows.' })
  file: UploadedFile;

  @Field(() => Boolean, { nullable: true, description: 'Changes nothing; tells what would be done.' })
  @IsOptional()
  dryRun?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Takes the good rows although others are faulty.' })
  @IsOptional()
  partial?: boolean | null;

  /** Only attendees are invited. */
  sendInvites?: boolean | null;
}

@InputType({ description: 'A file of attendees, and how to import it.' })
export class ImportAttendeesInput extends ImportInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Mails invitations to the attendees that it adds; those of a DRAFT event wait until it is published.',
  })
  @IsOptional()
  sendInvites?: boolean | null;
}

@InputType({ description: 'A file of companies, and how to import it.' })
export class ImportCompaniesInput extends ImportInput {}

@InputType({ description: 'Which import to take back.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  importId: string;
}
