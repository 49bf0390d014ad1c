import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { SecurityEventKind } from './security-event.entity';

describeEnum(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'What happened to an account.',
  values: {
    SIGN_IN: 'A session began: by password, link or invite code, or with a new account.',
    SIGN_IN_FAILED: 'A sign-in was refused; `reason` says why.',
    RECOVERY_REQUESTED: 'A mail with a code and a link was asked for.',
    CODE_ACCEPTED: 'A mailed code was right.',
    CODE_FAILED: 'A mailed code was wrong, used, or too old.',
    LINK_FAILED: 'A mailed link was unknown, used, or too old.',
    PASSWORD_RESET: 'A password was set with a mailed code or link.',
    PASSWORD_CHANGED: 'A password was changed with the current one.',
    PASSWORD_FAILED: 'The current password was wrong where it was asked for again.',
    RESET_LINK_SENT: 'Staff sent a link to set a new password.',
    ROLE_RAISED: 'The user got more rights; password and sessions ended.',
  },
});

@ObjectType({ description: 'One line of the security log; kept for 90 days.', simpleResolvers: true })
export class SecurityEvent {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'Whose account; null where none is known. The user may be gone by now.',
  })
  userId: string | null;

  @Field(() => SecurityEventKind, { description: 'What happened.' })
  kind: SecurityEventKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it failed: WRONG_PASSWORD, UNKNOWN_ACCOUNT, DISABLED, NO_PASSWORD, RATE_LIMITED, SIGN_IN_BY_MAIL, DEMO_OFF. Null otherwise.',
  })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IP address that it came from; null for what staff did.',
  })
  address: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the device as sent at sign-in, or else by its browser.',
  })
  device: string | null;

  @Field(() => Int, {
    description:
      'How often it happened: 1, or for the line that counts all failures of an hour after the first 100 of its account or address how many more there were. Such a line has the address only where no account is known.',
  })
  count: number;
}

export const SecurityEventConnection = connectionOf(SecurityEvent, 'SecurityEvent');

@InputType({ description: 'Which security events. All conditions hold together.' })
export class SecurityEventFilter {
  @Field(() => ID, { nullable: true, description: 'Of this user.' })
  userId?: string | null;

  @Field(() => SecurityEventKind, { nullable: true, description: 'Of this kind.' })
  kind?: SecurityEventKind | null;
}

@ArgsType()
export class SecurityEventsArgs extends PageArgs {
  @Field(() => SecurityEventFilter, { nullable: true, description: 'Which ones; all without it.' })
  @ValidateNested()
  filter?: SecurityEventFilter | null;
}
