import type { RequestContext } from '../../../core/request/context';
import { isViolation } from '../../../core/db/database-errors';
import { parseId } from '../../../core/db/ids';
import { firstOf } from '../../../core/db/statement';
import { orNotFound, type FieldError } from '../../../core/errors';
import { lockAttendees } from '../../attendees/index';
import { podInEvent } from '../../pods/index';
import {
  freePods,
  lockKey,
  overlappingClaims,
  sharePod,
  tryLockKey,
  type ToBeHeld,
} from './meeting-pod.queries';
import type { Meeting } from '../meeting.types';

// Finds a pod for a meeting that is being accepted, or moved by consent, inside its transaction.
// Locks are taken in one order everywhere, both people by id and then one (pod, slot), so that no deadlock occurs;
// the exclusion constraints of `claims` prove the result, from any writer.

/** Locks both people, so that two meetings of one person are decided one after the other. */
export async function lockParticipants(
  ctx: RequestContext,
  { senderId, receiverId }: Pick<Meeting, 'senderId' | 'receiverId'>,
): Promise<void> {
  await lockAttendees(ctx.db, [senderId, receiverId]);
}

/** True when either person has another ACTIVE meeting that overlaps. */
export async function areParticipantsBusy(
  ctx: RequestContext,
  { id, senderId, receiverId, startsAt, endsAt }: ToBeHeld,
): Promise<boolean> {
  const attendeeIds = [senderId, receiverId];
  const claims = await overlappingClaims(ctx, { attendeeIds, startsAt, endsAt, meetingId: id });
  return claims.length > 0;
}

/** A free pod, locked until the transaction ends: the preferred one, else one of either company, else any free for all; null when none is left. */
export async function assignPod(ctx: RequestContext, meeting: ToBeHeld): Promise<string | null> {
  for (;;) {
    const free = await freePods(ctx, meeting);
    for (const podId of free)
      if (await tryLockPod(ctx, podId, meeting)) {
        // The one who held the lock before may have claimed the pod since it was listed.
        if (await lockPod(ctx, meeting, podId)) return podId;
      }
    const [first] = free;
    if (!first) return null;
    // All that look free are being claimed by others just now: wait for one of them to be decided, then look again.
    await lockKey(ctx, { key: keyOf(first, meeting) });
    if (await lockPod(ctx, meeting, first)) return first;
  }
}

/** True where the pod is free and stands; it cannot be removed until the transaction ends. */
async function lockPod(ctx: RequestContext, meeting: ToBeHeld, podId: string): Promise<boolean> {
  const standing = await sharePod(ctx, { podId });
  return standing.length > 0 && (await freePods(ctx, meeting, podId)).length > 0;
}

async function tryLockPod(ctx: RequestContext, podId: string, meeting: ToBeHeld): Promise<boolean> {
  return (await firstOf(tryLockKey(ctx, { key: keyOf(podId, meeting) })))!.locked;
}

/** A transaction that had not committed at the look-up took the pod: another one may be free. */
export const podTaken = (error: unknown): boolean => isViolation(error, 'claims_pod_excl');

const keyOf = (podId: string, { startsAt }: ToBeHeld): string => `pod ${podId} ${startsAt.toISOString()}`;

/** The pod that is preferred for a meeting; null for any free one. An error where no meetings are held at it. */
export interface PreferredPod {
  podId: string | null;
  errors: FieldError[];
}

/** The pod of an event that is preferred for a meeting; NOT_FOUND for an unknown one. */
export async function preferredPod(
  ctx: RequestContext,
  eventId: string,
  podId: string | null | undefined,
): Promise<PreferredPod> {
  if (!podId) return { podId: null, errors: [] };
  const found = await firstOf(podInEvent(ctx, { podId: parseId(podId, 'The pod'), eventId }));
  const pod = orNotFound(found, 'The pod');
  const errors = pod.bookable ? [] : [{ path: 'input.podId', message: 'No meetings are held at this pod.' }];
  return { podId: pod.id, errors };
}
