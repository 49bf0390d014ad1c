import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { eventColumnsOf, interestGroupColumnsOf, interestTermColumnsOf } from './event.columns';

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
