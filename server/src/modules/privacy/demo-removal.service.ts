import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { removeAttendees } from '../attendees/index';
import { deleteEntriesOfEvents } from '../audit/index';
import { deleteDemoEvents } from '../events/index';
import { removePictures } from '../uploads/index';
import { lockDemoUsers, removeUser } from '../users/index';
import { profilesOfUser } from './account-deletion.queries';

/** The counts of a removal of the demo. */
export interface RemovedDemo {
  users: number;
  events: number;
}

/**
 * Removes the people of the demo, its events with all that is in them, and these pictures where nothing else uses them. At other
 * events its people become tombstones, as all deleted users.
 */
export async function removeDemo(ctx: RequestContext, pictures: readonly string[]): Promise<RemovedDemo> {
  const removed = await inTransaction(ctx, async (inner) => {
    const users = await lockDemoUsers(inner, {});
    const eventIds = (await deleteDemoEvents(inner, {})).map(({ id }) => id);
    await deleteEntriesOfEvents(inner, { eventIds });
    for (const { id: userId, email } of users) {
      const profiles = await profilesOfUser(inner, { userId });
      const attendeeIds = profiles.map(({ id }) => id);
      await removeAttendees(inner, attendeeIds, { userId, email });
      await removeUser(inner, userId);
    }
    return { users: users.length, events: eventIds.length };
  });
  await removePictures(ctx, pictures);
  return removed;
}
