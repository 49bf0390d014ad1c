import { typed } from '../../core/db/declared';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { LostAnswers } from '../event-fields/index';

/** Adds the answers that people gave before to those of staged rows, and takes out what is not asked with all of them. */
export const mergeAnswers = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r SET sent_answers = r.answers, answers = asked_answers(${event}, coalesce((
      SELECT t.answers FROM users u JOIN attendees t ON t.event_id = ${event} AND t.user_id = u.id WHERE u.email = r.email::citext), '{}') || r.answers)
    WHERE r.answers IS NOT NULL`,
];

/** The same once matched attendees are locked. */
export const mergeMatchedAnswers = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r SET answers = asked_answers(${event}, t.answers || r.sent_answers)
    FROM attendees t WHERE t.id = r.match_id AND r.sent_answers IS NOT NULL`,
];

/** The answers of a file to what is not asked with the others of their row. */
export const answersHidden = sql`
  SELECT r.line, sent.id AS "column", 'This is not asked with the other answers.' AS message, NULL AS unknown
  FROM import_rows r CROSS JOIN LATERAL jsonb_object_keys(r.sent_answers) AS sent (id) WHERE NOT r.answers ? sent.id`;

/** Removes answers that do not fit the fields of their event any more from what imports would restore. */
export const removeAnswersBefore = statement('imports.removeAnswersBefore', {
  params: { eventId: 'uuid', lost: typed<LostAnswers>('jsonb') },
  text: (p) => sql`
    UPDATE import_changes c SET before = jsonb_set(c.before, '{answers}', answers_without(c.before -> 'answers', ${p.lost}))
    FROM imports i WHERE i.id = c.import_id AND i.event_id = ${p.eventId}
      AND c.before -> 'answers' ?| ARRAY(SELECT jsonb_object_keys(${p.lost}))`,
});
