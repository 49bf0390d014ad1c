import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { TextEncoding } from '../../core/files/text-encoding';
import { FreeTextField } from '../../core/graphql/text-fields';
import { FileScalar, type UploadedFile } from '../../core/graphql/upload-scalars';
import { connectionOf } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { CompanyKindCount } from '../events/index';
import { ImportEntity, ImportPhase } from './import.entity';

@ObjectType({ description: 'A column of the file of an import.', simpleResolvers: true })
export class ImportColumn {
  @Field(() => String, { description: 'Its title, at most 100 characters; may be empty.' })
  title: string;

  @Field(() => [String], {
    description:
      'Its first values that differ, at most 3, each of at most 80 characters; none once the file is gone.',
  })
  samples: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Key of the field that it fills, of `importFields`; null where it is left out.',
  })
  field: string | null;
}

@ObjectType({ description: 'An encoding that a file may have.', simpleResolvers: true })
export class ImportEncoding {
  @Field(() => TextEncoding, { description: 'The encoding.' })
  encoding: TextEncoding;

  @Field(() => [String], {
    description:
      'The first words of the file in which there is more than ASCII, as it reads them; at most 5.',
  })
  words: string[];
}

@ObjectType({ description: 'How the file of an import is read.', simpleResolvers: true })
export class ImportSource {
  @Field(() => TextEncoding, {
    nullable: true,
    description: 'The encoding that was chosen; null as long as none is, and where the file tells it.',
  })
  encoding: TextEncoding | null;

  @Field(() => [ImportEncoding], {
    description:
      'The encodings that the file may have, at most 16; empty where it tells its own, and once it is gone.',
  })
  encodings: ImportEncoding[];

  @Field(() => String, { nullable: true, description: 'The sheet that is read; null without sheets.' })
  sheet: string | null;

  @Field(() => [String], { description: 'The sheets of a workbook that are shown.' })
  sheets: string[];
}

@ObjectType({ description: 'Something that a file may say of each row.', simpleResolvers: true })
export class ImportField {
  @Field(() => String, { description: 'Stands for it in a column map.' })
  key: string;

  @Field(() => String, { description: 'Its name, by which a column is matched.' })
  name: string;

  @Field(() => Boolean, { description: 'No row is taken without it.' })
  required: boolean;
}

@ObjectType({ description: "An error in a cell, and the cell's value.", simpleResolvers: true })
export class ImportCellFault {
  @Field(() => String, { nullable: true, description: 'Name of the field; null for the row as a whole.' })
  column: string | null;

  @Field(() => String, { description: 'The error in words.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: "The cell's value, at most 200 characters; null for an error of the whole row.",
  })
  value: string | null;
}

@ObjectType({ description: 'A row of a file that cannot be taken.', simpleResolvers: true })
export class ImportFaultyRow {
  @Field(() => Int, { description: 'Line in the file, the header being 1.' })
  row: number;

  @Field(() => [ImportCellFault], { description: 'Its errors, at least one.' })
  faults: ImportCellFault[];
}

export const ImportFaultyRowConnection = connectionOf(ImportFaultyRow, 'ImportFaultyRow', {
  what: 'faulty row',
});

@ObjectType({ description: 'The effects of undoing an import, expected or done.', simpleResolvers: true })
export class ImportUndo {
  @Field(() => Int, { description: 'Number of records that it had created and that are removed.' })
  removed: number;

  @Field(() => Int, { description: 'Number of records that it had changed and that are restored.' })
  restored: number;

  @Field(() => Int, {
    description: 'Number of records that were changed or used since, and stay as they are.',
  })
  kept: number;
}

@ObjectType({ description: 'What is wrong with a row of a file, or may be.', simpleResolvers: true })
export class ImportFault {
  @Field(() => Int, { description: 'Line in the file, the header being 1.' })
  row: number;

  @Field(() => String, { nullable: true, description: 'Name of the column; null for the row as a whole.' })
  column: string | null;

  @Field(() => String, { description: 'The error or warning in words.' })
  message: string;
}

@ObjectType({ description: 'One file that was imported, or is being imported.', simpleResolvers: true })
export class Import extends fieldsOf(ImportEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that it belongs to.',
  kind: 'The kind of the import.',
  status: 'How far it is.',
  fileName: 'Name of the file.',
  dryRun: 'It was to change nothing.',
  partial: 'Good rows were to be taken although others are faulty.',
  rows: 'Rows read so far, without the header.',
  created: 'Rows that made something; in a dry run, that would.',
  updated: 'Rows that changed something; in a dry run, that would.',
  unchanged: 'Rows that say what is there already.',
  faulty: 'Rows with an error.',
  errors: { type: () => [ImportFault], description: 'The first 1,000 errors.' },
  warnings: {
    type: () => [ImportFault],
    description:
      'Rows that are taken although they may be mistakes, such as sessions in a room that is taken then; the first 1,000.',
  },
  ignoredColumns: 'Columns that mean nothing here, at most 200.',
  createdAt: 'When it was started.',
  columns: {
    type: () => [ImportColumn],
    description:
      'Columns of the file, at most 200, with the field that each fills; empty where the file was sent and imported in one step.',
  },
  source: {
    type: () => ImportSource,
    description: 'How the file is read; null where it was sent and imported in one step.',
  },
  totalRows: 'Rows of the file; null until they are known.',
  phase: { type: () => ImportPhase, description: 'The phase; null unless RUNNING.' },
  sendInvites: 'The attendees that it adds are invited by mail.',
  failure: 'Why it FAILED, in words; null if unknown.',
  undo: { type: () => ImportUndo, description: 'The effects of undoing it; null unless UNDONE.' },
  updatedAt: 'When it last changed.',
  startedBy: {
    type: () => String,
    description: 'Name of the person who started it; null for a user who is deleted.',
  },
}) {
  @Field(() => Int, {
    nullable: true,
    description:
      'Its place among the imports that wait at the same server, the next one being 1; null unless QUEUED.',
  })
  queuePosition: number | null;

  @Field(() => [CompanyKindCount], {
    description:
      'Kinds of the companies that it added or changed, the commonest first; empty for other imports, and once it can no longer be undone.',
  })
  companyKinds: CompanyKindCount[];

  @Field(() => Boolean, { description: 'Its rows were taken, and have not been taken back.' })
  committed: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when its file is kept and it can be run; null once the file is gone.',
  })
  fileKeptUntil: Date | null;
}

export const ImportConnection = connectionOf(Import, 'Import');

/** Fields of both inputs. */
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

  @Field(() => TextEncoding, {
    nullable: true,
    description:
      'Encoding of a CSV file that is not in Unicode; it is refused where its encoding cannot be told.',
  })
  @IsOptional()
  encoding?: TextEncoding | null;

  @FreeTextField('Sheet of a workbook, at most 100 characters; the first one that is shown if absent.', {
    min: 1,
    max: 100,
    nullable: true,
  })
  sheet?: string | null;

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
