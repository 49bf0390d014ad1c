import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { EventId } from '../../core/graphql/args';
import { getLiveDigest } from './live-digest.service';
import { LiveDigest } from './live-digest.types';

@Resolver()
export class LiveDigestResolver {
  @Authorized()
  @Query(() => LiveDigest, {
    description:
      'Versions to compare after a lost connection, before queries are repeated. Errors: NOT_FOUND, FORBIDDEN.',
  })
  liveDigest(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<LiveDigest> {
    return getLiveDigest(ctx, eventId);
  }
}
