import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { Conditions, cutPage, searchWords } from '../../core/list-query';
import { checkPageArgs, decodeCursor, encodeCursor, type Page } from '../../core/pagination';
import { isStaff } from '../../core/roles';
import type { EventAccessService } from './event-access.service';
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
    checkPageArgs(args);
    const where = this.visible(ctx, args);
    const count = where.statement(`SELECT count(*)::int AS total FROM events e WHERE ${where.text}`);
    const page = new Conditions([...where.values]);
    if (args.after) {
      const [startsAt, id] = decodeCursor(args.after, 2);
      page.always(`(e.starts_at, e.id) > (${page.value(startsAt)}::timestamptz, ${page.value(id)}::uuid)`);
    }
    const rows = await ctx.sql.rows<Event>(
      page.statement(
        `SELECT ${eventColumns} FROM events e WHERE ${where.text} AND ${page.text}
         ORDER BY e.starts_at, e.id LIMIT ${page.value(args.first + 1)} OFFSET ${page.value(args.offset ?? 0)}`,
      ),
    );
    return {
      ...cutPage(rows, args.first),
      hasPreviousPage: Boolean(args.after ?? args.offset),
      cursorOf: ({ startsAt, id }) => encodeCursor([startsAt, id]),
      total: async () => (await ctx.sql.rows<{ total: number }>(count))[0]?.total ?? 0,
    };
  }

  private visible(ctx: RequestContext, { search, status }: EventsArgs): Conditions {
    const viewer = viewerOf(ctx);
    const where = new Conditions();
    if (!isStaff(viewer.role))
      where
        .always(`e.status = 'PUBLISHED'`)
        .add(
          (user) =>
            `(e.registration = 'OPEN' OR EXISTS (SELECT 1 FROM attendees a WHERE a.event_id = e.id AND a.user_id = ${user}))`,
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
