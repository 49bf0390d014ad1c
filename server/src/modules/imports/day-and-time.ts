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

/** How people write a day of an event, `place` days after its first. */
const formsOf = (iso: string, place: number): string[] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const date = new Date(`${iso}T00:00:00Z`);
  const inLanguage = (locale: string, style: 'long' | 'short') => {
    const named = (part: 'month' | 'weekday') =>
      new Intl.DateTimeFormat(locale, { [part]: style, timeZone: 'UTC', calendar: 'gregory' }).format(date);
    const [monthName, weekday] = [named('month'), named('weekday')];
    const dates = [`${day} ${month}`, `${month} ${day}`, `${day} ${monthName}`, `${monthName} ${day}`];
    const all = dates.flatMap((one) => [one, `${one} ${year}`, `${one} ${year % 100}`]);
    all.push(`${year} ${month} ${day}`);
    return [weekday, ...all, ...all.map((one) => `${weekday} ${one}`)];
  };
  return [
    ...LANGUAGES.flatMap((locale) => [...inLanguage(locale, 'long'), ...inLanguage(locale, 'short')]),
    ...DAY_WORDS.map((word) => `${word} ${place + 1}`),
  ];
};

/** Reads one of these days, of which just one is meant: 25.10.2026, 10/25, Sunday, Day 2. A workbook has the time of day with its dates. */
export const dayOf = (days: readonly string[]) => {
  const daysByForm = new Map<string, Set<string>>();
  for (const [place, day] of days.entries())
    for (const form of formsOf(day, place).map(partsOf))
      daysByForm.set(form, (daysByForm.get(form) ?? new Set()).add(day));
  return (text: string): Checked => {
    const [meant, ...others] = daysByForm.get(partsOf(text.replace(/T[\d:.]+Z$/, ''))) ?? [];
    if (meant === undefined) return { error: 'This is no day of the event.', unknown: text };
    return others.length > 0
      ? { error: `This can be more than one day. Please write it as ${meant}.`, unknown: text }
      : { value: meant };
  };
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
