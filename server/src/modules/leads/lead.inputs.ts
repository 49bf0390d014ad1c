import { ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { defineEnum } from '../../core/graphql/enums';
import { FreeText, MaxItems, OneLine } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { FreeTextField, LineField, TextField } from '../../core/graphql/text-fields';
import { LeadQuestionKind, LeadRating, LeadSource } from './lead.entity';
import { Lead, LeadQuestion } from './lead.types';

export const MAX_NOTE = 2_000;
export const MAX_QUESTIONS = 10;
export const MAX_OPTION = 100;
const MAX_CAPTURES = 100;
const NOTE = { max: MAX_NOTE, what: 'A note' };

export const LeadCaptureOutcome = defineEnum(
  'LeadCaptureOutcome',
  'The outcome of a capture. From NOTE_TOO_LONG on, nothing is stored.',
  {
    CAPTURED: 'It is a new lead.',
    KNOWN: 'The visitor was a lead of the company already; what the capture adds is merged.',
    NOTE_TOO_LONG: 'With its note the lead would have more than 2,000 characters.',
    UNKNOWN_CODE:
      'No available attendee has this code or id; also for a MEETING that the two never agreed on.',
    OTHER_EVENT: 'The code is of another event.',
    NOT_CONFIRMED: 'The visitor has not accepted the invitation.',
    OWN_TEAM: "It is a member of the company's own team.",
    DELETED: 'It was sent before, and the company deleted the lead since. A new capture makes a new lead.',
  },
);
export type LeadCaptureOutcome = keyof typeof LeadCaptureOutcome;

@InputType({ description: 'An answer of a visitor.' })
export class LeadAnswerInput {
  @Field(() => ID, { description: 'Which question.' })
  questionId: string;

  @FreeText()
  @Field(() => [String], {
    description:
      'The text, at most 500 characters, or what was chosen: at most 20. None takes the answer away.',
  })
  @MaxItems(20)
  values: string[];
}

@InputType()
abstract class LeadFacts {
  @Field(() => LeadRating, { nullable: true, description: 'How promising it is; null for no rating.' })
  rating?: LeadRating | null;

  @Field(() => [LeadAnswerInput], { nullable: true, description: 'Answers, at most 10; other answers stay.' })
  @IsOptional()
  @MaxItems(MAX_QUESTIONS)
  @ValidateNested()
  answers?: LeadAnswerInput[] | null;
}

@InputType({ description: 'A visitor that a member met: by the code on the badge, or by id.' })
export class LeadCaptureInput extends LeadFacts {
  @FreeTextField("The device's own name for it, 1 to 100 characters: sent again, it changes nothing.", {
    min: 1,
    max: 100,
  })
  clientId: string;

  @FreeTextField(
    'The code on the badge, at most 100 characters; case does not matter. Either this or `attendeeId`.',
    { max: 100, nullable: true },
  )
  code?: string | null;

  @Field(() => ID, { nullable: true, description: 'The visitor. Either this or `code`.' })
  attendeeId?: string | null;

  @Field(() => LeadSource, {
    nullable: true,
    description: 'With `attendeeId`: MEETING, or PROFILE, as when absent. With `code` it is a SCAN.',
  })
  source?: LeadSource | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When, by the clock of the device; now when absent, and where it cannot be right.',
  })
  capturedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The device's clock when it sends this: an error of a minute or more is subtracted from `capturedAt`.",
  })
  sentAt?: Date | null;

  @TextField('A note, at most 2,000 characters. A lead that has a note gets it on a new line.', {
    ...NOTE,
    nullable: true,
  })
  note?: string | null;
}

@InputType({ description: 'The queue of a device.' })
export class CaptureLeadsInput {
  @Field(() => ID, { description: 'The company of the member.' })
  companyId: string;

  @Field(() => [LeadCaptureInput], { description: '1 to 100 captures, in any order.' })
  @ArrayMinSize(1)
  @MaxItems(MAX_CAPTURES)
  @ValidateNested()
  captures: LeadCaptureInput[];
}

@InputType({ description: 'Changes of a lead. Absent fields stay unchanged.' })
export class UpdateLeadInput extends LeadFacts {
  @Field(() => ID, { description: 'Which lead.' })
  leadId: string;

  @TextField('A note, at most 2,000 characters; it replaces the earlier one.', { ...NOTE, nullable: true })
  note?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is followed up; true keeps who marked it first.',
  })
  followedUp?: boolean | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'When the viewer is to be reminded of a lead.' })
export class SetLeadReminderInput {
  @Field(() => ID, { description: 'Which lead.' })
  leadId: string;

  @Field(() => Date, {
    nullable: true,
    description: 'A time to come, at most 90 days from now; null for no reminder.',
  })
  remindAt?: Date | null;
}

@InputType({ description: 'A lead to delete.' })
export class DeleteLeadInput {
  @Field(() => ID, { description: 'Which lead.' })
  leadId: string;
}

@InputType({ description: 'A question of a company.' })
export class LeadQuestionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A question that is there: it keeps its answers. A new one without it.',
  })
  questionId?: string | null;

  @Field(() => LeadQuestionKind, {
    description: 'The kind of its answers; an existing question keeps its kind.',
  })
  kind: LeadQuestionKind;

  @LineField('The question, 1 to 200 characters.', { min: 1, max: 200 })
  text: string;

  @OneLine()
  @Field(() => [String], {
    nullable: true,
    description: 'The options: 2 to 20 different texts of 1 to 100 characters; none for an answer in words.',
  })
  @IsOptional()
  @MaxItems(20)
  options?: string[] | null;
}

@InputType({ description: 'All questions that a company asks from now on.' })
export class SetLeadQuestionsInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => [LeadQuestionInput], {
    description: 'At most 10, in their order. Those that are absent are retired.',
  })
  @MaxItems(MAX_QUESTIONS)
  @ValidateNested()
  questions: LeadQuestionInput[];
}

@ObjectType({ description: 'The outcome of a capture.', simpleResolvers: true })
export class LeadCaptureResult {
  @Field(() => String, { description: "The device's own name for it." })
  clientId: string;

  @Field(() => LeadCaptureOutcome, { description: 'The outcome.' })
  outcome: LeadCaptureOutcome;

  leadId: string | null;
}

export const CaptureLeadsPayload = definePayload('CaptureLeadsPayload', {
  results: {
    type: () => [LeadCaptureResult],
    description: 'One result for each capture of the input, in its order.',
  },
});
export type CaptureLeadsPayload = InstanceType<typeof CaptureLeadsPayload>;

export const UpdateLeadPayload = definePayload('UpdateLeadPayload', {
  lead: { type: () => Lead, description: 'The changed lead.' },
});
export type UpdateLeadPayload = InstanceType<typeof UpdateLeadPayload>;

export const SetLeadReminderPayload = definePayload('SetLeadReminderPayload', {
  lead: { type: () => Lead, description: 'The lead with the reminder.' },
});
export type SetLeadReminderPayload = InstanceType<typeof SetLeadReminderPayload>;

export const DeleteLeadPayload = definePayload('DeleteLeadPayload', {
  leadId: { type: () => ID, description: 'Id of the lead that is gone.' },
});
export type DeleteLeadPayload = InstanceType<typeof DeleteLeadPayload>;

export const SetLeadQuestionsPayload = definePayload('SetLeadQuestionsPayload', {
  questions: { type: () => [LeadQuestion], description: 'The active questions, then the retired ones.' },
});
export type SetLeadQuestionsPayload = InstanceType<typeof SetLeadQuestionsPayload>;
