import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { allOf, FreeText, MaxItems, MultiLine } from '../../core/graphql/input-rules';
import { EventFieldKind } from '../event-fields/index';
import { MAX_ANSWER } from './answer-values';

@ObjectType({ description: 'What an attendee answered to a field of the event.', simpleResolvers: true })
export class AttendeeAnswer {
  @Field(() => ID, { description: 'Which field.' })
  fieldId: string;

  @Field(() => String, { description: 'The key of the field.' })
  key: string;

  @Field(() => EventFieldKind, { description: 'The kind of the field.' })
  kind: EventFieldKind;

  @Field(() => String, { description: "The question, in the viewer's language where the event has it." })
  label: string;

  @Field(() => [String], {
    description: 'The answer: one value, of SEVERAL_OF the ids of all choices; at most 100.',
  })
  values: string[];

  @Field(() => String, {
    description:
      "The answer as it is read: labels of choices and yes or no in the viewer's language, and other values as they are.",
  })
  text: string;
}

@InputType({ description: 'An answer to a field of the event.' })
export class AnswerInput {
  @Field(() => ID, { description: 'Which field, by its id or its key.' })
  fieldId: string;

  @MultiLine()
  @Field(() => [String], {
    description:
      'The answer: one value, of SEVERAL_OF the ids of all choices, at most 100; an empty list removes it.',
  })
  @MaxItems(100)
  @MaxLength(MAX_ANSWER, { each: true })
  values: string[];
}

@ObjectType({
  description: 'Answers to one field of the event, of which one has to be given.',
  simpleResolvers: true,
})
export class AnswersCondition {
  @Field(() => ID, { description: 'Which field.' })
  fieldId: string;

  @Field(() => [String], { description: 'Answers as they are kept, such as ids of choices; at most 50.' })
  values: string[];
}

@InputType({ description: 'Answers to one field of the event.' })
export class AnswersFilter {
  @Field(() => ID, { description: 'Which field.' })
  fieldId: string;

  @FreeText()
  @Field(() => [String], {
    description: 'Answers as they are kept, such as ids of choices, of which one has to match; at most 50.',
  })
  @MaxItems(50)
  @MaxLength(MAX_ANSWER, { each: true })
  values: string[];
}

/** The answers of an input to those questions that it names; the others stay as they are. */
export const AnswersField = (): PropertyDecorator =>
  allOf(
    Field(() => [AnswerInput], {
      nullable: true,
      description:
        'Answers to fields of the event, at most 40; those that are not named stay as they are. What is not asked any more with these answers is removed. Errors name a field by its key: `input.answers.<key>`.',
    }),
    IsOptional(),
    MaxItems(40),
    ValidateNested(),
  );

/** At most 10 conditions over answers, which hold together. */
export const AnswersFilterField = (description: string): PropertyDecorator =>
  allOf(
    Field(() => [AnswersFilter], { nullable: true, description }),
    IsOptional(),
    MaxItems(10),
    ValidateNested(),
  );
