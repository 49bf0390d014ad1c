import { Matches } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { EmailField, NameField } from '../../core/graphql/text-fields';
import { NewPasswordField, TermsVersionField } from '../users/index';
import { Attendee, ProfileBasics, PROFILE_LIMITS } from '../attendees/index';
import { Event } from '../events/index';

const REQUIRED = { message: 'This is required.' };

@InputType({ description: 'Who registers for an event.' })
export class RegisterInput extends ProfileBasics {
  @Field(() => ID, { description: 'Id of the event; it must be OPEN.' })
  eventId: string;

  @EmailField('E-mail to sign in with, at most 254 characters.')
  email: string;

  @NewPasswordField('Password, 10 to 128 characters.')
  password: string;

  // A rule here takes the place of those that the name has in every profile, so all are said.
  @Matches(/\S/, REQUIRED)
  @NameField('First name, 1 to 100 characters.', { max: PROFILE_LIMITS.name })
  firstName: string;

  @Matches(/\S/, REQUIRED)
  @NameField('Last name, 1 to 100 characters.', { max: PROFILE_LIMITS.name })
  lastName: string;

  @TermsVersionField()
  termsVersion?: string | null;
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
