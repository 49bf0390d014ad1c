import { given, readingOf, selectList, typeColumns, type Reading } from '../../core/columns';
import type { Selection } from '../../core/selection';
import { attendeeReading } from '../attendees/attendee.columns';
import { podReading } from '../pods/pod.columns';

const columns = typeColumns({
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
export const meetingColumns = selectList(columns.all);

const related = (selection: Selection): Record<string, Reading> => ({
  pod: given('pod', podReading(selection.under('pod').names), 'LEFT JOIN pods p ON p.id = m.pod_id'),
  other: given(
    'other',
    attendeeReading(selection.under('other').names, 'me.id'),
    'LEFT JOIN attendees a ON a.id = CASE m.sender_id WHEN me.id THEN m.receiver_id ELSE m.sender_id END',
  ),
});

/** What one of the two people, `me`, reads these fields of `meetings m` with; fields that are worked out get all columns. */
export const ownMeetingReading = (selection: Selection): Reading => {
  const beside = related(selection);
  const isPlain = (field: string) => field in columns.all || field in beside || field.startsWith('__');
  const plain = [...selection.names].every(isPlain);
  return readingOf(
    selection.names,
    plain ? columns.of(selection.names) : { ...columns.all, viewerId: 'me.id' },
    beside,
  );
};
