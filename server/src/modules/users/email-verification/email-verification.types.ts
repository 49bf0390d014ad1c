import { Matches, MaxLength, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { FreeText } from '../../../core/graphql/input-rules';
import { definePayload } from '../../../core/graphql/payload';
import { User } from '../account.types';

@InputType({ description: 'The code or the link of a verification mail; one of the two.' })
export class VerifyEmailInput {
  @FreeText()
  @Field(() => String, { nullable: true, description: 'The six digits, valid for 10 minutes and 5 tries.' })
  @ValidateIf(({ token }: VerifyEmailInput) => !token)
  @Matches(/^\d{6}$/, { message: 'The code has six digits.' })
  code?: string | null;

  @FreeText()
  @Field(() => String, {
    nullable: true,
    description:
      'The token of the link `/auth/verify-email?token=…`, at most 100 characters. Valid for 24 hours.',
  })
  @ValidateIf(({ token }: VerifyEmailInput) => Boolean(token))
  @MaxLength(100)
  token?: string | null;
}

export const RequestEmailVerificationPayload = definePayload('RequestEmailVerificationPayload', {
  user: { type: () => User, description: 'The viewer, to whose address the mail goes.' },
});
export type RequestEmailVerificationPayload = InstanceType<typeof RequestEmailVerificationPayload>;

export const VerifyEmailPayload = definePayload('VerifyEmailPayload', {
  user: { type: () => User, description: 'Whose address is proven now.' },
});
export type VerifyEmailPayload = InstanceType<typeof VerifyEmailPayload>;
