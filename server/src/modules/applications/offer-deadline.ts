import { DateTime } from 'luxon';

const OFFER_HOURS = 24;
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 8;

/**
 * Until when a place is kept that is offered now: for 24 hours, but not beyond the start of the event. An end between 22:00 and 08:00 by
 * the clocks of the event moves to 08:00, or to the start where that comes first.
 */
export const offerDeadline = (now: Date, startsAt: Date, timezone: string): Date => {
  const start = DateTime.fromJSDate(startsAt, { zone: timezone });
  const end = DateTime.min(DateTime.fromJSDate(now, { zone: timezone }).plus({ hours: OFFER_HOURS }), start);
  if (end.hour >= NIGHT_ENDS && end.hour < NIGHT_BEGINS) return end.toJSDate();
  const day = end.hour >= NIGHT_BEGINS ? end.plus({ days: 1 }) : end;
  const morning = day.set({ hour: NIGHT_ENDS, minute: 0, second: 0, millisecond: 0 });
  return DateTime.min(morning, start).toJSDate();
};
