import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput, notFound } from '../../core/errors';
import { knownId } from '../../core/ids';

/** The pod of an event that is wished for a meeting; null for any free one. NOT_FOUND, or BAD_USER_INPUT where no meetings are held. */
export const meetingPodId = async (
  ctx: RequestContext,
  eventId: string,
  podId: string | null | undefined,
): Promise<string | null> => {
  if (!podId) return null;
  const [pod] = await ctx.sql.rows<{ id: string; bookable: boolean }>(sql`
    SELECT id, bookable FROM pods
    WHERE id = ${knownId(podId, 'The pod')} AND event_id = ${eventId} AND removed_at IS NULL`);
  if (!pod) throw notFound('The pod');
  if (!pod.bookable) throw badInput([{ path: 'input.podId', message: 'No meetings are held at this pod.' }]);
  return pod.id;
};
