import { DateTime } from 'luxon';
import { assertDay } from '../../core/graphql/input-rules';
import { isRightToLeft, Language } from '../../core/graphql/languages';
import { bound, sql, type Sql } from '../../core/db/sql';
import { arabic } from './event-time.ar';
import { english } from './event-time.en';
import { urdu } from './event-time.ur';

/** `02:25 pm` */
const timeOf = (time: DateTime): string => time.toFormat('hh:mm a').toLowerCase();

/** A time on the clocks of the event, to be put into words of a language; its digits are those of the portal. */
export const timeIn = (time: Date, timezone: string, language: Language): DateTime =>
  DateTime.fromJSDate(time, { zone: timezone }).reconfigure({
    locale: language.toLowerCase(),
    numberingSystem: 'latn',
  });

const words: Record<Language, typeof english> = { EN: english, UR: urdu, AR: arabic };
/** Reading from right to left, commas are turned around. */
const punctuated = (text: string, language: Language): string =>
  isRightToLeft(language) ? text.replaceAll(',', '،') : text;

/** A span of time in words, as the clocks of the event show it. */
export const spanInWords = (
  startsAt: Date,
  endsAt: Date,
  timezone: string,
  language: Language = Language.EN,
): string => {
  const [from, to] = [timeIn(startsAt, timezone, language), timeIn(endsAt, timezone, language)];
  const start = punctuated(`${from.toFormat('cccc, d LLLL yyyy')}, ${timeOf(from)}`, language);
  return `${start} ${words[language].until} ${timeOf(to)} (${timezone})`;
};

/** A point in time in a few words, as the clocks of the event show it. */
export const momentInWords = (time: Date, timezone: string, language: Language = Language.EN): string => {
  const moment = timeIn(time, timezone, language);
  return punctuated(`${moment.toFormat('cccc, d LLLL')}, ${timeOf(moment)}`, language);
};

/** Only what begins on one day of the event, from midnight to midnight by its own clocks. */
export const onDay = (column: Sql, date: string, timezone: string): Sql => {
  assertDay(date);
  const [day, zone] = [bound('date', date), bound('text', timezone)];
  return sql`${column} >= (${day}::timestamp AT TIME ZONE ${zone}) AND ${column} < ((${day} + 1)::timestamp AT TIME ZONE ${zone})`;
};
