import { column, columnsOf, optional } from '../../../core/db/columns';
import type { RowOf } from '../../../core/db/declared';
import { fullNameOf } from '../../../core/db/own-data';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { attendeeColumnsOf } from '../../attendees/index';
import { takesPart } from '../../event-access/index';
import { eventColumnsOf } from '../../events/index';
import { podColumnsOf } from '../../pods/index';
import { userColumnsOf } from '../../users/index';
import { MeetingEntity } from '../meeting.entity';

const person = attendeeColumnsOf(sql`me`, 'id', 'firstName');
const event = eventColumnsOf(sql`e`, 'title', 'timezone', 'venue');
const pod = podColumnsOf(sql`p`, 'name', 'location');

const recipientColumns = {
  ...columnsOf(MeetingEntity, sql`m`, 'id', 'eventId', 'status', 'sequence', 'startsAt', 'endsAt'),
  attendeeId: person.id,
  firstName: person.firstName,
  ...userColumnsOf(sql`u`, 'email'),
  otherId: attendeeColumnsOf(sql`other`, 'id').id,
  otherName: column('text', fullNameOf(sql`other`)),
  eventTitle: event.title,
  timezone: event.timezone,
  venue: event.venue,
  podName: optional(pod.name),
  podLocation: pod.location,
};

/** One participant of a meeting, with what a notice to them has to say; `id` is the meeting's. */
export type Recipient = RowOf<typeof recipientColumns>;

/** Meetings `m` from the side of each participant. */
const SIDES = sql`meetings m
    CROSS JOIN LATERAL (VALUES (m.sender_id, m.receiver_id), (m.receiver_id, m.sender_id)) AS side (me, other)
    JOIN attendees me ON me.id = side.me AND ${takesPart(sql`me`)}
    JOIN users u ON u.id = me.user_id
    JOIN attendees other ON other.id = side.other
    JOIN events e ON e.id = m.event_id
    LEFT JOIN pods p ON p.id = m.pod_id`;

/** Both participants of some meetings, without those who have left; one statement, however many there are. */
export const recipientsOf = statement('meetings.recipients', {
  params: { meetingIds: 'uuid[]' },
  row: recipientColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${SIDES}
    WHERE m.id = ANY(${p.meetingIds}) ORDER BY m.id, me.id`,
});

/** The coming meetings of these attendees, and those that a timetable has dropped; soonest first for each. */
export const meetingsAfterRun = statement('meetings.afterRun', {
  params: { attendeeIds: 'uuid[]', runId: 'uuid' },
  row: recipientColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${SIDES}
    WHERE me.id = ANY(${p.attendeeIds}) AND (m.sender_id = ANY(${p.attendeeIds}) OR m.receiver_id = ANY(${p.attendeeIds}))
      AND m.ends_at > now() AND (m.status = 'ACTIVE' OR m.status = 'REJECTED' AND m.run_id = ${p.runId})
    ORDER BY me.id, m.starts_at, m.id`,
});
