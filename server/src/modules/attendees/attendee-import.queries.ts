/*
 * How the rows of a file become attendees: an import has them in the temporary table `import_rows` of its transaction, with
 * `match_id` where the event has the attendee already.
 */
import { identifier, join, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { importedProfileFields } from './profile-fields';

const others = importedProfileFields
  .filter(({ kind }) => kind !== 'name')
  .map(({ column }) => identifier(column));

/** Adds the attendees that are new, each with at least one name, which is the first; with `invites` their invitations are to be mailed. */
export const insertStagedAttendees = ({ event, invites }: { event: Sql; invites: Sql }): Sql =>
  sql`INSERT INTO attendees (id, event_id, user_id, invite_code, first_name, last_name, ${join(others)},
             category, groups, answers, created_at, updated_at, invitation_due_at)
           SELECT r.id, ${event}, r.other_id, r.code, coalesce(r.first_name, r.last_name),
             CASE WHEN r.first_name IS NULL THEN '' ELSE coalesce(r.last_name, '') END, ${join(others.map((column) => sql`r.${column}`))},
             coalesce(r.category, 'ATTENDEE'), coalesce(r.groups, 1), coalesce(r.answers, '{}'), now(), now(), CASE WHEN ${invites} THEN now() END
           FROM import_rows r WHERE r.match_id IS NULL`;

/** Gives attendees that the event has the groups of the staged rows `r`; a trigger leaves those with a condition as they are. */
export const writeStagedGroups = (differs: Sql): Sql =>
  sql`UPDATE attendees t SET groups = r.groups FROM import_rows r WHERE t.id = r.match_id AND ${differs}`;

/** Takes these attendees out of the groups that an import put them into, and puts them back into those that it took them out of. */
export const takeBackGroups = statement('attendees.takeBackGroups', {
  params: { importId: 'uuid', attendeeIds: 'uuid[]' },
  text: (p) => sql`
    UPDATE attendees a SET groups = (a.groups & ~was.added) | was.removed
    FROM import_changes c JOIN imports i ON i.id = c.import_id
    CROSS JOIN LATERAL (
      SELECT coalesce(bit_or(1::bigint << g.bit) FILTER (WHERE NOT had.value::bool), 0) AS added,
        coalesce(bit_or(1::bigint << g.bit) FILTER (WHERE had.value::bool), 0) AS removed
      FROM jsonb_each_text(c.before -> 'groups_by_hand') AS had (group_id, value)
      JOIN attendee_groups g ON g.id = had.group_id::uuid AND g.event_id = i.event_id) was
    WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.attendeeIds}) AND c.before ? 'groups_by_hand' AND a.id = c.subject_id`,
});
