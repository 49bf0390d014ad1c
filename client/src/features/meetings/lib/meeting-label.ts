import type { MeetingClosedReason, MeetingRole, MeetingStatus } from '../../../generated/graphql';
import { messages } from '../messages';

/** The word beside a meeting. A receiver has none while the request is PENDING: they see Accept and Reject instead. */
export function meetingLabel(status: MeetingStatus, role: MeetingRole): string | null {
  switch (status) {
    case 'PENDING':
      return role === 'SENDER' ? messages.status.waiting : null;
    case 'ACTIVE':
      return messages.status.confirmed;
    case 'REJECTED':
      return messages.status.rejected;
  }
}

/** Why a meeting was closed, in words, where "Rejected" alone would not say it. */
export function closedNote(reason: MeetingClosedReason | null | undefined): string | null {
  switch (reason) {
    case 'CANCELLED':
      return messages.closed.cancelled;
    case 'EXPIRED':
      return messages.closed.expired;
    case 'REMOVED':
      return messages.closed.removed;
    case 'DECLINED':
    case null:
    case undefined:
      return null;
  }
}
