import DataLoader from 'dataloader';
import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import type { PresenceChanges } from '../../core/presence-feed';
import { isStaff } from '../../core/roles';
import { blockedBetween } from '../attendees/reachability';
import type { Attendee } from '../attendees/attendee.types';
import { acceptsAddress, type EventAccessService } from '../events/event-access.service';
import type { PresenceChange } from './presence.types';

/** Of these attendees, those that the viewer may know to be there: of an event that the viewer may enter, and not blocked. */
const visibleTo = async (
  ctx: RequestContext,
  attendeeIds: readonly string[],
): Promise<Map<string, string>> => {
  const { userId, role } = viewerOf(ctx);
  const rows = await ctx.sql.rows<{ id: string; eventId: string }>({
    text: `SELECT a.id, a.event_id AS "eventId" FROM attendees a
           JOIN events e ON e.id = a.event_id
           LEFT JOIN attendees me ON me.event_id = a.event_id AND me.user_id = $1 AND me.status = 'CONFIRMED'
             AND ${acceptsAddress('me.user_id', 'e')}
           WHERE a.id = ANY($2::uuid[]) AND a.status = 'CONFIRMED'
             AND ($3 OR me.id IS NOT NULL AND NOT ${blockedBetween('me.id', 'a.id')})`,
    values: [userId, attendeeIds, isStaff(role)],
  });
  return new Map(rows.map(({ id, eventId }) => [id, eventId]));
};

/** Whether attendees have the portal open. */
export class PresenceService {
  constructor(private readonly access: EventAccessService) {}

  /** Whether one of a page is there; the page is looked up at once. */
  isOnline(ctx: RequestContext, { id }: Pick<Attendee, 'id'>): Promise<boolean> {
    const loader = ctx.loaderFor(
      PresenceService,
      () => new DataLoader<string, boolean>((ids) => this.lookUp(ctx, ids)),
    );
    return loader.load(id);
  }

  /** What of these changes the viewer may know, while they may enter the event. */
  async changes(ctx: RequestContext, eventId: string, changes: PresenceChanges): Promise<PresenceChange[]> {
    await this.access.enter(ctx, eventId);
    const visible = await visibleTo(ctx, Object.keys(changes));
    const known = Object.entries(changes)
      .filter(([attendeeId]) => visible.get(attendeeId) === eventId)
      .map(([attendeeId, online]) => ({ attendeeId, online }));
    // What a viewer may not see is left out of their deliveries.
    if (known.length === 0) throw notFound('The change');
    return known;
  }

  private async lookUp(ctx: RequestContext, ids: readonly string[]): Promise<boolean[]> {
    const visible = await visibleTo(ctx, ids);
    const events = [...new Set(visible.values())];
    const found = await Promise.all(
      events.map((eventId) =>
        ctx.runtime.presence.present(
          eventId,
          ids.filter((id) => visible.get(id) === eventId),
        ),
      ),
    );
    return ids.map((id) => found.some((present) => present.has(id)));
  }
}
