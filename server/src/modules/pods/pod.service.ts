import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import { podById } from './pod.loaders';
import { podPage } from './pod.queries';
import type { Pod } from './pod.types';

/** One pod; for those who may enter its event. */
export async function getPod(ctx: RequestContext, id: string): Promise<Pod> {
  const pod = await podById(ctx).load(parseId(id, 'The pod'));
  if (!pod || pod.removedAt) throw notFound('The pod');
  await requireEventOf(ctx, pod.eventId, 'The pod');
  return pod;
}

/** In the order of the floor. */
export async function listPods(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<Pod>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return podPage(ctx.db, eventId, args);
}
