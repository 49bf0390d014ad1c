import type { PodHoursQuery } from '../../../generated/graphql';
import { instantAt } from '../../../lib/event-days';
import type { Span } from '../../../lib/timeline-layout';

type Hours = PodHoursQuery['event'];

const MINUTE = 60_000;

/** The meeting hours of a day as instants. */
export const windowsOf = (hours: Hours | undefined, date: string, zone: string): Span[] =>
  (hours?.meetingHours ?? [])
    .filter((window) => window.date === date)
    .map(({ from, to }) => ({ startsAt: instantAt(date, from, zone), endsAt: instantAt(date, to, zone) }));

/** Minutes from one slot to the next. */
export const stepOf = (hours: Hours | undefined): number =>
  hours ? hours.slotMinutes + hours.gapMinutes : 15;

/** The slots in which meetings can be held on a day, soonest first. */
export function slotsOf(hours: Hours | undefined, date: string, zone: string): Span[] {
  if (!hours || hours.slotMinutes <= 0) return [];
  const length = hours.slotMinutes * MINUTE;
  const step = stepOf(hours) * MINUTE;
  return windowsOf(hours, date, zone).flatMap(({ startsAt, endsAt }) => {
    const slots: Span[] = [];
    for (let start = Date.parse(startsAt); start + length <= Date.parse(endsAt); start += step)
      slots.push({ startsAt: new Date(start).toISOString(), endsAt: new Date(start + length).toISOString() });
    return slots;
  });
}
