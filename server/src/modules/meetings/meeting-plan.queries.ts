import type { Sql } from '../../core/database';
import { onDay } from '../../core/event-time';
import { Conditions } from '../../core/list-query';
import { meetingColumns } from './meeting-row.columns';
import type { Meeting } from './meeting.types';

/** Meetings that hold a pod on a day of the event clock, soonest first; at most 5,000. */
export const activeMeetingsOfDay = (
  db: Sql,
  eventId: string,
  date: string,
  timezone: string,
): Promise<Meeting[]> => {
  const where = new Conditions()
    .add((event) => `m.event_id = ${event}`, eventId)
    .always(`m.status = 'ACTIVE'`);
  onDay(where, 'm.starts_at', date, timezone);
  return db.rows<Meeting>(
    where.statement(
      `SELECT ${meetingColumns} FROM meetings m WHERE ${where.text} ORDER BY m.starts_at, m.id LIMIT 5000`,
    ),
  );
};
