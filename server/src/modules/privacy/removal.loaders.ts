import { viewerOf } from '../../core/request/authorization';
import { byKey, defineLoader } from '../../core/request/loaders';
import { isStaff } from '../../core/auth/roles';
import { removalsOfAttendees, removalsOfUsers } from './removal.queries';
import type { AttendeeRemoval, UserRemoval } from './removal.types';

export const removalByAttendeeId = defineLoader<AttendeeRemoval>(
  async (ctx, attendeeIds) =>
    byKey<AttendeeRemoval & { id: string }, string>(
      await removalsOfAttendees(ctx, { attendeeIds }),
      ({ id }) => id,
    ),
  { meetings: 0, talks: 0, agendaEntries: 0, bookmarks: 0 },
);

export const removalByUserId = defineLoader<UserRemoval>(
  async (ctx, userIds) => {
    const { role, staffEvents } = viewerOf(ctx);
    // They delete no users, and must not learn of other events by these numbers.
    if (staffEvents) return new Map();
    const rows = await removalsOfUsers(ctx, { userIds, countsInvitations: isStaff(role) });
    return new Map(rows.flatMap(({ id, ...removal }) => (id ? [[id, removal] as const] : [])));
  },
  { profiles: 0, meetings: 0 },
);
