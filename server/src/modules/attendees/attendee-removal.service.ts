import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import type { MeetingRemovalService } from '../meetings/meeting-removal.service';

/** What goes with attendees who leave. */
export interface Removal {
  /** Future meetings that were closed. */
  meetings: number;
}

/** Letting attendees go: their data, their future meetings, their place in lists. History keeps a tombstone. */
export class AttendeeRemovalService {
  constructor(private readonly meetings: MeetingRemovalService) {}

  /** Removes these attendees, in the caller's transaction; the others of their meetings are told. */
  async remove(ctx: RequestContext, attendeeIds: readonly string[]): Promise<Removal> {
    if (!ctx.transaction) throw new Error('People are removed inside a transaction');
    // Whoever accepts a meeting locks both people first, in this order too.
    await ctx.sql.rows(
      sql`SELECT 1 FROM attendees WHERE id = ANY(${attendeeIds}::uuid[]) ORDER BY id FOR UPDATE`,
    );
    const meetings = await this.meetings.closeOf(ctx, attendeeIds);
    await ctx.sql.rows(sql`
      WITH gone AS (SELECT unnest(${attendeeIds}::uuid[]) AS id),
        interests AS (DELETE FROM attendee_interests USING gone WHERE attendee_id = gone.id),
        bookmarks AS (DELETE FROM bookmarks b USING gone WHERE gone.id IN (b.owner_id, b.attendee_id)),
        blocks AS (DELETE FROM blocks b USING gone WHERE gone.id IN (b.blocker_id, b.blocked_id)),
        agenda AS (DELETE FROM agenda_entries USING gone WHERE attendee_id = gone.id),
        feeds AS (DELETE FROM agenda_feeds USING gone WHERE attendee_id = gone.id),
        busy AS (DELETE FROM busy_times USING gone WHERE attendee_id = gone.id),
        speaking AS (DELETE FROM activity_speakers USING gone WHERE attendee_id = gone.id),
        dismissed AS (DELETE FROM match_dismissals d USING gone WHERE gone.id IN (d.owner_id, d.attendee_id)),
        shown AS (DELETE FROM match_showings s USING gone WHERE gone.id IN (s.viewer_id, s.attendee_id)),
        told AS (DELETE FROM notifications USING gone WHERE attendee_id = gone.id)
      UPDATE attendees a SET status = 'REMOVED', user_id = NULL, company_id = NULL, confirmed_at = NULL, invited_at = NULL, invitation_due_at = NULL,
        first_name = 'Former', last_name = 'attendee', job_title = NULL, organization = NULL, introduction = NULL, country = NULL,
        avatar = NULL, cover = NULL, phone = NULL, shares_email = false, mails_reminders = false,
        former_code_hash = encode(substr(sha256(convert_to(a.event_id || ':' || a.invite_code, 'UTF8')), 1, 16), 'base64'),
        invite_code = 'removed-' || a.id, updated_at = now()
      FROM gone WHERE a.id = gone.id`);
    return { meetings };
  }
}
