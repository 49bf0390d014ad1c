import { Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { FreeText, IsEmailAddress, OneLine } from '../../core/graphql/input-rules';
import { IsNewPassword } from '../users/index';
import { Attendee, ProfileBasics, PROFILE_LIMITS } from '../attendees/index';
import { Event } from '../events/index';

const REQUIRED = { message: 'This is required.' };

@InputType({ description: 'Who registers for an event.' })
export class RegisterInput extends ProfileBasics {
  @Field(() => ID, { description: 'Id of the event; it must be OPEN.' })
  eventId: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail to sign in with, at most 254 characters.' })
  @IsEmailAddress()
  email: string;

  @FreeText()
  @Field(() => String, { description: 'Password, 10 to 128 characters.' })
  @IsNewPassword()
  password: string;

  // A rule here takes the place of those that the name has in every profile, so all are said.
  @OneLine()
  @Field(() => String, { description: 'First name, 1 to 100 characters.' })
  @Matches(/\S/, REQUIRED)
  @MaxLength(PROFILE_LIMITS.name)
  firstName: string;

  @OneLine()
  @Field(() => String, { description: 'Last name, 1 to 100 characters.' })
  @Matches(/\S/, REQUIRED)
  @MaxLength(PROFILE_LIMITS.name)
  lastName: string;
}

@InputType({ description: 'A first password for somebody who was invited.' })
export class SetPasswordInput {
  @FreeText()
  @Field(() => String, { description: 'Invite code, of the mail.' })
  @MaxLength(100)
  code: string;

  @FreeText()
  @Field(() => String, { description: 'Password, 10 to 128 characters.' })
  @IsNewPassword()
  password: string;
}

@ObjectType({ description: 'Whom an invite code invites, and where.', simpleResolvers: true })
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

@ObjectType({ description: 'An event that one may join.', simpleResolvers: true })
export class JoinInfo {
  @Field(() => Event, { description: 'The event.' })
  event: Event;

  @Field(() => Attendee, {
    nullable: true,
    description: 'The own profile, as far as it is; null without one.',
  })
  profile: Attendee | null;
}
