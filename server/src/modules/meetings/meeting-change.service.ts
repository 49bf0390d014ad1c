import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { meetingEvents } from './meeting.events';
import { meetingColumns } from './meeting-row.columns';
import type { Outcome } from './meeting.status';
import type { Meeting } from './meeting.types';

/** What a change leaves behind; what is not said stays. */
export interface MeetingChange extends Outcome, Partial<Pick<Meeting, 'podId' | 'startsAt' | 'endsAt'>> {
  reason?: string | null;
}

/** The one way in which a meeting changes: locked first, compared with what was read, and both sides hear of it. */
export class MeetingChangeService {
  /** The meeting as it stands now, locked until the transaction ends. */
  async lock(ctx: RequestContext, id: string): Promise<Meeting> {
    const [meeting] = await ctx.sql.rows<Meeting>({
      text: `SELECT ${meetingColumns} FROM meetings m WHERE m.id = $1 FOR UPDATE`,
      values: [id],
    });
    if (!meeting) throw notFound('The meeting');
    return meeting;
  }

  /** Writes a change of a locked meeting. Triggers keep its claims, its version and its proposal in step. */
  async save(ctx: RequestContext, before: Meeting, change: MeetingChange): Promise<Meeting> {
    const { status, closedReason, startsAt = before.startsAt, endsAt = before.endsAt } = change;
    const { podId = before.podId, reason = before.reason } = change;
    const [saved] = await ctx.sql.rows<Meeting>({
      text: `UPDATE meetings m SET status = $2, closed_reason = $3, pod_id = $4, starts_at = $5, ends_at = $6, reason = $7,
               responded_at = CASE WHEN m.status = $2 THEN m.responded_at ELSE now() END, updated_at = now()
             WHERE m.id = $1 AND m.status = $8 RETURNING ${meetingColumns}`,
      values: [before.id, status, closedReason, podId, startsAt, endsAt, reason, before.status],
    });
    if (!saved) throw notFound('The meeting');
    await this.tellScreens(ctx, saved);
    return saved;
  }

  /** Has the screens of both sides load the meeting again. */
  async tellScreens(ctx: RequestContext, ...meetings: Meeting[]): Promise<void> {
    if (meetings.length > 0) await ctx.events.emit(...meetings.flatMap(meetingEvents.changed));
  }
}
