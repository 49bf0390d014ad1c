import type { MeetingClosedReason, MeetingRole, MeetingStatus } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { messages } from '../messages';

/** The name of the other participant, who may have left. */
export const nameOfOther = ({ other }: { other?: Parameters<typeof fullName>[0] | null }): string =>
  other ? fullName(other) : messages.someone;

/** The word beside a meeting. A receiver has none while the request is PENDING: they see Accept and Reject instead. */
export function meetingLabel(status: MeetingStatus, role: MeetingRole): string | null {
  const { waiting, confirmed, rejected } = messages.status;
  const labels = { PENDING: role === 'SENDER' ? waiting : null, ACTIVE: confirmed, REJECTED: rejected };
  return labels[status];
}

/** Why a meeting was closed, in words, where "Rejected" alone would not say it. */
export function closedNote({
  closedReason,
  other,
}: {
  closedReason?: MeetingClosedReason | null;
  other?: unknown;
}): string | null {
  const { cancelled, expired, removed, left } = messages.closed;
  const notes = { DECLINED: null, CANCELLED: cancelled, EXPIRED: expired, REMOVED: other ? removed : left };
  return closedReason ? notes[closedReason] : null;
}
