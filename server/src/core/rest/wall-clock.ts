/**
 * `/v1` carries the clock on the wall of the event in the form of UTC: 10:00 in Karachi is `…T10:00:00.000Z`.
 * GraphQL carries true instants. This is the one place where one becomes the other.
 *
 * Offsets come from Intl: dayjs's time zones go wrong around the changes of the server's own zone.
 */
interface Zone {
  clock: Intl.DateTimeFormat;
  /** Offset in milliseconds by quarter of an hour: asking Intl costs a hundred times as much. */
  offsets: Map<number, number>;
}

/** Clocks are changed at whole quarters of an hour only. */
const QUARTER_MS = 900_000;
const MAX_KNOWN = 20_000;
const zones = new Map<string, Zone>();

const zoneOf = (timezone: string): Zone => {
  const known = zones.get(timezone);
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
  const zone = { clock, offsets: new Map<number, number>() };
  zones.set(timezone, zone);
  return zone;
};

const askOffset = (clock: Intl.DateTimeFormat, instant: number): number => {
  const shown: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
};

/** How far the clock of a zone is ahead of UTC at an instant. */
const offsetAt = (instant: number, timezone: string): number => {
  const { clock, offsets } = zoneOf(timezone);
  const quarter = Math.floor(instant / QUARTER_MS);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = askOffset(clock, quarter * QUARTER_MS);
  if (offsets.size >= MAX_KNOWN) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
};

const DAY_MS = 86_400_000;

/** The wall clock of an instant. */
export const toWallClock = (instant: string, timezone: string): string =>
  new Date(Date.parse(instant) + offsetAt(Date.parse(instant), timezone)).toISOString();

/** As `toWallClock`; what is absent stays so. */
export const toWallClockOrNull = (instant: string | null, timezone: string): string | null =>
  instant === null ? null : toWallClock(instant, timezone);

/**
 * The instant at which the clock of a zone shows this. In the hour that comes twice it is the first time;
 * in the hour that is left out, the time that the clock would have shown without the change.
 */
export const fromWallClock = (shown: string, timezone: string): string => {
  const wall = Date.parse(shown);
  const before = wall - offsetAt(wall - DAY_MS, timezone);
  const after = wall - offsetAt(wall + DAY_MS, timezone);
  const fits = [before, after].filter((instant) => instant + offsetAt(instant, timezone) === wall);
  return new Date(fits.length > 0 ? Math.min(...fits) : before).toISOString();
};
