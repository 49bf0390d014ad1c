import { isListed } from '../event-access/index';
import type { Db } from '../../core/db/database';

/** Whether at most so many confirmed attendees of an event come from a country; reads one more at most. */
export const hasAtMost = async (
  db: Db,
  limit: number,
  eventId: string,
  country: string,
): Promise<boolean> => {
  const [row] = await db.rows<{ few: boolean }>({
    text: `SELECT count(*) <= $1::int AS few FROM (
             SELECT FROM attendees WHERE event_id = $2 AND ${isListed('attendees')} AND country = $3 LIMIT $1::int + 1) AS found`,
    values: [limit, eventId, country],
  });
  return row?.few ?? false;
};
