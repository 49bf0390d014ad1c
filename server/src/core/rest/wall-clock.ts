import { DateTime } from 'luxon';

/**
 * `/v1` carries the clock on the wall of the event in the form of UTC: 10:00 in Karachi is `…T10:00:00.000Z`.
 * GraphQL carries true instants. This is the one place where one becomes the other.
 */

export const toWallClock = (instant: string, timezone: string): string =>
  DateTime.fromISO(instant, { zone: timezone })
    .setZone('utc', { keepLocalTime: true })
    .toJSDate()
    .toISOString();

export const toWallClockOrNull = (instant: string | null, timezone: string): string | null =>
  instant === null ? null : toWallClock(instant, timezone);

/**
 * The instant at which the clock of a zone shows this. In the hour that comes twice it is the first time;
 * in the hour that is left out, the time that the clock would have shown without the change.
 */
export const fromWallClock = (shown: string, timezone: string): string => {
  // A body that is refused is read as far as it goes; see `RowRunner.errors`.
  if ((shown as string | undefined) === undefined) return shown;
  const instants = DateTime.fromISO(shown, { zone: 'utc' })
    .setZone(timezone, { keepLocalTime: true })
    .getPossibleOffsets()
    .map((time) => time.toMillis());
  return new Date(Math.min(...instants)).toISOString();
};
