import { eventDays, instantAt } from '../../../../../lib/event-days';
import { inZone } from '../../../../../lib/time';
import type { Span } from '../../../../../lib/timeline-layout';

/** When meetings may be held on one day, on the clock of the event. */
export interface Hours {
  date: string;
  from: string;
  to: string;
}

/** An instant as a field for day and time holds it, on the clock of a zone: `2027-05-03T09:00`. */
export const toLocal = (instant: string, zone: string): string =>
  inZone(instant, zone).format('YYYY-MM-DDTHH:mm');

/** The instant that such a field means in a zone. */
export const fromLocal = (local: string, zone: string): string => {
  const [day = '', time = ''] = local.split('T');
  return instantAt(day, time.slice(0, 5), zone);
};

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
