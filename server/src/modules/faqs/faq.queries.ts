import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import type { Faq, FaqsArgs } from './faq.types';

/** All columns of a question under the names of its GraphQL type. */
const faqColumns = `f.id, f.event_id AS "eventId", f.question, f.answer, f.category, f.position, f.updated_at AS "updatedAt"`;

/** The types of `faqColumns`. */
const faqRow = {
  id: 'uuid',
  eventId: 'uuid',
  question: 'text',
  answer: 'text',
  category: 'text?',
  position: 'int4',
  updatedAt: 'timestamptz',
} as const;

/** The questions with these ids. */
export const faqsByIds = statement('faqs.faqsByIds', {
  params: { ids: 'uuid[]' },
  row: faqRow,
  text: (p) => `SELECT ${faqColumns} FROM faqs f WHERE f.id = ANY(${p.ids})`,
});

/** One question. */
export const findFaq = statement('faqs.findFaq', {
  params: { id: 'uuid' },
  row: faqRow,
  text: (p) => `SELECT ${faqColumns} FROM faqs f WHERE f.id = ${p.id}`,
});

/** Locks a question for a change, and reads it. */
export const lockFaq = statement('faqs.lockFaq', {
  params: { id: 'uuid' },
  row: faqRow,
  text: (p) => `SELECT ${faqColumns} FROM faqs f WHERE f.id = ${p.id} FOR UPDATE`,
});

/** All questions of an event, in its order. */
export const faqsOfEvent = statement('faqs.faqsOfEvent', {
  params: { eventId: 'uuid' },
  row: faqRow,
  text: (p) => `SELECT ${faqColumns} FROM faqs f WHERE f.event_id = ${p.eventId} ORDER BY f.position, f.id`,
});

/** A page of the questions of an event, in its order; of one category where one is named. */
export const faqsPage = (
  db: Db,
  eventId: string,
  { category, ...page }: Omit<FaqsArgs, 'eventId'>,
): Promise<Page<Faq>> => {
  const where = new WhereBuilder().add((event) => `f.event_id = ${event}`, eventId);
  if (category) where.add((value) => `f.category = ${value}`, category);
  const order = { column: 'f.position', type: 'int' } as const;
  return keysetPage<Faq>(db, { columns: faqColumns, tables: 'faqs f', where, order, id: 'f.id' }, page);
};

/** The position after the last question of an event. */
export const nextFaqPosition = statement('faqs.nextFaqPosition', {
  params: { eventId: 'uuid' },
  row: { next: 'int4' },
  text: (p) => `SELECT coalesce(max(position) + 1, 0) AS next FROM faqs WHERE event_id = ${p.eventId}`,
});

/** Deletes a question. */
export const deleteFaq = statement('faqs.deleteFaq', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `DELETE FROM faqs WHERE id = ${p.id}`,
});

/** Locks all questions of an event, by id. */
export const lockFaqsOfEvent = statement('faqs.lockFaqsOfEvent', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM faqs WHERE event_id = ${p.eventId} ORDER BY id FOR UPDATE`,
});

/** Ids of all questions of an event, in its order. */
export const faqIdsInOrder = statement('faqs.faqIdsInOrder', {
  params: { eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM faqs WHERE event_id = ${p.eventId} ORDER BY position, id`,
});

/** Puts questions of an event in this order; those that are not named follow in the order they have. */
export const reorderFaqs = statement('faqs.reorderFaqs', {
  params: { eventId: 'uuid', faqIds: 'uuid[]' },
  row: {},
  text: (p) => `
    UPDATE faqs f SET position = wanted.place
    FROM (SELECT id, row_number() OVER (ORDER BY array_position(${p.faqIds}, id), position, id) - 1 AS place
          FROM faqs WHERE event_id = ${p.eventId}) AS wanted
    WHERE f.id = wanted.id AND f.position <> wanted.place`,
});
