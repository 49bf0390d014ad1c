import type { Db } from '../../../core/db/database';
import { onDay } from '../../events/index';
import { WhereBuilder, keysetPage } from '../../../core/db/list-query';
import type { Page, PageArgs } from '../../../core/db/pagination';
import { statement } from '../../../core/db/statement';
import type { MeetingStatus } from '../meeting.entity';
import { meetingColumns, meetingRow } from '../meeting-row.columns';
import type { Meeting } from '../meeting.types';

/** Which meetings of an event a list shows. */
interface EventMeetings {
  eventId: string;
  timezone: string;
  status: MeetingStatus | null;
  podId: string | null;
  /** Only what begins on this day of the event clock. */
  date: string | null;
}

/** A page of everybody's meetings in an event, soonest first. */
export const eventMeetings = (
  db: Db,
  { eventId, timezone, status, podId, date }: EventMeetings,
  args: PageArgs,
): Promise<Page<Meeting>> => {
  const where = new WhereBuilder().add((event) => `m.event_id = ${event}`, eventId);
  if (status) where.add((value) => `m.status = ${value}`, status);
  if (podId) where.add((pod) => `m.pod_id = ${pod}::uuid`, podId);
  if (date) onDay(where, 'm.starts_at', date, timezone);
  const order = { column: 'm.starts_at', type: 'timestamptz' } as const;
  const list = { columns: meetingColumns, tables: 'meetings m', where, order, id: 'm.id' };
  return keysetPage<Meeting>(db, list, args);
};

/** Meetings that hold a pod, soonest first; at most 1,000. */
export const activeMeetingsAtPod = statement('meetings.activeAtPod', {
  params: { podId: 'uuid' },
  row: meetingRow,
  text: (p) => `
    SELECT ${meetingColumns} FROM meetings m WHERE m.pod_id = ${p.podId} AND m.status = 'ACTIVE'
    ORDER BY m.starts_at, m.id LIMIT 1000`,
});

/** Meetings that hold a pod on a day of the event clock, soonest first; at most 5,000. */
export const activeMeetingsOfDay = (
  db: Db,
  eventId: string,
  date: string,
  timezone: string,
): Promise<Meeting[]> => {
  const where = new WhereBuilder()
    .add((event) => `m.event_id = ${event}`, eventId)
    .always(`m.status = 'ACTIVE'`);
  onDay(where, 'm.starts_at', date, timezone);
  return db.rows<Meeting>(
    where.statement(
      `SELECT ${meetingColumns} FROM meetings m WHERE ${where.text} ORDER BY m.starts_at, m.id LIMIT 5000`,
    ),
  );
};
