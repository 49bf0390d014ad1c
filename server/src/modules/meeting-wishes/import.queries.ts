import { literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { takesPartInProgram } from './program.queries';
import { MAX_TARGETS } from './target.types';
import { MAX_LIKES, MAX_MUSTS } from './wish.types';

/*
 * How the rows of a file become wishes and targets: an import has them in the temporary table `import_rows` of its transaction, with the
 * person who wishes in `other_id`, and whom a row is about in `attendee_id`, `company_id` or `group_id`.
 */

const UNKNOWN_PERSON = sql`'No attendee of this event has this e-mail address.'`;
const UNKNOWN_COMPANY = sql`'The event has no company of this name, or several.'`;

const attendeeWith = (
  event: Sql,
  email: Sql,
): Sql => sql`(SELECT a.id FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE a.event_id = ${event} AND a.status <> 'REMOVED' AND u.email = ${email}::citext)`;

const companyNamed = (event: Sql, name: Sql): Sql => sql`(SELECT (array_agg(c.id))[1] FROM companies c
    WHERE c.event_id = ${event} AND lower(c.name) = lower(${name}) HAVING count(*) = 1)`;

/** Finds whom the rows of a file of wishes are of and about, and locks those who wish, whose wishes are counted. */
export const placeStagedWishes = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r SET other_id = ${attendeeWith(event, sql`r.from_email`)},
       attendee_id = CASE WHEN r.recipient LIKE '%@%' THEN ${attendeeWith(event, sql`r.recipient`)} END,
       company_id = CASE WHEN r.recipient NOT LIKE '%@%' THEN ${companyNamed(event, sql`r.recipient`)} END`,
  sql`UPDATE import_rows r SET code = NULL
     FROM (SELECT a.id FROM attendees a WHERE a.id IN (SELECT other_id FROM import_rows) ORDER BY a.id FOR NO KEY UPDATE) locked
     WHERE locked.id = r.other_id`,
];

const isSaid = sql`(w.from_id = r.other_id AND (w.to_attendee_id = r.attendee_id OR w.to_company_id = r.company_id))`;

/** Rows whose wish the event cannot take. */
export const refusedWishes = sql`
  SELECT r.line, 'From' AS "column", ${UNKNOWN_PERSON} AS message, NULL AS unknown FROM import_rows r WHERE r.other_id IS NULL
  UNION ALL
  SELECT r.line, 'To', CASE WHEN r.recipient LIKE '%@%' THEN ${UNKNOWN_PERSON} ELSE ${UNKNOWN_COMPANY} END, NULL
  FROM import_rows r WHERE num_nonnulls(r.attendee_id, r.company_id) = 0
  UNION ALL
  SELECT r.line, 'To', 'These are of one company, or the same person.', NULL
  FROM import_rows r JOIN attendees me ON me.id = r.other_id LEFT JOIN attendees other ON other.id = r.attendee_id
  WHERE other.id = me.id OR me.company_id = r.company_id OR (r.kind <> 'NO' AND me.company_id = other.company_id)
  UNION ALL
  SELECT r.line, 'From', 'They do not take part in the meeting program.', NULL
  FROM import_rows r JOIN attendees me ON me.id = r.other_id WHERE r.kind <> 'NO' AND NOT ${takesPartInProgram(sql`me`)}
  UNION ALL
  SELECT r.line, 'To', 'They do not take part in the meeting program.', NULL
  FROM import_rows r WHERE r.kind <> 'NO' AND num_nonnulls(r.attendee_id, r.company_id) = 1 AND NOT EXISTS (
    SELECT 1 FROM attendees a WHERE (a.id = r.attendee_id OR a.company_id = r.company_id) AND ${takesPartInProgram(sql`a`)})
  UNION ALL
  SELECT counted.line, 'Wish', 'At most ${literal(MAX_MUSTS)} must-meets and ${literal(MAX_LIKES)} likes of a person are taken.', NULL
  FROM (
    SELECT r.line, r.kind, row_number() OVER (PARTITION BY r.other_id, r.kind ORDER BY r.line) + (
      SELECT count(*) FROM meeting_wishes w WHERE w.from_id = r.other_id AND w.kind = r.kind) AS place
    FROM import_rows r WHERE r.kind <> 'NO' AND r.other_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM meeting_wishes w WHERE ${isSaid})) counted
  WHERE counted.place > CASE counted.kind WHEN 'MUST' THEN ${literal(MAX_MUSTS)} ELSE ${literal(MAX_LIKES)} END`;

/** Whether a wish `t` is of and about those of a staged row. */
export const isStagedWish = sql`t.from_id = r.other_id AND (t.to_attendee_id = r.attendee_id OR t.to_company_id = r.company_id)`;

/** Adds the wishes that were not said before, behind those of the same kind. */
export const insertStagedWishes = (): Sql => sql`
  INSERT INTO meeting_wishes (id, from_id, to_attendee_id, to_company_id, kind, position, created_at, updated_at)
  SELECT r.id, r.other_id, r.attendee_id, r.company_id, r.kind, CASE r.kind WHEN 'NO' THEN 0 ELSE (
      SELECT coalesce(max(w.position), 0) FROM meeting_wishes w WHERE w.from_id = r.other_id AND w.kind = r.kind)
    + row_number() OVER (PARTITION BY r.other_id, r.kind ORDER BY r.line) END, now(), now()
  FROM import_rows r WHERE r.match_id IS NULL ORDER BY r.other_id, r.line`;

/** Finds the person, company or group of each row of a file of targets. */
export const placeStagedTargets = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r SET attendee_id = ${attendeeWith(event, sql`r.email`)}, company_id = ${companyNamed(event, sql`r.company`)},
       group_id = (SELECT g.id FROM attendee_groups g WHERE g.event_id = ${event} AND lower(g.name) = lower(r.in_group))`,
];

/** Whether a target `t` is of the person, company or group of a staged row. */
export const isStagedTarget = sql`(t.attendee_id = r.attendee_id OR t.company_id = r.company_id OR t.group_id = r.group_id)`;

/** Rows whose target the event cannot take. */
export const refusedTargets = (event: Sql): Sql => sql`
  SELECT r.line, 'E-mail' AS "column", 'Name one person, company or group.' AS message, NULL AS unknown
  FROM import_rows r WHERE num_nonnulls(r.email, r.company, r.in_group) <> 1
  UNION ALL SELECT r.line, 'E-mail', ${UNKNOWN_PERSON}, NULL FROM import_rows r WHERE r.email IS NOT NULL AND r.attendee_id IS NULL
  UNION ALL SELECT r.line, 'Company', ${UNKNOWN_COMPANY}, NULL FROM import_rows r WHERE r.company IS NOT NULL AND r.company_id IS NULL
  UNION ALL SELECT r.line, 'Group', 'The event has no group of this name.', NULL
  FROM import_rows r WHERE r.in_group IS NOT NULL AND r.group_id IS NULL
  UNION ALL
  SELECT r.line, 'Minimum', CASE WHEN coalesce(r.minimum, t.minimum) > coalesce(r.maximum, t.maximum)
      THEN 'The minimum is above the maximum.' ELSE 'Give a minimum, a maximum or a number per day.' END, NULL
  FROM import_rows r LEFT JOIN meeting_targets t ON t.event_id = ${event} AND ${isStagedTarget}
  WHERE coalesce(r.minimum, t.minimum) > coalesce(r.maximum, t.maximum)
    OR num_nonnulls(r.minimum, r.maximum, r.per_day, t.minimum, t.maximum, t.per_day) = 0
  UNION ALL
  SELECT added.line, 'E-mail', 'An event has at most ${literal(MAX_TARGETS)} promises and limits.', NULL
  FROM (
    SELECT r.line, row_number() OVER (ORDER BY r.line) AS place FROM import_rows r
    WHERE NOT EXISTS (SELECT 1 FROM meeting_targets t WHERE t.event_id = ${event} AND ${isStagedTarget})) added
  WHERE added.place + (SELECT count(*) FROM meeting_targets t WHERE t.event_id = ${event}) > ${literal(MAX_TARGETS)}`;

/** Adds the targets that are new. */
export const insertStagedTargets = ({ event }: { event: Sql }): Sql => sql`
  INSERT INTO meeting_targets (id, event_id, attendee_id, company_id, group_id, minimum, maximum, per_day, priority, created_at, updated_at)
  SELECT r.id, ${event}, r.attendee_id, r.company_id, r.group_id, r.minimum, r.maximum, r.per_day, coalesce(r.priority, 1), now(), now()
  FROM import_rows r WHERE r.match_id IS NULL`;

/** Notes that an import, or its undo, changes the targets of its event. */
export const noteImportedTargets = statement('meetingWishes.noteImportedTargets', {
  params: { importId: 'uuid' },
  text: (p) => sql`
    UPDATE meeting_programs SET targets_changed_at = greatest(now(), targets_changed_at + interval '1 millisecond')
    WHERE event_id = (SELECT event_id FROM imports WHERE id = ${p.importId})`,
});
