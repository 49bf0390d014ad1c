import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { RequestOtpPayload, UpdatePasswordPayload, VerifyOtpPayload } from '../account.payloads';
import { requestOneTimeCode, verifyOneTimeCode } from '../recovery/one-time-code.service';
import { RequestOtpInput, UpdatePasswordInput, VerifyOtpInput } from './password.inputs';
import { updatePassword } from './password.service';

@Resolver()
export class PasswordResolver {
  @Mutation(() => RequestOtpPayload, {
    description:
      'Public. Where there is such an account, mails a code of six digits (10 minutes, 5 tries) and a link that works for 12 hours, also where codes do not. The code works for the device or address that asked for it. The answer is the same whether there is an account or not. Errors: RATE_LIMITED for a second request within a minute by the same device or address.',
  })
  requestOtp(
    @Ctx() ctx: RequestContext,
    @Input(() => RequestOtpInput, 'The address of the account.') input: RequestOtpInput,
  ): Promise<RequestOtpPayload> {
    return requestOneTimeCode(ctx, input);
  }

  @Mutation(() => VerifyOtpPayload, {
    description:
      'Public. Exchanges a mailed code for a token that sets a password; on the device or address that asked for the code. Errors: BAD_USER_INPUT for a wrong, used or old code, and for every code after 10 wrong ones for the account in a day (the mailed link works), RATE_LIMITED after 5 tries.',
  })
  verifyOtp(
    @Ctx() ctx: RequestContext,
    @Input(() => VerifyOtpInput, 'The code.') input: VerifyOtpInput,
  ): Promise<VerifyOtpPayload> {
    return verifyOneTimeCode(ctx, input);
  }

  @Mutation(() => UpdatePasswordPayload, {
    description:
      'Public with a token, otherwise for the signed-in user. Sets a new password; all other sessions of the user end. With a token a session begins, otherwise the one that asks goes on. Errors: BAD_USER_INPUT for a used or old token or a wrong current password, UNAUTHENTICATED, RATE_LIMITED.',
  })
  updatePassword(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdatePasswordInput, 'The new password.') input: UpdatePasswordInput,
  ): Promise<UpdatePasswordPayload> {
    return updatePassword(ctx, input);
  }
}
