import { IANAZone } from 'luxon';
import type { Db } from '../../core/db/database';
import { comingPeriods, databaseClocks } from './zone-clocks.queries';

/** A span of time by the clocks of a zone. */
export interface ZonePeriod {
  timezone: string;
  startsAt: Date;
  endsAt: Date;
}

const HOUR_MS = 3_600_000;

/**
 * The zones whose clocks this server and its database read differently in these spans, since one of them has older data; the database
 * has to know each. Slots would be at other hours than the ones that were entered.
 */
export async function differingZones(db: Db, periods: readonly ZonePeriod[], hours = 1): Promise<string[]> {
  const rows = await databaseClocks(db, {
    timezones: periods.map(({ timezone }) => timezone),
    starts: periods.map(({ startsAt }) => startsAt),
    ends: periods.map(({ endsAt }) => endsAt),
    hours,
  });
  const differs = ({ timezone, startsAt, minutes }: (typeof rows)[number]) => {
    const zone = IANAZone.create(timezone);
    return minutes.some(
      (ahead, index) => zone.offset(startsAt.getTime() + index * hours * HOUR_MS) !== ahead,
    );
  };
  return [...new Set(rows.filter(differs).map(({ timezone }) => timezone))].sort();
}

/** The same for the next events. */
export const differingZonesOfEvents = async (db: Db): Promise<string[]> =>
  differingZones(db, await comingPeriods(db, {}));
