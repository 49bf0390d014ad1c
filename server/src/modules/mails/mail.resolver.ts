import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { listMails, retryAddress } from './mail.service';
import { MailConnection, MailsArgs, RetryMailAddressInput, RetryMailAddressPayload } from './mail.types';

@Resolver()
export class MailResolver {
  @Authorized(...MANAGERS)
  @Query(() => MailConnection, {
    description:
      'The log of mails, the newest first. For managers. Errors: NOT_FOUND for an event that is not there.',
  })
  async mails(@Ctx() ctx: RequestContext, @Args(() => MailsArgs) args: MailsArgs) {
    return toConnection(await listMails(ctx, args));
  }

  @Authorized(...MANAGERS)
  @Mutation(() => RetryMailAddressPayload, {
    description:
      'Sends mails again to an address that a mail server has refused for good; those that were not sent meanwhile stay so. For managers. Errors: NOT_FOUND for an id that is none.',
  })
  async retryMailAddress(
    @Ctx() ctx: RequestContext,
    @Input(() => RetryMailAddressInput, 'Which address.') { mailId }: RetryMailAddressInput,
  ): Promise<RetryMailAddressPayload> {
    return { retried: await retryAddress(ctx, mailId) };
  }
}
