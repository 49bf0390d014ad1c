import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MaxItems } from '../../core/graphql/input-rules';
import { Language } from '../../core/graphql/languages';
import { FreeTextField } from '../../core/graphql/text-fields';
import { Event } from '../events/index';
import { NewPasswordField } from '../users/index';
import { InvitationWordsInput } from './invitation-plan.types';

@InputType({ description: 'The attendee to remind of the invitation.' })
export class SendInvitationReminderInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'The person to invite.' })
export class InviteAttendeesInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'At most 1,000 of its attendees; all who were not yet mailed an invitation without it.',
  })
  @IsOptional()
  @MaxItems(1_000)
  attendeeIds?: string[] | null;
}

@InputType({ description: 'The event whose invitation is mailed to the viewer.' })
export class SendTestInvitationInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Language, {
    nullable: true,
    description: 'Language of the mail; that of the account without it.',
  })
  language?: Language | null;

  @Field(() => InvitationWordsInput, {
    nullable: true,
    description: 'Words that are not saved yet, in place of the saved ones.',
  })
  @IsOptional()
  @ValidateNested()
  words?: InvitationWordsInput | null;
}

@ObjectType({ description: 'The mail that invites people to an event.', simpleResolvers: true })
export class InvitationPreview {
  @Field(() => String, { description: 'Subject of the mail.' })
  subject: string;

  @Field(() => String, {
    description: "Its text, addressed to the viewer; each person's mail has their own name and link.",
  })
  text: string;

  @Field(() => Boolean, {
    description: 'Mails leave. False where no mail server is set: they are only kept in the log of mails.',
  })
  hasMailServer: boolean;
}

@InputType({ description: 'A first password of an invited person.' })
export class SetPasswordInput {
  @FreeTextField('Invite code, of the mail.', { max: 100 })
  code: string;

  @NewPasswordField('Password, 10 to 128 characters.')
  password: string;
}

@ObjectType({ description: 'The person and event of an invite code.', simpleResolvers: true })
export class Invitation {
  @Field(() => Event, { description: 'The event.' })
  event: Event;

  @Field(() => Boolean, { description: 'The invitee has no password yet: `setPassword` sets one.' })
  newUser: boolean;

  @Field(() => String, {
    description: 'E-mail of the invitee, all but its first letter and its domain hidden.',
  })
  email: string;

  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Last name.' })
  lastName: string;
}
