import type { RequestContext } from '../../core/context';
import { firstOf } from '../../core/db/statement';
import { NotificationKind, notify } from '../notifications/index';
import { meetingEvents } from './meeting.events';
import {
  clearPodPreference,
  closeRequestsBetween,
  countMeetingsAtPod,
  removeMeetingsAtPod,
  removeMeetingsOf,
} from './meeting-removal.queries';
import type { Meeting } from './meeting.types';

const POD_GONE = 'Your meeting was cancelled: its pod was removed. You can request a new time.';
const OTHER_GONE = 'Your meeting was cancelled: the other participant has left the event.';

/** How many meetings are still to be held at a pod, or are just being held. */
export async function countMeetingsStillAtPod(ctx: RequestContext, podId: string): Promise<number> {
  const row = await firstOf(countMeetingsAtPod(ctx, { podId }));
  return row?.count ?? 0;
}

/** Closes those meetings, and notifies both people of each. Returns their number. */
export async function closeMeetingsAtPod(ctx: RequestContext, podId: string): Promise<number> {
  const removed = await removeMeetingsAtPod(ctx, { podId });
  return notifyOfRemoval(ctx, removed, ({ senderId, receiverId }) => [senderId, receiverId], POD_GONE);
}

/** Closes what these attendees still have, also what only waits, and notifies those who stay. Returns its number. */
export async function closeMeetingsOf(ctx: RequestContext, attendeeIds: readonly string[]): Promise<number> {
  const leaving = new Set(attendeeIds);
  const staying = ({ senderId, receiverId }: Meeting) =>
    [senderId, receiverId].filter((id) => !leaving.has(id));
  return notifyOfRemoval(ctx, await removeMeetingsOf(ctx, { attendeeIds }), staying, OTHER_GONE);
}

/**
 * Closes pending requests between two people of whom one blocks the other: those to the blocker are declined, those of the
 * blocker cancelled. No notification is sent, since it would reveal the block.
 */
export async function closePendingBetween(
  ctx: RequestContext,
  pair: { blockerId: string; blockedId: string },
): Promise<void> {
  await publishChanged(ctx, await closeRequestsBetween(ctx, pair));
}

/**
 * Requests that preferred a pod take any one from now on, and both participants see it.
 * Those that are being answered just now are left to find another one themselves.
 */
export async function forgetPreferredPod(ctx: RequestContext, podId: string): Promise<void> {
  await publishChanged(ctx, await clearPodPreference(ctx, { podId }));
}

/** Publishes what was removed and notifies its recipients. Returns its number. */
async function notifyOfRemoval(
  ctx: RequestContext,
  removed: readonly Meeting[],
  recipientsOf: (meeting: Meeting) => string[],
  text: string,
): Promise<number> {
  await publishChanged(ctx, removed);
  const kind = NotificationKind.MEETING_REMOVED;
  await notify(
    ctx,
    removed.flatMap((meeting) =>
      recipientsOf(meeting).map((attendeeId) => ({ attendeeId, kind, text, meetingId: meeting.id })),
    ),
  );
  return removed.length;
}

/** Has the clients of both participants load closed or changed meetings again. */
async function publishChanged(ctx: RequestContext, meetings: readonly Meeting[]): Promise<void> {
  if (meetings.length > 0) await ctx.events.emit(...meetings.flatMap(meetingEvents.changed));
}
