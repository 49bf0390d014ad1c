import type { RequestContext } from '../../core/context';
import { sumOf } from '../../core/hooks';
import { deleteInterestsOf } from '../interests/index';
import { lockForRemoval, removeAttendees as makeTombstones } from './attendee-removal.queries';
import { attendeeRemoving } from './attendee.events';

/** What goes with attendees who are removed. */
export interface Removal {
  /** Future meetings that were closed. */
  meetings: number;
}

/** Removes attendees, their data and their future meetings, in the caller's transaction. History keeps a tombstone of each. */
export async function removeAttendees(ctx: RequestContext, attendeeIds: readonly string[]): Promise<Removal> {
  if (!ctx.transaction) throw new Error('Attendees are removed inside a transaction');
  await lockForRemoval(ctx, { ids: attendeeIds });
  const results = await attendeeRemoving.run(ctx, { attendeeIds });
  await deleteInterestsOf(ctx, { attendeeIds });
  await makeTombstones(ctx, { ids: attendeeIds });
  return { meetings: sumOf(results, 'closedMeetings') };
}
