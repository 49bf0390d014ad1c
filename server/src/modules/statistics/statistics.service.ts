import type { RequestContext } from '../../core/context';
import type { EventAccessService } from '../events/event-access.service';
import { mixStatement } from './event-mix.queries';
import type { EventMix } from './event-mix.types';
import { statisticsStatement } from './statistics-queries';
import type { EventStatistics, StatisticsTotals } from './statistics.types';

/** As JSON brings it: times are text, and the totals the only row of a list. */
type Row = Omit<EventStatistics, 'totals' | 'checkInsByHour'> & {
  totals?: [StatisticsTotals];
  checkInsByHour?: { startsAt: string; count: number }[];
};

/** Events in numbers. */
export class StatisticsService {
  constructor(private readonly access: EventAccessService) {}

  /** The numbers of `fields`, in one statement. */
  async get(ctx: RequestContext, id: string, fields: ReadonlySet<string>): Promise<Partial<EventStatistics>> {
    const { eventId, timezone } = await this.access.enter(ctx, id);
    const [row] = await ctx.sql.rows<Row>(statisticsStatement(fields, eventId, timezone));
    if (!row) return { eventId };
    const { totals, checkInsByHour = [], ...same } = row;
    return {
      ...same,
      ...(totals ? { totals: totals[0] } : {}),
      checkInsByHour: checkInsByHour.map(({ startsAt, count }) => ({ startsAt: new Date(startsAt), count })),
    };
  }

  /** Who is there, for all who may enter: only the `fields`, in one statement. */
  async mix(ctx: RequestContext, id: string, fields: ReadonlySet<string>): Promise<Partial<EventMix>> {
    const { eventId } = await this.access.enter(ctx, id);
    const [row] = await ctx.sql.rows<Partial<EventMix>>(mixStatement(fields, eventId));
    return row ?? { eventId };
  }
}
