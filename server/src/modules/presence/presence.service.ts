import DataLoader from 'dataloader';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { notFound } from '../../core/errors';
import { isStaff } from '../../core/auth/roles';
import type { Attendee } from '../attendees/index';
import { EVERY_GROUP, groupsSeenIn, requireEventAccess } from '../event-access/index';
import { presenceFeed } from './presence-feed';
import { attendeesInGroups, visibleAttendees } from './presence.queries';
import type { PresenceChanges } from './presence-rooms';
import type { PresenceChange } from './presence.types';

/** Of these attendees, those that the viewer may know to be there: of an event that the viewer may enter, and not blocked. */
const visibleTo = async (
  ctx: RequestContext,
  attendeeIds: readonly string[],
): Promise<Map<string, string>> => {
  const { userId, role } = viewerOf(ctx);
  const rows = await visibleAttendees(ctx, { userId, attendeeIds, isStaff: isStaff(role) });
  return new Map(rows.map(({ id, eventId }) => [id, eventId]));
};

/** Whether one of a page is there; the page is looked up at once. */
export function isAttendeeOnline(ctx: RequestContext, { id }: Pick<Attendee, 'id'>): Promise<boolean> {
  const loader = ctx.loaderFor(
    isAttendeeOnline,
    () => new DataLoader<string, boolean>((ids) => findOnline(ctx, ids)),
  );
  return loader.load(id);
}

/** The changes that a viewer may see; on sockets without a database query, unless rules of groups hide somebody. */
export async function visiblePresenceChanges(
  ctx: RequestContext,
  eventId: string,
  changes: PresenceChanges,
): Promise<PresenceChange[]> {
  const seen = await groupsSeenIn(ctx, await requireEventAccess(ctx, eventId));
  const attendeeIds = Object.keys(changes).filter((attendeeId) => !ctx.kept?.blocked.has(attendeeId));
  const visible =
    seen === EVERY_GROUP
      ? attendeeIds
      : (await attendeesInGroups(ctx, { attendeeIds, groups: seen })).map(({ id }) => id);
  const known = visible.map((attendeeId) => ({ attendeeId, online: changes[attendeeId] === true }));
  // Changes that a viewer may not see are left out of their deliveries.
  if (known.length === 0) throw notFound('The change');
  return known;
}

async function findOnline(ctx: RequestContext, ids: readonly string[]): Promise<boolean[]> {
  const visible = await visibleTo(ctx, ids);
  const events = [...new Set(visible.values())];
  const found = await Promise.all(
    events.map((eventId) =>
      presenceFeed(ctx.runtime).present(
        eventId,
        ids.filter((id) => visible.get(id) === eventId),
      ),
    ),
  );
  return ids.map((id) => found.some((present) => present.has(id)));
}
