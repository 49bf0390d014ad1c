import { selectList } from '../../../core/db/columns';
import { keysetList } from '../../../core/db/list-query';
import { composed, query, SOME_ID } from '../../../core/db/query';
import { and, sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { onDay } from '../../events/index';
import { meetingColumns } from '../meeting.columns';
import { MeetingStatus } from '../meeting.entity';

/** Which meetings of an event a list shows. */
interface EventMeetings {
  eventId: string;
  timezone: string;
  status: MeetingStatus | null;
  podId: string | null;
  /** Only what begins on this day of the event clock. */
  date: string | null;
}

/** A page of all meetings in an event, soonest first. */
export const eventMeetings = keysetList(
  'meetings.ofEvent',
  ({ eventId, timezone, status, podId, date }: EventMeetings) => ({
    columns: meetingColumns,
    from: sql`meetings m`,
    where: and(
      sql`m.event_id = ${eventId}`,
      status && sql`m.status = ${status}`,
      podId && sql`m.pod_id = ${podId}`,
      date && onDay(sql`m.starts_at`, date, timezone),
    ),
    order: { by: meetingColumns.startsAt },
    id: sql`m.id`,
  }),
  (): EventMeetings[] => [
    { eventId: SOME_ID, timezone: 'UTC', status: MeetingStatus.ACTIVE, podId: SOME_ID, date: '2026-01-01' },
  ],
);

/** Meetings that hold a pod, soonest first; at most 1,000. */
export const activeMeetingsAtPod = statement('meetings.activeAtPod', {
  params: { podId: 'uuid' },
  row: meetingColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings m WHERE m.pod_id = ${p.podId} AND m.status = 'ACTIVE'
    ORDER BY m.starts_at, m.id LIMIT 1000`,
});

/** Meetings that hold a pod on a day of the event clock, soonest first; at most 5,000. */
export const activeMeetingsOfDay = composed(
  'meetings.activeOfDay',
  (eventId: string, date: string, timezone: string) =>
    query(
      meetingColumns,
      sql`SELECT ${selectList(meetingColumns)} FROM meetings m
        WHERE m.event_id = ${eventId} AND m.status = 'ACTIVE' AND ${onDay(sql`m.starts_at`, date, timezone)}
        ORDER BY m.starts_at, m.id LIMIT 5000`,
    ),
  (): [string, string, string][] => [[SOME_ID, '2026-01-01', 'UTC']],
);
