import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { LeadFilter } from '../leads/index';
import { FileFormat, ReportFile } from './report.types';

@InputType({ description: 'A file of leads.' })
export class ExportLeadsInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => LeadFilter, { nullable: true, description: 'Which leads; all without it.' })
  @IsOptional()
  @ValidateNested()
  filter?: LeadFilter | null;

  @Field(() => FileFormat, { description: 'Format of the file.' })
  format: FileFormat;
}

export const ExportLeadsPayload = definePayload('ExportLeadsPayload', {
  file: { type: () => ReportFile, description: 'The file, made when it is fetched.' },
});
export type ExportLeadsPayload = InstanceType<typeof ExportLeadsPayload>;
