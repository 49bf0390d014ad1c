import type { RequestContext } from '../../core/context';
import { defineJob } from '../../core/jobs';

/** Folds together what changes of attendees have added to the counts; every minute. */
export const FOLD_COUNTS = defineJob('attendees.fold-counts', { cron: '* * * * *' });

/** As SQL how many attendees `where` lets through; it speaks of the event and status of `a` alone. */
export const countedWhere = (where: string): string =>
  `SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE ${where}`;

/**
 * Puts one row in the place of several, in one statement: who counts meanwhile sees the ones or the other. Changes
 * that are not committed yet are left alone, as are rows that another server folds.
 */
export const foldCounts = async (ctx: RequestContext): Promise<void> => {
  await ctx.sql.rows({
    text: `WITH folded AS (
        DELETE FROM attendee_counts WHERE id IN (
          SELECT id FROM attendee_counts WHERE (event_id, status) IN (
            SELECT event_id, status FROM attendee_counts GROUP BY event_id, status HAVING count(*) > 1)
          FOR UPDATE SKIP LOCKED)
        RETURNING event_id, status, change)
      INSERT INTO attendee_counts (event_id, status, change)
      SELECT event_id, status, sum(change) FROM folded GROUP BY event_id, status HAVING sum(change) <> 0`,
    values: [],
  });
};
