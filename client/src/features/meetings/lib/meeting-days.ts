import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';

type Meeting = Pick<
  MeetingCard_MeetingFragment,
  'id' | 'startsAt' | 'endsAt' | 'status' | 'viewerAs' | 'viewerCanRespond'
>;

/** A run of meetings under one heading: those that wait for my answer, or those of one day. */
export type MeetingGroup<T> = { key: string; needsAnswer: boolean; meetings: T[] };

const byStart = (a: Meeting, b: Meeting) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/** Whether it is the viewer's turn. */
export const needsAnswer = (meeting: Meeting): boolean =>
  meeting.status === 'PENDING' && meeting.viewerAs === 'RECEIVER' && meeting.viewerCanRespond;

/**
 * What waits for the viewer first, then day by day on the event's calendar; days that are over come last,
 * the latest of them first.
 */
export function groupMeetings<T extends Meeting>(
  meetings: readonly T[],
  zone: string,
  now: Date,
): MeetingGroup<T>[] {
  const sorted = [...meetings].sort(byStart);
  const waiting = sorted.filter(needsAnswer);
  const days = new Map<string, T[]>();
  for (const meeting of sorted) {
    if (needsAnswer(meeting)) continue;
    const key = dayKey(meeting.startsAt, zone);
    days.set(key, [...(days.get(key) ?? []), meeting]);
  }
  const today = dayKey(now, zone);
  const groups = [...days].map(([key, list]) => ({ key, needsAnswer: false, meetings: list }));
  const ahead = groups.filter(({ key }) => key >= today);
  const over = groups.filter(({ key }) => key < today).reverse();
  const first = waiting.length > 0 ? [{ key: 'answer', needsAnswer: true, meetings: waiting }] : [];
  return [...first, ...ahead, ...over];
}
