import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { Conditions, keysetPage, searchWords } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { isStaff } from '../../core/roles';
import { belongsToUser, type EventAccessService } from './event-access.service';
import { eventById, eventColumns } from './event.loaders';
import type { Event, EventsArgs } from './event.types';

/** Events as their visitors see them. */
export class EventService {
  constructor(private readonly access: EventAccessService) {}

  /** One event; for whoever may enter it. */
  async get(ctx: RequestContext, id: string): Promise<Event> {
    const { eventId } = await this.access.enter(ctx, id);
    const event = await eventById(ctx).load(eventId);
    if (!event) throw notFound('The event');
    return event;
  }

  /** Staff: all events. Attendees: the published ones that they have a profile in, or that anyone may join. Soonest first. */
  async list(ctx: RequestContext, args: EventsArgs): Promise<Page<Event>> {
    return keysetPage<Event>(
      ctx.sql,
      {
        columns: eventColumns,
        tables: 'events e',
        where: this.visible(ctx, args),
        order: { column: 'e.starts_at', type: 'timestamptz' },
        id: 'e.id',
      },
      args,
    );
  }

  private visible(ctx: RequestContext, { search, status }: EventsArgs): Conditions {
    const viewer = viewerOf(ctx);
    const where = new Conditions();
    if (!isStaff(viewer.role))
      where
        .always(`e.status = 'PUBLISHED'`)
        .add(
          (user) =>
            `(e.registration = 'OPEN' OR EXISTS (SELECT 1 FROM attendees a WHERE a.event_id = e.id AND a.user_id = ${user} AND ${belongsToUser('a')}))`,
          viewer.userId,
        );
    if (status) where.add((value) => `e.status = ${value}`, status);
    for (const word of searchWords(search))
      where.add(
        (value) => `fold_text(concat_ws(' ', e.title, e.city, e.venue)) LIKE fold_text(${value})`,
        word,
      );
    return where;
  }
}
