import { eventDays, instantAt } from '../../../../../lib/event-days';
import { inZone } from '../../../../../lib/time';

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

interface Period {
  startsAt: string;
  endsAt: string;
  timezone: string;
}

const daysOf = ({ startsAt, endsAt, timezone }: Period): string[] =>
  eventDays({ startsAt, endsAt }, timezone);

export interface MovedHours {
  hours: Hours[];
  /** Days whose meeting hours go, as the event no longer has them. */
  dropped: string[];
  /** All days were moved alike, and the hours with them. */
  moved: boolean;
}

/**
 * Meeting hours after the event got other days: they move along where it has as many days as before and none of those with
 * hours, and otherwise stay on the days that remain.
 */
export function hoursAfterMove(hours: readonly Hours[], before: Period, after: Period): MovedHours {
  const [old, next] = [daysOf(before), daysOf(after)];
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
