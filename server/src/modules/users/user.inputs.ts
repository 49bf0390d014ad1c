import { IsOptional, Matches, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { FreeText } from '../../core/graphql/input-rules';
import { EmailField, NameField } from '../../core/graphql/text-fields';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { Role } from '../../core/auth/roles';
import { NeverEmpty } from '../../core/graphql/validation';
import { User } from './account.types';
import { IsNewPassword } from './passwords/password.inputs';
import { defineEnum } from '../../core/graphql/enums';

export const UserSort = defineEnum('UserSort', 'In what order users are listed.', {
  NAME: 'By name.',
  NAME_DESC: 'By name, from the end.',
  NEWEST: 'The latest made first.',
  OLDEST: 'The first made first.',
  LAST_SIGN_IN: 'Those first who never signed in, or not for the longest time.',
  LAST_SIGN_IN_DESC: 'The latest sign-in first; those who never signed in last.',
});
export type UserSort = keyof typeof UserSort;

export const UserConnection = connectionOf(User, 'User');

@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the name or e-mail, accents and case ignored; at most 200 characters.',
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only users with this role.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Only users who may not sign in, or who may.' })
  disabled?: boolean | null;

  @Field(() => UserSort, { defaultValue: UserSort.NAME, description: 'In what order.' })
  sort: UserSort;
}

@InputType({ description: 'A new user.' })
export class CreateUserInput {
  @EmailField('E-mail to sign in with, at most 254 characters.')
  email: string;

  @Matches(/\S/, { message: 'Please enter a name.' })
  @NameField('Name shown to others, 1 to 200 characters.', { max: 200 })
  displayName: string;

  @Field(() => Role, { description: "The user's role; only ADMIN gives ADMIN." })
  role: Role;

  @FreeText()
  @Field(() => String, {
    nullable: true,
    description:
      'Initial password, 10 to 128 characters, which the user has to replace at the first sign-in; without it a link to set one is mailed.',
  })
  @IsOptional()
  @IsNewPassword()
  password?: string | null;
}

@NeverEmpty('displayName')
@InputType({ description: 'The changes; absent fields stay unchanged.' })
export class UpdateUserInput {
  @Field(() => ID, { description: 'Id of the user.' })
  userId: string;

  @Matches(/\S/, { message: 'Please enter a name.' })
  @NameField('Name shown to others, 1 to 200 characters.', { max: 200, nullable: true })
  displayName?: string | null;

  @Field(() => Role, { nullable: true, description: "The user's role; takes effect at once." })
  role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the user may not sign in; true ends all sessions and sockets of the user.',
  })
  disabled?: boolean | null;
}

@InputType({ description: 'The user to mail a link to set a new password.' })
export class SendPasswordResetLinkInput {
  @Field(() => ID, { description: 'Id of the user.' })
  userId: string;
}

export const SendPasswordResetLinkPayload = definePayload('SendPasswordResetLinkPayload', {
  user: { type: () => User, description: 'The mailed user.' },
});
export type SendPasswordResetLinkPayload = InstanceType<typeof SendPasswordResetLinkPayload>;

@InputType({ description: 'Which session of which user is to end.' })
export class RevokeUserSessionInput {
  @Field(() => ID, { description: 'Id of the user.' })
  userId: string;

  @Field(() => ID, { description: 'Id of the session.' })
  sessionId: string;
}

@InputType({ description: 'Whose sessions are to end.' })
export class RevokeUserSessionsInput {
  @Field(() => ID, { description: 'Id of the user.' })
  userId: string;
}

@InputType({ description: 'The user to delete.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'Id of the user.' })
  userId: string;
}
