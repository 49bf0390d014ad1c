import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { STAFF } from '../../core/auth/roles';
import { EventId } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { getKeptData, previewErasure } from './keeping.service';
import { ErasurePreview, ErasurePreviewArgs, KeptData } from './keeping.types';

@Resolver()
export class KeepingResolver {
  @Query(() => KeptData, {
    description:
      'Public. What an event keeps of its people, why, for whom and for how long; for those who may read `eventFields`. Errors: NOT_FOUND.',
  })
  keptData(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<KeptData> {
    return getKeptData(ctx, eventId);
  }

  @Authorized(...STAFF)
  @Query(() => ErasurePreview, {
    description: 'What `keepDays` would erase if it were saved now, and when. For staff. Errors: NOT_FOUND.',
  })
  erasurePreview(
    @Ctx() ctx: RequestContext,
    @Args(() => ErasurePreviewArgs) args: ErasurePreviewArgs,
  ): Promise<ErasurePreview> {
    return previewErasure(ctx, args);
  }
}
