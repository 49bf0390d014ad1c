import type { MeetingRow, NotificationRow } from './dataset.types';
import { HOUR, iso, newRow } from './event-clock';
import type { Generation } from './generation.types';

/** News of the last hours is unread, as a request is until it is answered. */
const UNREAD_MS = 12 * HOUR;

const KINDS: Readonly<Record<NonNullable<MeetingRow['closed_reason']>, NotificationRow['kind'] | null>> = {
  DECLINED: 'MEETING_REJECTED',
  CANCELLED: 'MEETING_CANCELLED',
  EXPIRED: 'MEETING_EXPIRED',
  REMOVED: null,
};

/** Notifications of meetings: requests to their receivers, answers to their senders. */
export function generateNotifications({ random: seed, tables, now }: Generation): void {
  const random = seed.fork('notifications');
  for (const meeting of tables.meetings) {
    const { sender_id, receiver_id, status, closed_reason, updated_at } = meeting;
    const tell = (kind: NotificationRow['kind'], toSender: boolean, at: number, read: boolean) => {
      const { id, created_at } = newRow(random, at);
      const [attendee_id, person_id] = toSender ? [sender_id, receiver_id] : [receiver_id, sender_id];
      const read_at = read ? iso(Math.min(at + HOUR, now)) : null;
      const about = { meeting_id: meeting.id, announcement_id: null, company_id: null };
      tables.notifications.push({
        id,
        created_at,
        attendee_id,
        kind,
        person_id,
        ...about,
        starts_at: meeting.starts_at,
        read_at,
      });
    };
    tell('MEETING_REQUESTED', false, Date.parse(meeting.created_at), status !== 'PENDING');
    const kind = closed_reason ? KINDS[closed_reason] : status === 'ACTIVE' && 'MEETING_ACCEPTED';
    const at = Date.parse(updated_at);
    if (kind) tell(kind, true, at, at < now - UNREAD_MS);
  }
}
