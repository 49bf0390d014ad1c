import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { getSystemHealth, releaseHeldJobs } from './system-health.service';
import { ReleaseHeldJobsPayload, SystemHealth } from './system-health.types';

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

  @Authorized(Role.ADMIN)
  @Mutation(() => ReleaseHeldJobsPayload, {
    description:
      'Has a restored copy send what waits since it was restored: mails, pushes, webhooks and other jobs. For ADMIN.',
  })
  releaseHeldJobs(@Ctx() ctx: RequestContext): Promise<ReleaseHeldJobsPayload> {
    return releaseHeldJobs(ctx);
  }
}
