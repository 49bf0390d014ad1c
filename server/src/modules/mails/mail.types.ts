import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { FreeTextField } from '../../core/graphql/text-fields';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { MailEntity, MailStatus } from './mail.entity';

@ObjectType({ description: 'A mail that Podium wrote.', simpleResolvers: true })
export class Mail extends fieldsOf(MailEntity, {
  id: 'UUIDv7.',
  createdAt: 'When it was written.',
  eventId: 'Event that it is about; null where it is about none.',
  recipient: { type: () => EmailAddressScalar, description: 'Address that it goes to.' },
  template: 'The kind of mail, such as `invitation`.',
  subject: 'Subject.',
  text: 'Text of a KEPT mail. Null where the mail carries a code or link that opens an account; ADMIN reads those in a demo without mail server.',
  html: 'The same as HTML.',
  status: 'How far it is.',
  attempts: 'How often it was tried to send it.',
  error: 'Why the last try failed.',
  sentAt: 'When it was sent or kept.',
}) {
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
