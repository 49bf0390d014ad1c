import { column } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { Tally } from '../../core/graphql/tally';
import { isSeenBy, ownAttendeeIn } from '../event-access/index';
import { interestTermColumnsOf } from '../events/index';

/** A word of the event's own vocabulary that a part of a search means, or is near to. */
export interface Topic {
  /** Which of the parts. */
  unit: number;
  label: string;
  termIds: string[];
  /** 2 where the part names it, 1 where a synonym does, less where the part is only like it. */
  nearness: number;
}

/** The interests, sectors and tracks of an event that parts of a search mean: those with a word that begins so, or with a synonym; then those that are like them. */
export const topicsNear = statement('search.topicsNear', {
  params: { eventId: 'uuid', texts: 'text[]', synonyms: typed<readonly (string | null)[]>('text[]') },
  row: {
    unit: column('int4', sql`w.place::int - 1`),
    label: column('text', sql`v.label`),
    termIds: column(typed<string[]>('uuid[]'), sql`v.term_ids`),
    nearness: column('float8', sql`n.nearness`),
  },
  text: (p, columns) => sql`
    WITH vocabulary AS MATERIALIZED (
      SELECT label, fold_text(label) AS folded, array_remove(array_agg(term_id), NULL) AS term_ids
      FROM (
        SELECT label, id AS term_id FROM interest_terms WHERE event_id = ${p.eventId}
        UNION ALL SELECT DISTINCT sector, NULL::uuid FROM companies, unnest(sectors) AS sector WHERE event_id = ${p.eventId}
        UNION ALL SELECT DISTINCT track, NULL::uuid FROM activities
          WHERE event_id = ${p.eventId} AND kind = 'SESSION' AND track IS NOT NULL
      ) AS own
      GROUP BY label
    ), looked AS MATERIALIZED (
      SELECT place, fold_text(word) AS word, pattern FROM unnest(${p.texts}, ${p.synonyms}) WITH ORDINALITY AS t (word, pattern, place)
    )
    SELECT ${columns} FROM looked w CROSS JOIN vocabulary v CROSS JOIN LATERAL (
      SELECT CASE WHEN length(w.word) > 1 AND (starts_with(v.folded, w.word) OR strpos(v.folded, ' ' || w.word) > 0) THEN 2
        WHEN v.folded ~ w.pattern THEN 1 ELSE least(word_similarity(w.word, v.folded), 0.99) END::float8 AS nearness) AS n
    WHERE n.nearness > 0.3 ORDER BY n.nearness DESC, v.label LIMIT 60`,
});

/** The interests that the most people of an event chose, as far as 500 of them show. */
export const commonTopics = statement('search.commonTopics', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: interestTermColumnsOf(sql`t`, 'label'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT a.id FROM attendees a WHERE a.event_id = ${p.eventId} AND ${isSeenBy(ownAttendeeIn(p.userId, p.eventId), sql`a`)} LIMIT 500) AS sampled
    JOIN attendee_interests i ON i.attendee_id = sampled.id JOIN interest_terms t ON t.id = i.term_id
    GROUP BY t.label ORDER BY count(*) DESC, t.label LIMIT 3`,
});

/** How many people, companies and sessions topics have, in the order of the labels. */
export const topicCounts = statement('search.topicCounts', {
  params: { eventId: 'uuid', userId: 'uuid', labels: 'text[]' },
  row: {
    label: column('text', sql`named.label`),
    attendees: column('int4', sql`coalesce(people.count, 0)`),
    companies: column(typed<Tally[]>('json'), sql`companies.tallies`),
    sessions: column('int4', sql`talks.count`),
  },
  text: (p, columns) => sql`
    WITH chosen AS (
      SELECT DISTINCT t.label, i.attendee_id FROM interest_terms t JOIN attendee_interests i ON i.term_id = t.id
      WHERE t.event_id = ${p.eventId} AND t.label = ANY(${p.labels})
    ), people AS (
      SELECT c.label, count(*)::int AS count FROM chosen c
      JOIN attendees a ON a.id = c.attendee_id AND a.event_id = ${p.eventId}
      WHERE ${isSeenBy(ownAttendeeIn(p.userId, p.eventId), sql`a`)} GROUP BY c.label
    )
    SELECT ${columns} FROM unnest(${p.labels}) WITH ORDINALITY AS named (label, place)
    LEFT JOIN people ON people.label = named.label
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('key', kind, 'count', count) ORDER BY count DESC, kind), '[]') FROM (
        SELECT kind, count(*)::int AS count FROM companies
        WHERE event_id = ${p.eventId} AND sectors && ARRAY[named.label] GROUP BY kind) AS kinds) AS companies (tallies)
    CROSS JOIN LATERAL (
      SELECT count(*)::int FROM activities WHERE event_id = ${p.eventId} AND kind = 'SESSION' AND track = named.label) AS talks (count)
    ORDER BY named.place`,
});
