import type { RequestContext } from '../../core/request/context';
import { onlyRow } from '../../core/db/statement';
import { requireEventAccess } from '../event-access/index';
import { mixQuery } from './event-mix.queries';
import { statisticsOf } from './statistics.queries';
import type { EventMix, EventStatistics } from './statistics.types';

const withTimes = <Row extends { startsAt: string }>(rows: Row[] | undefined) =>
  (rows ?? []).map((row) => ({ ...row, startsAt: new Date(row.startsAt) }));

/** The numbers of `fields`, in one statement. */
export async function getStatistics(
  ctx: RequestContext,
  id: string,
  fields: ReadonlySet<string>,
): Promise<Partial<EventStatistics>> {
  const { eventId, timezone } = await requireEventAccess(ctx, id);
  const row = await statisticsOf(ctx.db, { eventId, timezone }, fields);
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

/** The counts of people, for all who may enter: only the `fields`, in one statement. */
export async function getEventMix(
  ctx: RequestContext,
  id: string,
  fields: ReadonlySet<string>,
): Promise<Partial<EventMix>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return onlyRow(ctx.db, mixQuery(eventId, fields));
}
