import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { FreeTextField } from '../../core/graphql/text-fields';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { MailStatus } from './mail.entity';

@ObjectType({ description: 'A mail that Podium wrote.', simpleResolvers: true })
export class Mail {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => ID, { nullable: true, description: 'Event that it is about; null where it is about none.' })
  eventId: string | null;

  @Field(() => EmailAddressScalar, { description: 'Address that it goes to.' })
  recipient: string;

  @Field(() => String, { description: 'What kind of mail it is, such as `invitation`.' })
  template: string;

  @Field(() => String, { description: 'Subject.' })
  subject: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Text of a KEPT mail. Null where the mail carries a code or link that opens an account; ADMIN reads those in a demo without mail server.',
  })
  text: string | null;

  @Field(() => String, { nullable: true, description: 'The same as HTML.' })
  html: string | null;

  @Field(() => MailStatus, { description: 'How far it is.' })
  status: MailStatus;

  @Field(() => Int, { description: 'How often it was tried to send it.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'Why the last try failed.' })
  error: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was sent or kept.' })
  sentAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When a mail server refused its address for good: no mail is sent there until its owner asks for a code that arrives, or `retryMailAddress`.',
  })
  addressRefusedAt: Date | null;
}

export const MailConnection = connectionOf(Mail, 'Mail');

@InputType({ description: 'Which refused address to try again.' })
export class RetryMailAddressInput {
  @Field(() => ID, { description: 'Id of a mail to it.' })
  mailId: string;
}

export const RetryMailAddressPayload = definePayload('RetryMailAddressPayload', {
  retried: { type: () => Boolean, description: 'False where the address was not refused.' },
});
export type RetryMailAddressPayload = InstanceType<typeof RetryMailAddressPayload>;

@InputType({ description: 'Which mails. All conditions hold together.' })
export class MailFilter {
  @Field(() => ID, { nullable: true, description: 'About this event.' })
  eventId?: string | null;

  @Field(() => MailStatus, { nullable: true, description: 'As far as this.' })
  status?: MailStatus | null;

  @FreeTextField('Part of the address, whatever its capitals; at most 200 characters.', {
    max: 200,
    nullable: true,
  })
  recipient?: string | null;

  @FreeTextField('Mails of this kind, such as `invitation`; at most 60 characters.', {
    max: 60,
    nullable: true,
  })
  template?: string | null;
}

@ArgsType()
export class MailsArgs extends PageArgs {
  @Field(() => MailFilter, { nullable: true, description: 'Which mails; all without it.' })
  @ValidateNested()
  filter?: MailFilter | null;
}
