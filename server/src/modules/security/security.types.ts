import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { SecurityEventEntity, SecurityEventKind } from './security-event.entity';

@ObjectType({ description: 'One line of the security log; kept for 90 days.', simpleResolvers: true })
export class SecurityEvent extends fieldsOf(SecurityEventEntity, {
  id: 'UUIDv7.',
  createdAt: { type: () => Date, description: 'When it happened.' },
  userId: 'Whose account; null where none is known. The user may be gone by now.',
  kind: 'The kind of event.',
  reason:
    'Why it failed: WRONG_PASSWORD, UNKNOWN_ACCOUNT, DISABLED, NO_PASSWORD, RATE_LIMITED, SIGN_IN_BY_MAIL, DEMO_OFF. Null otherwise.',
  address: 'IP address that it came from; null for what staff did.',
  device: 'Name of the device as sent at sign-in, or else by its browser.',
  count:
    'How often it happened: 1, or for the line that counts all failures of an hour after the first 100 of its account or address how many more there were. Such a line has the address only where no account is known.',
}) {}

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
