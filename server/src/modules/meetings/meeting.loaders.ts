import { viewerOf } from '../../core/request/authorization';
import { isStaff } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import type { Db } from '../../core/db/database';
import { byKey, defineLoader, defineSharedRead, groupedBy } from '../../core/request/loaders';
import { ownAttendeeIdOf } from '../event-access/index';
import { meetingsByIds, meetingsWithAttendees, standingMeetings, waitingCounts } from './meeting.queries';
import type { Meeting } from './meeting.types';
import { proposalsOfMeetings } from './proposals/meeting-proposal.queries';
import type { MeetingProposal } from './proposals/meeting-proposal.types';

/** The viewer in the event of a meeting, for the policy. Staff have no meetings, with a profile or without. */
export const viewerIn = async (
  ctx: RequestContext,
  { viewerId, eventId }: Meeting,
): Promise<{ attendeeId: string | null }> => ({
  attendeeId: isStaff(viewerOf(ctx).role) ? null : (viewerId ?? (await ownAttendeeIdOf(ctx, eventId))),
});

const readMeetings = async (db: Db, ids: readonly string[]): Promise<Map<string, Meeting>> =>
  byKey(await meetingsByIds(db, { ids }), ({ id }) => id);

export const meetingById = defineLoader<Meeting | null>((ctx, ids) => readMeetings(ctx.db, ids), null);

/** A meeting that is being delivered to both participants, read once. */
export const changedMeeting = defineSharedRead(readMeetings);

/** Meetings of the viewer, by the other participant. */
export const viewerMeetingsByAttendeeId = defineLoader<Meeting[]>(async (ctx, attendeeIds) => {
  const rows = await meetingsWithAttendees(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return groupedBy(rows, ({ otherId }) => otherId);
}, []);

/** The meeting by which the viewer stands with an attendee. */
export const viewerMeetingByAttendeeId = defineLoader<Meeting | null>(async (ctx, attendeeIds) => {
  const rows = await standingMeetings(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return byKey(rows, ({ otherId }) => otherId);
}, null);

/** Requests that wait for the viewer's answer, by event. */
export const waitingCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await waitingCounts(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);

/** The time that is proposed for a meeting; null where there is none. */
export const proposalByMeetingId = defineLoader<MeetingProposal | null>(
  async (ctx, meetingIds) =>
    byKey(await proposalsOfMeetings(ctx, { meetingIds }), ({ meetingId }) => meetingId),
  null,
);
