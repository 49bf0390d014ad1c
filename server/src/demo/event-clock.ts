import type { Dated } from './dataset.types';
import type { SeededRandom } from './seeded-random';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each time zone, since that takes a thousand times as long as its use. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timezone, format);
  return format;
}

function wallClock(instant: number, timezone: string): number {
  const part = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** The calendar day, as YYYY-MM-DD, that people in this time zone have at this instant. */
export function dayIn(timezone: string, instant: number): string {
  return new Date(wallClock(instant, timezone)).toISOString().slice(0, 10);
}

/** The time of day, in milliseconds since midnight, on the clocks of this time zone. */
export function timeIn(timezone: string, instant: number): number {
  return wallClock(instant, timezone) % DAY;
}

/** The same instant, or one of the evening before where people sleep then. */
export function awake(timezone: string, instant: number): number {
  return timeIn(timezone, instant) < 8 * HOUR ? instant - 9 * HOUR : instant;
}

/** A calendar day some days later (or, with a negative number, earlier). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** The instant at which the clocks of this time zone show that day and time (HH:MM). */
export function instantIn(timezone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The offset depends on the instant that is looked for, so the first guess is corrected once.
  const offset = (instant: number): number => wallClock(instant, timezone) - instant;
  return wanted - offset(wanted - offset(wanted));
}

/** Postgres and JSON both read this form. */
export function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** The common columns of a row: an id, and times of the instant at which it was made. */
export function newRow(random: SeededRandom, instant: number): Dated {
  return { id: random.uuid(instant), created_at: iso(instant), updated_at: iso(instant) };
}
