import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { messages } from '../messages';

export type Notice = { kind: 'info' | 'success'; text: string };

/** The short notice that a change of a meeting deserves, seen from the viewer's side. */
export function noticeFor(
  meeting: Pick<MeetingCard_MeetingFragment, 'status' | 'closedReason' | 'viewerAs'> & {
    other?: { firstName: string; lastName: string } | null;
  },
): Notice | null {
  const { live, someone } = messages;
  const name = meeting.other ? fullName(meeting.other) : someone;
  const isSender = meeting.viewerAs === 'SENDER';
  switch (meeting.status) {
    case 'PENDING':
      return isSender ? null : { kind: 'info', text: live.requested(name) };
    case 'ACTIVE':
      return isSender ? { kind: 'success', text: live.accepted(name) } : null;
    case 'REJECTED':
      break;
  }
  switch (meeting.closedReason) {
    case 'CANCELLED':
      return { kind: 'info', text: live.cancelled(name) };
    case 'EXPIRED':
      return { kind: 'info', text: live.expired(name) };
    case 'REMOVED':
      return { kind: 'info', text: live.removed(name) };
    case 'DECLINED':
    case null:
    case undefined:
      return isSender ? { kind: 'info', text: live.rejected(name) } : null;
  }
}
