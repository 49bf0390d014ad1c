import { selectList, typeColumns } from '../../core/db/projection';
import { enumOf, nullable } from '../../core/db/statement';
import type { MeetingClosedReason, MeetingStatus } from './meeting.entity';

/** The columns of `meetings m`, by the fields of a Meeting. */
export const meetingRowColumns = typeColumns({
  id: 'm.id',
  eventId: 'm.event_id',
  status: 'm.status',
  startsAt: 'm.starts_at',
  endsAt: 'm.ends_at',
  note: 'm.note',
  closedReason: 'm.closed_reason',
  expiresAt: `CASE WHEN m.status = 'PENDING' THEN nullif(m.expires_at, 'infinity') END`,
  createdAt: 'm.created_at',
  senderId: 'm.sender_id',
  receiverId: 'm.receiver_id',
  podId: 'm.pod_id',
  reason: 'm.reason',
  sequence: 'm.sequence',
  acceptedAt: 'm.accepted_at',
  senderSaysHeld: 'm.sender_says_held',
  receiverSaysHeld: 'm.receiver_says_held',
});

/** All columns of a meeting under the names of its GraphQL type. */
export const meetingColumns = selectList(meetingRowColumns.all);

/** The types of `meetingColumns`. */
export const meetingRow = {
  id: 'uuid',
  eventId: 'uuid',
  status: enumOf<MeetingStatus>('meeting_status'),
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  note: 'text?',
  closedReason: nullable(enumOf<MeetingClosedReason>('meeting_closed_reason')),
  expiresAt: 'timestamptz?',
  createdAt: 'timestamptz',
  senderId: 'uuid',
  receiverId: 'uuid',
  podId: 'uuid?',
  reason: 'text?',
  sequence: 'int4',
  acceptedAt: 'timestamptz?',
  senderSaysHeld: 'bool?',
  receiverSaysHeld: 'bool?',
} as const;
