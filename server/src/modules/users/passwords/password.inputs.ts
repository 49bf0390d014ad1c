import { IsOptional, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { allOf, FreeText, IsDay } from '../../../core/graphql/input-rules';
import { DateScalar } from '../../../core/graphql/scalars';
import { EmailField, FreeTextField, NameField } from '../../../core/graphql/text-fields';
import { IsHardToGuess } from './password-strength';

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 128;
const TOO_LONG = { message: `A password has at most ${MAX_PASSWORD} characters.` };

/** A password that is to be set; one that is there may be from a time with other rules. */
export const IsNewPassword = (): PropertyDecorator =>
  allOf(
    MinLength(MIN_PASSWORD, { message: `A password has at least ${MIN_PASSWORD} characters.` }),
    MaxLength(MAX_PASSWORD, TOO_LONG),
    IsHardToGuess(),
  );

/** A field of an input with a password that is to be set. */
export const NewPasswordField = (description: string): PropertyDecorator =>
  allOf(
    IsNewPassword(),
    Field(() => String, { description }),
    FreeText(),
  );

/** The terms that the person has agreed to, in an input that creates an account. */
export const TermsVersionField = (): PropertyDecorator =>
  allOf(
    IsOptional(),
    IsDay(),
    Field(() => DateScalar, {
      nullable: true,
      description:
        'Date of the terms and the privacy policy that the person has agreed to, kept with the time; null if they were never asked.',
    }),
  );

@InputType({ description: 'The new account.' })
export class CreateAccountInput {
  @EmailField('E-mail to sign in with, at most 254 characters.')
  email: string;

  @NewPasswordField(
    'Password, 10 to 128 characters; none of the most common ones, and not made of name or e-mail.',
  )
  password: string;

  @Matches(/\S/, { message: 'Please enter your name.' })
  @NameField('Name shown to others, 1 to 200 characters.', { max: 200 })
  displayName: string;

  @TermsVersionField()
  termsVersion?: string | null;
}

@InputType({ description: "The account's address." })
export class RequestOtpInput {
  @EmailField('E-mail of the account, at most 254 characters.')
  email: string;

  @FreeTextField('`deviceToken` of an earlier sign-in on this device; at most 100 characters.', {
    max: 100,
    nullable: true,
  })
  deviceToken?: string | null;
}

@InputType({ description: 'The code that was mailed.' })
export class VerifyOtpInput {
  @EmailField('E-mail of the account, at most 254 characters.')
  email: string;

  @FreeText()
  @Field(() => String, { description: 'The six digits.' })
  @Matches(/^\d{6}$/, { message: 'The code has six digits.' })
  otp: string;

  @FreeTextField(
    '`deviceToken` of an earlier sign-in on this device, if it came with `requestOtp` too; at most 100 characters.',
    { max: 100, nullable: true },
  )
  deviceToken?: string | null;
}

@InputType({
  description: 'A new password, with the token of `verifyOtp` or of a mail, or with the current one.',
})
export class UpdatePasswordInput {
  @FreeTextField('Token of `verifyOtp` or of a mailed link, which needs no session.', {
    max: 100,
    nullable: true,
  })
  resetToken?: string | null;

  @FreeText()
  @Field(() => String, {
    nullable: true,
    description: 'The password until now, where no token is given; at most 128 characters.',
  })
  @ValidateIf(({ resetToken }: UpdatePasswordInput) => !resetToken)
  @MinLength(1, { message: 'Please enter your current password.' })
  @MaxLength(MAX_PASSWORD, TOO_LONG)
  currentPassword?: string | null;

  @NewPasswordField(
    'The new password, 10 to 128 characters; another one than the current one, none of the most common ones, and not made of name or e-mail.',
  )
  password: string;
}

@InputType({ description: 'The account to erase.' })
export class EraseMeInput {
  @FreeText()
  @Field(() => String, { description: "The viewer's password, at most 128 characters." })
  @MinLength(1, { message: 'Please enter your password.' })
  @MaxLength(MAX_PASSWORD, TOO_LONG)
  password: string;
}
