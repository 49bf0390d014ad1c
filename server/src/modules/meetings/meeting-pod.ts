import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { notFound, type FieldFault } from '../../core/errors';
import { knownId } from '../../core/ids';

/** The pod that is wished for a meeting; null for any free one. A fault where no meetings are held at it. */
export interface WishedPod {
  podId: string | null;
  faults: FieldFault[];
}

/** The pod of an event that is wished for a meeting; NOT_FOUND for an unknown one. */
export const wishedPod = async (
  ctx: RequestContext,
  eventId: string,
  podId: string | null | undefined,
): Promise<WishedPod> => {
  if (!podId) return { podId: null, faults: [] };
  const [pod] = await ctx.sql.rows<{ id: string; bookable: boolean }>(sql`
    SELECT id, bookable FROM pods
    WHERE id = ${knownId(podId, 'The pod')} AND event_id = ${eventId} AND removed_at IS NULL`);
  if (!pod) throw notFound('The pod');
  const faults = pod.bookable ? [] : [{ path: 'input.podId', message: 'No meetings are held at this pod.' }];
  return { podId: pod.id, faults };
};
