import { statement } from '../../core/db/statement';

/** Rows of an event that a copy of it gets, too. */
interface CopiedTable {
  /** As it stands in the names of the statements. */
  name: string;
  table: string;
  columns: string;
  /** Which of its rows. */
  where: string;
}

const COPIED: readonly CopiedTable[] = [
  {
    name: 'InterestGroups',
    table: 'interest_groups',
    columns: 'name, kind, vocabulary, position',
    where: 'true',
  },
  { name: 'InterestTerms', table: 'interest_terms', columns: 'vocabulary, label', where: 'true' },
  { name: 'Pods', table: 'pods', columns: 'name, location, bookable, position', where: 'removed_at IS NULL' },
  { name: 'Faqs', table: 'faqs', columns: 'question, answer, category, position', where: 'true' },
];

/** Keeps an event as it is while it is copied: its pictures stay in use. */
export const lockEventForCopy = statement('events.lockForCopy', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM events WHERE id = ${p.eventId} FOR SHARE`,
});

/** Of each table whose rows go along: the ids of an event's rows, and copies of them under new ids for another event. */
export const copiedTables = COPIED.map(({ name, table, columns, where }) => ({
  originalIds: statement(`events.originalIdsOf${name}`, {
    params: { eventId: 'uuid' },
    row: { id: 'uuid' },
    text: (p) => `SELECT id FROM ${table} WHERE event_id = ${p.eventId} AND ${where} ORDER BY id`,
  }),
  insertCopies: statement(`events.insertCopiesOf${name}`, {
    params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
    row: {},
    text: (p) => `
      INSERT INTO ${table} (id, event_id, ${columns})
      SELECT fresh.id, ${p.copyId}, ${columns} FROM unnest(${p.ids}, ${p.originalIds}) AS fresh (id, original)
      JOIN (SELECT id AS original, ${columns} FROM ${table}) AS source USING (original)`,
  }),
}));
