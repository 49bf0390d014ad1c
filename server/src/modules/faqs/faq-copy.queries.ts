import { columnsOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { FaqEntity } from './faq.entity';

/** The ids of an event's questions. */
export const faqIdsOf = statement('faqs.faqIdsOf', {
  params: { eventId: 'uuid' },
  row: columnsOf(FaqEntity, sql`faqs`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM faqs WHERE event_id = ${p.eventId} ORDER BY id`,
});

/** Copies questions into another event, under these ids. */
export const insertFaqCopies = statement('faqs.insertFaqCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO faqs (id, event_id, question, answer, category, position)
    SELECT copy.id, ${p.copyId}, source.question, source.answer, source.category, source.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN faqs source ON source.id = copy.original`,
});
