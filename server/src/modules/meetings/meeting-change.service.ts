import type { RequestContext } from '../../core/request/context';
import { orNotFound } from '../../core/errors';
import { firstOf } from '../../core/db/statement';
import { orNotFoundIn } from '../event-access/index';
import { meetingEvents } from './meeting.events';
import { lockMeeting, updateMeeting } from './meeting.queries';
import type { Outcome } from './meeting.status';
import type { Meeting } from './meeting.types';

/** The new values of a meeting; absent ones stay unchanged. */
export interface MeetingChange extends Outcome, Partial<Pick<Meeting, 'podId' | 'startsAt' | 'endsAt'>> {
  reason?: string | null;
}

// The one way in which a meeting changes: locked first, compared with what was read, and published to both participants.

/** The meeting as it stands now, locked until the transaction ends. */
export async function lockMeetingRow(ctx: RequestContext, id: string): Promise<Meeting> {
  return orNotFoundIn(ctx, await firstOf(lockMeeting(ctx, { id })), 'The meeting');
}

/** Writes a change of a locked meeting. Triggers keep its claims, its version and its proposal in step. */
export async function saveMeetingChange(
  ctx: RequestContext,
  before: Meeting,
  change: MeetingChange,
): Promise<Meeting> {
  const { status, closedReason, startsAt = before.startsAt, endsAt = before.endsAt } = change;
  const { podId = before.podId, reason = before.reason } = change;
  const values = { id: before.id, status, closedReason, podId, startsAt, endsAt, reason };
  const updated = await firstOf(updateMeeting(ctx, { ...values, expectedStatus: before.status }));
  const saved = orNotFound(updated, 'The meeting');
  await publishMeetingChange(ctx, saved);
  return saved;
}

/** Has the clients of both participants load the meetings again. */
export async function publishMeetingChange(ctx: RequestContext, ...meetings: Meeting[]): Promise<void> {
  if (meetings.length > 0) await ctx.events.emit(...meetings.flatMap(meetingEvents.changed));
}
