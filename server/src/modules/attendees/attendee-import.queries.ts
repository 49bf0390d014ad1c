/*
 * How the rows of a file become attendees: an import has them in the temporary table `import_rows` of its transaction, with
 * `match_id` where the event has the attendee already.
 */
import { identifier, join, sql, type Sql } from '../../core/db/sql';
import { importedProfileFields } from './profile-fields';

const others = importedProfileFields
  .filter(({ kind }) => kind !== 'name')
  .map(({ column }) => identifier(column));

/** Adds the attendees that are new, each with at least one name, which is the first; with `invites` their invitations are to be mailed. */
export const insertStagedAttendees = ({ event, invites }: { event: Sql; invites: Sql }): Sql =>
  sql`INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name, ${join(others)},
             category, created_at, updated_at, invitation_due_at)
           SELECT r.id, ${event}, r.other_id, r.code, coalesce(r.first_name, r.last_name),
             CASE WHEN r.first_name IS NULL THEN '' ELSE coalesce(r.last_name, '') END, ${join(others.map((column) => sql`r.${column}`))},
             coalesce(r.category, 'ATTENDEE'), now(), now(), CASE WHEN ${invites} THEN now() END
           FROM import_rows r WHERE r.match_id IS NULL`;
