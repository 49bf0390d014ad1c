import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { MaxItems } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { MeetingTargetEntity } from './target.entity';

export const MAX_TARGETS = 1_000;
/** The highest number of meetings in a target. */
export const MOST_MEETINGS = 200;

@ObjectType({
  description:
    'How many meetings a person has, each member of a company, or each member of a group. The target of the person goes before that of the company, and that before those of groups, of which the one of the highest priority counts.',
})
export class MeetingTarget extends fieldsOf(MeetingTargetEntity, {
  id: 'UUIDv7.',
  attendeeId: 'The person; null where it is of others.',
  companyId: 'The company, of whose team each member is meant; null where it is of others.',
  groupId: 'The group, of which each member is meant; null where it is of others.',
  minimum: 'How many are promised, 1 to 200; null for none.',
  maximum: 'How many there are at most, 0 to 200; null for any number.',
  perDay: 'How many there are on one day at most, 1 to 200; null for any number.',
  priority: '1 to 5: the higher one is kept first.',
}) {}

@ObjectType({ description: 'How many meetings are promised to whom.', simpleResolvers: true })
export class MeetingTargets {
  @Field(() => [MeetingTarget], { description: `All of them, at most ${MAX_TARGETS.toLocaleString('en')}.` })
  targets: MeetingTarget[];

  @Field(() => Date, { nullable: true, description: `${VERSION} Null where none were ever set.` })
  updatedAt: Date | null;
}

@InputType({ description: 'A target: exactly one of person, company and group, and at least one number.' })
export class MeetingTargetInput {
  @Field(() => ID, { nullable: true, description: 'The person.' })
  attendeeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The company, of whose team each member is meant.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The group, of which each member is meant.' })
  groupId?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many are promised, 1 to 200.' })
  @IsOptional()
  @Min(1)
  @Max(MOST_MEETINGS)
  minimum?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many there are at most, 0 to 200.' })
  @IsOptional()
  @Min(0)
  @Max(MOST_MEETINGS)
  maximum?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many there are on one day at most, 1 to 200.' })
  @IsOptional()
  @Min(1)
  @Max(MOST_MEETINGS)
  perDay?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 5: the higher one is kept first; 1 without.' })
  @IsOptional()
  @Min(1)
  @Max(5)
  priority?: number | null;
}

@InputType({ description: 'How many meetings are promised to whom.' })
export class SetMeetingTargetsInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => [MeetingTargetInput], {
    description: `All targets, at most ${MAX_TARGETS.toLocaleString('en')}; what is not named has none.`,
  })
  @MaxItems(MAX_TARGETS)
  @ValidateNested()
  targets: MeetingTargetInput[];

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

export const SetMeetingTargetsPayload = definePayload('SetMeetingTargetsPayload', {
  meetingTargets: { type: () => MeetingTargets, description: 'All targets after the change.' },
});
export type SetMeetingTargetsPayload = InstanceType<typeof SetMeetingTargetsPayload>;
