import { firstOf } from '../../core/db/statement';
import type { RequestContext } from '../../core/request/context';
import { requireEventAccess } from '../event-access/index';
import { capacityOf, countWishes, minimumsAboveTimes, peopleWithoutWishes } from './readiness.queries';
import { MAX_NAMED, type MeetingReadiness, type WishStatistics } from './readiness.types';

/** How many wishes an event has, and who has none. */
export async function getWishStatistics(ctx: RequestContext, id: string): Promise<WishStatistics> {
  const { eventId } = await requireEventAccess(ctx, id);
  const [counts, withoutWishes] = await Promise.all([
    firstOf(countWishes(ctx, { eventId })),
    peopleWithoutWishes(ctx, { eventId, limit: MAX_NAMED }),
  ]);
  return { eventId, ...counts!, withoutWishes };
}

/** What stands in the way of a timetable before it is made. */
export async function getReadiness(ctx: RequestContext, id: string): Promise<MeetingReadiness> {
  const { eventId, people, peopleWithoutWishes: count, withoutWishes } = await getWishStatistics(ctx, id);
  const [aboveOpenTimes, capacity] = await Promise.all([
    minimumsAboveTimes(ctx, { eventId, limit: MAX_NAMED }),
    firstOf(capacityOf(ctx, { eventId })),
  ]);
  return { eventId, people, peopleWithoutWishes: count, withoutWishes, aboveOpenTimes, ...capacity! };
}
