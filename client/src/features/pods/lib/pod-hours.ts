import type { PodHoursQuery } from '../../../generated/graphql';
import { instantAt } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';

type Hours = PodHoursQuery['event'];

const MINUTE = 60_000;

type Window = Hours['meetingHours'][number];

const instantsOf = ({ date, from, to }: Window, zone: string): Span => ({
  startsAt: instantAt(date, from, zone),
  endsAt: instantAt(date, to, zone),
});

/** The meeting hours of a day as instants. */
export const windowsOf = (hours: Hours | undefined, date: string, zone: string): Span[] =>
  (hours?.meetingHours ?? [])
    .filter((window) => window.date === date)
    .map((window) => instantsOf(window, zone));

/** All meeting hours, soonest first; those that go on where others end, as after midnight, are one with them. */
const joinedWindows = ({ meetingHours }: Hours, zone: string): Span[] => {
  const joined: Span[] = [];
  const spans = meetingHours.map((window) => instantsOf(window, zone));
  for (const span of spans.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const last = joined.at(-1);
    if (last?.endsAt === span.startsAt) last.endsAt = span.endsAt;
    else joined.push({ ...span });
  }
  return joined;
};

/** Minutes from one slot to the next. */
export const stepOf = (hours: Hours | undefined): number =>
  hours ? hours.slotMinutes + hours.gapMinutes : 15;

/** The slots in which meetings can be held on a day, soonest first. */
export function slotsOf(hours: Hours | undefined, date: string, zone: string): Span[] {
  if (!hours || hours.slotMinutes <= 0) return [];
  const length = hours.slotMinutes * MINUTE;
  const step = stepOf(hours) * MINUTE;
  const all = joinedWindows(hours, zone).flatMap(({ startsAt, endsAt }) => {
    const slots: Span[] = [];
    for (let start = Date.parse(startsAt); start + length <= Date.parse(endsAt); start += step)
      slots.push({ startsAt: new Date(start).toISOString(), endsAt: new Date(start + length).toISOString() });
    return slots;
  });
  return all.filter(({ startsAt }) => dayKey(startsAt, zone) === date);
}
