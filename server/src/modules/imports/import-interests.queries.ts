import { column } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { composed, query, SOME_ID } from '../../core/db/query';
import { bound, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { eventColumnsOf, interestGroupColumnsOf } from '../events/index';

/** Keeps the interests and groups of an event as they are, until the transaction ends. */
export const lockChoices = statement('imports.lockChoices', {
  params: { eventId: 'uuid' },
  row: eventColumnsOf(sql`events`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM events WHERE id = ${p.eventId} FOR SHARE`,
});

/** The groups of interests that an event has, with their terms, in order. */
export const interestGroups = statement('imports.interestGroups', {
  params: { eventId: 'uuid' },
  row: {
    ...interestGroupColumnsOf(sql`g`, 'id', 'name', 'kind', 'vocabulary'),
    terms: column(
      typed<Record<string, string>>('jsonb'),
      sql`coalesce(jsonb_object_agg(t.label, t.id) FILTER (WHERE t.id IS NOT NULL), '{}')`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM interest_groups g LEFT JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary
    WHERE g.event_id = ${p.eventId} GROUP BY g.id ORDER BY g.position, g.id`,
});

/** Those of these terms that staged rows have chosen. */
export const stagedTerms = composed(
  'imports.stagedTerms',
  (ids: readonly string[]) =>
    query(
      { id: 'uuid' },
      sql`SELECT wanted.id FROM unnest(${bound('uuid[]', ids)}) AS wanted (id)
        WHERE EXISTS (SELECT 1 FROM import_rows r WHERE strpos(r.interests::text, wanted.id::text) > 0)`,
    ),
  () => [[[SOME_ID]]],
);

/** The profile `t` was made by its own user, who has not proven the address: what a file says of the address is not for them. */
export const UNPROVEN = sql`NOT t.by_invitation
  AND NOT EXISTS (SELECT 1 FROM users prover WHERE prover.id = t.user_id AND prover.email_verified_at IS NOT NULL)`;

/** Reads the current choices of matched attendees in the file's groups: ids to compare, labels to restore. */
export const readInterests = [
  sql`UPDATE import_rows r SET interests = NULL FROM attendees t WHERE t.id = r.match_id AND ${UNPROVEN}`,
  sql`UPDATE import_rows r SET had = now.ids, had_labels = now.labels
   FROM (
     SELECT r.line, jsonb_object_agg(g.id, coalesce(chosen.ids, '[]')) AS ids, jsonb_object_agg(g.id, coalesce(chosen.labels, '[]')) AS labels
     FROM import_rows r CROSS JOIN LATERAL jsonb_object_keys(r.interests) AS g (id)
     LEFT JOIN (
       SELECT i.attendee_id, i.group_id::text, jsonb_agg(i.term_id ORDER BY i.term_id) AS ids, jsonb_agg(t.label ORDER BY t.label) AS labels
       FROM import_rows r JOIN attendee_interests i ON i.attendee_id = r.match_id JOIN interest_terms t ON t.id = i.term_id
       WHERE r.interests IS NOT NULL GROUP BY 1, 2
     ) chosen ON chosen.attendee_id = r.match_id AND chosen.group_id = g.id
     WHERE r.match_id IS NOT NULL GROUP BY r.line
   ) now WHERE now.line = r.line`,
];

/** Whether a staged row says something else than there was. */
export const interestsDiffer = sql`r.interests IS DISTINCT FROM r.had`;

/** The interests to restore for a staged row, as a part of `import_changes.before`. */
export const interestsBefore = sql`CASE WHEN ${interestsDiffer} THEN jsonb_build_object('interests', r.had_labels) ELSE '{}' END`;
