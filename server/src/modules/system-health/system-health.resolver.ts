import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/context';
import { getSystemHealth } from './system-health.service';
import { SystemHealth } from './system-health.types';

@Resolver()
export class SystemHealthResolver {
  @Authorized(Role.ADMIN)
  @Query(() => SystemHealth, {
    complexity: 500,
    description: 'Servers, database, queues, mails and backups of this installation. For ADMIN.',
  })
  systemHealth(@Ctx() ctx: RequestContext) {
    return getSystemHealth(ctx);
  }
}
