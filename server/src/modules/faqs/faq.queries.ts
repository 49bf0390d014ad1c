import { column, columnsOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { FaqEntity } from './faq.entity';
import { Faq, type FaqsArgs } from './faq.types';

/** All columns of a question. */
const faqColumns = Faq.columns(sql`f`);

/** The questions with these ids. */
export const faqsByIds = statement('faqs.faqsByIds', {
  params: { ids: 'uuid[]' },
  row: faqColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM faqs f WHERE f.id = ANY(${p.ids})`,
});

/** One question. */
export const findFaq = statement('faqs.findFaq', {
  params: { id: 'uuid' },
  row: faqColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM faqs f WHERE f.id = ${p.id}`,
});

/** Locks a question for a change, and reads it. */
export const lockFaq = statement('faqs.lockFaq', {
  params: { id: 'uuid' },
  row: faqColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM faqs f WHERE f.id = ${p.id} FOR UPDATE`,
});

/** All questions of an event, in its order. */
export const faqsOfEvent = statement('faqs.faqsOfEvent', {
  params: { eventId: 'uuid' },
  row: faqColumns,
  text: (p, columns) =>
    sql`SELECT ${columns} FROM faqs f WHERE f.event_id = ${p.eventId} ORDER BY f.position, f.id`,
});

/** A page of the questions of an event, in its order; of one category where one is named. */
export const faqsPage = keysetList(
  'faqs.page',
  ({ eventId, category }: Pick<FaqsArgs, 'eventId' | 'category'>) => ({
    columns: faqColumns,
    from: sql`faqs f`,
    where: and(sql`f.event_id = ${eventId}`, category && sql`f.category = ${category}`),
    order: { by: faqColumns.position },
    id: sql`f.id`,
  }),
  () => [{ eventId: SOME_ID }, { eventId: SOME_ID, category: 'Travel' }],
);

/** The position after the last question of an event. */
export const nextFaqPosition = statement('faqs.nextFaqPosition', {
  params: { eventId: 'uuid' },
  row: { next: column('int4', sql`coalesce(max(position) + 1, 0)`) },
  text: (p, columns) => sql`SELECT ${columns} FROM faqs WHERE event_id = ${p.eventId}`,
});

/** Locks all questions of an event, by id. */
export const lockFaqsOfEvent = statement('faqs.lockFaqsOfEvent', {
  params: { eventId: 'uuid' },
  row: columnsOf(FaqEntity, sql`faqs`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM faqs WHERE event_id = ${p.eventId} ORDER BY id FOR UPDATE`,
});

/** Ids of all questions of an event, in its order. */
export const faqIdsInOrder = statement('faqs.faqIdsInOrder', {
  params: { eventId: 'uuid' },
  row: columnsOf(FaqEntity, sql`faqs`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM faqs WHERE event_id = ${p.eventId} ORDER BY position, id`,
});

/** Puts questions of an event in this order; those that are not named follow in the order they have. */
export const reorderFaqs = statement('faqs.reorderFaqs', {
  params: { eventId: 'uuid', faqIds: 'uuid[]' },
  text: (p) => sql`
    UPDATE faqs f SET position = wanted.place
    FROM (SELECT id, row_number() OVER (ORDER BY array_position(${p.faqIds}, id), position, id) - 1 AS place
          FROM faqs WHERE event_id = ${p.eventId}) AS wanted
    WHERE f.id = wanted.id AND f.position <> wanted.place`,
});

/** Copies questions into another event, under these ids. */
export const insertFaqCopies = statement('faqs.insertFaqCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO faqs (id, event_id, question, answer, category, position)
    SELECT copy.id, ${p.copyId}, source.question, source.answer, source.category, source.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN faqs source ON source.id = copy.original`,
});
