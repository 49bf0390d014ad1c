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
