/*
 * How the rows of a file become attendees: an import has them in the temporary table `import_rows` of its transaction, with
 * `match_id` where the event has the attendee already.
 */
import { sql, type Sql } from '../../core/db/sql';

/** Adds the attendees that are new, each with at least one name, which is the first; with `invites` their invitations are to be mailed. */
export const insertStagedAttendees = ({ event, invites }: { event: Sql; invites: Sql }): Sql =>
  sql`INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name, job_title, organization, country, phone,
             introduction, category, created_at, updated_at, invitation_due_at)
           SELECT r.id, ${event}, r.other_id, r.code, coalesce(r.first_name, r.last_name),
             CASE WHEN r.first_name IS NULL THEN '' ELSE coalesce(r.last_name, '') END, r.job_title, r.organization, r.country, r.phone,
             r.introduction, coalesce(r.category, 'ATTENDEE'), now(), now(), CASE WHEN ${invites} THEN now() END
           FROM import_rows r WHERE r.match_id IS NULL`;
