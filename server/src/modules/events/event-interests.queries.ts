import { column, columnOf, columnAs } from '../../core/db/columns';
import { typed, type RowOf } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { interestGroupColumnsOf, eventColumnsOf, interestTermColumnsOf } from './event.columns';
import { InterestTermEntity, type InterestKind } from './interest.entity';

const groupColumns = interestGroupColumnsOf(sql`g`, 'id', 'name', 'kind', 'vocabulary');

/** A group of an event, without its terms. */
export type StoredGroup = RowOf<typeof groupColumns>;

/** The groups of an event, without their terms. */
export const groupsOfEvent = statement('events.interestGroups', {
  params: { eventId: 'uuid' },
  row: groupColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM interest_groups g WHERE g.event_id = ${p.eventId}`,
});

/** The groups of events with their terms, in the order of each event. */
export const groupsWithTerms = statement('events.interestGroupsWithTerms', {
  params: { eventIds: 'uuid[]' },
  row: {
    ...interestGroupColumnsOf(sql`g`, 'id', 'eventId', 'name', 'kind'),
    terms: column(
      typed<string[]>('text[]'),
      sql`coalesce(array_agg(t.label ORDER BY t.label) FILTER (WHERE t.id IS NOT NULL), '{}')`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM interest_groups g LEFT JOIN interest_terms t ON t.event_id = g.event_id AND t.vocabulary = g.vocabulary
    WHERE g.event_id = ANY(${p.eventIds})
    GROUP BY g.id ORDER BY g.position, g.id`,
});

/** Deletes the groups of an event except these. */
export const deleteOtherGroups = statement('events.deleteOtherInterestGroups', {
  params: { eventId: 'uuid', keptIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM interest_groups WHERE event_id = ${p.eventId} AND NOT id = ANY(${p.keptIds})`,
});

/** Gives groups names that nothing else has, so that others may take theirs in the same write. */
export const clearGroupNames = statement('events.clearInterestGroupNames', {
  params: { groupIds: 'uuid[]' },
  text: (p) => sql`UPDATE interest_groups SET name = id::text WHERE id = ANY(${p.groupIds})`,
});

/** Writes the groups of an event in this order; those that are there already change. */
export const upsertGroups = statement('events.upsertInterestGroups', {
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    names: 'text[]',
    kinds: typed<readonly InterestKind[]>('interest_kind[]'),
    vocabularies: 'text[]',
  },
  text: (p) => sql`
    INSERT INTO interest_groups (id, event_id, name, kind, vocabulary, position)
    SELECT id, ${p.eventId}, name, kind, vocabulary, place - 1
    FROM unnest(${p.ids}, ${p.names}, ${p.kinds}, ${p.vocabularies}) WITH ORDINALITY
      AS wanted (id, name, kind, vocabulary, place)
    ON CONFLICT (id) DO UPDATE
    SET name = excluded.name, kind = excluded.kind, vocabulary = excluded.vocabulary, position = excluded.position, updated_at = now()`,
});

/** Adds terms to the vocabularies of an event; those that are there already stay as they are. */
export const insertTerms = statement('events.insertInterestTerms', {
  params: { eventId: 'uuid', ids: 'uuid[]', vocabularies: 'text[]', labels: 'text[]' },
  text: (p) => sql`
    INSERT INTO interest_terms (id, event_id, vocabulary, label)
    SELECT id, ${p.eventId}, vocabulary, label
    FROM unnest(${p.ids}, ${p.vocabularies}, ${p.labels}) AS wanted (id, vocabulary, label)
    ON CONFLICT ON CONSTRAINT interest_terms_label_key DO NOTHING`,
});

/** Deletes those of these terms that are as they were made, and that no attendee has chosen. */
export const deleteUnusedTerms = statement('events.deleteUnusedInterestTerms', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM interest_terms t WHERE t.id = ANY(${p.ids}) AND t.updated_at = t.created_at
      AND NOT EXISTS (SELECT 1 FROM attendee_interests i WHERE i.term_id = t.id)`,
});

/** Deletes the terms of an event except these. */
export const deleteOtherTerms = statement('events.deleteOtherInterestTerms', {
  params: { eventId: 'uuid', vocabularies: 'text[]', labels: 'text[]' },
  text: (p) => sql`
    DELETE FROM interest_terms t WHERE event_id = ${p.eventId} AND NOT EXISTS (
      SELECT 1 FROM unnest(${p.vocabularies}, ${p.labels}) AS wanted (vocabulary, label)
      WHERE wanted.vocabulary = t.vocabulary AND wanted.label = t.label)`,
});

/** Gives a term of a vocabulary another text, unless there is such a term already. */
export const renameTerm = statement('events.renameInterestTerm', {
  params: { eventId: 'uuid', vocabulary: 'text', from: 'text', to: 'text' },
  text: (p) => sql`
    UPDATE interest_terms t SET label = ${p.to}, updated_at = now()
    WHERE event_id = ${p.eventId} AND vocabulary = ${p.vocabulary} AND label = ${p.from}
      AND NOT EXISTS (SELECT 1 FROM interest_terms same
        WHERE same.event_id = t.event_id AND same.vocabulary = t.vocabulary AND same.label = ${p.to})`,
});

/** How many have chosen which term, by group id; the most chosen first. */
export const termUsesOfGroups = statement('events.interestTermUses', {
  params: { groupIds: 'uuid[]' },
  row: {
    groupId: columnAs(groupColumns.id, sql`i.group_id`),
    term: columnOf(InterestTermEntity, sql`t`, 'label'),
    attendees: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
    WHERE i.group_id = ANY(${p.groupIds})
    GROUP BY i.group_id, t.label ORDER BY count(*) DESC, t.label`,
});

/** Keeps an event as it is while it is copied: its pictures stay in use. */
export const lockEventForCopy = statement('events.lockForCopy', {
  params: { eventId: 'uuid' },
  row: eventColumnsOf(sql`e`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM events e WHERE e.id = ${p.eventId} FOR SHARE`,
});

/** The ids of an event's interest groups. */
export const groupIdsOf = statement('events.interestGroupIds', {
  params: { eventId: 'uuid' },
  row: interestGroupColumnsOf(sql`g`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM interest_groups g WHERE g.event_id = ${p.eventId} ORDER BY g.id`,
});

/** Copies interest groups into another event, under these ids. */
export const insertGroupCopies = statement('events.insertInterestGroupCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO interest_groups (id, event_id, name, kind, vocabulary, position)
    SELECT copy.id, ${p.copyId}, g.name, g.kind, g.vocabulary, g.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN interest_groups g ON g.id = copy.original`,
});

/** The ids of an event's interest terms. */
export const termIdsOf = statement('events.interestTermIds', {
  params: { eventId: 'uuid' },
  row: interestTermColumnsOf(sql`t`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM interest_terms t WHERE t.event_id = ${p.eventId} ORDER BY t.id`,
});

/** Copies interest terms into another event, under these ids. */
export const insertTermCopies = statement('events.insertInterestTermCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO interest_terms (id, event_id, vocabulary, label)
    SELECT copy.id, ${p.copyId}, t.vocabulary, t.label
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN interest_terms t ON t.id = copy.original`,
});
