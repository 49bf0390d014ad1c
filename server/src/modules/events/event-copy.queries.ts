import { statement } from '../../core/db/statement';

/** Keeps an event as it is while it is copied: its pictures stay in use. */
export const lockEventForCopy = statement('events.lockForCopy', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM events WHERE id = ${p.eventId} FOR SHARE`,
});

/** The ids of an event's interest groups. */
export const groupIdsOf = statement('events.interestGroupIds', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM interest_groups WHERE event_id = ${p.eventId} ORDER BY id`,
});

/** Copies interest groups into another event, under these ids. */
export const insertGroupCopies = statement('events.insertInterestGroupCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  row: {},
  text: (p) => `
    INSERT INTO interest_groups (id, event_id, name, kind, vocabulary, position)
    SELECT copy.id, ${p.copyId}, g.name, g.kind, g.vocabulary, g.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN interest_groups g ON g.id = copy.original`,
});

/** The ids of an event's interest terms. */
export const termIdsOf = statement('events.interestTermIds', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM interest_terms WHERE event_id = ${p.eventId} ORDER BY id`,
});

/** Copies interest terms into another event, under these ids. */
export const insertTermCopies = statement('events.insertInterestTermCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  row: {},
  text: (p) => `
    INSERT INTO interest_terms (id, event_id, vocabulary, label)
    SELECT copy.id, ${p.copyId}, t.vocabulary, t.label
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN interest_terms t ON t.id = copy.original`,
});
