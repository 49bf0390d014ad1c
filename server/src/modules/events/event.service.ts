import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { notFound } from '../../core/errors';
import type { Page } from '../../core/db/pagination';
import { isStaff } from '../../core/auth/roles';
import { requireEventAccess, staffEventIds } from '../event-access/index';
import { eventById } from './event.loaders';
import { eventsPage } from './event.queries';
import type { Event, EventsArgs } from './event.types';

/** One event; for those who may enter it. */
export async function getEvent(ctx: RequestContext, id: string): Promise<Event> {
  const { eventId } = await requireEventAccess(ctx, id);
  const event = await eventById(ctx).load(eventId);
  if (!event) throw notFound('The event');
  return event;
}

/** Staff: theirs, or all. Attendees: the published ones that they have a profile in, or that anyone may join. Soonest first. */
export async function listEvents(ctx: RequestContext, args: EventsArgs): Promise<Page<Event>> {
  const viewer = viewerOf(ctx);
  const { search, status } = args;
  const userId = isStaff(viewer.role) ? null : viewer.userId;
  return eventsPage(ctx.db, { userId, ids: staffEventIds(viewer), search, status }, args);
}
