import type { RequestContext } from '../../core/context';
import type { EventAccessService } from '../event-access/index';
import { mixOf } from './event-mix.queries';
import type { EventMix } from './event-mix.types';
import { statisticsOf } from './statistics.queries';
import type { EventStatistics } from './statistics.types';

const withTimes = <Row extends { startsAt: string }>(rows: Row[] | undefined) =>
  (rows ?? []).map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));

/** Events in numbers. */
export class StatisticsService {
  constructor(private readonly access: EventAccessService) {}

  /** The numbers of `fields`, in one statement. */
  async get(ctx: RequestContext, id: string, fields: ReadonlySet<string>): Promise<Partial<EventStatistics>> {
    const { eventId, timezone } = await this.access.enter(ctx, id);
    const row = await statisticsOf(ctx.sql, { eventId, timezone }, fields);
    if (!row) return { eventId };
    const { totals, meetingFunnel, checkInsByHour, headCountByHour, entriesByGate, ...same } = row;
    return {
      ...same,
      ...(totals ? { totals: totals[0] } : {}),
      ...(meetingFunnel ? { meetingFunnel: meetingFunnel[0] } : {}),
      checkInsByHour: withTimes(checkInsByHour),
      headCountByHour: withTimes(headCountByHour),
      entriesByGate: withTimes(entriesByGate),
    };
  }

  /** Who is there, for all who may enter: only the `fields`, in one statement. */
  async mix(ctx: RequestContext, id: string, fields: ReadonlySet<string>): Promise<Partial<EventMix>> {
    const { eventId } = await this.access.enter(ctx, id);
    return (await mixOf(ctx.sql, eventId, fields)) ?? { eventId };
  }
}
