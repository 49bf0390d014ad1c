import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';
import { viewerSaysHeld } from './optimistic';

type Turn = Pick<
  MeetingCard_MeetingFragment,
  'status' | 'viewerAs' | 'viewerCanRespond' | 'viewerCanRespondToProposal'
>;
type Meeting = Turn & Pick<MeetingCard_MeetingFragment, 'id' | 'startsAt' | 'endsAt' | 'participants'>;

export interface MeetingDay<T> {
  /** The day on the event's calendar, `2026-11-21`. */
  key: string;
  meetings: T[];
}

/** The viewer's meetings in the order of what they ask of them. */
export interface MeetingSections<T> {
  /** Requests and proposed times that wait for the viewer's answer, soonest first. */
  toAnswer: T[];
  /** Meetings that are agreed on or wait for the other person, day by day. */
  days: MeetingDay<T>[];
  /** Over, and the viewer has not said whether they took place; latest first. */
  toConfirm: T[];
  /** Over; latest first. */
  past: T[];
  /** Rejected, cancelled, expired or removed; latest first. */
  closed: T[];
}

const byStart = (a: Meeting, b: Meeting) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/** Whether the viewer may accept or reject the request. */
export const isRequestToMe = ({ status, viewerAs, viewerCanRespond }: Turn): boolean =>
  status === 'PENDING' && viewerAs === 'RECEIVER' && viewerCanRespond;

/** Whether it is the viewer's turn: a request or a proposed time waits for the answer. */
export const needsAnswer = (meeting: Turn): boolean =>
  isRequestToMe(meeting) || meeting.viewerCanRespondToProposal;

/** Whether a meeting that was agreed on has ended. */
export const isHeld = (meeting: Pick<Meeting, 'status' | 'endsAt'>, now: Date): boolean =>
  meeting.status === 'ACTIVE' && Date.parse(meeting.endsAt) <= now.getTime();

function sectionOf(meeting: Meeting, now: Date): keyof MeetingSections<Meeting> {
  if (needsAnswer(meeting)) return 'toAnswer';
  if (meeting.status === 'REJECTED') return 'closed';
  if (!isHeld(meeting, now)) return 'days';
  return viewerSaysHeld(meeting) === null ? 'toConfirm' : 'past';
}

/** Meetings by what they ask of the viewer, and those to come by the days of the event's calendar. */
export function meetingSections<T extends Meeting>(
  meetings: readonly T[],
  zone: string,
  now: Date,
): MeetingSections<T> {
  const sorted = [...meetings].sort(byStart);
  const inSection = (name: keyof MeetingSections<T>) =>
    sorted.filter((meeting) => sectionOf(meeting, now) === name);
  const days = new Map<string, T[]>();
  for (const meeting of inSection('days')) {
    const key = dayKey(meeting.startsAt, zone);
    days.set(key, [...(days.get(key) ?? []), meeting]);
  }
  return {
    toAnswer: inSection('toAnswer'),
    days: [...days].map(([key, list]) => ({ key, meetings: list })),
    toConfirm: inSection('toConfirm').reverse(),
    past: inSection('past').reverse(),
    closed: inSection('closed').reverse(),
  };
}
