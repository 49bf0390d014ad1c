import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

/** Whether a group is among those whose bits are in a number: of an attendee, or of a permission. */
export const hasGroup = (bits: Sql, group: Sql): Sql => sql`(${bits} >> ${group}.bit & 1 = 1)`;

/** Whether an attendee, or a row of `attendee_counts`, is in a group. */
export const isInGroup = (attendee: Sql, group: Sql): Sql => hasGroup(sql`${attendee}.groups`, group);

/** How many attendees `where` lets through; it speaks of the event, status and groups of `a` alone. */
export const countedWhere = (where: Sql): Sql =>
  sql`SELECT coalesce(sum(a.change), 0)::int FROM attendee_counts a WHERE ${where}`;

/**
 * Replaces several rows of an event, status and groups with their sum, in one statement: a concurrent count sees either the rows or
 * the sum. Skips changes that are not committed yet, and rows that another server folds.
 */
export const foldAttendeeCounts = statement('attendees.foldCounts', {
  params: {},
  text: () => sql`
    WITH folded AS (
      DELETE FROM attendee_counts WHERE id IN (
        SELECT id FROM attendee_counts WHERE (event_id, status, groups) IN (
          SELECT event_id, status, groups FROM attendee_counts GROUP BY event_id, status, groups HAVING count(*) > 1)
        FOR UPDATE SKIP LOCKED)
      RETURNING event_id, status, groups, change)
    INSERT INTO attendee_counts (event_id, status, groups, change)
    SELECT event_id, status, groups, sum(change) FROM folded GROUP BY event_id, status, groups HAVING sum(change) <> 0`,
});
