/**
 * `/v1` carries the clock on the wall of the event in the form of UTC: 10:00 in Karachi is `…T10:00:00.000Z`.
 * GraphQL carries true instants. This is the one place where one becomes the other.
 *
 * Offsets come from Intl: dayjs's time zones go wrong around the changes of the server's own zone.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timezone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timezone, clock);
  return clock;
};

/** What the clock of a zone shows, as the milliseconds of a UTC time that reads the same. */
const readClock = (instant: number, timezone: string): number => {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(timezone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
};

const DAY_MS = 86_400_000;

/** The wall clock of an instant. */
export const toWallClock = (instant: string, timezone: string): string =>
  new Date(readClock(Date.parse(instant), timezone)).toISOString();

/** As `toWallClock`; what is absent stays so. */
export const toWallClockOrNull = (instant: string | null, timezone: string): string | null =>
  instant === null ? null : toWallClock(instant, timezone);

/**
 * The instant at which the clock of a zone shows this. In the hour that comes twice it is the first time;
 * in the hour that is left out, the time that the clock would have shown without the change.
 */
export const fromWallClock = (shown: string, timezone: string): string => {
  const wall = Date.parse(shown);
  const offsetNear = (instant: number): number => readClock(instant, timezone) - instant;
  const before = wall - offsetNear(wall - DAY_MS);
  const after = wall - offsetNear(wall + DAY_MS);
  const fits = [before, after].filter((instant) => readClock(instant, timezone) === wall);
  return new Date(fits.length > 0 ? Math.min(...fits) : before).toISOString();
};
