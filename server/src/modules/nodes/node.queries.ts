import { typed } from '../../core/db/declared';
import { identifier, join, literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { NodeType } from './node.types';

const TABLES: Record<NodeType, string> = {
  Event: 'events',
  Attendee: 'attendees',
  Company: 'companies',
  Pod: 'pods',
  Activity: 'activities',
  Meeting: 'meetings',
  Faq: 'faqs',
  Insight: 'insights',
  Lead: 'leads',
};

/** Which type has this id, by the primary keys of all tables at once; no row for an unknown id. */
export const typeOfId = statement('nodes.typeOfId', {
  params: { id: 'uuid' },
  row: { type: typed<NodeType>('text') },
  text: (p) =>
    join(
      Object.entries(TABLES).map(
        ([type, table]) => sql`SELECT ${literal(type)} AS type FROM ${identifier(table)} WHERE id = ${p.id}`,
      ),
      ' UNION ALL ',
    ),
});
