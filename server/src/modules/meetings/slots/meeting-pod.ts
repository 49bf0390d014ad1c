import type { RequestContext } from '../../../core/context';
import { notFound, type FieldError } from '../../../core/errors';
import { parseId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import { podForMeetings } from './meeting-pod.queries';

/** The pod that is preferred for a meeting; null for any free one. An error where no meetings are held at it. */
export interface PreferredPod {
  podId: string | null;
  errors: FieldError[];
}

/** The pod of an event that is preferred for a meeting; NOT_FOUND for an unknown one. */
export const preferredPod = async (
  ctx: RequestContext,
  eventId: string,
  podId: string | null | undefined,
): Promise<PreferredPod> => {
  if (!podId) return { podId: null, errors: [] };
  const pod = await firstOf(podForMeetings(ctx, { podId: parseId(podId, 'The pod'), eventId }));
  if (!pod) throw notFound('The pod');
  const errors = pod.bookable ? [] : [{ path: 'input.podId', message: 'No meetings are held at this pod.' }];
  return { podId: pod.id, errors };
};
