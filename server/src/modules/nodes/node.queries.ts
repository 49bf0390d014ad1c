import type { Db } from '../../core/db/database';
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
};

const TYPE_OF_ID = Object.entries(TABLES)
  .map(([type, table]) => `SELECT '${type}' AS type FROM ${table} WHERE id = $1`)
  .join(' UNION ALL ');

/** Which type has this id, by the primary keys of all tables at once; undefined for an unknown id. */
export const typeOfId = async (db: Db, id: string): Promise<NodeType | undefined> => {
  const [row] = await db.rows<{ type: NodeType }>({ text: TYPE_OF_ID, values: [id] });
  return row?.type;
};
