import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { inTransaction } from '../../core/transaction';
import type { MeetingNoticeService } from './meeting-notice.service';
import type { Meeting } from './meeting.types';

/** What a reminder job knows. */
export interface DueReminder {
  meetingId: string;
  /** The start that it is for, ISO 8601. */
  startsAt: string;
}

/** Reminding people of what they have agreed on. */
export class MeetingReminderService {
  constructor(private readonly notices: MeetingNoticeService) {}

  /** Reminds both, once per time; false where the meeting was moved, closed, has begun, or they were reminded already. */
  remind(ctx: RequestContext, { meetingId, startsAt }: DueReminder): Promise<boolean> {
    return inTransaction(ctx, async (inner) => {
      const [due] = await inner.sql.rows<Pick<Meeting, 'id' | 'senderId' | 'receiverId'>>(sql`
        UPDATE meetings SET reminded_for = starts_at
        WHERE id = ${meetingId} AND status = 'ACTIVE' AND starts_at = ${startsAt} AND starts_at > now()
          AND reminded_for IS DISTINCT FROM starts_at
        RETURNING id, sender_id AS "senderId", receiver_id AS "receiverId"`);
      if (due) await this.notices.reminder(inner, due);
      return Boolean(due);
    });
  }
}
