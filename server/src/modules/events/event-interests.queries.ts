import { sql, type Sql } from '../../core/database';
import type { InterestTermRenameInput } from './event.inputs';
import type { InterestTermUse } from './event.types';
import type { InterestKind } from './interest.entity';

export interface StoredGroup {
  id: string;
  name: string;
  kind: InterestKind;
  vocabulary: string;
}

/** The groups of an event, without their terms. */
export const groupsOfEvent = (run: Sql, eventId: string): Promise<StoredGroup[]> =>
  run.rows<StoredGroup>(
    sql`SELECT id, name, kind, vocabulary FROM interest_groups WHERE event_id = ${eventId}`,
  );

/** Gives groups names that nothing else has, so that others may take theirs in the same write. */
export const clearGroupNames = (run: Sql, groupIds: readonly string[]): Promise<unknown> =>
  run.rows(sql`UPDATE interest_groups SET name = id::text WHERE id = ANY(${groupIds}::uuid[])`);

/** Gives a term of a vocabulary another text, unless there is such a term already. */
export const renameTerm = (
  run: Sql,
  eventId: string,
  vocabulary: string,
  { from, to }: InterestTermRenameInput,
): Promise<unknown> =>
  run.rows(sql`
    UPDATE interest_terms t SET label = ${to}, updated_at = now()
    WHERE event_id = ${eventId} AND vocabulary = ${vocabulary} AND label = ${from}
      AND NOT EXISTS (SELECT 1 FROM interest_terms same
        WHERE same.event_id = t.event_id AND same.vocabulary = t.vocabulary AND same.label = ${to})`);

/** Copies the choices of one term to another one of the same vocabulary. */
export const mergeTerm = (
  run: Sql,
  eventId: string,
  vocabulary: string,
  { from, to }: InterestTermRenameInput,
): Promise<unknown> =>
  run.rows(sql`
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT i.attendee_id, i.group_id, target.id
    FROM interest_terms source
    JOIN interest_terms target ON target.event_id = source.event_id AND target.vocabulary = source.vocabulary AND target.label = ${to}
    JOIN attendee_interests i ON i.term_id = source.id
    WHERE source.event_id = ${eventId} AND source.vocabulary = ${vocabulary} AND source.label = ${from}
    ON CONFLICT DO NOTHING`);

/** How many have chosen which term, by group id; the most chosen first. */
export const termUsesOfGroups = async (
  run: Sql,
  groupIds: readonly string[],
): Promise<(InterestTermUse & { groupId: string })[]> =>
  run.rows(sql`
    SELECT i.group_id AS "groupId", t.label AS term, count(*)::int AS attendees
    FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
    WHERE i.group_id = ANY(${groupIds}::uuid[])
    GROUP BY i.group_id, t.label ORDER BY count(*) DESC, t.label`);
