import { sql, type Sql } from '../../core/db/sql';
import { hasGroup } from '../attendees/index';
import { UNPROVEN } from './import-interests.queries';

/** Reads the current groups of matched attendees, without those that follow from a condition. */
export const readGroups = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r
   SET groups = CASE WHEN NOT (${UNPROVEN}) THEN r.groups END, had_groups = CASE WHEN NOT (${UNPROVEN}) THEN t.groups & by_hand.bits END
   FROM attendees t, (
     SELECT coalesce(bit_or(1::bigint << g.bit), 0) AS bits FROM attendee_groups g
     WHERE g.event_id = ${event} AND g.bit > 0 AND NOT g.is_conditional) by_hand
   WHERE t.id = r.match_id AND r.groups IS NOT NULL`,
];

/** Whether a staged row names other groups than there were. */
export const groupsDiffer = sql`r.groups IS DISTINCT FROM r.had_groups`;

/** The groups to take back for a staged row, as a part of `import_changes.before`. */
export const groupsBefore = sql`CASE WHEN ${groupsDiffer} THEN jsonb_build_object('groups_by_hand', (
  SELECT jsonb_object_agg(g.id, ${hasGroup(sql`r.had_groups`, sql`g`)}) FROM attendee_groups g
  WHERE g.event_id = t.event_id AND ${hasGroup(sql`(r.groups # r.had_groups)`, sql`g`)})) ELSE '{}' END`;
