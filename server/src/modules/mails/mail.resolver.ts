import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { listMails } from './mail.service';
import { MailConnection, MailsArgs } from './mail.types';

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
}
