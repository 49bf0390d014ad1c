import type { RequestContext } from '../../core/context';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import type { MeetingNoticeService } from './meeting-notice.service';
import { markReminded } from './meeting.queries';

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
      const due = await firstOf(markReminded(inner, { meetingId, startsAt: new Date(startsAt) }));
      if (due) await this.notices.reminder(inner, due);
      return Boolean(due);
    });
  }
}
