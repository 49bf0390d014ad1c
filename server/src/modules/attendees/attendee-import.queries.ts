import { statement } from '../../core/db/statement';

/*
 * How the rows of a file become attendees: an import has them in the temporary table `import_rows` of its transaction, with
 * `match_id` where the event has the attendee already.
 */

/** Adds the attendees that are new. `$1` is the event, `$2` whether invitations are to be mailed. */
export const INSERT_STAGED_ATTENDEES = `INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name, job_title, organization, country, phone,
             introduction, category, created_at, updated_at, invitation_due_at)
           SELECT r.id, $1, r.other_id, r.code, r.first_name, r.last_name, r.job_title, r.organization, r.country, r.phone,
             r.introduction, coalesce(r.category, 'ATTENDEE'), now(), now(), CASE WHEN $2::boolean THEN now() END
           FROM import_rows r WHERE r.match_id IS NULL`;

/** Makes the chosen terms those of the staged rows `r`, in the groups that these name; `differs` is true for rows to write. */
export const writeStagedInterests = (differs: string): string[] => [
  `DELETE FROM attendee_interests i USING import_rows r
   WHERE i.attendee_id = r.match_id AND ${differs} AND r.interests ? i.group_id::text
     AND NOT (r.interests -> i.group_id::text) ? i.term_id::text`,
  `INSERT INTO attendee_interests (attendee_id, group_id, term_id)
   SELECT coalesce(r.match_id, r.id), g.id::uuid, term::uuid
   FROM import_rows r CROSS JOIN LATERAL jsonb_each(r.interests) AS g (id, terms)
     CROSS JOIN LATERAL jsonb_array_elements_text(g.terms) AS term
   WHERE ${differs} ON CONFLICT DO NOTHING`,
];

const restored = { importId: 'uuid', attendeeIds: 'uuid[]' } as const;

/** Removes what these attendees have chosen now in the groups that an import changed. */
export const deleteImportedInterests = statement('attendees.deleteImportedInterests', {
  params: restored,
  row: {},
  text: (p) => `
    DELETE FROM attendee_interests i USING import_changes c
    WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.attendeeIds}) AND i.attendee_id = c.subject_id
      AND c.before -> 'interests' ? i.group_id::text`,
});

/** Adds what these attendees had chosen before an import, as far as the event still has it. */
export const insertFormerInterests = statement('attendees.insertFormerInterests', {
  params: restored,
  row: {},
  text: (p) => `
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT c.subject_id, g.id, t.id
    FROM import_changes c CROSS JOIN LATERAL jsonb_each(c.before -> 'interests') AS was (group_id, labels)
    JOIN interest_groups g ON g.id = was.group_id::uuid
    JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary AND was.labels ? t.label
    WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.attendeeIds})`,
});
