import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { Role } from '../../core/auth/roles';
import { listOwnSecurityEvents, listSecurityEvents } from './security-log.service';
import { SecurityEventConnection, SecurityEventsArgs } from './security.types';

@Resolver()
export class SecurityResolver {
  @Authorized(Role.ADMIN)
  @Query(() => SecurityEventConnection, {
    description:
      'The security log of all accounts, the newest first: sign-ins, failures, recovery. For ADMIN. Errors: NOT_FOUND for an impossible user id.',
  })
  async securityLog(@Ctx() ctx: RequestContext, @Args(() => SecurityEventsArgs) args: SecurityEventsArgs) {
    return toConnection(await listSecurityEvents(ctx, args));
  }

  @Authorized()
  @Query(() => SecurityEventConnection, {
    description: "Security events of the viewer's account in the last 90 days, the newest first.",
  })
  async mySecurityEvents(@Ctx() ctx: RequestContext, @Args(() => PageArgs) args: PageArgs) {
    return toConnection(await listOwnSecurityEvents(ctx, args));
  }
}
