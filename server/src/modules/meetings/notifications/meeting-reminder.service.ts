import type { RequestContext } from '../../../core/context';
import { firstOf } from '../../../core/db/statement';
import { inTransaction } from '../../../core/db/transaction';
import { notifyMeetingStartsSoon } from './meeting-notice.service';
import { markReminded } from '../meeting.queries';

/** The data of a reminder job. */
export interface DueReminder {
  meetingId: string;
  /** The start that it is for, ISO 8601. */
  startsAt: string;
}

/** Reminds both, once per time; false where the meeting was moved, closed, has begun, or they were reminded already. */
export function remindOfMeeting(ctx: RequestContext, { meetingId, startsAt }: DueReminder): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const due = await firstOf(markReminded(inner, { meetingId, startsAt: new Date(startsAt) }));
    if (due) await notifyMeetingStartsSoon(inner, due);
    return Boolean(due);
  });
}
