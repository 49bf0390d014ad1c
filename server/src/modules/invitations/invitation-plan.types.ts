import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { allOf, MaxItems } from '../../core/graphql/input-rules';
import { Language } from '../../core/graphql/languages';
import { LineField, TextField } from '../../core/graphql/text-fields';
import { NeverEmpty } from '../../core/graphql/validation';
import { EventArgs } from '../../core/db/pagination';
import { InvitationPlanEntity } from './invitation-plan.entity';

const OPENING =
  'Plain text, at most 2,000 characters, in place of the standard opening, above what the event and Podium are and the button.';

@ObjectType({
  description: "The organisers' own words in the first invitation, in one language.",
  simpleResolvers: true,
})
export class InvitationWords {
  @Field(() => Language, { description: 'Language of the mails that have them.' })
  language: Language;

  @Field(() => String, { nullable: true, description: 'Subject; null for the standard one.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: `${OPENING} Null for the standard one.` })
  text: string | null;
}

@InputType({ description: 'Own words in one language; what is empty keeps the standard words.' })
export class InvitationWordsInput {
  @Field(() => Language, { description: 'Language of the mails that have them.' })
  language: Language;

  @LineField('Subject, at most 120 characters; it gets no links.', {
    max: 120,
    what: 'A subject',
    nullable: true,
  })
  subject?: string | null;

  @TextField(`${OPENING} Web addresses in it become links.`, {
    max: 2_000,
    what: 'An opening text',
    nullable: true,
  })
  text?: string | null;
}

/** When people are reminded. */
const ReminderDaysField = (options: { nullable?: true } = {}): PropertyDecorator =>
  allOf(
    Field(() => [Int], {
      ...options,
      description: 'Days after the invitation, at most 2, the second one later; each from 1 to 60.',
    }),
    ...(options.nullable ? [IsOptional()] : []),
    MaxItems(2),
    Min(1, { each: true }),
    Max(60, { each: true }),
  );

@ObjectType({ description: 'How people are invited to an event.', simpleResolvers: true })
export class InvitationPlan extends fieldsOf(InvitationPlanEntity, {
  eventId: 'Id of the event.',
  updatedAt: VERSION,
  words: {
    type: () => [InvitationWords],
    description: 'Own words; mails in other languages have the standard ones.',
  },
  sendAt: 'When everybody who was not invited before is invited; null where no time is planned.',
  reminderDays:
    'How many days after the invitation those who have not joined are reminded; a reminder by hand puts them off.',
}) {
  @Field(() => Boolean, {
    description:
      'Nothing was sent at `sendAt`: the event was not published or over. Plan another time, or none.',
  })
  isMissed: boolean;

  @Field(() => Boolean, {
    description: 'Mails leave. False where no mail server is set: they are only kept in the log of mails.',
  })
  hasMailServer: boolean;
}

@NeverEmpty('words', 'reminderDays')
@InputType({ description: 'Changes of how people are invited. Absent fields stay unchanged.' })
export class UpdateInvitationPlanInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [InvitationWordsInput], {
    nullable: true,
    description:
      'The own words of all languages, at most 3, each language once; the others get the standard words.',
  })
  @IsOptional()
  @MaxItems(3)
  @ValidateNested()
  words?: InvitationWordsInput[] | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When everybody who was not invited before is invited: a time to come, before the event ends; null cancels it.',
  })
  sendAt?: Date | null;

  @ReminderDaysField({ nullable: true })
  reminderDays?: number[] | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@ArgsType()
export class InvitationPreviewArgs extends EventArgs {
  @Field(() => Language, { description: 'Language of the mail.' })
  language: Language;

  @Field(() => InvitationWordsInput, {
    nullable: true,
    description: 'Words that are not saved yet, in place of the saved ones.',
  })
  @IsOptional()
  @ValidateNested()
  words?: InvitationWordsInput | null;
}

@InputType({ description: 'Reminders that are not saved yet.' })
export class ReminderDaysInput {
  @ReminderDaysField()
  days: number[];
}

@ArgsType()
export class PlannedRemindersArgs extends EventArgs {
  @Field(() => ReminderDaysInput, { description: 'When they would come.' })
  @ValidateNested()
  reminders: ReminderDaysInput;
}
