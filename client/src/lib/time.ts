import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { messages } from './messages';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The instant on the wall clock of the event; an unknown zone reads as UTC instead of breaking the page. */
export function inZone(instant: string | Date | number, zone: string): Dayjs {
  try {
    return dayjs(instant).tz(zone);
  } catch {
    return dayjs(instant).utc();
  }
}

/** Joins words that a line must not break apart. */
const unbroken = (...words: string[]): string => words.join('\u00A0');

/** 12-hour time of day in the event's zone: `02:30 pm`. */
export const formatTime = (instant: string, zone: string): string =>
  inZone(instant, zone).format(unbroken('hh:mm', 'a'));

/** `02:30 pm – 02:50 pm` */
export const formatTimeRange = (from: string, to: string, zone: string): string =>
  `${unbroken(formatTime(from, zone), '–')} ${formatTime(to, zone)}`;

/** `02:30 – 02:50 pm`: for spans of a few hours, where there is little room. */
export const shortTimeRange = (from: string, to: string, zone: string): string =>
  `${unbroken(inZone(from, zone).format('hh:mm'), '–')} ${formatTime(to, zone)}`;

/** `Saturday, 21 November` */
export const formatDay = (instant: string, zone: string): string =>
  inZone(instant, zone).format('dddd, D MMMM');

/** `Sat 21 Nov` */
export const formatShortDay = (instant: string, zone: string): string =>
  inZone(instant, zone).format('ddd D MMM');

/** `2026-11-21`: equal for two instants on the same day of the event. */
export const dayKey = (instant: string | Date | number, zone: string): string =>
  inZone(instant, zone).format('YYYY-MM-DD');

/** `21–23 November 2026`, as short as the two days allow. */
export function formatDayRange(from: string, to: string, zone: string): string {
  const start = inZone(from, zone);
  const end = inZone(to, zone);
  if (start.isSame(end, 'day')) return end.format('D MMMM YYYY');
  if (start.isSame(end, 'month')) return `${start.format('D')}–${end.format('D MMMM YYYY')}`;
  if (start.isSame(end, 'year')) return `${start.format('D MMMM')} – ${end.format('D MMMM YYYY')}`;
  return `${start.format('D MMMM YYYY')} – ${end.format('D MMMM YYYY')}`;
}

/** `Today`, `Yesterday`, else the day: for lists grouped by day. */
export function formatRelativeDay(instant: string, zone: string, now: Date = new Date()): string {
  const key = dayKey(instant, zone);
  if (key === dayKey(now, zone)) return messages.today;
  if (key === inZone(now, zone).subtract(1, 'day').format('YYYY-MM-DD')) return messages.yesterday;
  if (key === inZone(now, zone).add(1, 'day').format('YYYY-MM-DD')) return messages.tomorrow;
  return formatDay(instant, zone);
}

/** The zone's own name for itself, next to times that may puzzle a traveller: `GMT+5`. */
export function zoneLabel(zone: string, instant: string | Date = new Date()): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
      new Date(instant),
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return 'UTC';
  }
}

/** Whether the clock of this device shows another time than the event's, at that instant. */
export const differsFromDevice = (zone: string, instant: string): boolean =>
  inZone(instant, zone).utcOffset() !== -new Date(instant).getTimezoneOffset();
