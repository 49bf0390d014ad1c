import dayjs from 'dayjs';
import { comma } from './language';
import { dayKey, instantOf, wallClock } from './time';
import type { Span } from './timeline-layout';

/** The days of an event on its own calendar, as `2026-11-21`. An event that ends at midnight does not have the day after. */
export function eventDays({ startsAt, endsAt }: Span, zone: string): string[] {
  const lastInstant = Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1);
  const last = dayKey(lastInstant, zone);
  const days: string[] = [];
  for (let day = dayjs.utc(dayKey(startsAt, zone)); ; day = day.add(1, 'day')) {
    const key = day.format('YYYY-MM-DD');
    days.push(key);
    if (key >= last) return days;
  }
}

/** The day to show first: today while the event runs, otherwise its first day. */
export function firstShownDay(days: readonly string[], now: Date, zone: string): string {
  const today = dayKey(now, zone);
  return days.includes(today) ? today : (days[0] ?? today);
}

/** Parts of a day's name: `Sat`, `21 Nov`, and `Saturday, 21 November` for screen readers. */
export function dayNames(key: string): { weekday: string; date: string; full: string } {
  const day = dayjs.utc(key);
  return { weekday: day.format('ddd'), date: day.format('D MMM'), full: day.format(`dddd${comma()} D MMMM`) };
}

/** An instant as a field for day and time holds it, on the clock of a zone: `2027-05-03T09:00`. */
export const toLocal = (instant: string | Date, zone: string): string =>
  wallClock(instant, zone).format('YYYY-MM-DDTHH:mm');

/** The value of such a field, moved as far as another one was. */
export const shiftedLocal = (local: string, from: string, to: string): string =>
  dayjs
    .utc(local)
    .add(dayjs.utc(to).diff(dayjs.utc(from)))
    .format('YYYY-MM-DDTHH:mm');

/** The instant that such a field means in a zone. A field that still shows what it was filled with means that very instant. */
export const fromLocal = (local: string, zone: string, filledWith?: string): string =>
  filledWith && toLocal(filledWith, zone) === local ? filledWith : instantOf(local.slice(0, 16), zone);

/** The instant at a time of day (`14:30`) of an event day. */
export const instantAt = (day: string, time: string, zone: string, filledWith?: string): string =>
  fromLocal(`${day}T${time}`, zone, filledWith);

/** Whether this is a day of the calendar, as `2026-11-21`. */
export const isDay = (day: string | null): day is string =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && dayjs.utc(day).format('YYYY-MM-DD') === day;

/** From the start of a day of the event's calendar to the end of another; what names no day sets no limit. */
export function limitsOf(
  from: string | null,
  to: string | null,
  zone: string,
): { from?: string; to?: string } {
  const after = isDay(to) ? dayjs.utc(to).add(1, 'day').format('YYYY-MM-DD') : null;
  return {
    ...(isDay(from) && { from: instantAt(from, '00:00', zone) }),
    ...(after && { to: instantAt(after, '00:00', zone) }),
  };
}

/** Time of day as forms hold it: `14:30`. */
export const clockTime = (instant: string, zone: string): string => wallClock(instant, zone).format('HH:mm');

/** A time within one day as forms hold it, by the clock of the event. */
export interface Period extends Span {
  day: string;
}

export const periodOf = ({ startsAt, endsAt }: Span, zone: string): Period => ({
  day: dayKey(startsAt, zone),
  startsAt: clockTime(startsAt, zone),
  endsAt: clockTime(endsAt, zone),
});

/** Start and end as instants; an end at midnight is the end of the day. */
export function spanOf({ day, startsAt, endsAt }: Period, zone: string, filledWith?: Span): Span {
  const lastDay = endsAt === '00:00' ? dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD') : day;
  return {
    startsAt: instantAt(day, startsAt, zone, filledWith?.startsAt),
    endsAt: instantAt(lastDay, endsAt, zone, filledWith?.endsAt),
  };
}

/** Whether the end comes after the start, as far as both are entered. */
export const endsLater = (startsAt: string | undefined, endsAt: string | undefined): boolean =>
  !startsAt || !endsAt || endsAt === '00:00' || endsAt > startsAt;
