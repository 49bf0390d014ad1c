import { eventDays } from '../../../../../lib/event-days';
import type { Span } from '../../../../../lib/timeline-layout';

/** When meetings may be held on one day, on the clock of the event. */
export interface Hours {
  date: string;
  from: string;
  to: string;
}

/** The hours of an event, as inputs take them. */
export const hoursOf = ({ meetingHours }: { meetingHours: readonly Hours[] }): Hours[] =>
  meetingHours.map(({ date, from, to }) => ({ date, from, to }));

interface Period extends Span {
  timezone: string;
}

/**
 * Meeting hours after the event got other days: they are `moved` along where it has as many days as before and none of those
 * with hours, and otherwise stay on the days that remain; those of the other days are `dropped`.
 */
export function hoursAfterMove(hours: readonly Hours[], before: Period, after: Period) {
  const [old, next] = [eventDays(before, before.timezone), eventDays(after, after.timezone)];
  const isMoved = old[0] !== next[0] && old.length === next.length;
  if (isMoved && hours.length > 0)
    return {
      hours: hours.map((one) => ({ ...one, date: next[old.indexOf(one.date)] ?? one.date })),
      dropped: [],
      moved: true,
    };
  const kept = hours.filter(({ date }) => next.includes(date));
  const dropped = hours.filter(({ date }) => !next.includes(date)).map(({ date }) => date);
  return { hours: kept, dropped: [...new Set(dropped)], moved: false };
}
