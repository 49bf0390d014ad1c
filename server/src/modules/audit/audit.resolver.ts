import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { MANAGERS } from '../../core/auth/roles';
import { listAuditLog } from './audit.service';
import { AuditEntryConnection, AuditLogArgs } from './audit.types';

@Resolver()
export class AuditResolver {
  @Authorized(...MANAGERS)
  @Query(() => AuditEntryConnection, {
    description:
      'Changes by staff, the newest first. For managers. Errors: NOT_FOUND for an event that is not there.',
  })
  async auditLog(@Ctx() ctx: RequestContext, @Args(() => AuditLogArgs) args: AuditLogArgs) {
    return toConnection(await listAuditLog(ctx, args));
  }
}
