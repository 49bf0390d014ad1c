import { viewerOf } from '../../core/request/authorization';
import { defineLoader, groupedBy } from '../../core/request/loaders';
import { interestsOfAttendees, sharedInterests } from './interest.queries';
import type { AttendeeInterests } from './interest.types';

/** Attendees' choices, by group. */
export const interestsByAttendeeId = defineLoader<AttendeeInterests[]>(
  async (ctx, attendeeIds) =>
    groupedBy(await interestsOfAttendees(ctx, { attendeeIds }), ({ attendeeId }) => attendeeId),
  [],
);

/** Interests that the viewer's own attendee in the same event has too. */
export const sharedInterestsByAttendeeId = defineLoader<string[]>(async (ctx, attendeeIds) => {
  const rows = await sharedInterests(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return new Map(rows.map(({ attendeeId, terms }) => [attendeeId, terms]));
}, []);
