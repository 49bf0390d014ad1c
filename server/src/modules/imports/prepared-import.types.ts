import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { TextEncoding } from '../../core/files/text-encoding';
import { FileScalar, type UploadedFile } from '../../core/graphql/upload-scalars';
import { MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField } from '../../core/graphql/text-fields';
import { PageArgs } from '../../core/db/pagination';
import { MAX_VALUE } from './import-corrections';
import { CorrectionAction, ImportKind } from './import.entity';

@InputType({ description: 'A file to look at before it is imported.' })
export class PrepareImportInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => ImportKind, { description: 'The kind of the import.' })
  kind: ImportKind;

  @Field(() => FileScalar, { description: 'CSV or XLSX, with a header, at most 20,000 rows.' })
  file: UploadedFile;
}

@InputType({ description: 'Which field a column of the file fills.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'Its place in `Import.columns`, from 0.' })
  @Min(0)
  @Max(199)
  index: number;

  @FreeTextField('Key of the field, of `importFields`; null leaves the column out.', {
    min: 1,
    max: 60,
    nullable: true,
  })
  field?: string | null;
}

@InputType({ description: 'What becomes of a value that its field does not know, in every row that has it.' })
export class ImportCorrectionInput {
  @FreeTextField('Key of the field, of `importUnknownValues`.', { min: 1, max: 60 })
  field: string;

  @FreeTextField('The value, at most 100 characters; case, accents and blanks make no other one.', {
    min: 1,
    max: MAX_VALUE,
  })
  value: string;

  @Field(() => CorrectionAction, {
    description: 'What becomes of it. ADD is for interests, LEAVE_OUT for fields that are not required.',
  })
  action: CorrectionAction;

  @FreeTextField('The known value of a TAKE_AS; not read otherwise.', { max: 100, nullable: true })
  replacement?: string | null;
}

@InputType({ description: 'A cell of a faulty row, with its corrected text.' })
export class ImportCellInput {
  @Field(() => Int, { description: 'Line of the row, of `importFaultyRows`.' })
  @Min(1)
  row: number;

  @FreeTextField('Name of the field that its column fills, as `ImportCellFault.column` has it.', {
    min: 1,
    max: 100,
  })
  column: string;

  @FreeTextField('The text that is read in place of what stands there; may be empty.', { max: 1_000 })
  value: string;
}

@InputType({ description: 'How to run a prepared import.' })
export class RunImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  importId: string;

  @Field(() => [ImportColumnInput], {
    nullable: true,
    description: 'Columns that fill another field than before, at most 200; the others stay as they are.',
  })
  @IsOptional()
  @MaxItems(200)
  columns?: ImportColumnInput[] | null;

  @Field(() => [ImportCorrectionInput], {
    nullable: true,
    description:
      'What becomes of values that their fields do not know, at most 500, in place of what an earlier run was told; as before if absent.',
  })
  @IsOptional()
  @MaxItems(500)
  @ValidateNested()
  corrections?: ImportCorrectionInput[] | null;

  @Field(() => [ImportCellInput], {
    nullable: true,
    description:
      'Corrected cells, at most 500; those of earlier runs stay, and of one cell the latest counts. The kept file itself stays as it is.',
  })
  @IsOptional()
  @MaxItems(500)
  @ValidateNested()
  cells?: ImportCellInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Changes nothing; reports the result that a run would have.',
  })
  @IsOptional()
  dryRun?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Takes the good rows although others are faulty.' })
  @IsOptional()
  partial?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Mails invitations to the attendees that it adds; those of a DRAFT event wait until it is published. Not for other imports.',
  })
  @IsOptional()
  sendInvites?: boolean | null;
}

@InputType({ description: 'How to read the file of a prepared import.' })
export class ReadImportFileInput {
  @Field(() => ID, { description: 'Id of the import.' })
  importId: string;

  @Field(() => TextEncoding, { nullable: true, description: 'Its encoding; as before if absent.' })
  @IsOptional()
  encoding?: TextEncoding | null;

  @FreeTextField('Its sheet, of `ImportSource.sheets`; as before if absent.', {
    min: 1,
    max: 100,
    nullable: true,
  })
  sheet?: string | null;
}

@InputType({ description: 'Which import to discard.' })
export class DiscardImportInput {
  @Field(() => ID, { description: 'Id of the import.' })
  importId: string;
}

@ArgsType()
export class FaultyRowsArgs extends PageArgs {
  @FreeTextField('Words of the reasons or values, accents and case ignored; at most 200 characters.', {
    max: 200,
    nullable: true,
  })
  search?: string | null;
}
