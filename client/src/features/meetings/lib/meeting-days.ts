import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';

type Turn = Pick<
  MeetingCard_MeetingFragment,
  'status' | 'viewerAs' | 'viewerCanRespond' | 'viewerCanRespondToProposal'
>;
type Meeting = Turn & Pick<MeetingCard_MeetingFragment, 'id' | 'startsAt' | 'endsAt' | 'participants'>;

/** Sections by the viewer's next action; `days` has meetings that are accepted or wait for the other person. */
type Section = 'toAnswer' | 'days' | 'toConfirm' | 'past' | 'closed';

const byStart = (a: Meeting, b: Meeting) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/** Whether the viewer may accept or reject the request. */
export const isRequestToMe = ({ status, viewerAs, viewerCanRespond }: Turn): boolean =>
  status === 'PENDING' && viewerAs === 'RECEIVER' && viewerCanRespond;

/** Whether it is the viewer's turn: a request or a proposed time waits for the answer. */
export const needsAnswer = (meeting: Turn): boolean =>
  isRequestToMe(meeting) || meeting.viewerCanRespondToProposal;

/** Whether the time to answer a request is over; a time that is proposed for later keeps it open. */
export const isTooLate = (
  {
    status,
    startsAt,
    expiresAt,
    proposal,
  }: Pick<MeetingCard_MeetingFragment, 'status' | 'startsAt' | 'expiresAt' | 'proposal'>,
  now: Date,
): boolean => status === 'PENDING' && !proposal && Date.parse(expiresAt ?? startsAt) <= now.getTime();

/** Whether a meeting that was agreed on has ended. */
export const isHeld = (meeting: Pick<Meeting, 'status' | 'endsAt'>, now: Date): boolean =>
  meeting.status === 'ACTIVE' && Date.parse(meeting.endsAt) <= now.getTime();

/** The viewer's answer to whether it took place; null before it. */
export const viewerSaysHeld = ({ participants, viewerAs }: Pick<Meeting, 'participants' | 'viewerAs'>) =>
  participants.find((side) => side.as === viewerAs)?.tookPlace ?? null;

function sectionOf(meeting: Meeting, now: Date, answered: readonly string[]): Section {
  if (needsAnswer(meeting) || answered.includes(meeting.id)) return 'toAnswer';
  if (meeting.status === 'REJECTED') return 'closed';
  if (!isHeld(meeting, now)) return 'days';
  return viewerSaysHeld(meeting) === null ? 'toConfirm' : 'past';
}

/**
 * Meetings by what they ask of the viewer, and those to come by the days of the event's calendar. Those that were just
 * answered stay where they were.
 */
export function meetingSections<T extends Meeting>(
  meetings: readonly T[],
  zone: string,
  now: Date,
  answered: readonly string[] = [],
) {
  const sorted = meetings.toSorted(byStart);
  const inSection = (name: Section) => sorted.filter((meeting) => sectionOf(meeting, now, answered) === name);
  const days = new Map<string, T[]>();
  for (const meeting of inSection('days')) {
    const key = dayKey(meeting.startsAt, zone);
    days.set(key, [...(days.get(key) ?? []), meeting]);
  }
  return {
    /** Soonest first, as the days are. */
    toAnswer: inSection('toAnswer'),
    /** By the day on the event's calendar, `2026-11-21`. */
    days: [...days].map(([key, list]) => ({ key, meetings: list })),
    /** Latest first, as all that follow. */
    toConfirm: inSection('toConfirm').reverse(),
    past: inSection('past').reverse(),
    closed: inSection('closed').reverse(),
  };
}
