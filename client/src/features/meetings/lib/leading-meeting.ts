import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { isHeld, needsAnswer } from './meeting-days';

type Meeting = Pick<
  MeetingCard_MeetingFragment,
  'id' | 'startsAt' | 'endsAt' | 'status' | 'viewerAs' | 'viewerCanRespond' | 'viewerCanRespondToProposal'
>;

function rank(meeting: Meeting, now: Date): number {
  if (needsAnswer(meeting)) return 0;
  if (meeting.status === 'ACTIVE' && !isHeld(meeting, now)) return 1;
  return meeting.status === 'PENDING' ? 2 : 3;
}

/**
 * The meeting that shows how the viewer stands with one person: a request to answer, then what is agreed on, then
 * what waits for the other, then how the latest one ended.
 */
export function leadingMeeting<T extends Meeting>(meetings: readonly T[], now: Date): T | null {
  const byRank = (a: T, b: T) => {
    const ranks = [rank(a, now), rank(b, now)] as const;
    if (ranks[0] !== ranks[1]) return ranks[0] - ranks[1];
    const order = a.startsAt.localeCompare(b.startsAt);
    return ranks[0] === 3 ? -order : order;
  };
  return [...meetings].sort(byRank)[0] ?? null;
}
