import type { Sql } from '../../core/database';
import type { Faq } from './faq.types';

/** All columns of a question under the names of its GraphQL type. */
export const faqColumns = `f.id, f.event_id AS "eventId", f.question, f.answer, f.category, f.position, f.updated_at AS "updatedAt"`;

/** The questions with these ids. */
export const faqsByIds = (sql: Sql, ids: readonly string[]): Promise<Faq[]> =>
  sql.rows<Faq>({ text: `SELECT ${faqColumns} FROM faqs f WHERE f.id = ANY($1::uuid[])`, values: [ids] });
