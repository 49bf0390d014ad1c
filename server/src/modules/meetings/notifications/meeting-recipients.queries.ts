import { enumOf, statement, typed } from '../../../core/db/statement';
import { isListed } from '../../event-access/index';
import type { MeetingStatus } from '../meeting.entity';
import type { Meeting } from '../meeting.types';

/** One participant of a meeting, with what a notice to them has to say. */
export interface Recipient extends Pick<Meeting, 'eventId' | 'status' | 'sequence' | 'startsAt' | 'endsAt'> {
  /** Of the meeting. */
  id: string;
  attendeeId: string;
  firstName: string;
  email: string;
  wantsMails: boolean;
  otherId: string;
  otherName: string;
  eventTitle: string;
  timezone: string;
  venue: string | null;
  podName: string | null;
  podLocation: string | null;
}

/** Both participants of some meetings, without those who have left; one statement, however many there are. */
export const recipientsOf = statement('meetings.recipients', {
  params: { meetingIds: 'uuid[]' },
  row: {
    id: 'uuid',
    eventId: 'uuid',
    status: enumOf<MeetingStatus>('meeting_status'),
    sequence: 'int4',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
    attendeeId: 'uuid',
    firstName: 'text',
    email: typed<string>('citext'),
    wantsMails: 'bool',
    otherId: 'uuid',
    otherName: 'text',
    eventTitle: 'text',
    timezone: 'text',
    venue: 'text?',
    podName: 'text?',
    podLocation: 'text?',
  },
  text: (p) => `
    SELECT m.id, m.event_id AS "eventId", m.status, m.sequence, m.starts_at AS "startsAt", m.ends_at AS "endsAt",
      me.id AS "attendeeId", me.first_name AS "firstName", u.email, me.mails_reminders AS "wantsMails",
      other.id AS "otherId", other.first_name || ' ' || other.last_name AS "otherName",
      e.title AS "eventTitle", e.timezone, e.venue, p.name AS "podName", p.location AS "podLocation"
    FROM meetings m
    CROSS JOIN LATERAL (VALUES (m.sender_id, m.receiver_id), (m.receiver_id, m.sender_id)) AS side (me, other)
    JOIN attendees me ON me.id = side.me AND ${isListed('me')}
    JOIN users u ON u.id = me.user_id
    JOIN attendees other ON other.id = side.other
    JOIN events e ON e.id = m.event_id
    LEFT JOIN pods p ON p.id = m.pod_id
    WHERE m.id = ANY(${p.meetingIds}) ORDER BY m.id, me.id`,
});
