import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

/*
 * How the rows of a file become choices of interests: an import has them in the temporary table `import_rows` of its transaction,
 * with `match_id` where the event has the attendee already.
 */

/** Makes the chosen terms those of the staged rows `r`, in the groups that these name; `differs` is true for rows to write. */
export const writeStagedInterests = (differs: Sql): Sql[] => [
  sql`DELETE FROM attendee_interests i USING import_rows r
   WHERE i.attendee_id = r.match_id AND ${differs} AND r.interests ? i.group_id::text
     AND NOT (r.interests -> i.group_id::text) ? i.term_id::text`,
  sql`INSERT INTO attendee_interests (attendee_id, group_id, term_id)
   SELECT coalesce(r.match_id, r.id), g.id::uuid, term::uuid
   FROM import_rows r CROSS JOIN LATERAL jsonb_each(r.interests) AS g (id, terms)
     CROSS JOIN LATERAL jsonb_array_elements_text(g.terms) AS term
   WHERE ${differs} ON CONFLICT DO NOTHING`,
];

const restored = { importId: 'uuid', attendeeIds: 'uuid[]' } as const;

/** Removes what these attendees have chosen now in the groups that an import changed. */
export const deleteImportedInterests = statement('interests.deleteImported', {
  params: restored,
  text: (p) => sql`
    DELETE FROM attendee_interests i USING import_changes c
    WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.attendeeIds}) AND i.attendee_id = c.subject_id
      AND c.before -> 'interests' ? i.group_id::text`,
});

/** Adds what these attendees had chosen before an import, as far as the event still has it. */
export const insertFormerInterests = statement('interests.insertFormer', {
  params: restored,
  text: (p) => sql`
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT c.subject_id, g.id, t.id
    FROM import_changes c CROSS JOIN LATERAL jsonb_each(c.before -> 'interests') AS was (group_id, labels)
    JOIN interest_groups g ON g.id = was.group_id::uuid
    JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary AND was.labels ? t.label
    WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.attendeeIds})`,
});
