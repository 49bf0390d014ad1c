import { defineJob } from '../../core/jobs/jobs';

/** Closes requests that were not answered in time; every minute. */
export const EXPIRE_REQUESTS = defineJob('meetings.expire', { cron: '* * * * *' });

/** How long before its start a meeting's people are reminded. */
export const REMIND_BEFORE_MS = 10 * 60_000;

/** Reminds both people of a meeting, if it still is to begin at that time. */
export const REMIND_OF_MEETING = defineJob<{ meetingId: string; startsAt: string }>('meetings.remind');
