import type { Sql } from '../../core/database';
import { meetingColumns } from './meeting-row.columns';
import type { Meeting } from './meeting.types';

/** Meetings that hold a pod on a day of the event clock, soonest first; at most 5,000. */
export const activeMeetingsOfDay = (
  db: Sql,
  eventId: string,
  date: string,
  timezone: string,
): Promise<Meeting[]> =>
  db.rows<Meeting>({
    text: `SELECT ${meetingColumns} FROM meetings m WHERE m.event_id = $1 AND m.status = 'ACTIVE'
             AND m.starts_at >= ($2::date::timestamp AT TIME ZONE $3::text)
             AND m.starts_at < (($2::date + 1)::timestamp AT TIME ZONE $3::text)
           ORDER BY m.starts_at, m.id LIMIT 5000`,
    values: [eventId, date, timezone],
  });
