import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import type { EventAccessService } from '../events/event-access.service';
import { podColumns } from './pod.columns';
import { podById } from './pod.loaders';
import type { Pod } from './pod.types';

/** The pods of an event. */
export class PodService {
  constructor(private readonly access: EventAccessService) {}

  /** One pod; for whoever may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Pod> {
    const pod = await podById(ctx).load(knownId(id, 'The pod'));
    if (!pod || pod.removedAt) throw notFound('The pod');
    await this.access.enterFor(ctx, pod.eventId, 'The pod');
    return pod;
  }

  /** In the order of the floor. */
  async list(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<Pod>> {
    const { eventId } = await this.access.enter(ctx, id);
    return keysetPage<Pod>(
      ctx.sql,
      {
        columns: podColumns,
        tables: 'pods p',
        where: new Conditions()
          .add((event) => `p.event_id = ${event}`, eventId)
          .always('p.removed_at IS NULL'),
        order: { column: 'p.position', type: 'int' },
        id: 'p.id',
      },
      args,
    );
  }
}
