import { IsOptional, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CheckInput } from '../../core/graphql/validation';
import { MaxItems } from '../../core/graphql/input-rules';
import { connectionOf } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { AttendeeCategory, AttendeeFilter } from '../attendees/index';
import { AttendeeRemoval } from '../privacy/index';
import { BulkJobEntity, BulkJobKind, BulkJobOutcome } from './bulk-job.entity';
import { BulkJobReason } from './bulk-job.reasons';
import { selectionErrors, valueErrors } from './bulk-job.rules';

@ObjectType({
  description: 'How many attendees a bulk job left as they are for one reason.',
  simpleResolvers: true,
})
export class BulkJobReasonCount {
  @Field(() => BulkJobReason, { description: 'The reason.' })
  reason: BulkJobReason;

  @Field(() => BulkJobOutcome, { description: 'SKIPPED or FAILED.' })
  outcome: BulkJobOutcome;

  @Field(() => Int, { description: 'Number of attendees.' })
  count: number;
}

@ObjectType({
  description: 'Work over many attendees of an event, in the background.',
  simpleResolvers: true,
})
export class BulkJob extends fieldsOf(BulkJobEntity, {
  id: 'UUIDv7.',
  eventId: 'Event of the attendees.',
  kind: 'The action.',
  status: 'How far it is.',
  total: 'Number of attendees that were chosen.',
  done: 'Number of attendees that the action was applied to.',
  skipped: 'Number of attendees that needed no change.',
  failed: 'Number of attendees that the action could not be applied to.',
  closedMeetings: 'Meetings that REMOVE has closed so far.',
  error: 'Why it ended early, in words; null unless FAILED.',
  startedById: 'User who started it; null once that user is deleted.',
  createdAt: 'When it was started.',
  finishedAt: 'When it ended; null while it runs.',
}) {
  @Field(() => AttendeeCategory, { nullable: true, description: 'The new category, for SET_CATEGORY.' })
  category: AttendeeCategory | null;

  @Field(() => ID, { nullable: true, description: 'The new company, for SET_COMPANY; null for none.' })
  companyId: string | null;

  @Field(() => ID, { nullable: true, description: 'The group, for ADD_TO_GROUP and REMOVE_FROM_GROUP.' })
  groupId: string | null;

  @Field(() => String, { nullable: true, description: "The user's name." })
  startedByName: string | null;

  /** Set only where it is waiting or running without a sign of life. */
  lost: boolean;
}

export const BulkJobConnection = connectionOf(BulkJob, 'BulkJob', { what: 'bulk job' });

@ObjectType({
  description: 'Counts of the attendees that a bulk job would change or skip.',
  simpleResolvers: true,
})
export class BulkJobPreview {
  @Field(() => Int, { description: 'Number of attendees that are chosen.' })
  total: number;

  @Field(() => Int, {
    description: 'Of these the INVITED without an application who were never mailed an invitation.',
  })
  neverInvited: number;

  @Field(() => Int, { description: 'Of these the INVITED without an application who may be mailed now.' })
  remindable: number;

  @Field(() => Int, { description: 'Of these the CONFIRMED.' })
  confirmed: number;

  @Field(() => AttendeeRemoval, {
    description:
      'Data that is deleted when all of them are removed; meetings between two of them count once.',
  })
  removal: AttendeeRemoval;
}

/** Which attendees: some of them, or all that match. */
@InputType()
abstract class AttendeeSelection {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'These of its attendees, 1 to 1,000; others are ignored. Either this or `filter`.',
  })
  @IsOptional()
  @MaxItems(1_000)
  attendeeIds?: string[] | null;

  @Field(() => AttendeeFilter, {
    nullable: true,
    description: 'All that match, as `attendees` lists them, at most 20,000. Either this or `attendeeIds`.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: AttendeeFilter | null;
}

@CheckInput(selectionErrors)
@InputType({ description: 'Which attendees a bulk job would be about.' })
export class BulkJobPreviewInput extends AttendeeSelection {}

@CheckInput(valueErrors)
@CheckInput(selectionErrors)
@InputType({ description: 'A bulk action and its attendees.' })
export class StartBulkJobInput extends AttendeeSelection {
  @Field(() => BulkJobKind, { description: 'The action.' })
  kind: BulkJobKind;

  @Field(() => AttendeeCategory, { nullable: true, description: 'The new category; for SET_CATEGORY only.' })
  category?: AttendeeCategory | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Company of the event; for SET_COMPANY only. Without it they leave their companies.',
  })
  companyId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Group of the event without a condition; for ADD_TO_GROUP and REMOVE_FROM_GROUP only.',
  })
  groupId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of attendees that the viewer was shown; CONFLICT SELECTION_CHANGED if it differs now.',
  })
  @IsOptional()
  @Min(1)
  expectedTotal?: number | null;
}

@InputType({ description: 'Which bulk job is to be undone.' })
export class UndoBulkJobInput {
  @Field(() => ID, { description: 'Id of the bulk job.' })
  bulkJobId: string;
}
