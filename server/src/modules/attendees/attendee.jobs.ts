import { defineJob } from '../../core/jobs/jobs';

/** Folds together what changes of attendees have added to the counts, so that counting stays cheap; every minute. */
export const FOLD_COUNTS = defineJob('attendees.fold-counts', { cron: '* * * * *', isHousekeeping: true });
