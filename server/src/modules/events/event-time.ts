import { DateTime } from 'luxon';
import { badInput } from '../../core/errors';
import { bound, sql, type Sql } from '../../core/db/sql';

/** `02:25 pm` */
const timeOf = (time: DateTime): string => time.toFormat('hh:mm a').toLowerCase();

/** A span of time in words, as the clocks of the event show it. */
export const spanInWords = (startsAt: Date, endsAt: Date, timezone: string): string => {
  const [from, to] = [startsAt, endsAt].map((time) =>
    DateTime.fromJSDate(time, { zone: timezone }).setLocale('en'),
  ) as [DateTime, DateTime];
  return `${from.toFormat('cccc, d LLLL yyyy')}, ${timeOf(from)} to ${timeOf(to)} (${timezone})`;
};

/** A point in time in a few words, as the clocks of the event show it. */
export const momentInWords = (time: Date, timezone: string): string => {
  const moment = DateTime.fromJSDate(time, { zone: timezone }).setLocale('en');
  return `${moment.toFormat('cccc, d LLLL')}, ${timeOf(moment)}`;
};

/** Only what begins on one day of the event, from midnight to midnight by its own clocks. */
export const onDay = (column: Sql, date: string, timezone: string): Sql => {
  if (!DateTime.fromISO(date).isValid) throw badInput([{ path: 'date', message: 'There is no such day.' }]);
  const [day, zone] = [bound('date', date), bound('text', timezone)];
  return sql`${column} >= (${day}::timestamp AT TIME ZONE ${zone}) AND ${column} < ((${day} + 1)::timestamp AT TIME ZONE ${zone})`;
};
