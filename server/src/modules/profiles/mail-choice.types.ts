import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FreeTextField } from '../../core/graphql/text-fields';
import { definePayload } from '../../core/graphql/payload';
import { MailKind } from '../mails/index';

@ObjectType({
  description: 'Which mails a person wants from an event, by the link of a mail.',
  simpleResolvers: true,
})
export class MailChoices {
  @Field(() => ID, { description: 'Token of the link.' })
  id: string;

  @Field(() => String, { description: 'Title of the event.' })
  eventTitle: string;

  @Field(() => MailKind, { description: 'Kind of the mail that had the link.' })
  kind: MailKind;

  @Field(() => [MailKind], { description: 'The kinds that the person wants.' })
  wanted: MailKind[];
}

@InputType({ description: 'Whether a person wants mails of a kind.' })
export class SetMailChoiceInput {
  @FreeTextField('Token of the link; at most 100 characters.', { max: 100 })
  token: string;

  @Field(() => MailKind, { nullable: true, description: 'Which kind; that of the link without it.' })
  kind?: MailKind | null;

  @Field(() => Boolean, { description: 'False to stop these mails.' })
  wanted: boolean;
}

export const SetMailChoicePayload = definePayload('SetMailChoicePayload', {
  mailChoices: { type: () => MailChoices, description: 'The choices after the change.' },
});
export type SetMailChoicePayload = InstanceType<typeof SetMailChoicePayload>;
