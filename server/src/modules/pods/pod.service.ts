import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import type { EventAccessService } from '../event-access/index';
import { podById } from './pod.loaders';
import { podPage } from './pod.queries';
import type { Pod } from './pod.types';

/** The pods of an event. */
export class PodService {
  constructor(private readonly access: EventAccessService) {}

  /** One pod; for those who may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Pod> {
    const pod = await podById(ctx).load(parseId(id, 'The pod'));
    if (!pod || pod.removedAt) throw notFound('The pod');
    await this.access.enterFor(ctx, pod.eventId, 'The pod');
    return pod;
  }

  /** In the order of the floor. */
  async list(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<Pod>> {
    const { eventId } = await this.access.enter(ctx, id);
    return podPage(ctx.sql, eventId, args);
  }
}
