import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request/context';
import { byKey, defineLoader } from '../../../core/request/loaders';
import { MeetingWish } from '../../meeting-wishes/index';
import { placedWishes } from './placed-wishes.queries';

const placementByWishId = defineLoader<{ isPlaced: boolean | null }>(
  async (ctx, ids) => byKey(await placedWishes(ctx, { ids }), ({ id }) => id),
  { isPlaced: null },
);

@Resolver(() => MeetingWish)
export class PlacedWishResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'The viewer has a meeting with this attendee, or with somebody of this company, or a timetable had one that was cancelled; null until a timetable is published.',
  })
  async isPlaced(@Ctx() ctx: RequestContext, @Root() { id }: MeetingWish): Promise<boolean | null> {
    return (await placementByWishId(ctx).load(id)).isPlaced;
  }
}
