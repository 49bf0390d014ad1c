import { selectList, typeColumns } from '../../core/columns';

/** The columns of `meetings m`, by the fields of a Meeting. */
export const meetingRowColumns = typeColumns({
  id: 'm.id',
  eventId: 'm.event_id',
  status: 'm.status',
  startsAt: 'm.starts_at',
  endsAt: 'm.ends_at',
  note: 'm.note',
  closedReason: 'm.closed_reason',
  expiresAt: `CASE WHEN m.status = 'PENDING' THEN m.expires_at END`,
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
