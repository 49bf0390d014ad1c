import { trimmed, withAsciiDigits } from '../../core/storable-text';
import type { Checked } from './import-columns';

/** Languages whose names of months and weekdays are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar', 'ur'];
const DAY_WORDS = ['day', 'tag', 'jour', 'día', 'اليوم', 'يوم', 'دن'];
/** Words between the parts of a date: "25 de octubre de 2026", "the 25th of October". */
const FILLERS = new Set(['de', 'of', 'the']);

/** The numbers and words of a date, without what sets them apart. */
const partsOf = (text: string): string =>
  withAsciiDigits(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((part) => part.replace(/^0*(\d+)(?:st|nd|rd|th|er)?$/, '$1'))
    .filter((part) => part && !FILLERS.has(part))
    .join(' ');

let formatters: Intl.DateTimeFormat[][] | undefined;
/** Months and weekdays by their names, in each language and length. Made when first needed, and once: one takes as long as reading a hundred dates. */
const namings = (): Intl.DateTimeFormat[][] =>
  (formatters ??= LANGUAGES.flatMap((locale) =>
    (['long', 'short'] as const).map((style) =>
      (['month', 'weekday'] as const).map(
        (part) => new Intl.DateTimeFormat(locale, { [part]: style, timeZone: 'UTC', calendar: 'gregory' }),
      ),
    ),
  ));

/** How people write a day of an event, `place` days after its first. */
const formsOf = (iso: string, place: number): string[] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const date = new Date(`${iso}T00:00:00Z`);
  const forms = namings().flatMap((naming) => {
    const [monthName, weekday] = naming.map((formatter) => formatter.format(date));
    const dates = [`${day} ${month}`, `${month} ${day}`, `${day} ${monthName}`, `${monthName} ${day}`];
    const all = dates.flatMap((one) => [one, `${one} ${year}`, `${one} ${year % 100}`]);
    all.push(`${year} ${month} ${day}`);
    return [weekday!, ...all, ...all.map((one) => `${weekday} ${one}`)];
  });
  return [...forms, ...DAY_WORDS.map((word) => `${word} ${place + 1}`)];
};

/** The days that each form may mean. */
const daysByFormOf = (days: readonly string[]): Map<string, Set<string>> => {
  const daysByForm = new Map<string, Set<string>>();
  for (const [place, day] of days.entries())
    for (const form of formsOf(day, place).map(partsOf))
      daysByForm.set(form, (daysByForm.get(form) ?? new Set()).add(day));
  return daysByForm;
};

/** Reads one of these days, of which just one is meant: 25.10.2026, 10/25, Sunday, Day 2. A workbook has the time of day with its dates. */
export const dayOf = (days: readonly string[]) => {
  let daysByForm: ReturnType<typeof daysByFormOf> | undefined;
  return (text: string): Checked => {
    daysByForm ??= daysByFormOf(days);
    const [meant, ...others] = daysByForm.get(partsOf(text.replace(/T[\d:.]+Z$/, ''))) ?? [];
    if (meant === undefined) return { error: 'This is no day of the event.', unknown: text };
    return others.length > 0
      ? { error: `This can be more than one day. Please write it as ${meant}.`, unknown: text }
      : { value: meant };
  };
};

/** The months by their names in each language. */
let months: Map<string, number> | undefined;
const monthsByName = (): Map<string, number> =>
  (months ??= new Map(
    namings().flatMap(([month]) =>
      Array.from(
        { length: 12 },
        (_none, at) => [partsOf(month!.format(Date.UTC(2026, at))), at + 1] as const,
      ),
    ),
  ));

/** The day, where a calendar has it. */
const isoDay = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** Reads any day with its year: 2026-10-25, 25.10.2026, 25 October 2026, 10/25/2026. Of 3/4/2026 nothing says which is the month, unless points do. */
export const anyDay = (text: string): Checked => {
  const parts = partsOf(text.replace(/T[\d:.]+Z$/, ''))
    .split(' ')
    .map((part) => monthsByName().get(part) ?? part);
  const isNamed = parts.some((part) => typeof part === 'number');
  const [one = 0, other = 0, last = 0] = parts.map(Number);
  const refused = { error: 'Please write the day as YYYY-MM-DD.' };
  if (parts.length !== 3) return refused;
  const year = one > 999 ? one : last;
  const [first, second] = one > 999 ? [last, other] : [one, other];
  const isMonthFirst = typeof parts[0] === 'number';
  const meant = isNamed || one > 999 || text.includes('.') ? [] : [isoDay(year, first, second)];
  const days = new Set(
    [isMonthFirst ? isoDay(year, first, second) : isoDay(year, second, first), ...meant].filter(Boolean),
  );
  const [day, another] = [...days];
  return day && !another ? { value: day } : refused;
};

/** A cell of a workbook with a time alone: the days on which its calendars begin. */
const WORKBOOK_TIME = /^(?:1899-12-3[01]|1904-01-01)T[\d:.]+Z$/;
/** 9:00, 09.00, 9h30, 9 Uhr, 9 am, 9:30 p.m., 0930. */
const TIME =
  /^(\d{1,2})(?:[:.h]?(\d{2})(?::00)?|(?=\s*(?:h|uhr|[ap]\.?\s?m)))\s*(?:h|uhr)?\s*(?:([ap])\.?\s?m\.?)?$/;

/** Reads a time of day; midnight at its end is 24:00. */
export const timeOfDay = (text: string): Checked => {
  const written = WORKBOOK_TIME.test(text)
    ? new Date(Date.parse(text) + 500).toISOString().slice(11, 16)
    : trimmed(withAsciiDigits(text)).toLowerCase();
  const [, hours = '', minutes = '00', half] = TIME.exec(written) ?? [];
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  const isTime = hours && Number(minutes) < 60 && (!half || (Number(hours) >= 1 && Number(hours) <= 12));
  return isTime && hour * 60 + Number(minutes) <= 24 * 60
    ? { value: `${String(hour).padStart(2, '0')}:${minutes}` }
    : { error: 'This is no time of day, such as 09:30.' };
};
