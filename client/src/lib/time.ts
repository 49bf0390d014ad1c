import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { comma, isRightToLeft, isolated } from './language';
import { messages } from './messages';

dayjs.extend(utc);

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** `GMT+05:30` as minutes; `GMT` is none. */
const minutesOf = (offset: string): number => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
};

/** Minutes by which a zone is ahead of UTC. Formatting takes long, and clocks change at quarter hours only. */
function minutesAhead(instant: number, zone: string): number {
  const key = `${zone} ${Math.floor(instant / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const formatter =
    formatters.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, formatter);
  const name = formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
  const offset = minutesOf(name?.value ?? '');
  offsets.set(key, offset);
  return offset;
}

/** Milliseconds by which a zone is ahead of UTC at an instant; an unknown zone reads as UTC instead of breaking the page. */
function offsetAt(instant: number, zone: string): number {
  try {
    return minutesAhead(instant, zone) * MINUTE_MS;
  } catch {
    return 0;
  }
}

/**
 * The wall clock of a zone at an instant: to format and to compare. It holds the time in UTC fields, since those of the device lack
 * some times and have others twice; its own instant means nothing.
 */
export function wallClock(instant: string | Date | number, zone: string): Dayjs {
  const at = new Date(instant).getTime();
  return dayjs.utc(at + offsetAt(at, zone));
}

/** The instant of a wall clock, `2026-11-21T14:30`: of two the first, and one that is skipped counts on from before it. */
export function instantOf(local: string, zone: string): string {
  const wall = Date.parse(`${local}Z`);
  const before = offsetAt(wall - 24 * HOUR_MS, zone);
  const after = offsetAt(wall + 24 * HOUR_MS, zone);
  const offset = [before, after].find((one) => offsetAt(wall - one, zone) === one) ?? before;
  return new Date(wall - offset).toISOString();
}

/** The start of the full hour of a zone's clock that an instant is in, in milliseconds. */
export function hourStart(instant: number, zone: string): number {
  const offset = offsetAt(instant, zone);
  return Math.floor((instant + offset) / HOUR_MS) * HOUR_MS - offset;
}

/** Joins words that a line must not break apart. */
const unbroken = (...words: string[]): string => words.join('\u00A0');

/** A day and a time in words: `Sat 21 Nov, 02:30 pm`. */
export const joinDayTime = (day: string, time: string): string => `${day}${comma()} ${time}`;

/** A span whose parts follow each other as the page reads: digits alone would turn them around. */
const span = (from: string, to: string): string =>
  isRightToLeft() ? `\u2067${unbroken(from, '–')} ${to}\u2069` : `${unbroken(from, '–')} ${to}`;

/** 12-hour time of day in the event's zone: `02:30 pm`. */
export const formatTime = (instant: string, zone: string): string =>
  isolated(wallClock(instant, zone).format(unbroken('hh:mm', 'a')));

/** `02:30 pm – 02:50 pm` */
export const formatTimeRange = (from: string, to: string, zone: string): string =>
  span(formatTime(from, zone), formatTime(to, zone));

/** `02:30 – 02:50 pm`: for spans of a few hours, where there is little room. */
export const shortTimeRange = (from: string, to: string, zone: string): string =>
  span(wallClock(from, zone).format('hh:mm'), formatTime(to, zone));

/** `Saturday, 21 November` */
export const formatDay = (instant: string, zone: string): string =>
  wallClock(instant, zone).format(`dddd${comma()} D MMMM`);

/** `Sat 21 Nov` */
export const formatShortDay = (instant: string, zone: string): string =>
  wallClock(instant, zone).format('ddd D MMM');

/** `Sat 21 Nov, 02:30 pm` */
export const formatMoment = (instant: string, zone: string): string =>
  joinDayTime(formatShortDay(instant, zone), formatTime(instant, zone));

/** `Sat 21 Nov 2026, 02:30 pm`: for ends that may be years away. */
export const formatFarMoment = (instant: string, zone: string): string =>
  joinDayTime(wallClock(instant, zone).format('ddd D MMM YYYY'), formatTime(instant, zone));

/** `Sat 02:30 pm`: for days that are near. */
export const formatDayTime = (instant: string, zone: string): string =>
  unbroken(wallClock(instant, zone).format('ddd'), formatTime(instant, zone));

/** `2026-11-21`: equal for two instants on the same day of the event. */
export const dayKey = (instant: string | Date | number, zone: string): string =>
  wallClock(instant, zone).format('YYYY-MM-DD');

/** `21–23 November 2026`, as short as the two days allow. */
export function formatDayRange(from: string, to: string, zone: string): string {
  const start = wallClock(from, zone);
  const end = wallClock(to, zone);
  if (start.isSame(end, 'day')) return end.format('D MMMM YYYY');
  if (start.isSame(end, 'month')) return `${start.format('D')}–${end.format('D MMMM YYYY')}`;
  if (start.isSame(end, 'year')) return `${start.format('D MMMM')} – ${end.format('D MMMM YYYY')}`;
  return `${start.format('D MMMM YYYY')} – ${end.format('D MMMM YYYY')}`;
}

/** `Today`, `Yesterday`, else the day: for lists grouped by day. */
export function formatRelativeDay(instant: string, zone: string, now: Date = new Date()): string {
  const key = dayKey(instant, zone);
  if (key === dayKey(now, zone)) return messages.today;
  const today = dayjs.utc(dayKey(now, zone));
  if (key === today.subtract(1, 'day').format('YYYY-MM-DD')) return messages.yesterday;
  if (key === today.add(1, 'day').format('YYYY-MM-DD')) return messages.tomorrow;
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
  offsetAt(Date.parse(instant), zone) !== -new Date(instant).getTimezoneOffset() * MINUTE_MS;
