import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { Conditions, cutPage } from '../../core/list-query';
import { checkPageArgs, decodeCursor, encodeCursor, type Page, type PageArgs } from '../../core/pagination';
import type { EventAccessService } from '../events/event-access.service';
import { podById, podColumns } from './pod.loaders';
import type { Pod } from './pod.types';

type PodRow = Pod & { position: number };

/** The pods of an event. */
export class PodService {
  constructor(private readonly access: EventAccessService) {}

  /** One pod; for whoever may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Pod> {
    const pod = await podById(ctx).load(knownId(id, 'The pod'));
    if (!pod) throw notFound('The pod');
    await this.access.enterFor(ctx, pod.eventId, 'The pod');
    return pod;
  }

  /** In the order of the floor. */
  async list(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<Pod>> {
    checkPageArgs(args);
    const { eventId } = await this.access.enter(ctx, id);
    const where = new Conditions().add((event) => `p.event_id = ${event}`, eventId);
    if (args.after) {
      const [position, podId] = decodeCursor(args.after, 2);
      where.always(`(p.position, p.id) > (${where.value(position)}::int, ${where.value(podId)}::uuid)`);
    }
    const rows = await ctx.sql.rows<PodRow>(
      where.statement(
        `SELECT ${podColumns}, p.position FROM pods p WHERE ${where.text}
         ORDER BY p.position, p.id LIMIT ${where.value(args.first + 1)} OFFSET ${where.value(args.offset ?? 0)}`,
      ),
    );
    return {
      ...cutPage(rows, args.first),
      hasPreviousPage: Boolean(args.after ?? args.offset),
      cursorOf: (pod) => encodeCursor([String((pod as PodRow).position), pod.id]),
      total: async () => {
        const [row] = await ctx.sql.rows<{ total: number }>(
          sql`SELECT count(*)::int AS total FROM pods WHERE event_id = ${eventId}`,
        );
        return row?.total ?? 0;
      },
    };
  }
}
