import { GraphQLJSONObject } from 'graphql-scalars';
import { Matches, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { FreeTextField } from '../../core/graphql/text-fields';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { AuditEntryEntity } from './audit-entry.entity';

@ObjectType({ description: 'One change that staff made.', simpleResolvers: true })
export class AuditEntry extends fieldsOf(AuditEntryEntity, {
  id: 'UUIDv7.',
  createdAt: { type: () => Date, description: 'When it was made.' },
  actorId: 'User who made it; null where the system did.',
  actorName: "The user's name at the time.",
  eventId: 'Event that it belongs to; null where it belongs to none.',
  action: 'The action, as object and verb: `company.update`.',
  subjectId: 'Id of the changed object, which may be deleted by now.',
  subjectName: "The object's name at the time.",
  before: { type: () => GraphQLJSONObject, description: 'The changed fields before the change.' },
  after: { type: () => GraphQLJSONObject, description: 'The changed fields after the change.' },
}) {}

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry');

@InputType({ description: 'Which changes. All conditions hold together.' })
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'In this event.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of this thing.' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Made by this user.' })
  actorId?: string | null;

  @FreeTextField('Actions that begin so: `company`, `company.update`; at most 60 letters, dots and dashes.', {
    max: 60,
    nullable: true,
  })
  @Matches(/^[a-zA-Z.-]*$/, { message: 'An action has letters, dots and dashes only.' })
  action?: string | null;

  @FreeTextField(
    'Words of the name of who made it or of the thing, accents and case ignored; at most 200 characters.',
    { max: 200, nullable: true },
  )
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Made at this time or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Made before this time.' })
  to?: Date | null;
}

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true, description: 'Which changes; all without it.' })
  @ValidateNested()
  filter?: AuditFilter | null;
}
