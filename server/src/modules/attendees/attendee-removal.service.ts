import type { RequestContext } from '../../core/request/context';
import { personErasing, type ErasedPerson } from '../../core/request/erasure';
import { sumOf } from '../../core/request/hooks';
import {
  lockForRemoval,
  releaseTombstones,
  removeAttendees as makeTombstones,
} from './attendee-changes.queries';
import { attendeeLeaving } from './attendee.events';

/** Effects of removing attendees. */
export interface Removal {
  /** Future meetings that were closed. */
  meetings: number;
}

const USER_STAYS = { userId: null, email: null };

/**
 * Removes attendees, their data and their future meetings, in the caller's transaction. History keeps a tombstone of each; where
 * their user goes too, nothing that says who it was.
 */
export async function removeAttendees(
  ctx: RequestContext,
  attendeeIds: readonly string[],
  user: Omit<ErasedPerson, 'attendeeIds'> = USER_STAYS,
): Promise<Removal> {
  if (!ctx.transaction) throw new Error('Attendees are removed inside a transaction');
  await lockForRemoval(ctx, { ids: attendeeIds });
  const results = await attendeeLeaving.run(ctx, { attendeeIds });
  const former = await releaseTombstones(ctx, { userId: user.userId });
  await personErasing.run(ctx, { attendeeIds: [...attendeeIds, ...former.map(({ id }) => id)], ...user });
  await makeTombstones(ctx, { ids: attendeeIds, userStays: user.userId === null });
  return { meetings: sumOf(results, 'closedMeetings') };
}
