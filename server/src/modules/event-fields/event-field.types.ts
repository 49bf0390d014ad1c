import { IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { FreeText, MaxItems } from '../../core/graphql/input-rules';
import { Language } from '../../core/graphql/languages';
import { definePayload } from '../../core/graphql/payload';
import { LineField, TextField } from '../../core/graphql/text-fields';
import {
  EventFieldAudience,
  EventFieldEntity,
  EventFieldKind,
  type EventFieldChoice as Choice,
  type TextInLanguage as Text,
} from './event-field.entity';

export const MAX_FIELDS = 40;
export const MAX_LABEL = 200;
const MAX_CHOICES = 100;

@ObjectType('TextInLanguage', { description: 'A text in one language.', simpleResolvers: true })
export class TextInLanguageType implements Text {
  @Field(() => Language, { description: 'The language.' })
  language: Language;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

@ObjectType('EventFieldChoice', { description: 'A choice of a field.', simpleResolvers: true })
export class EventFieldChoiceType implements Choice {
  @Field(() => ID, { description: 'Its id within the field.' })
  choiceId: string;

  @Field(() => [TextInLanguageType], { description: 'Label, in the languages that have one; at most 3.' })
  labels: TextInLanguageType[];
}

const texts = (description: string) => ({ type: () => [TextInLanguageType] as [never], description });

@ObjectType({
  description:
    'A question that an event asks at registration, beside those of the profile. It is asked where it has no condition, or where the field of its condition is asked and has one of these answers.',
  simpleResolvers: true,
})
export class EventField extends fieldsOf(EventFieldEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that asks it.',
  key: 'Its name in files and programs.',
  kind: 'The kind of its answers.',
  labels: texts('The question, in the languages that have one; at most 3.'),
  helps: texts('What helps to answer it; at most 3 languages.'),
  purposes: texts('Why it is asked; at most 3 languages.'),
  choices: { type: () => [EventFieldChoiceType], description: 'What one chooses from, at most 100.' },
  required: 'It has to be answered where it is asked.',
  audience: 'Who sees the answers, beside the person and staff.',
  groupIds: 'Groups whose members see the answers, where the audience is GROUPS; at most 51.',
  keepDays: 'Answers are erased so many days after the event; null for as long as the profile is kept.',
  conditionFieldId: 'Field before it that its condition looks at; null where it is always asked.',
  conditionAnswers: 'It is asked where that field has one of these answers, at most 100.',
}) {
  position: number;
  updatedAt: Date;
}

@ObjectType({ description: 'What an event asks beside the profile.', simpleResolvers: true })
export class EventFields {
  @Field(() => [EventField], { description: 'The fields in their order, at most 40.' })
  fields: EventField[];

  @Field(() => Date, { nullable: true, description: `${VERSION} Null where there are none.` })
  updatedAt: Date | null;
}

@ObjectType({ description: 'A field that would lose answers.', simpleResolvers: true })
export class EventFieldLoss {
  @Field(() => ID, { description: 'Which field.' })
  fieldId: string;

  @Field(() => Int, { description: 'How many answers to it would be removed or become shorter.' })
  removedAnswers: number;
}

@ObjectType({ description: 'What saving fields would do to answers now.', simpleResolvers: true })
export class EventFieldsPreview {
  @Field(() => Int, { description: 'How many answers would be removed or become shorter.' })
  removedAnswers: number;

  @Field(() => [EventFieldLoss], { description: 'The fields that would lose answers, at most 40.' })
  losses: EventFieldLoss[];
}

@InputType({ description: 'A text in one language.' })
export class TextInLanguageInput implements Text {
  @Field(() => Language, { description: 'The language.' })
  language: Language;

  @TextField('The text, 1 to 500 characters.', { min: 1, max: 500 })
  text: string;
}

const Texts =
  (description: string, nullable?: true): PropertyDecorator =>
  (target, property) => {
    const rules = [MaxItems(3), ValidateNested(), ...(nullable ? [IsOptional()] : [])];
    Field(() => [TextInLanguageInput], { nullable, description })(target, property);
    for (const rule of rules) rule(target, property);
  };

@InputType({ description: 'A choice of a field.' })
export class EventFieldChoiceInput implements Choice {
  @Field(() => ID, {
    description:
      'Its id within the field, made by the caller: 1 to 40 small letters, digits, `-` and `_`. Answers are kept by it.',
  })
  choiceId: string;

  @Texts('Label of at most 200 characters, in at most 3 languages; in the default one of the event at least.')
  labels: TextInLanguageInput[];
}

@InputType({ description: 'A field of an event.' })
export class EventFieldInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A field that is there: it keeps its answers. Without it the field of this `key`, or a new one.',
  })
  fieldId?: string | null;

  @LineField(
    'Its name in files and programs, of its own in the event: a small letter, then small letters, digits and `_`; at most 40 characters.',
    { min: 1, max: 40 },
  )
  key: string;

  @Field(() => EventFieldKind, {
    description:
      'The kind of its answers. Another kind removes them, unless a text becomes longer or one choice several.',
  })
  kind: EventFieldKind;

  @Texts(
    'The question, one line of at most 200 characters, in at most 3 languages; in the default one of the event at least.',
  )
  labels: TextInLanguageInput[];

  @Texts('What helps to answer it, in at most 3 languages.', true)
  helps?: TextInLanguageInput[] | null;

  @Texts('Why it is asked, in at most 3 languages; in the default one of the event at least.')
  purposes: TextInLanguageInput[];

  @Field(() => [EventFieldChoiceInput], {
    nullable: true,
    description: 'What one chooses from: 2 to 100 of ONE_OF, 1 to 100 of SEVERAL_OF, none of others.',
  })
  @IsOptional()
  @MaxItems(MAX_CHOICES)
  @ValidateNested()
  choices?: EventFieldChoiceInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'It has to be answered where it is asked.' })
  required?: boolean | null;

  @Field(() => EventFieldAudience, { description: 'Who sees the answers, beside the person and staff.' })
  audience: EventFieldAudience;

  @Field(() => [ID], {
    nullable: true,
    description: 'Groups that see the answers, 1 to 51 where the audience is GROUPS.',
  })
  @IsOptional()
  @MaxItems(51)
  groupIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Erases answers so many days after the event, 1 to 1,095; null for as long as the profile is kept.',
  })
  @IsOptional()
  @Min(1)
  @Max(1_095)
  keepDays?: number | null;

  @LineField(
    'Asks it only of those who gave one of `conditionAnswers` to the field of this key, which stands before it and is a choice, a country, or yes or no.',
    { max: 40, nullable: true },
  )
  conditionKey?: string | null;

  @FreeText()
  @Field(() => [String], {
    nullable: true,
    description: 'Answers to that field, 1 to 100 where there is a condition.',
  })
  @IsOptional()
  @MaxItems(MAX_CHOICES)
  @MaxLength(40, { each: true })
  conditionAnswers?: string[] | null;
}

const Fields = (): PropertyDecorator => (target, property) => {
  Field(() => [EventFieldInput], {
    description:
      'All fields in their order, at most 40. Fields that are not among them go with their answers.',
  })(target, property);
  for (const rule of [MaxItems(MAX_FIELDS), ValidateNested()]) rule(target, property);
};

@InputType({ description: 'Fields that are not saved yet.' })
export class EventFieldsPreviewInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Fields()
  fields: EventFieldInput[];
}

@InputType({ description: 'What an event asks from now on.' })
export class SetEventFieldsInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Fields()
  fields: EventFieldInput[];

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

export const SetEventFieldsPayload = definePayload('SetEventFieldsPayload', {
  eventFields: { type: () => EventFields, description: 'All fields after the change.' },
  removedAnswers: { type: () => Int, description: 'How many answers were removed or became shorter.' },
});
export type SetEventFieldsPayload = InstanceType<typeof SetEventFieldsPayload>;
