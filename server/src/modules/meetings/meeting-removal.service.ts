import type { RequestContext } from '../../core/request/context';
import { NotificationKind, notify } from '../notifications/index';
import { publishMeetingChange } from './meeting-change.service';
import {
  clearPodPreference,
  closeRequestsBetween,
  removeMeetingsAtPod,
  removeMeetingsOf,
} from './meeting-removal.queries';
import { otherParticipant } from './meeting.policy';
import type { Meeting } from './meeting.types';

/** Closes the meetings still to be held at a pod, and notifies both people of each. Returns their number. */
export async function closeMeetingsAtPod(ctx: RequestContext, podId: string): Promise<number> {
  const removed = await removeMeetingsAtPod(ctx, { podId });
  return notifyOfRemoval(ctx, removed, ({ senderId, receiverId }) => [senderId, receiverId]);
}

/** Closes what these attendees still have, also what only waits, and notifies those who stay. Returns its number. */
export async function closeMeetingsOf(ctx: RequestContext, attendeeIds: readonly string[]): Promise<number> {
  const leaving = new Set(attendeeIds);
  const staying = ({ senderId, receiverId }: Meeting) =>
    [senderId, receiverId].filter((id) => !leaving.has(id));
  return notifyOfRemoval(ctx, await removeMeetingsOf(ctx, { attendeeIds }), staying);
}

/**
 * Closes pending requests between two people after a block: those to the blocker are declined, those of the
 * blocker cancelled. No notification is sent, since it would reveal the block.
 */
export async function closePendingBetween(
  ctx: RequestContext,
  pair: { blockerId: string; blockedId: string },
): Promise<void> {
  await publishMeetingChange(ctx, ...(await closeRequestsBetween(ctx, pair)));
}

/**
 * Requests that preferred a pod take any one from now on, and both participants see it.
 * Those that are being answered just now are left to find another one themselves.
 */
export async function forgetPreferredPod(ctx: RequestContext, podId: string): Promise<void> {
  await publishMeetingChange(ctx, ...(await clearPodPreference(ctx, { podId })));
}

/** Publishes what was removed and notifies its recipients. Returns its number. */
async function notifyOfRemoval(
  ctx: RequestContext,
  removed: readonly Meeting[],
  recipientsOf: (meeting: Meeting) => string[],
): Promise<number> {
  await publishMeetingChange(ctx, ...removed);
  const kind = NotificationKind.MEETING_REMOVED;
  await notify(
    ctx,
    removed.flatMap((meeting) =>
      recipientsOf(meeting).map((attendeeId) => ({
        attendeeId,
        kind,
        personId: otherParticipant(meeting, attendeeId),
        startsAt: meeting.startsAt,
        meetingId: meeting.id,
      })),
    ),
  );
  return removed.length;
}
