import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { EmailField, NameField } from '../../core/graphql/text-fields';
import { CheckInput } from '../../core/graphql/validation';
import { NewPasswordField, TermsVersionField } from '../users/index';
import { Attendee, newNameErrors, ProfileBasics, PROFILE_FIELDS } from '../attendees/index';
import { Event } from '../events/index';

const { firstName, lastName } = PROFILE_FIELDS;

@CheckInput(newNameErrors)
@InputType({ description: 'A registration for an event.' })
export class RegisterInput extends ProfileBasics {
  @Field(() => ID, { description: 'Id of the event; it must be OPEN.' })
  eventId: string;

  @EmailField('E-mail to sign in with, at most 254 characters.')
  email: string;

  @NewPasswordField('Password, 10 to 128 characters.')
  password: string;

  @NameField(firstName.description, { max: firstName.max })
  firstName: string;

  @NameField(lastName.description, { max: lastName.max })
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

  @Field(() => Attendee, {
    nullable: true,
    description:
      'What a new profile can be filled in from: the own one of the other events that was changed last; null without one, and where `profile` is CONFIRMED.',
  })
  earlierProfile: Attendee | null;
}
