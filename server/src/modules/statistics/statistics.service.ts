import type { RequestContext } from '../../core/context';
import type { EventAccessService } from '../events/event-access.service';
import { mixStatement } from './event-mix.queries';
import type { EventMix } from './event-mix.types';
import { statisticsStatement } from './statistics-queries';
import type {
  EventStatistics,
  GateTally,
  HourTally,
  MeetingFunnel,
  StatisticsTotals,
} from './statistics.types';

/** As JSON brings it: times are text, and what is one row is a list of one. */
interface Row extends Omit<
  EventStatistics,
  'totals' | 'meetingFunnel' | 'checkInsByHour' | 'headCountByHour' | 'entriesByGate'
> {
  totals?: [StatisticsTotals];
  meetingFunnel?: [MeetingFunnel];
  checkInsByHour?: Timed<HourTally>[];
  headCountByHour?: Timed<HourTally>[];
  entriesByGate?: Timed<GateTally>[];
}

type Timed<Of> = Omit<Of, 'startsAt'> & { startsAt: string };

const withTimes = <Of>(rows: Timed<Of>[] | undefined) =>
  (rows ?? []).map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));

/** Events in numbers. */
export class StatisticsService {
  constructor(private readonly access: EventAccessService) {}

  /** The numbers of `fields`, in one statement. */
  async get(ctx: RequestContext, id: string, fields: ReadonlySet<string>): Promise<Partial<EventStatistics>> {
    const { eventId, timezone } = await this.access.enter(ctx, id);
    const [row] = await ctx.sql.rows<Row>(statisticsStatement(fields, eventId, timezone));
    if (!row) return { eventId };
    const { totals, meetingFunnel, checkInsByHour, headCountByHour, entriesByGate, ...same } = row;
    return {
      ...same,
      ...(totals ? { totals: totals[0] } : {}),
      ...(meetingFunnel ? { meetingFunnel: meetingFunnel[0] } : {}),
      checkInsByHour: withTimes<HourTally>(checkInsByHour),
      headCountByHour: withTimes<HourTally>(headCountByHour),
      entriesByGate: withTimes<GateTally>(entriesByGate),
    };
  }

  /** Who is there, for all who may enter: only the `fields`, in one statement. */
  async mix(ctx: RequestContext, id: string, fields: ReadonlySet<string>): Promise<Partial<EventMix>> {
    const { eventId } = await this.access.enter(ctx, id);
    const [row] = await ctx.sql.rows<Partial<EventMix>>(mixStatement(fields, eventId));
    return row ?? { eventId };
  }
}
