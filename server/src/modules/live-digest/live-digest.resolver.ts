import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { EventId } from '../../core/graphql/args';
import { getLiveDigest } from './live-digest.service';
import { LiveDigest } from './live-digest.types';

@Resolver()
export class LiveDigestResolver {
  @Authorized()
  @Query(() => LiveDigest, {
    description:
      'What to compare after a lost connection, before anything is asked for again. Errors: NOT_FOUND, FORBIDDEN.',
  })
  liveDigest(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<LiveDigest> {
    return getLiveDigest(ctx, eventId);
  }
}
