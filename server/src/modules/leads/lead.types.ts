import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { defineEnum } from '../../core/graphql/enums';
import { IsDay, MaxItems } from '../../core/graphql/input-rules';
import { Node } from '../../core/graphql/node';
import { DateScalar, EmailAddressScalar } from '../../core/graphql/scalars';
import { FreeTextField } from '../../core/graphql/text-fields';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { type LeadAnswers, LeadEntity, LeadQuestionEntity, LeadRating } from './lead.entity';

export const LeadSort = defineEnum('LeadSort', 'In what order leads are.', {
  NEWEST: 'The latest captured first.',
  NAME: 'By the last name of the visitor.',
  RATING: 'The hottest first, those without a rating last.',
  FOLLOW_UP:
    'HOT, WARM, without a rating, COLD; among these, the leads of which a reminder of the team is due come first.',
});
export type LeadSort = keyof typeof LeadSort;

@ObjectType({
  description: 'The badge of a member of a company, as its team knows it.',
  simpleResolvers: true,
})
export class TeamBadge {
  @Field(() => String, {
    description: 'Hash of the entry code as in `EntryCodes`, with the id of the event before it.',
  })
  codeHash: string;

  @Field(() => String, { description: 'Name of the member.' })
  name: string;
}

@ObjectType({ description: 'A question that a company asks its visitors.', simpleResolvers: true })
export class LeadQuestion extends fieldsOf(LeadQuestionEntity, {
  id: 'UUIDv7.',
  kind: 'The kind of its answers.',
  text: 'The question.',
  options: 'The options, at most 20; none for an answer in words.',
}) {
  @Field(() => Boolean, { description: 'It is no longer asked; leads keep their answers to it.' })
  retired: boolean;
}

@ObjectType({ description: 'An answer of a visitor.', simpleResolvers: true })
export class LeadAnswer {
  @Field(() => LeadQuestion, { description: 'The question.' })
  question: LeadQuestion;

  @Field(() => [String], { description: 'The text, or what was chosen: at most 20.' })
  values: readonly string[];
}

@ObjectType({ description: 'E-mail and phone of a visitor who shares them.', simpleResolvers: true })
export class LeadContact {
  @Field(() => EmailAddressScalar, { description: 'Address.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number; null where there is none.' })
  phone: string | null;
}

@ObjectType({
  description: 'A visitor that a company recorded as a lead; for its team alone.',
  implements: Node,
  simpleResolvers: true,
})
export class Lead extends fieldsOf(LeadEntity, {
  id: 'UUIDv7.',
  companyId: 'Company whose lead it is.',
  rating: 'How promising it is; null without a rating.',
  note: "The team's note; empty without one.",
  source: 'How the company got to know the visitor.',
  capturedAt: 'When it was first captured, by the clock of the device where it had no network.',
  updatedAt: VERSION,
  followedUpAt: 'When the team marked it as followed up; null while it is to be followed up.',
}) {
  attendeeId: string;
  capturedById: string | null;
  followedUpById: string | null;
  answersById: LeadAnswers;
  /** Null unless the visitor shares it now. */
  email: string | null;
  phone: string | null;
}

export const LeadConnection = connectionOf(Lead, 'Lead');

@ObjectType({ description: 'How many leads a member captured.', simpleResolvers: true })
export class LeadsOfMember {
  @Field(() => Int, { description: 'How many.' })
  count: number;

  attendeeId: string | null;
}

@ObjectType({ description: 'How many leads were captured on a day.', simpleResolvers: true })
export class LeadsOfDay {
  @Field(() => DateScalar, { description: 'The day, by the event clock.' })
  date: string;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'How many leads a company has; for its team alone.', simpleResolvers: true })
export class LeadCounts {
  @Field(() => Int, { description: 'All.' })
  total: number;

  @Field(() => Int, { description: 'Rated HOT.' })
  hot: number;

  @Field(() => Int, { description: 'Rated WARM.' })
  warm: number;

  @Field(() => Int, { description: 'Rated COLD.' })
  cold: number;

  @Field(() => Int, { description: 'Without a rating.' })
  unrated: number;

  @Field(() => Int, { description: 'Whose visitor shares e-mail and phone.' })
  withContact: number;

  @Field(() => Int, { description: 'Not marked as followed up.' })
  toFollowUp: number;

  @Field(() => [LeadsOfMember], { description: 'By who captured them, the most first; at most 100.' })
  byMember: LeadsOfMember[];

  @Field(() => [LeadsOfDay], { description: 'By day, the first day first; at most 100.' })
  byDay: LeadsOfDay[];
}

@ObjectType({ description: 'A lead that was captured, changed or deleted.', simpleResolvers: true })
export class LeadChange {
  @Field(() => ID, { description: 'Id of the lead.' })
  leadId: string;
}

@InputType({ description: 'Which leads; all conditions hold together.' })
export class LeadFilter {
  @FreeTextField('Words of the name, job title or organization; at most 200 characters.', {
    max: 200,
    nullable: true,
  })
  search?: string | null;

  @Field(() => [LeadRating], { nullable: true, description: 'With one of these ratings; at most 3.' })
  @IsOptional()
  @MaxItems(3)
  ratings?: LeadRating[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: those without a rating, beside those with one of `ratings`.',
  })
  unrated?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Captured by this member.' })
  capturedById?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Captured on this day of the event clock. BAD_USER_INPUT where there is no such day.',
  })
  @IsOptional()
  @IsDay()
  date?: string | null;

  @Field(() => ID, { nullable: true, description: 'With an answer to this question.' })
  questionId?: string | null;

  @FreeTextField('With exactly this answer to `questionId`; at most 500 characters.', {
    max: 500,
    nullable: true,
  })
  answer?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: whose visitors share e-mail and phone; false: whose do not.',
  })
  withContact?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: those that are marked as followed up; false: those that are not.',
  })
  followedUp?: boolean | null;
}

@ArgsType()
export class LeadsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId: string;

  @Field(() => LeadFilter, { nullable: true, description: 'Which leads; all without it.' })
  @IsOptional()
  @ValidateNested()
  filter?: LeadFilter | null;

  @Field(() => LeadSort, { defaultValue: LeadSort.NEWEST, description: 'In what order.' })
  sort: LeadSort;
}
