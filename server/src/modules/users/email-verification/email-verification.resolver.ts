import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { requestEmailVerification, verifyEmail } from './email-verification.service';
import {
  RequestEmailVerificationPayload,
  VerifyEmailInput,
  VerifyEmailPayload,
} from './email-verification.types';

@Resolver()
export class EmailVerificationResolver {
  @Authorized()
  @Mutation(() => RequestEmailVerificationPayload, {
    description:
      "Mails a code and a link to the viewer's address, to prove that it is theirs; nothing where it is proven. Errors: UNAUTHENTICATED, RATE_LIMITED for a second one within a minute and after 10 in a day.",
  })
  async requestEmailVerification(@Ctx() ctx: RequestContext): Promise<RequestEmailVerificationPayload> {
    return { user: await requestEmailVerification(ctx) };
  }

  @Authorized()
  @Mutation(() => VerifyEmailPayload, {
    description:
      "Proves the viewer's address with the code or link that was mailed to it; invitations to it are visible from then on. Errors: UNAUTHENTICATED, BAD_USER_INPUT for a code or link that is wrong, used, expired or another user's, RATE_LIMITED after 30 codes in a day.",
  })
  async verifyEmail(
    @Ctx() ctx: RequestContext,
    @Input(() => VerifyEmailInput, 'The code or the link.') input: VerifyEmailInput,
  ): Promise<VerifyEmailPayload> {
    return { user: await verifyEmail(ctx, input) };
  }
}
