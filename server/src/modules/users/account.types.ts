import { MaxLength, MinLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/graphql/enums';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { FreeText } from '../../core/graphql/input-rules';
import { EmailField, FreeTextField, LineField } from '../../core/graphql/text-fields';
import { Role } from '../../core/auth/roles';
import { Language } from '../../core/graphql/languages';
import { fieldsOf } from '../../core/graphql/fields-of';
import { UserEntity } from './user.entity';

describeEnum(Role, {
  name: 'Role',
  description: 'The role of a user; the same in every event.',
  values: {
    ADMIN: 'Does everything, for all events and users.',
    SUPERVISOR: 'Manages all but ADMIN users.',
    MANAGER: 'Manages all but ADMIN users.',
    EXECUTIVE: 'Reads events, reports and statistics; changes nothing.',
    ATTENDEE: 'Takes part in events.',
  },
});

/** A login. */
@ObjectType({ description: "A login. A person's profile at an event is an Attendee.", simpleResolvers: true })
export class User extends fieldsOf(UserEntity, {
  id: 'UUIDv7.',
  email: {
    type: () => EmailAddressScalar,
    description: 'Address to sign in with; unique, case-insensitive.',
  },
  displayName: 'Name shown to others.',
  role: "The user's role.",
  allEvents:
    'As staff: reaches all events. Otherwise those of `staffEvents`; every other event does not exist for this user.',
  avatar: 'File name or path of the picture.',
  emailVerifiedAt:
    "When a mailed code or link proved that the address is the user's; null until then. An unproven user does not see invitations to the address.",
  language: {
    type: () => Language,
    description:
      "The language that this user chose, which mails and notifications are in; null before, when they are in the event's default.",
  },
  createdAt: 'When the user was made.',
  lastLoginAt: 'When this user last signed in; null if never.',
  mustChangePassword:
    'Has an initial password from staff. Until `updatePassword` replaced it, everything but `me`, `updatePassword` and `logout` answers FORBIDDEN PASSWORD_CHANGE_REQUIRED.',
}) {
  disabledAt: Date | null;
}

@ObjectType({ description: 'A login of the demo event. Only where the demo is on.', simpleResolvers: true })
export class DemoLogin extends fieldsOf(UserEntity, {
  email: { type: () => EmailAddressScalar, description: 'Address to sign in with.' },
  role: "The user's role.",
}) {
  @Field(() => String, { description: 'Its password.' })
  password: string;

  @Field(() => String, { description: 'A short name of the user.' })
  label: string;
}

@InputType({ description: 'The language that the viewer chooses.' })
export class UpdateLanguageInput {
  @Field(() => Language, { description: 'Which one.' })
  language: Language;
}

@InputType({ description: 'E-mail and password.' })
export class LoginInput {
  @EmailField('E-mail of the user, at most 254 characters.')
  email: string;

  @FreeText()
  @Field(() => String, { description: 'Password, at most 128 characters.' })
  @MinLength(1, { message: 'Please enter your password.' })
  @MaxLength(128)
  password: string;

  @LineField(
    'Name of the device, for the list of sessions; at most 200 characters. Without it, the browser and system that the `User-Agent` header names.',
    { max: 200, nullable: true },
  )
  device?: string | null;

  @FreeTextField('`deviceToken` of an earlier sign-in on this device; at most 100 characters.', {
    max: 100,
    nullable: true,
  })
  deviceToken?: string | null;
}
