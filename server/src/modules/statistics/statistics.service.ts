import type { RequestContext } from '../../core/request/context';
import { Role, MANAGERS } from '../../core/auth/roles';
import { firstOf, onlyRow } from '../../core/db/statement';
import { requireEventAccess, sightedUser } from '../event-access/index';
import { mixQuery } from './event-mix.queries';
import { statisticsOf } from './statistics.queries';
import type { EventMix, EventStatistics } from './statistics.types';
import { todayOf } from './today.queries';
import { OrganiserTaskKind, type EventToday } from './today.types';

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
  return onlyRow(ctx.db, mixQuery(eventId, sightedUser(ctx), fields));
}

/** Roles that may act on kinds of tasks; the others are for all managers. */
const ACTORS: Partial<Record<OrganiserTaskKind, readonly Role[]>> = {
  WEBHOOK_PAUSED: [Role.ADMIN, Role.MANAGER],
  BACKUP_OLD: [Role.ADMIN],
};

/** The kinds of tasks that a role may act on. A demo has no backups that could be missed. */
const kindsFor = (role: Role, isDemo: boolean): OrganiserTaskKind[] =>
  (Object.keys(OrganiserTaskKind) as OrganiserTaskKind[]).filter(
    (kind) => (ACTORS[kind] ?? MANAGERS).includes(role) && !(isDemo && kind === 'BACKUP_OLD'),
  );

/** What waits for the viewer, and how far people are, in one statement. */
export async function getToday(ctx: RequestContext, id: string): Promise<EventToday> {
  const { eventId, role } = await requireEventAccess(ctx, id);
  const row = await firstOf(todayOf(ctx, { eventId, kinds: kindsFor(role, ctx.runtime.config.demo) }));
  const { funnel, tasks, previousEventId } = row!;
  const withDate = (items: (typeof tasks)[number]['items']) =>
    items.map((item) => ({ ...item, at: item.at === null ? null : new Date(item.at) }));
  return {
    eventId,
    funnel: funnel[0]!,
    tasks: tasks.map((task) => ({ ...task, items: withDate(task.items) })),
    previousEventId,
  };
}
