import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import { nameOfOther } from './meeting-label';

export type Notice = { kind: 'info' | 'success'; text: string };

type Changed = Pick<
  MeetingCard_MeetingFragment,
  'status' | 'closedReason' | 'viewerAs' | 'viewerCanRespondToProposal'
> & { other?: { firstName: string; lastName: string } | null };

/** The words about a closed meeting: an answer concerns the sender, any other ending both people. */
function closedText({ closedReason, viewerAs, other }: Changed, name: string): string | null {
  const { live } = messages;
  if (closedReason === 'CANCELLED') return live.cancelled(name);
  if (closedReason === 'EXPIRED') return live.expired(name);
  if (closedReason === 'REMOVED') return other ? live.removed(name) : live.left;
  return viewerAs === 'SENDER' ? live.rejected(name) : null;
}

/** The short notice that a change of a meeting deserves, seen from the viewer's side. */
export function noticeFor(meeting: Changed): Notice | null {
  const name = nameOfOther(meeting);
  const isSender = meeting.viewerAs === 'SENDER';
  if (meeting.viewerCanRespondToProposal) return { kind: 'info', text: messages.live.proposed(name) };
  if (meeting.status === 'PENDING') {
    return isSender ? null : { kind: 'info', text: messages.live.requested(name) };
  }
  if (meeting.status === 'ACTIVE') {
    return isSender ? { kind: 'success', text: messages.live.accepted(name) } : null;
  }
  const text = closedText(meeting, name);
  return text ? { kind: 'info', text } : null;
}
