import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

/** How many attendees `where` lets through; it speaks of the event and status of `a` alone. */
export const countedWhere = (where: Sql): Sql =>
  sql`SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE ${where}`;

/**
 * Replaces several rows of an event and status with their sum, in one statement: a concurrent count sees either the rows or
 * the sum. Skips changes that are not committed yet, and rows that another server folds.
 */
export const foldAttendeeCounts = statement('attendees.foldCounts', {
  params: {},
  text: () => sql`
    WITH folded AS (
      DELETE FROM attendee_counts WHERE id IN (
        SELECT id FROM attendee_counts WHERE (event_id, status) IN (
          SELECT event_id, status FROM attendee_counts GROUP BY event_id, status HAVING count(*) > 1)
        FOR UPDATE SKIP LOCKED)
      RETURNING event_id, status, change)
    INSERT INTO attendee_counts (event_id, status, change)
    SELECT event_id, status, sum(change) FROM folded GROUP BY event_id, status HAVING sum(change) <> 0`,
});
