import type { RequestContext } from '../../core/context';
import { defineJob } from '../../core/jobs/jobs';
import { foldAttendeeCounts } from './attendee-counts.queries';

/** Folds together what changes of attendees have added to the counts; every minute. */
export const FOLD_COUNTS = defineJob('attendees.fold-counts', { cron: '* * * * *' });

/** Replaces the changes of each count with their sum, so that counting stays cheap. */
export const foldCounts = async (ctx: RequestContext): Promise<void> => {
  await foldAttendeeCounts(ctx, {});
};
