import { isListed } from '../event-access/index';
import type { Sql } from '../../core/db/database';

/** Whether at most so many confirmed attendees of an event come from a country; reads one more at most. */
export const hasAtMost = async (
  sql: Sql,
  limit: number,
  eventId: string,
  country: string,
): Promise<boolean> => {
  const [row] = await sql.rows<{ few: boolean }>({
    text: `SELECT count(*) <= $1::int AS few FROM (
             SELECT FROM attendees WHERE event_id = $2 AND ${isListed('attendees')} AND country = $3 LIMIT $1::int + 1) AS found`,
    values: [limit, eventId, country],
  });
  return row?.few ?? false;
};
